/**
 * The searches between two places as a page's data have them: Dijkstra's is a part of the search from
 * the start to everywhere, the others are the route's own.
 * @module
 */

/** @import { Trace } from './trace.js' */
import { loadJSON } from './load-json.js';
import { Network, placesAlong } from './network.js';
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

/**
 * @param {DOMStringMap} files the addresses: `network`, `trace` and `route`
 * @returns {Promise<Searches>}
 */
export async function loadSearches({ network: networkFile, trace: treeFile, route: routeFile }) {
  const [data, tree, route] = await Promise.all(
    [networkFile, treeFile, routeFile].map((file) => loadJSON(file ?? '')),
  );
  const network = new Network(data);
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
