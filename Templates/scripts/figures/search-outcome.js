/**
 * The result of a search in words.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { search } from '../core/search.js';
import { Replay } from '../core/trace.js';
import { cost, costWords, counted } from '../lib/words.js';

/**
 * Says what a search came to, beside what Dijkstra's would.
 * @param {Network} network
 * @param {Replay} replay of the search
 */
export function outcomeWords(network, replay) {
  const { source, goal, algorithm } = replay.trace;
  const found = replay.bestCosts[replay.length];
  const { unit } = network.data;
  const settled = counted(replay.settledCounts[replay.length], 'place');
  if (found === Infinity) return `No route connects ${network.name(source)} and ${network.name(goal)}. The search settled ${settled}.`;
  const other = { ...search(network, 'dijkstra', source, goal), algorithm: 'dijkstra', source, goal };
  const dijkstra = new Replay(network, other);
  const best = dijkstra.bestCosts[dijkstra.length];
  const { least, more } = words(unit);
  const share = best > 0 ? ` (${Math.round(((found - best) / best) * 1000) / 10} %)` : '';
  const route = found > best ? `${cost(found - best, unit)}${share} ${more} than the ${least}` : `the ${least} route`;
  const beside =
    algorithm === 'dijkstra' ? '' : `, Dijkstra ${counted(dijkstra.settledCounts[dijkstra.length], 'place')}`;
  return `Found: ${cost(found, unit)}, ${route}. Settled ${settled}${beside}.`;
}

/** @param {import('../lib/words.js').Unit} unit */
function words(unit) {
  const { least } = costWords(unit);
  const more = { shortest: 'longer', fastest: 'slower', cheapest: 'dearer' };
  return { least, more: more[/** @type {keyof typeof more} */ (least)] ?? 'more' };
}
