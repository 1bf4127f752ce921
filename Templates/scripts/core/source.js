/**
 * Reads published searches: Dijkstra's search from a place to all others.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
/** @typedef {import('./route.js').Tree} Tree */
import { loadJSON } from '../lib/load-json.js';

/**
 * Loads the search from a place.
 * @param {string} address
 * @param {Network | Promise<Network>} loading the network of the search
 * @returns {Promise<{tree: Tree, events: number[]}>}
 */
export async function loadSource(address, loading) {
  const [file, network] = await Promise.all([loadJSON(address), loading]);
  return readSource(file, network);
}

/**
 * Converts a published search to a tree and a list of events.
 * @param {{source: number, predecessor: number[], events: number[]}} file @param {Network} network
 * @returns {{tree: Tree, events: number[]}}
 */
export function readSource({ source, predecessor, events }, network) {
  return {
    tree: { source, predecessor, cost: costs(network, source, predecessor) },
    events: eventsOf(network, events),
  };
}

/**
 * The events of a published trace. The trace stores a relaxed link as -1 - n, where n is the index
 * of the link among the arcs that leave the place settled last. On the goal's side, n is the index
 * of the link among the arcs that arrive at that place.
 * @param {Network} network @param {number[]} published @returns {number[]}
 */
export function eventsOf(network, published) {
  let place = 0;
  return published.map((event) => {
    if (event < 0) return -1 - (network.arcs(place >= network.size)[place % network.size][-1 - event]?.link ?? -1);
    place = event;
    return event;
  });
}

/**
 * The cost of the route to each place, or -1 if the place cannot be reached.
 * @param {Network} network @param {number} source
 * @param {number[]} predecessor the last link of the route to each place, or -1 if there is none
 */
function costs(network, source, predecessor) {
  /** @type {number[]} */
  const cost = predecessor.map((_, place) => (place === source ? 0 : -1));
  predecessor.forEach((_, end) => {
    const way = [];
    let place = end;
    while (cost[place] < 0 && predecessor[place] >= 0) {
      way.push(place);
      place = network.otherEnd(predecessor[place], place);
    }
    for (let known = cost[place]; known >= 0 && way.length > 0; cost[place] = known) {
      place = /** @type {number} */ (way.pop());
      known += network.cost(predecessor[place]);
    }
  });
  return cost;
}
