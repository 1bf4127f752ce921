/**
 * The searches between two places as a page's data have them: Dijkstra's is a part of the search from
 * the start to everywhere, the others are the route's own.
 * @module
 */

/** @import { Network } from './network.js' */
/** @import { Trace } from './trace.js' */
import { loadJSON } from './load-json.js';
import { placesAlong } from './network.js';
import { loadReplayNetwork } from './replay-network.js';
import { cutAt, eventsOf } from './trace.js';

/**
 * @typedef {object} Searches
 * @property {Network} network
 * @property {number} source
 * @property {number} goal
 * @property {{cost: number, places: number[], links: number[]} | null} route the cheapest, null if
 *   there is none
 * @property {(algorithm: string) => Trace | null} trace null if there is none
 */

/** Each read once for a page. @type {Map<string, Promise<Searches>>} */
const loaded = new Map();

/**
 * @param {DOMStringMap} files the addresses: `network`, `trace` and `route`
 * @returns {Promise<Searches>}
 */
export function loadSearches({ network = '', trace = '', route = '' }) {
  let searches = loaded.get(route);
  if (!searches) {
    loaded.set(route, (searches = read(network, trace, route)));
    searches.catch(() => loaded.delete(route));
  }
  return searches;
}

/**
 * @param {string} networkFile
 * @param {string} treeFile
 * @param {string} routeFile
 * @returns {Promise<Searches>}
 */
async function read(networkFile, treeFile, routeFile) {
  const [network, tree, route] = await Promise.all([
    loadReplayNetwork(networkFile), loadJSON(treeFile), loadJSON(routeFile),
  ]);
  const { from: source, to: goal } = route;
  return {
    network,
    source,
    goal,
    route: route.cost === null ? null : { ...route, places: placesAlong(network, source, route.links) },
    trace(algorithm) {
      const found = algorithm === 'dijkstra' ? tree : route.traces[algorithm];
      if (!found) return null;
      const events = eventsOf(network, found.events);
      return {
        ...found,
        events: algorithm === 'dijkstra' ? cutAt(events, goal) : events,
        algorithm,
        source,
        goal,
      };
    },
  };
}
