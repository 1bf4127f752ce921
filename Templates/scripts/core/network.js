/**
 * A network of places and links, as stored in its data file.
 * @module
 */

import { decimal, say } from '../lib/words.js';

/**
 * An additional column of a table, with one text for each row. A text can be empty.
 * @typedef {{name: string, texts: string[]}} Facts
 */

/**
 * A measure of links besides their cost. Its values are integers in the smallest part of its unit,
 * such as metres for kilometres.
 * @typedef {{id: string, name: string, unit: import('../lib/words.js').Unit, values: number[],
 *   speed?: {value: number, unit: string}, isLength?: boolean}} Measure `speed` is the travel
 *   speed, if the measure is a time that is calculated from one. `isLength` is true if the cost is
 *   a length and the measure is proportional to the cost on all links
 */

/**
 * @typedef {object} NetworkData
 * @property {string} slug
 * @property {string} title
 * @property {import('../lib/words.js').Unit} unit "km" (costs are then in metres), "steps", or the
 *   properties of a custom unit
 * @property {number} width the width of the map, in SVG user units
 * @property {number} height the height of the map, in SVG user units
 * @property {string} [map] the path of the map file, relative to the site's root
 * @property {string} [lines] the path of the file with the geometry of links, if any link has its
 *   own geometry
 * @property {string} [by] the id of the measure that routes minimise; missing if they minimise the
 *   cost
 * @property {NetworkData} [published] the data with the original costs, if routes minimise a
 *   measure
 * @property {string} [quietMap] the path of the map without place names, on which routes are drawn
 * @property {{id: string, name: string, plural?: string, line: string, tickets?: boolean}[]} modes
 * @property {{id?: string[], name: string[], country?: (string | null)[], latitude?: (number |
 *   null)[], longitude?: (number | null)[], x: number[], y: number[], page?: (string | null)[],
 *   facts?: Facts[]}} places `x`, `y`, `latitude` and `longitude` also include the junctions, which
 *   follow the named places
 * @property {{from: number[], to: number[], mode: number[], cost: number[], label?: (string |
 *   string[] | null)[], directed?: number[], closed?: number[], closedLabels?: string[],
 *   path?: (string | null)[] | Record<number, string>, facts?: Facts[], measures?: Measure[],
 *   bends?: Record<string, [number, number][]>}} links `label` is a list if a link has several
 *   labels. `directed` is 1 for a one-way link from `from` to `to`, 2 for a one-way link from `to`
 *   to `from`, and 0 for a two-way link. `closed` lists the links that are closed by default, and
 *   `closedLabels` the labels that close them. `path` is the SVG path of a link that is not a
 *   straight line. `bends` are the intermediate points of links, once loaded
 * @property {{projection: {name: string, parameters: Record<string, number>}, scale: number, x:
 *   number, y: number}} [ground] the projection of the map, if the places have coordinates on the
 *   earth
 * @property {{id: string[], name: string[], place: number[]}} [regions] the regions of a game
 *   board; `place` has, for each place, the index of its region
 * @property {Record<string, string>} [aliases] alternative names, keyed by label
 * @property {{folder: string, singular: string, plural: string, colors?: Record<string, string>}}
 *   [labels] the singular and plural noun for a label, and the folder of the labels' pages; missing
 *   if labels have no pages
 * @property {number[]} [pages] the places that have route pages between them, in ascending order
 * @property {boolean} [pagesBothWays] true if one page covers both directions of a route
 * @property {number[]} [searches] the places whose shortest-path trees and traces are published;
 *   all places if missing
 * @property {(a: number, b: number) => number} [straight] the straight-line distance between two
 *   places, in a network that is not on the earth
 * @property {number} [hub] the place at which every route with a page begins or ends
 * @property {boolean} [isEdited] true if the reader has changed links
 */

/**
 * A link in one direction of travel. Arcs are listed by the place that they leave.
 * @typedef {{to: number, link: number}} Arc
 */

export class Network {
  /** @param {NetworkData} data */
  constructor(data) {
    this.data = data;
    /** The number of places and junctions. */
    this.size = (data.places.x ?? data.places.name).length;
    /** The number of places with a name. */
    this.named = data.places.name.length;
    /** @type {Map<string, number>} */
    this.indices = new Map(data.places.id?.map((id, index) => [id, index]));
    this.relink(data);
    /**
     * Loads the geographic positions of the places; null if they are already in the data.
     * @type {(() => Promise<void>) | null}
     */
    this.locate = null;
  }

