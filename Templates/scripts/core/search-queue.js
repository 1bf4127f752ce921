/**
 * The order in which a search takes places from its queue.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
/** @typedef {import('./trace.js').Replay} Replay */
import { Heuristic } from './heuristic.js';

/**
 * A place in the queue.
 * @typedef {object} Waiting
 * @property {number} place
 * @property {boolean} backward true if the search from the goal queued the place
 * @property {number} cost the cost of the best route to the place so far
 * @property {number} priority the rank of the place. For A*, it is the cost plus the weighted
 *   estimate. For the greedy search, it is the distance to the goal in millimetres. For
 *   breadth-first search, it is the number of the step that queued the place. For other searches,
 *   it is the cost
 */

/**
 * A function that returns the sort key of a place: its rank and a tie value. The parameter `since`
 * increases with each place that is queued; in a replay, it is the number of the step that queued
 * the place. Of places with equal sort keys, the one with the lowest index comes first.
 * @typedef {(place: number, cost: number, since: number) => [number, number]} Policy
 */

/**
 * Returns the function that computes the sort keys of places in an algorithm's queue.
 * @param {string} algorithm @param {Heuristic} heuristic @param {number} goal
 * @param {number} [weight] the factor for the estimate of A*; 0 turns A* into Dijkstra's search
 * @returns {Policy}
 */
export function policy(algorithm, heuristic, goal, weight = 1) {
  switch (algorithm) {
    case 'a-star':
      if (weight === 0) return (place, cost) => [cost, 0];
      return (place, cost) => {
        const bound = heuristic.lowerBound(place, goal);
        // Among places of equal rank, the goal comes first, then the place with the lowest
        // estimate. Places with an estimate of 0 come last.
        return [cost + weight * bound, place === goal ? 0 : bound === 0 ? Infinity : bound];
      };
    case 'greedy':
      return (place) => [
        Math.round(heuristic.metres(place, goal) * 1000),
        place === goal ? 0 : 1,
      ];
    case 'bfs':
      return (place, cost, since) => [since, 0];
    default:
      return (place, cost) => [cost, 0];
  }
}

export class SearchQueue {
  /** @param {Network} network @param {Replay} replay */
  constructor(network, replay) {
    this.replay = replay;
    this.size = network.size;
    const { algorithm, goal, weight } = replay.trace;
    this.policy = policy(algorithm, Heuristic.of(network), goal, weight);
  }

  /**
   * The first places in the queue, in order.
   * @param {number} limit @returns {Waiting[]}
   */
  head(limit) {
    const { costs, since } = this.replay;
    const waiting = this.replay.frontier().map((label) => {
      const place = label % this.size;
      const [rank, tie] = this.policy(place, costs[label], since[label]);
      return { label, place, backward: label >= this.size, cost: costs[label], rank, tie };
    });
    waiting.sort((a, b) => a.rank - b.rank || compare(a.tie, b.tie) || a.label - b.label);
    return waiting.slice(0, limit).map(({ place, backward, cost, rank }) => {
      return { place, backward, cost, priority: rank };
    });
  }
}

/** @param {number} a @param {number} b */
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
