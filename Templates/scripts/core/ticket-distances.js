/**
 * The cheapest routes between chosen places, for every number of tickets.
 * @module ticket-distances
 */

/** @typedef {import("./trip-solver.js").NetworkData} NetworkData */
/**
 * @typedef {ReturnType<typeof settle>} Tree a shortest-path tree whose arrays are indexed by state
 */
import { LegTable } from "./leg-table.js";
import { arcs as arcsOf, settle } from "./tree.js";

/**
 * The number of tickets that a closed link spends. It is larger than any ticket limit, so a closed
 * link is never used.
 */
const CLOSED = 65535;

/**
 * Grows a shortest-path tree from each chosen place over states (tickets spent, place). A ticketed
 * link spends one ticket, other links spend none, and a ticket can also be spent without moving.
 * The largest number of tickets in the states is doubled until it reaches the ticket limit, or
 * until more tickets would make no route cheaper.
 * @param {NetworkData} network @param {number[]} cities @param {number} tickets
 * @param {Uint8Array} isTicketed for each mode, 1 if its links cost a ticket
 * @returns {LegTable}
 */
export function legTable(network, cities, tickets, isTicketed) {
  const placeCount = network.places.id.length;
  const arcs = arcsOf(network.links, placeCount);
  const raises = Uint16Array.from(network.links.mode, (mode) => isTicketed[mode]);
  const raisesNothing = new Uint16Array(raises.length);
  for (const link of network.links.closed ?? []) raises[link] = raisesNothing[link] = CLOSED;
  const free = cities.map((city) => settle(arcs, city, raisesNothing));
  const unlimited = free.map((tree) => cities.map((city) => tree.cost[city]));
  for (let levels = Math.min(tickets, 4); ; levels = Math.min(tickets, levels * 2)) {
    const trees = cities.map((city) => settle(arcs, city, raises, levels));
    const isSaturated = unlimited.every((row, from) =>
      row.every((cost, to) => cost === trees[from].cost[levels * placeCount + cities[to]]));
    if (isSaturated || levels >= tickets) return table(cities, trees, levels, placeCount);
  }
}

/**
 * @param {number[]} cities @param {Tree[]} trees @param {number} levels @param {number} placeCount
 */
function table(cities, trees, levels, placeCount) {
  const costs = new Float64Array(cities.length ** 2 * (levels + 1));
  /** @type {number[][]} */
  const ways = [];
  for (const tree of trees) {
    for (const city of cities) {
      for (let tickets = 0; tickets <= levels; tickets++) {
        const state = tickets * placeCount + city;
        costs[ways.length] = tree.cost[state];
        // If one more ticket does not make the route cheaper, the route with fewer tickets is kept.
        const isSame = tickets > 0 && tree.cost[state] === tree.cost[state - placeCount];
        ways.push(isSame ? ways[ways.length - 1] : linksTo(tree, state));
      }
    }
  }
  return new LegTable({ cities, levels, costs, ways });
}

/** @param {Tree} tree @param {number} end */
function linksTo({ link, previous }, end) {
  const links = [];
  for (let state = end; previous[state] >= 0; state = previous[state]) {
    if (link[state] >= 0) links.push(link[state]);
  }
  return links.reverse();
}
