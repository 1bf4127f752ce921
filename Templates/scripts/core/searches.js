/**
 * The searches between two places of a network. Dijkstra's is a part of the search from the start to
 * everywhere, which is in the data for most starts; the others are run for the reader, each once.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
/** @typedef {import('./route.js').Route} Route */
/** @typedef {import('./trace.js').Trace} Trace */
import { Background } from '../lib/background.js';
import { estimates } from './estimates.js';
import { loadRoute } from './route-page.js';
import { search, searchable } from './search.js';
import { cutAt } from './trace.js';

/** The number of places from which a search takes longer than a frame. */
const LARGE = 2000;

const background = new Background(() => import('./search-work.js'));

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
   * Fetches the additional data that the trace of an algorithm needs: the positions of the places.
   * On a large network the search is run in the background too.
   * @param {string} algorithm
   * @returns {Promise<void> | null} null if the data is already loaded
   */
  prepare(algorithm) {
    const { network, source, goal, events } = this;
    const locating = estimates(algorithm) ? (network.locate?.() ?? null) : null;
    const isFast = network.size < LARGE || (algorithm === 'dijkstra' && events !== null);
    if (isFast || this.#traces.has(algorithm)) return locating;
    const run = async () => {
      await locating;
      const task = { network: searchable(network), algorithm, source, goal };
      const found = await background.run(task);
      this.#traces.set(algorithm, { ...found, algorithm, source, goal });
    };
    return run();
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
 * The searches of a route's page.
 * @param {DOMStringMap} data as for `loadRoute`
 */
export async function loadSearches(data) {
  const found = await loadRoute(data);
  let searches = made.get(found);
  if (!searches) {
    const { network, source, goal, route, events } = found;
    made.set(found, (searches = new Searches(network, source, goal, route, events)));
  }
  return searches;
}

/**
 * The searches of routes, made once.
 * @type {WeakMap<object, Searches>}
 */
const made = new WeakMap();
