/**
 * A step of a search in words: "Step 31 of 94: settled Kraków at 412 km; 7 on the frontier".
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trace.js').Replay} Replay */
import { placesAlong } from '../core/network.js';
import { namedPlaces } from '../core/route.js';
import { cost, costWords, count, counted } from '../lib/words.js';

/** Algorithms whose path is not always a shortest one. */
const UNPROVED = new Set(['greedy', 'bfs']);

/**
 * @param {Replay} replay at the step
 * @param {Network} network
 * @returns {string}
 */
export function stepWords(replay, network) {
  const { position, length } = replay;
  const words = [`Step ${count(position)} of ${count(length)}: ${happening(replay, network)}`];
  words.push(`; ${count(replay.frontierCounts[position])} on the frontier.`);
  if (position === length) words.push(` ${result(replay, network)}`);
  return words.join('');
}

/** @param {Replay} replay @param {Network} network */
function happening(replay, network) {
  const unit = network.data.unit;
  const step = replay.step();
  const name = network.name(step.place);
  if (step.kind === 'start') return 'nothing is settled';
  const side = replay.sides === 1 ? '' : step.backward ? ' from the goal' : ' from the start';
  const at = `${cost(step.cost, unit)}${side}`;
  if (step.kind === 'settle') return `settled ${name} at ${at}`;
  const way = network.labels(step.link).join(', ') || network.mode(step.link);
  const by = way ? ` by ${way}` : '';
  const before = step.before === null ? '' : `, before ${cost(step.before, unit)}`;
  // The goal's side goes against the direction of travel.
  const ends = [network.name(step.from), name];
  if (step.backward) ends.reverse();
  return `relaxed ${ends.join(' to ')}${by}: ${at}${before}`;
}

/** @param {Replay} replay @param {Network} network */
function result(replay, network) {
  const best = replay.bestCosts[replay.length];
  const goal = network.name(replay.trace.goal);
  if (best === Infinity) return `The search ends without a way to ${goal}.`;
  const way = placesAlong(network, replay.trace.source, replay.best().links);
  const places = counted(namedPlaces(network, way).length, 'place');
  const { algorithm, weight = 1 } = replay.trace;
  const kind = UNPROVED.has(algorithm) || weight > 1 ? 'A path' : `The ${costWords(network.data.unit).least} path`;
  return `${kind}: ${cost(best, network.data.unit)} through ${places}.`;
}
