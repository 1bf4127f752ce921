/**
 * A network of places and links, in the form of its data file.
 * @module
 */

/**
 * A further column of a table: a text for each row, or nothing.
 * @typedef {{name: string, texts: string[]}} Facts
 */

/**
 * A measure of links besides their cost, in the smallest parts of its unit.
 * @typedef {{id: string, name: string, unit: import('../lib/words.js').Unit, values: number[],
 *   speed?: {value: number, unit: string}, isLength?: boolean}} Measure a time has the speed that it is for; a
 *   length is the cost in another unit
 */

/**
 * @typedef {object} NetworkData
 * @property {string} slug
 * @property {string} title
 * @property {import('../lib/words.js').Unit} unit "km" (costs are metres), "steps", or the facts of another
 * @property {number} width of the map, in user units
 * @property {number} height of the map, in user units
 * @property {string} [map] path of the map's file from the site's root
 * @property {string} [lines] path of the lines of links, if some have lines of their own
 * @property {string} [by] the measure by which routes are chosen; the cost if missing
 * @property {NetworkData} [published] the data with the original costs, if routes are chosen by a measure
 * @property {string} [quietMap] path of the map without names, for routes to lie on
 * @property {{id: string, name: string, plural?: string, line: string, tickets?: boolean}[]} modes
 * @property {{id?: string[], name: string[], country?: (string | null)[],
 *   latitude?: (number | null)[], longitude?: (number | null)[], x: number[], y: number[],
 * page?: (string | null)[], facts?: Facts[]}} places `x` and all positions include junctions, which come last:
 * lines meet there, and they have no name
 * @property {{from: number[], to: number[], mode: number[], cost: number[],
 *   label?: (string | string[] | null)[], directed?: number[], closed?: number[],
 *   path?: (string | null)[] | Record<number, string>, facts?: Facts[], measures?: Measure[],
 *   bends?: Record<string, [number, number][]>}} links `label` is a list where a link has several;
 *   `directed` is 1 for a link that runs one way, and 2 for one that runs from `to` to `from`; `closed` are the
 *   links that cannot be taken unless they are opened; `path` where a link is no straight line; `facts` are the texts of further columns; `bends` are the points of
 *   a line on the earth, once fetched
 * @property {{projection: {name: string, parameters: Record<string, number>}, scale: number, x: number, y: number}}
 * [ground] the projection of the map, if the places lie on the earth
 * @property {{id: string[], name: string[], place: number[]}} [regions] of the places of a board
 * @property {Record<string, string>} [aliases] further names of labels
 * @property {{folder: string, singular: string, plural: string, colors?: Record<string, string>}} [labels] what they
 *   are, where each has a page
 * @property {number[]} [pages] the places whose routes have pages, ascending
 * @property {boolean} [pagesBothWays] true if one page serves both directions
 * @property {number[]} [searches] places whose trees and traces are in the data; all if missing
 * @property {(a: number, b: number) => number} [straight] the straight line between two places that lie on no earth,
 *   in units of their own
 * @property {number} [hub] the place that every route with a page begins or ends at
 * @property {boolean} [isEdited] true if a reader changed its links
 */

/**
 * An arc leads from a place along a link.
 * @typedef {{to: number, link: number}} Arc
 */

export class Network {
  /** @param {NetworkData} data */
  constructor(data) {
    this.data = data;
    /** The number of places, junctions included. */
    this.size = (data.places.x ?? data.places.name).length;
    /** The number of places with a name. */
    this.named = data.places.name.length;
    /** @type {Map<string, number>} */
    this.indices = new Map(data.places.id?.map((id, index) => [id, index]));
    this.relink(data);
    /** Fetches the positions of the places on the earth; null if they are in the data.
     * @type {((positions?: Promise<any>) => Promise<void>) | null} */
    this.locate = null;
  }

  /**
   * Replaces the links with those of other data for the same places.
   * @param {NetworkData} data
   */
  relink(data) {
    this.data = data;
    /** The number of links. */
    this.linkCount = data.links.from.length;
    /**
     * The links that cannot be taken.
     * @type {Set<number>}
     */
    this.closed = new Set(data.links.closed);
    /** @type {Arc[][][]} the arcs along the links and those against them, made on first use */
    this.directions = [];
  }

  /** @param {number} place @returns {string} */
  name(place) {
    return this.data.places.name[place] ?? 'a junction';
  }

  /**
   * Returns true if a place is not a junction.
   * @param {number} place
   */
  isNamed(place) {
    return place < this.named;
  }

  /** @param {number} place @returns {string} */
  id(place) {
    // Junctions have the numbers that the command uses in its answers.
    return this.data.places.id?.[place] ?? (this.isNamed(place) ? '' : `~${place - this.named + 1}`);
  }

  /**
   * The country's two letters, or nothing.
   * @param {number} place @returns {string}
   */
  country(place) {
    return this.data.places.country?.[place] ?? '';
  }

  /**
   * The place with an id; -1 if there is none.
   * @param {string | null} id @returns {number}
   */
  index(id) {
    return id === null ? -1 : (this.indices.get(id) ?? -1);
  }

