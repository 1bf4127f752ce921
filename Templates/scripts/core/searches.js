/**
 * The searches between two places of a network. Dijkstra's is a part of the search from the start to
 * everywhere, which is in the data for most starts; the others are run in the page, each once.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
/** @typedef {import('./route.js').Route} Route */
/** @typedef {import('./trace.js').Trace} Trace */
import { estimates } from './heuristic.js';
import { loadReplayNetwork } from './replay-network.js';
import { routeInTree } from './route.js';
import { search } from './search.js';
import { loadSource } from './source.js';
import { cutAt } from './trace.js';

export class Searches {
  /** @type {Map<string, Trace>} */
  #traces = new Map();

  /**
   * @param {Network} network
   * @param {number} source
   * @param {number} goal
   * @param {Route | null} route the cheapest, null if there is none
   * @param {number[] | null} events of Dijkstra's search from the source to everywhere, null if they
   *   are not in the data
   */
  constructor(network, source, goal, route, events) {
    this.network = network;
    this.source = source;
    this.goal = goal;
    this.route = route;
    this.events = events;
  }

  /**
   * Fetches what the trace of an algorithm needs besides: the positions of the places.
   * @param {string} algorithm
   * @returns {Promise<void> | null} null if it is there
   */
  prepare(algorithm) {
    return estimates(algorithm) ? (this.network.locate?.() ?? null) : null;
  }

  /**
   * The steps of a search that is prepared.
   * @param {string} algorithm @returns {Trace}
   */
  trace(algorithm) {
    let trace = this.#traces.get(algorithm);
    if (!trace) {
      const { network, source, goal, events } = this;
      const found =
        algorithm === 'dijkstra' && events
          ? { events: cutAt(events, goal) }
          : search(network, algorithm, source, goal);
      this.#traces.set(algorithm, (trace = { ...found, algorithm, source, goal }));
    }
    return trace;
  }
}

/**
 * Those of a page, loaded once.
 * @type {Map<string, Promise<Searches>>}
 */
const loaded = new Map();

/**
 * The searches of a route's page.
 * @param {DOMStringMap} data the addresses `network` and `searches`, and the indices `from` and `to`
 * @returns {Promise<Searches>}
 */
export function loadSearches({ network = '', searches = '', from, to }) {
  const key = `${searches} ${to}`;
  let found = loaded.get(key);
  if (!found) {
    loaded.set(key, (found = read(network, searches, Number(from), Number(to))));
    found.catch(() => loaded.delete(key));
  }
  return found;
}

/**
 * @param {string} networkFile
 * @param {string} searchFile
 * @param {number} source
 * @param {number} goal
 */
async function read(networkFile, searchFile, source, goal) {
  const loading = loadReplayNetwork(networkFile);
  const { tree, events } = await loadSource(searchFile, loading);
  const network = await loading;
  return new Searches(network, source, goal, routeInTree(network, tree, goal), events);
}
