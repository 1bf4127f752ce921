/**
 * The objects that a route can avoid: a mode, a label, a region, a place, or the links between two
 * places. Names have the same meaning as in `generate-site route --avoid`.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
import { fold } from '../find/fold.js';

/**
 * @typedef {object} Thing
 * @property {'mode' | 'label' | 'region' | 'place' | 'link'} kind
 * @property {string} id unique among the objects of the same kind
 * @property {string} key the name of the object in page addresses: its short name or, if the short
 *   name is ambiguous, its kind and id, as in `label:Gibraltar`
 * @property {string} name the name shown to the reader
 * @property {number[]} places the places to avoid
 * @property {readonly number[]} links the links to avoid
 */

export class Things {
  /** @param {Network} network */
  constructor(network) {
    this.network = network;
  }

  /** @param {number} mode @returns {Thing} */
  mode(mode) {
    const { id, name, plural } = this.network.data.modes[mode];
    return this.#thing('mode', id, fold(id), plural ?? `${name}s`, [], (link) => this.network.data.links.mode[link] === mode);
  }

  /** @param {string} label @returns {Thing} */
  label(label) {
    return this.#thing('label', label, fold(label), label, [], (link) => this.network.labels(link).includes(label));
  }

  /** @param {number} region @returns {Thing} */
  region(region) {
    const { id, name, place } = /** @type {NonNullable<Network['data']['regions']>} */ (this.network.data.regions);
    const places = [...place.keys()].filter((index) => place[index] === region);
    return this.#thing('region', id[region], id[region], name[region], places);
  }

  /** @param {number} place @returns {Thing} */
  place(place) {
    const id = this.network.id(place);
    return this.#thing('place', id, id, this.network.name(place), [place]);
  }

  /**
   * The object to avoid if the reader chooses a link: all links between its two ends. If an end has
   * no name and the link has a label, the object is that label.
   * @param {number} link @returns {Thing}
   */
  link(link) {
    const { network } = this;
    const [from, to] = [network.data.links.from[link], network.data.links.to[link]];
    const [label] = network.isNamed(from) && network.isNamed(to) ? [] : network.labels(link);
    return label === undefined ? this.between(from, to) : this.label(label);
  }

  /**
   * All links between two places. The order of the places makes no difference.
   * @param {number} one @param {number} other @returns {Thing}
   */
  between(one, other) {
    const { network } = this;
    const [a, b] = [Math.min(one, other), Math.max(one, other)];
    const ids = [network.id(a), network.id(b)];
    const isMeant = (/** @type {number} */ link) => {
      const { from, to } = network.data.links;
      return (from[link] === a && to[link] === b) || (from[link] === b && to[link] === a);
    };
    const link = network.data.links.from.findIndex((_, index) => isMeant(index));
    const name = link < 0 ? '' : network.linkName(link);
    return this.#thing('link', ids.join(':'), ids.join('-'), name, [], isMeant);
  }

  /** @param {string} text @returns {Thing | null} null if the text names no object */
  find(text) {
    const exact = this.#exact(text);
    if (exact) return exact;
    const { data } = this.network;
    const wanted = fold(text);
    if (!wanted) return null;
    const isMeant = (/** @type {string | undefined} */ name) => name !== undefined && fold(name) === wanted;
    const mode = data.modes.findIndex(({ id, name, plural = `${name}s` }) => [id, name, plural].some(isMeant));
    if (mode >= 0) return this.mode(mode);
    const label = this.#firstLabel(isMeant);
    if (label !== undefined) return this.label(label);
    const { id: regions = [], name: regionNames = [] } = data.regions ?? {};
    const region = regions.findIndex((id, index) => isMeant(id) || isMeant(regionNames[index]));
    if (region >= 0) return this.region(region);
    const place = this.#place(text);
    return place >= 0 ? this.place(place) : this.#ends(text);
  }

