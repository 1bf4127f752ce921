/**
 * The data of a route's page: its network, the route, Dijkstra's search from the start.
 * @module
 */

import { loadReplayNetwork } from './replay-network.js';
import { routeInTree } from './route.js';
import { loadSource } from './source.js';

/**
 * The pages' data, by their addresses.
 * @type {Map<string, ReturnType<typeof read>>}
 */
const loaded = new Map();

/**
 * Loads the data, once. A failed request is retried at the next call.
 * @param {DOMStringMap} data the addresses `network` and, if the search is in the data, `searches`, and the indices
 * `from` and `to`
 */
export function loadRoute({ network = '', searches = '', from, to }) {
  const key = `${network} ${from} ${to}`;
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
  const { tree, events } = searchFile ? await loadSource(searchFile, loading) : await searchFrom(await loading, source);
  const network = await loading;
  return { network, source, goal, route: routeInTree(network, tree, goal), events };
}

/** Dijkstra's search from a place, run here. @param {import('./network.js').Network} network @param {number} source */
async function searchFrom(network, source) {
  const { search, treeFrom } = await import('./search.js');
  return { tree: treeFrom(network, source), events: search(network, 'dijkstra', source, -1).events };
}
