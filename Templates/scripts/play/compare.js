/**
 * A comparison of all searches between the start and the goal of a graph.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { search } from '../core/search.js';
import { Replay } from '../core/trace.js';
import { SEARCHES } from '../player/player-panel.js';
import { cost, list, say, unitFacts } from '../lib/words.js';

/**
 * @typedef {object} Row
 * @property {string} title
 * @property {number} cost the cost of the route; infinite if the search found none
 * @property {number} settled
 * @property {number} relaxed
 * @property {number} places the number of places on the route
 */

/**
 * Runs all searches.
 * @param {Network} network @param {number} source @param {number} goal
 * @returns {Row[]}
 */
export function compareAll(network, source, goal) {
  return SEARCHES.map(([algorithm, title]) => {
    const replay = new Replay(network, { ...search(network, algorithm, source, goal), algorithm, source, goal });
    replay.moveTo(replay.length);
    const found = replay.bestCosts[replay.length];
    return {
      title,
      cost: found,
      settled: replay.settledCounts[replay.length],
      relaxed: replay.relaxedCounts[replay.length],
      places: found < Infinity ? replay.best().length + 1 : 0,
    };
  });
}

/**
 * A sentence that says which searches did not find a shortest route.
 * @param {Row[]} rows
 * @param {import('../lib/words.js').Unit} unit
 */
export function verdict(rows, unit) {
  const least = Math.min(...rows.map((row) => row.cost));
  if (least === Infinity) return WORDS.playground.verdictNone;
  const { kind } = unitFacts(unit);
  const longer = rows.filter((row) => row.cost > least);
  if (longer.length === 0) return say(WORDS.playground.verdictAll, { kind });
  const misses = longer.map((row) => say(WORDS.playground.verdictMore, { search: row.title, cost: cost(row.cost - least, unit) }));
  return say(WORDS.playground.verdictSome, { kind, searches: list(misses) });
}