  /**
   * The links that a route cannot use if it avoids the given objects: the links of the objects, and
   * all links at their places.
   * @param {Thing[]} things @returns {Set<number>}
   */
  closed(things) {
    const { from, to } = this.network.data.links;
    const places = new Set(things.flatMap((thing) => thing.places));
    const closed = new Set(things.flatMap((thing) => thing.links));
    from.forEach((_, link) => {
      if (places.has(from[link]) || places.has(to[link])) closed.add(link);
    });
    return closed;
  }

  /** @param {string} text @returns {number} -1 if no place has this id or name */
  #place(text) {
    const place = this.network.index(text);
    const wanted = fold(text);
    return place < 0 && wanted ? this.network.data.places.name.findIndex((name) => fold(name) === wanted) : place;
  }

  /** @param {string} text a kind and an id, such as `label:Gibraltar` @returns {Thing | null} */
  #exact(text) {
    const colon = text.indexOf(':');
    const [kind, id] = [text.slice(0, colon), text.slice(colon + 1)];
    const { network } = this;
    if (kind === 'mode') {
      const mode = network.data.modes.findIndex((other) => other.id === id);
      return mode < 0 ? null : this.mode(mode);
    }
    if (kind === 'label') {
      const wanted = fold(id);
      const label = this.#firstLabel((other) => other === id)
        ?? this.#firstLabel((other) => wanted !== '' && fold(other) === wanted);
      return label === undefined ? null : this.label(label);
    }
    if (kind === 'region') {
      const region = network.data.regions?.id.indexOf(id) ?? -1;
      return region < 0 ? null : this.region(region);
    }
    if (kind === 'place') {
      const place = network.index(id);
      return place < 0 ? null : this.place(place);
    }
    return kind === 'link' ? this.#joined(id, /:/g, (side) => network.node(side)) : null;
  }

  /** @param {(label: string) => boolean} isMeant @returns {string | undefined} */
  #firstLabel(isMeant) {
    const { links, aliases = {} } = this.network.data;
    // Only distinct labels are compared, because many links share a label.
    return [...new Set(links.label?.flat())].find((label) => label && isMeant(label))
      ?? Object.keys(aliases).find((label) => isMeant(aliases[label]));
  }

  /**
   * The links between two places. The text has the ids or names of both places, with a hyphen or
   * a dash between them. Ids take precedence over names.
   * @param {string} text @returns {Thing | null}
   */
  #ends(text) {
    const dashes = /[-–—]/g;
    return this.#joined(text, dashes, (side) => this.network.index(side)) ?? this.#joined(text, dashes, (side) => this.#place(side));
  }

  /** @param {string} text @param {RegExp} hyphens
   * @param {(side: string) => number} place returns the place named by the text on one side of a
   *   hyphen, or -1 if there is none
   * @returns {Thing | null} */
  #joined(text, hyphens, place) {
    for (const { index } of text.matchAll(hyphens)) {
      const [a, b] = [text.slice(0, index), text.slice(index + 1)].map(place);
      const thing = a >= 0 && b >= 0 ? this.between(a, b) : null;
      if (thing && thing.links.length > 0) return thing;
    }
    return null;
  }

  /**
   * @param {Thing['kind']} kind @param {string} id
   * @param {string} short the name in addresses without the kind
   * @param {string} name @param {number[]} places
   * @param {(link: number) => boolean} [isMeant] @returns {Thing}
   */
  #thing(kind, id, short, name, places, isMeant = () => false) {
    const { network } = this;
    const find = () => this.find(short);
    /** @type {string | undefined} */
    let key;
    /** @type {Thing} */
    const thing = {
      kind,
      id,
      name,
      places,
      // Computed on demand, because most listed objects are never avoided.
      get key() {
        return (key ??= isSame(find(), thing) ? short : `${kind}:${id}`);
      },
      get links() {
        /** @type {number[]} */
        const links = [];
        for (let link = 0; link < network.linkCount; link += 1) if (isMeant(link)) links.push(link);
        return links;
      },
    };
    return thing;
  }
}

/**
 * Returns true if both are the same object of the network.
 * @param {Thing | null} one @param {Thing | null} other
 */
export function isSame(one, other) {
  return one !== null && other !== null && one.kind === other.kind && one.id === other.id;
}
