/**
 * The data of a route page: its network, its route, and Dijkstra's search from its start.
 * @module
 */

import { once } from '../lib/load-json.js';
import { loadReplayNetwork } from './replay-network.js';
import { routeInTree } from './route.js';
import { loadSource } from './source.js';

/** @type {Map<string, ReturnType<typeof read>>} */
const loaded = new Map();

/**
 * Loads the data of a route page and caches it. A failed request is retried on the next call.
 * @param {DOMStringMap} data `network` is the address of the network's file; `searches` is the
 *   address of the published search, if there is one; `from` and `to` are indices of places
 */
export function loadRoute({ network = '', searches = '', from, to }) {
  return once(loaded, `${network} ${from} ${to}`, () => read(network, searches, Number(from), Number(to)));
}

/**
 * @param {string} networkFile @param {string} searchFile
 * @param {number} source @param {number} goal
 */
async function read(networkFile, searchFile, source, goal) {
  const loading = loadReplayNetwork(networkFile);
  const { tree, events } = searchFile ? await loadSource(searchFile, loading) : await searchFrom(await loading, source);
  const network = await loading;
  return { network, source, goal, route: routeInTree(network, tree, goal), events };
}

/**
 * Runs Dijkstra's search from a place whose search is not published.
 * @param {import('./network.js').Network} network @param {number} source
 */
async function searchFrom(network, source) {
  const { search, treeFrom } = await import('./search.js');
  return { tree: treeFrom(network, source), events: search(network, 'dijkstra', source, -1).events };
}
