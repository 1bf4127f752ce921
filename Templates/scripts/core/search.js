/**
 * The search algorithms, which record their steps. They settle places in exactly the same order as
 * the published searches, and run for routes without a published search.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
import { Heap } from './heap.js';
import { Heuristic } from './heuristic.js';
import { policy } from './search-queue.js';
import { grow } from './tree.js';

/** The algorithms that can lower the cost of a place that is already in the queue. */
const LOWERS = new Set(['dijkstra', 'a-star', 'bidirectional']);

/** One direction of a search: forward from the start, or backward from the goal. */
class Side {
  /**
   * @param {Network} network @param {string} algorithm
   * @param {number} end the place where this side starts
   * @param {number} goal
   * @param {number} offset the number added to the index of a place in events; above 0 for the
   *   backward side
   * @param {number} [weight] the factor for the estimate of A*
   */
  constructor(network, algorithm, end, goal, offset, weight) {
    this.network = network;
    this.arcs = network.arcs(offset > 0);
    this.policy = policy(algorithm, Heuristic.of(network), goal, weight);
    this.lowers = LOWERS.has(algorithm);
    this.offset = offset;
    this.costs = new Float64Array(network.size).fill(Infinity);
    this.links = new Int32Array(network.size).fill(-1);
    this.isSettled = new Uint8Array(network.size);
    this.turn = 0;
    this.queue = new Heap();
    this.#label(end, 0);
  }

  /** @param {number} place @param {number} cost */
  #label(place, cost) {
    this.costs[place] = cost;
    const [rank, tie] = this.policy(place, cost, this.turn);
    this.turn += 1;
    this.queue.push(place, rank, tie);
  }

  /** The rank of the next place; infinite if the queue is empty. */
  get nextRank() {
    while (this.isSettled[this.queue.first]) this.queue.pop();
    return this.queue.rank;
  }

  /**
   * Settles the next place.
   * @param {number[]} events @returns {number} -1 if the queue is empty
   */
  settle(events) {
    if (this.nextRank === Infinity) return -1;
    const place = this.queue.pop();
    this.isSettled[place] = 1;
    events.push(place + this.offset);
    return place;
  }

  /**
   * Relaxes the links that leave a place.
   * @param {number} place @param {number[]} events
   */
  scan(place, events) {
    for (const { to, link } of this.arcs[place]) {
      const cost = this.costs[place] + this.network.cost(link);
      if (this.isSettled[to] || !(cost < this.costs[to])) continue;
      if (!this.lowers && this.costs[to] < Infinity) continue;
      this.#label(to, cost);
      this.links[to] = link;
      events.push(-1 - link);
    }
  }
}

/**
 * The part of a network's data that a search needs.
 * @param {Network} network
 */
export function searchable({ data, size, closed }) {
  const { latitude, longitude } = data.places;
  const { from, to, cost, directed } = data.links;
  return {
    data: { places: { name: [], x: { length: size }, latitude, longitude }, links: { from, to, cost, directed } },
    closed: [...closed],
  };
}

/**
 * Searches for a route.
 * @param {Network} network @param {string} algorithm @param {number} source @param {number} goal
 * @param {number} [weight] the factor for the estimate of A*. Above 1, the route can cost up to
 *   `weight` times the minimum, because the weighted estimate can exceed the true cost
 * @returns {{events: number[], meeting: number | null}}
 */
export function search(network, algorithm, source, goal, weight = 1) {
  if (algorithm === 'bidirectional') return searchBothWays(network, source, goal);
  /** @type {number[]} */
  const events = [];
  const side = new Side(network, algorithm, source, goal, 0, weight);
  for (let place = side.settle(events); place >= 0; place = side.settle(events)) {
    if (place === goal) break;
    side.scan(place, events);
  }
  return { events, meeting: null };
}

/** @param {Network} network @param {number} source @param {number} goal */
function searchBothWays(network, source, goal) {
  /** @type {number[]} */
  const events = [];
  const ahead = new Side(network, 'bidirectional', source, goal, 0);
  const behind = new Side(network, 'bidirectional', goal, source, network.size);
  let best = source === goal ? 0 : Infinity;
  let meeting = source === goal ? source : null;
  while (ahead.nextRank < Infinity && behind.nextRank < Infinity) {
    if (best < Infinity && ahead.nextRank + behind.nextRank >= best) break;
    const side = ahead.nextRank <= behind.nextRank ? ahead : behind;
    const place = side.settle(events);
    side.scan(place, events);
    for (const { to } of side.arcs[place]) {
      const cost = ahead.costs[to] + behind.costs[to];
      if (cost < best) [best, meeting] = [cost, to];
    }
  }
  return { events, meeting };
}

/**
 * The cost of the cheapest route between two places; infinite if no route exists.
 * @param {Network} network @param {number} from @param {number} to @returns {number}
 */
export function shortestCost(network, from, to) {
  const side = new Side(network, 'a-star', from, to, 0);
  for (let place = side.settle([]); place >= 0 && place !== to; place = side.settle([])) {
    side.scan(place, []);
  }
  return side.costs[to];
}

/**
 * The cheapest routes from all places to a goal. The tree stores them in reverse, as routes from
 * the goal.
 * @param {Network} network @param {number} goal @returns {import('./route.js').Tree}
 */
export function treeTo(network, goal) {
  return grow(network, goal, true);
}

/**
 * The cheapest routes from a place to all others.
 * @param {Network} network @param {number} source @returns {import('./route.js').Tree}
 */
export function treeFrom(network, source) {
  return grow(network, source, false);
}
