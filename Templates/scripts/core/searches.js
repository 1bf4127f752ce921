/**
 * The searches between two places of a network. Dijkstra's search between the places is the first
 * part of Dijkstra's search from the start to all places. The search to all places may be
 * published. Searches that are not published run in the browser, each only once.
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

/**
 * Searches in a network with at least this number of places and junctions can take longer than an
 * animation frame.
 */
const LARGE = 2000;

const background = new Background(() => import('./search-work.js'));

export class Searches {
  /** @type {Map<string, Trace>} */
  #traces = new Map();

  /**
   * @param {Network} network @param {number} source @param {number} goal
   * @param {Route | null} route the cheapest route; null if there is none
   * @param {number[] | null} events the events of Dijkstra's search from the source to all places;
   *   null if they are not available
   */
  constructor(network, source, goal, route, events) {
    this.network = network;
    this.source = source;
    this.goal = goal;
    this.route = route;
    this.events = events;
  }

  /**
   * Prepares the trace of an algorithm. Loads the positions of the places if the algorithm needs
   * them and, on a large network, runs the search in a worker.
   * @param {string} algorithm
   * @returns {Promise<void> | null} null if the trace can be requested at once
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
   * The trace of a search that has been prepared.
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
 * The searches of a route page, cached.
 * @param {DOMStringMap} data the same values as for `loadRoute`
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

/** @type {WeakMap<object, Searches>} keyed by the data of the route page */
const made = new WeakMap();
