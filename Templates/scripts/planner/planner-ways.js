/**
 * The routes between places of a network: the cheapest one, read from published shortest-path
 * trees, and alternatives. A tree that is not published is computed on the page.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/route.js').Route} Route */
/** @typedef {import('../core/route.js').Tree} Tree */
import { joined, routeInTree } from '../core/route.js';
import { loadSource } from '../core/source.js';
import { once } from '../lib/load-json.js';

/**
 * The part of a trip from one stop to the next. `route` is null if there is no route.
 * @typedef {{from: number, to: number, route: Route | null}} Stage
 */

/** @type {typeof import('./ways-late.js') | null} */
let late = null;

/**
 * Loads the code that a route needs, and caches the module. Without the cache, each call would wait
 * for another turn of the event loop, even if the module has already been loaded.
 */
export async function loadLate() {
  return (late ??= await import('./ways-late.js'));
}

export class Ways {
  /** @type {Map<number, Promise<Tree>>} the requested trees, keyed by start */
  #trees = new Map();

  /** @param {Network} network @param {string} folder with a trailing slash */
  constructor(network, folder) {
    this.network = network;
    this.folder = folder;
  }

  /**
   * The events of Dijkstra's search from a place; null if they are not published.
   * @param {number} place
   */
  async events(place) {
    return this.network.hasSearches(place) ? (await this.#source(place)).events : null;
  }

  /**
   * @param {number[]} stops including both ends
   * @returns {Promise<{route: Route | null, stages: Stage[], others: () => Promise<Route[]>}>}
   *   `route` is the cheapest route, or null if there is none. `stages` are its parts between
   *   stops. `others` finds the alternatives, the shortest first; it finds none if there are more
   *   than two stops
   */
  async along(stops) {
    const trees = await Promise.all(stops.slice(0, -1).map((stop) => this.#tree(stop)));
    const stages = trees.map((tree, index) => {
      const to = stops[index + 1];
      return { from: stops[index], to, route: routeInTree(this.network, tree, to) };
    });
    return {
      route: joined(stages.map(({ route }) => route)),
      stages,
      others: async () => (stages.length === 1 ? this.#others(trees[0], stops[1]) : []),
    };
  }

  /** @param {number} place @returns {Promise<Tree>} */
  #tree(place) {
    return once(this.#trees, place, async () => {
      const { network } = this;
      if (network.hasSearches(place)) return (await this.#source(place)).tree;
      return (await loadLate()).treeFrom(network, place);
    });
  }

  /** @param {number} place */
  #source(place) {
    return loadSource(`${this.folder}searches/${this.network.id(place)}.json`, this.network);
  }

  /** @param {Tree} tree @param {number} to */
  async #others(tree, to) {
    const { network } = this;
    // If all links are two-way, the routes to a place are the reversed routes from that place, so
    // one tree serves both directions.
    const isThere = network.data.pagesBothWays;
    const [{ alternatives, shortestCost, treeTo }, known] = await Promise.all([
      loadLate(),
      isThere ? this.#tree(to) : null,
    ]);
    const measure = (/** @type {number} */ a, /** @type {number} */ b) => shortestCost(network, a, b);
    return alternatives(network, tree, known ?? treeTo(network, to), measure);
  }
}