  /**
   * Replaces the links. The new data must have the same places.
   * @param {NetworkData} data
   */
  relink(data) {
    this.data = data;
    this.linkCount = data.links.from.length;
    /** @type {Set<number>} the links that routes cannot use */
    this.closed = new Set(data.links.closed);
    /**
     * @type {Arc[][][]} the results of `arcs(false)` and `arcs(true)`; each is built on first use
     */
    this.directions = [];
  }

  /** @param {number} place @returns {string} */
  name(place) {
    return this.data.places.name[place] ?? WORDS.routes.junction;
  }

  /**
   * Returns true if a node is a place and not a junction.
   * @param {number} place
   */
  isNamed(place) {
    return place < this.named;
  }

  /** @param {number} place @returns {string} */
  id(place) {
    // The id of a junction is the one that `generate-site route` prints.
    return this.data.places.id?.[place] ?? (this.isNamed(place) ? '' : `~${place - this.named + 1}`);
  }

  /**
   * The two-letter code of a place's country; empty if unknown.
   * @param {number} place @returns {string}
   */
  country(place) {
    return this.data.places.country?.[place] ?? '';
  }

  /**
   * The place with the given id, or -1 if there is none.
   * @param {string | null} id @returns {number}
   */
  index(id) {
    return id === null ? -1 : (this.indices.get(id) ?? -1);
  }

  /**
   * The place or junction with the given id, or -1 if there is none.
   * @param {string} id @returns {number}
   */
  node(id) {
    if (!/^~[1-9]\d{0,6}$/.test(id)) return this.index(id);
    const node = this.named + Number(id.slice(1)) - 1;
    return node < this.size ? node : -1;
  }

  /**
   * A copy of the network with more links closed; the links keep their indices.
   * @param {Set<number>} closed @returns {Network}
   */
  without(closed) {
    const rest = new Network(this.data);
    for (const link of closed) rest.closed.add(link);
    return rest;
  }

  /**
   * Returns true if searches from a place are published and the reader has not changed or closed
   * links.
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

  /** @param {number} link @returns {string[]} */
  labels(link) {
    const label = this.data.links.label?.[link];
    return label ? [label].flat() : [];
  }

  /**
   * The name of a link: the names of both ends, or else its label, or else its mode and the name or
   * position of one end, such as "lane at 36.1° N, 5.4° W".
   * @param {number} link
   */
  linkName(link) {
    const { links, places } = this.data;
    const [a, b] = [links.from[link], links.to[link]].sort((one, other) => one - other);
    if (this.isNamed(b)) return say(WORDS.routes.linkBetween, { from: this.name(a), to: this.name(b) });
    const [label] = this.labels(link);
    if (label) return label;
    // Only networks on the earth have junctions.
    const { latitude, longitude } = /** @type {any} */ (places);
    const part = (/** @type {number} */ value, /** @type {string} */ positive, /** @type {string} */ negative) => {
      return say(value < 0 ? negative : positive, { degrees: `${decimal(Math.abs(value), 1)}°` });
    };
    const place = this.isNamed(a)
      ? this.name(a)
      : `${part(latitude[a], WORDS.map.northLatitude, WORDS.map.southLatitude)}, ` +
        part(longitude[a], WORDS.map.eastLongitude, WORDS.map.westLongitude);
    return say(WORDS.routes.linkAt, { mode: this.mode(link), place });
  }

  /**
   * The line style of a link: solid, dotted, double or dashed.
   * @param {number} link
   */
  line(link) {
    return this.data.modes[this.data.links.mode[link]]?.line ?? 'solid';
  }

  /** @param {number} link @returns {string} */
  mode(link) {
    return this.data.modes[this.data.links.mode[link]]?.name ?? '';
  }

  /** @param {number} link @param {number} place */
  otherEnd(link, place) {
    const { from, to } = this.data.links;
    return from[link] === place ? to[link] : from[link];
  }

  /** @param {number} link @returns {string} SVG path data */
  path(link) {
    const drawn = this.data.links.path?.[link];
    if (drawn) return drawn;
    const { x, y } = this.data.places;
    const [a, b] = [this.data.links.from[link], this.data.links.to[link]];
    return `M${x[a]} ${y[a]}L${x[b]} ${y[b]}`;
  }

  /**
   * The arcs that leave each place, in the order of the links.
   * @param {boolean} [against] true to travel against the direction of one-way links
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
   * The path of a route's page, relative to the site's root; null if the route has no page.
   * @param {number} from @param {number} to @returns {string | null}
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
 * The places along consecutive links. There is one more place than there are links.
 * @param {Network} network @param {number} start @param {number[]} links @returns {number[]}
 */
export function placesAlong(network, start, links) {
  const places = [start];
  for (const link of links) places.push(network.otherEnd(link, places[places.length - 1]));
  return places;
}
