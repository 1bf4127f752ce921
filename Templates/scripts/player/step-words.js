/**
 * Describes a step of a search, as in "Step 31 of 94: settled Kraków at 412 km; 7 on the frontier".
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trace.js').Replay} Replay */
import { placesAlong } from '../core/network.js';
import { legCount } from '../core/route.js';
import { cost, say, sayOf } from '../lib/words.js';

/** The algorithms that do not always find a shortest route. */
const UNPROVED = new Set(['greedy', 'bfs']);

/** @param {Replay} replay @param {Network} network @returns {string} */
export function stepWords(replay, network) {
  const words = happening(replay, network);
  return replay.position === replay.length ? `${words} ${result(replay, network)}` : words;
}

/** @param {Replay} replay @param {Network} network */
function happening(replay, network) {
  const { position, length } = replay;
  const unit = network.data.unit;
  const { kind, place, from, link, backward, cost: total, before } = replay.step();
  const head = { step: position, steps: length, waiting: replay.frontierCounts[position] };
  if (kind === 'start') return say(WORDS.replay.nothingSettled, head);
  const values = { ...head, cost: costOfSide(cost(total, unit), replay.sides, backward) };
  const name = network.name(place);
  if (kind === 'settle') return say(WORDS.replay.settledAt, { ...values, place: name });
  // A search from the goal follows links against the direction of travel, so the ends are swapped.
  const ends = backward ? { from: name, to: network.name(from) } : { from: network.name(from), to: name };
  const means = network.labels(link).join(', ') || network.mode(link);
  const way = means ? say(WORDS.replay.wayBy, { ...ends, means }) : say(WORDS.saving.title, ends);
  if (before === null) return say(WORDS.replay.relaxedTo, { ...values, way });
  return say(WORDS.replay.lowered, { ...values, way, before: cost(before, unit) });
}

/** @param {string} text @param {number} sides @param {boolean} backward */
function costOfSide(text, sides, backward) {
  if (sides === 1) return text;
  return backward ? say(WORDS.replay.costFromGoal, { cost: text }) : say(WORDS.replay.costFromStart, { cost: text });
}

/** @param {Replay} replay @param {Network} network */
function result(replay, network) {
  const best = replay.bestCosts[replay.length];
  const goal = network.name(replay.trace.goal);
  if (best === Infinity) return say(WORDS.replay.noWay, { goal });
  const { unit } = network.data;
  const way = placesAlong(network, replay.trace.source, replay.best());
  const values = { route: say(WORDS.scripts.route, { costs: cost(best, unit), count: legCount(network, way) }) };
  const { algorithm, weight = 1 } = replay.trace;
  if (UNPROVED.has(algorithm) || weight > 1) return say(WORDS.replay.aPath, values);
  return sayOf(unit, WORDS.replay.leastPath, WORDS.replay.leastPathBy, values);
}
