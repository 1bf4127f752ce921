/**
 * The things that a route can avoid: a mode of links, a label, a region, a place, or the links between two places.
 * The same names mean the same things as in `generate-site route --avoid`.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
import { fold } from '../find/fold.js';

/**
 * @typedef {object} Thing
 * @property {string} key its name in addresses
 * @property {string} name for people
 * @property {number[]} places
 * @property {readonly number[]} links
 */

export class Things {
  /** @param {Network} network */
  constructor(network) {
    this.network = network;
  }

  /**
   * The links of a mode.
   * @param {number} mode @returns {Thing}
   */
  mode(mode) {
    const { id, name, plural } = this.network.data.modes[mode];
    return this.#thing(fold(id), plural ?? `${name}s`, [], (link) => this.network.data.links.mode[link] === mode);
  }

  /**
   * The links with a label.
   * @param {string} label @returns {Thing}
   */
  label(label) {
    return this.#thing(fold(label), label, [], (link) => this.network.labels(link).includes(label));
  }

  /**
   * The places of a region.
   * @param {number} region @returns {Thing}
   */
  region(region) {
    const { id, name, place } = /** @type {NonNullable<Network['data']['regions']>} */ (this.network.data.regions);
    const places = [...place.keys()].filter((index) => place[index] === region);
    return this.#thing(id[region], name[region], places);
  }

  /** @param {number} place @returns {Thing} */
  place(place) {
    return this.#thing(this.network.id(place), this.network.name(place), [place]);
  }

  /**
   * All links between the ends of a link, or all with its label if an end has no name; null if nothing
   * names it.
   * @param {number} link @returns {Thing | null}
   */
  link(link) {
    const { network } = this;
    const ends = [network.data.links.from[link], network.data.links.to[link]];
    if (ends.every((end) => network.isNamed(end))) return this.between(ends[0], ends[1]);
    const [label] = network.labels(link);
    return label === undefined ? null : this.label(label);
  }

  /**
   * All links between two places, under one name whatever the order.
   * @param {number} one
   * @param {number} other @returns {Thing}
   */
  between(one, other) {
    const { network } = this;
    const [a, b] = [Math.min(one, other), Math.max(one, other)];
    const { from, to } = network.data.links;
    return this.#thing(
      `${network.id(a)}-${network.id(b)}`, `${network.name(a)}–${network.name(b)}`, [],
      (link) => (from[link] === a && to[link] === b) || (from[link] === b && to[link] === a),
    );
  }

  /**
   * The thing that a text names; null if there is none.
   * @param {string} text @returns {Thing | null}
   */
  find(text) {
    const { data } = this.network;
    const wanted = fold(text);
    if (!wanted) return null;
    const isMeant = (/** @type {string | undefined} */ name) => name !== undefined && fold(name) === wanted;
    const mode = data.modes.findIndex(({ id, name, plural = `${name}s` }) => [id, name, plural].some(isMeant));
    if (mode >= 0) return this.mode(mode);
    for (let link = 0; link < this.network.linkCount; link += 1) {
      const label = this.network.labels(link).find(isMeant);
      if (label) return this.label(label);
    }
    const { id: regions = [], name: regionNames = [] } = data.regions ?? {};
    const region = regions.findIndex((id, index) => isMeant(id) || isMeant(regionNames[index]));
    if (region >= 0) return this.region(region);
    const place = this.#place(text);
    return place >= 0 ? this.place(place) : this.#ends(text);
  }

  /** The links that are closed where things are avoided: theirs, and those of their places.
   * @param {Thing[]} things @returns {Set<number>} */
  closed(things) {
    const { from, to } = this.network.data.links;
    const places = new Set(things.flatMap((thing) => thing.places));
    const closed = new Set(things.flatMap((thing) => thing.links));
    from.forEach((_, link) => {
      if (places.has(from[link]) || places.has(to[link])) closed.add(link);
    });
    return closed;
  }

  /** @param {string} text @returns {number} -1 if there is none */
  #place(text) {
    const place = this.network.index(text);
    const wanted = fold(text);
    return place < 0 && wanted ? this.network.data.places.name.findIndex((name) => fold(name) === wanted) : place;
  }

  /**
   * The links between the places on both sides of a hyphen.
   * @param {string} text
   */
  #ends(text) {
    for (const { index } of text.matchAll(/[-–]/g)) {
      const [a, b] = [text.slice(0, index), text.slice(index + 1)].map((side) => this.#place(side));
      const thing = a >= 0 && b >= 0 ? this.between(a, b) : null;
      if (thing && thing.links.length > 0) return thing;
    }
    return null;
  }

  /** @param {string} key @param {string} name @param {number[]} places
   * @param {(link: number) => boolean} [isMeant] @returns {Thing} */
  #thing(key, name, places, isMeant = () => false) {
    const all = this.network.data.links.from;
    return {
      key,
      name,
      places,
      // Most things are only offered.
      get links() {
        return [...all.keys()].filter(isMeant);
      },
    };
  }
}
