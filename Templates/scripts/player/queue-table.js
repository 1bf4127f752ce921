/**
 * The table of a search's queue: the first places with their costs and priorities.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/search-queue.js').SearchQueue} SearchQueue */
import { tableRow } from '../lib/number-table.js';
import { cost, say, straightLine } from '../lib/words.js';

/** The maximum number of places in the table. */
export const LISTED = 8;

/** @param {SearchQueue} queue @param {Network} network */
export function queueRows(queue, network) {
  const { sides, trace } = queue.replay;
  return queue.head(LISTED).map(({ place, backward, cost: known, priority }) => {
    const values = { place: network.name(place) };
    const from = backward ? WORDS.replay.queuedFromGoal : WORDS.replay.queuedFromStart;
    const name = sides === 1 ? values.place : say(from, values);
    return tableRow(name, [cost(known, network.data.unit), priorityWords(trace.algorithm, priority, network)]);
  });
}

/** @param {string} algorithm @param {number} priority @param {Network} network */
function priorityWords(algorithm, priority, network) {
  switch (algorithm) {
    case 'greedy':
      return say(WORDS.replay.toGo, { distance: straightLine(priority / 1000, network.data) });
    case 'bfs':
      return say(WORDS.replay.sinceStep, { step: priority });
    default:
      return cost(Math.round(priority), network.data.unit);
  }
}
