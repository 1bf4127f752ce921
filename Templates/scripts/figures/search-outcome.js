/**
 * Text about the result of a search.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { search } from '../core/search.js';
import { Replay } from '../core/trace.js';
import { cost, grouped, say, unitFacts } from '../lib/words.js';

/**
 * Describes the result of a search, and compares it with the result of Dijkstra's search.
 * @param {Network} network @param {Replay} replay
 */
export function outcomeWords(network, replay) {
  const { source, goal, algorithm } = replay.trace;
  const found = replay.bestCosts[replay.length];
  const { unit } = network.data;
  const places = settled(replay);
  if (found === Infinity) {
    return say(WORDS.figures.noRoute, { from: network.name(source), to: network.name(goal), places });
  }
  const dijkstra = algorithm === 'dijkstra' ? replay : dijkstraReplay(network, source, goal);
  const best = dijkstra.bestCosts[dijkstra.length];
  const { kind } = unitFacts(unit);
  const values = { kind, cost: cost(found, unit), more: more(found - best, best, unit) };
  return [
    say(found > best ? WORDS.figures.foundWorse : WORDS.figures.foundBest, values),
    algorithm === 'dijkstra'
      ? say(WORDS.figures.settled, { places })
      : say(WORDS.figures.settledBeside, { places, others: settled(dijkstra) }),
  ].join(' ');
}

/** @param {Network} network @param {number} source @param {number} goal */
function dijkstraReplay(network, source, goal) {
  return new Replay(network, { ...search(network, 'dijkstra', source, goal), algorithm: 'dijkstra', source, goal });
}

/** @param {Replay} replay */
function settled(replay) {
  return say(WORDS.lists.placeCount, { count: replay.settledCounts[replay.length] });
}

/**
 * The excess over the best cost, also as a percentage of the best cost, such as "10 km (3.1 %)".
 * @param {number} above @param {number} best @param {import('../lib/words.js').Unit} unit
 */
function more(above, best, unit) {
  const text = cost(above, unit);
  if (best === 0) return text;
  return say(WORDS.figures.moreWithShare, { more: text, share: grouped(String(Math.round((above / best) * 1000) / 10)) });
}