  /**
   * The place or junction with an id; -1 if there is none.
   * @param {string} id @returns {number}
   */
  node(id) {
    if (!/^~[1-9]\d{0,6}$/.test(id)) return this.index(id);
    const node = this.named + Number(id.slice(1)) - 1;
    return node < this.size ? node : -1;
  }

  /**
   * The network with further links closed; all links keep their numbers.
   * @param {Set<number>} closed
   * @returns {Network}
   */
  without(closed) {
    const rest = new Network(this.data);
    for (const link of closed) rest.closed.add(link);
    return rest;
  }

  /**
   * Returns true if the data have the tree and the trace of a place, for the unchanged network.
   * @param {number} place
   */
  hasSearches(place) {
    const { links, searches, isEdited } = this.data;
    const isWhole = !isEdited && this.closed.size === (links.closed?.length ?? 0);
    return isWhole && (searches?.includes(place) ?? true);
  }

  /** @param {number} link @returns {number} */
  cost(link) {
    return this.data.links.cost[link];
  }

  /** @param {number} link @returns {boolean} */
  isDirected(link) {
    return Boolean(this.data.links.directed?.[link]);
  }

  /**
   * The labels of a link, such as ["E40", "E50"].
   * @param {number} link @returns {string[]}
   */
  labels(link) {
    const label = this.data.links.label?.[link];
    return label ? [label].flat() : [];
  }

  /**
   * The names of the ends of a link, or its label; without either, its mode and an end: "lane at 36.1° N, 5.4° W".
   * @param {number} link
   */
  linkName(link) {
    const { links, places: { latitude, longitude } } = this.data;
    const [a, b] = [links.from[link], links.to[link]].sort((one, other) => one - other);
    if (this.isNamed(b)) return `${this.name(a)}–${this.name(b)}`;
    const [label] = this.labels(link);
    if (label) return label;
    const degrees = (/** @type {number} */ value, /** @type {string} */ letters) => {
      return `${Math.abs(value).toFixed(1)}° ${letters[value < 0 ? 1 : 0]}`;
    };
    const where = this.isNamed(a)
      ? this.name(a)
      : `${degrees(latitude?.[a] ?? 0, 'NS')}, ${degrees(longitude?.[a] ?? 0, 'EW')}`;
    return `${this.mode(link)} at ${where}`;
  }

  /**
   * The line style of a link: solid, dotted, double or dashed.
   * @param {number} link
   */
  line(link) {
    return this.data.modes[this.data.links.mode[link]]?.line ?? 'solid';
  }

  /**
   * The name of a link's mode, such as "train".
   * @param {number} link @returns {string}
   */
  mode(link) {
    return this.data.modes[this.data.links.mode[link]]?.name ?? '';
  }

  /**
   * The end of a link that is not the given one.
   * @param {number} link @param {number} place
   */
  otherEnd(link, place) {
    const { from, to } = this.data.links;
    return from[link] === place ? to[link] : from[link];
  }

  /**
   * The line of a link on the map, as path data.
   * @param {number} link @returns {string}
   */
  path(link) {
    const drawn = this.data.links.path?.[link];
    if (drawn) return drawn;
    const { x, y } = this.data.places;
    const [a, b] = [this.data.links.from[link], this.data.links.to[link]];
    return `M${x[a]} ${y[a]}L${x[b]} ${y[b]}`;
  }

  /**
   * The links that lead away from each place, in the order of links.
   * @param {boolean} [against] true to go against the direction of one-way links
   * @returns {Arc[][]}
   */
  arcs(against = false) {
    const known = this.directions[Number(against)];
    if (known) return known;
    /** @type {Arc[][]} */
    const arcs = (this.directions[Number(against)] = Array.from({ length: this.size }, () => []));
    const { from, to, directed } = this.data.links;
    for (let link = 0; link < this.linkCount; link += 1) {
      if (this.closed.has(link)) continue;
      const isTurned = against !== (directed?.[link] === 2);
      const [a, b] = isTurned ? [to[link], from[link]] : [from[link], to[link]];
      arcs[a].push({ to: b, link });
      if (!this.isDirected(link) && a !== b) arcs[b].push({ to: a, link });
    }
    return arcs;
  }

  /**
   * The page of a route, as a path from the site's root; null if it has none.
   * @param {number} from
   * @param {number} to
   * @returns {string | null}
   */
  routePage(from, to) {
    const pages = this.data.pages ?? [];
    if (from === to || !pages.includes(from) || !pages.includes(to)) return null;
    const { hub } = this.data;
    if (hub !== undefined && from !== hub && to !== hub) return null;
    const [a, b] = this.data.pagesBothWays && from > to ? [to, from] : [from, to];
    return `networks/${this.data.slug}/routes/${this.id(a)}/${this.id(b)}/`;
  }
}

/**
 * The places along links that follow one another.
 * @param {Network} network
 * @param {number} start
 * @param {number[]} links
 * @returns {number[]} one more than links
 */
export function placesAlong(network, start, links) {
  const places = [start];
  for (const link of links) places.push(network.otherEnd(link, places[places.length - 1]));
  return places;
}
