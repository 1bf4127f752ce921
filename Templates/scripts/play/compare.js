/**
 * All searches between the two ends of a graph, compared.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { search } from '../core/search.js';
import { Replay } from '../core/trace.js';
import { SEARCHES } from '../player/player-panel.js';
import { cost, list, say, unitFacts } from '../lib/words.js';

/**
 * @typedef {object} Row
 * @property {string} title of the search
 * @property {number} cost infinite if it found no route
 * @property {number} settled
 * @property {number} relaxed
 * @property {number} places on the route
 */

/**
 * The final state of each search.
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
      places: found < Infinity ? replay.best().links.length + 1 : 0,
    };
  });
}

/**
 * The searches that found no shortest route, in a sentence.
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
