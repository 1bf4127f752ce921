/**
 * The searches between any two places of a network. Dijkstra's trace is in the data for most starts;
 * the others are run in the page, each once.
 * @module
 */

/** @import { Network } from './network.js' */
/** @import { Route } from './route.js' */
/** @import { Searches } from './searches.js' */
/** @import { Trace } from './trace.js' */
import { loadJSON } from './load-json.js';
import { search } from './search.js';
import { cutAt, eventsOf } from './trace.js';

/**
 * @param {Network} network
 * @param {number} source
 * @param {number} goal
 * @param {Route | null} route the cheapest, null if there is none
 * @param {string} traceFile the address of the start's trace
 * @returns {Promise<Searches>}
 */
export async function searchesBetween(network, source, goal, route, traceFile) {
  const events = network.hasSearches(source)
    ? eventsOf(network, (await loadJSON(traceFile)).events)
    : search(network, 'dijkstra', source, -1).events;
  /** @type {Map<string, Trace>} */
  const traces = new Map();
  return {
    network,
    source,
    goal,
    route,
    trace(algorithm) {
      let trace = traces.get(algorithm);
      if (!trace) {
        const found = algorithm === 'dijkstra' ? { events: cutAt(events, goal) } : search(network, algorithm, source, goal);
        traces.set(algorithm, (trace = { ...found, algorithm, source, goal }));
      }
      return trace;
    },
  };
}
