/**
 * Why a search did what it did at a step, in a sentence.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trace.js').Replay} Replay */
import { Heuristic } from '../core/heuristic.js';
import { cost, costWords, count, straightLine } from '../lib/words.js';

/**
 * @param {Replay} replay at the step
 * @param {Network} network
 * @returns {string}
 */
export function stepWhy(replay, network) {
  const step = replay.step();
  if (step.kind === 'start') return 'The queue holds only the places where the search starts.';
  if (replay.isFound) return whyFound(replay, network);
  if (step.kind === 'settle') return whySettled(replay, network);
  const name = network.name(step.place);
  if (step.before === null) return `First time ${name} is reached; it joins the queue.`;
  return `This route to ${name} is ${costWords(network.data.unit).less} than the best so far.`;
}

/** @param {Replay} replay @param {Network} network */
function whySettled(replay, network) {
  const { algorithm, goal } = replay.trace;
  const step = replay.step();
  const [name, end] = [sentenceStart(network.name(step.place)), network.name(goal)];
  const heuristic = Heuristic.of(network);
  switch (algorithm) {
    case 'a-star': {
      const rest = heuristic.lowerBound(step.place, goal);
      if (rest === 0) break;
      const { unit } = network.data;
      const { weight = 1 } = replay.trace;
      if (weight === 0) break;
      if (weight !== 1) {
        const sum = cost(Math.round(step.cost + weight * rest), unit);
        return `${name} has the lowest sum in the queue: ${cost(step.cost, unit)} so far + ${weight} × ${cost(rest, unit)} = ${sum}.`;
      }
      return (
        `${name} has the lowest estimate in the queue: ${cost(step.cost, unit)} so far + at least ` +
        `${cost(rest, unit)} to ${end} = ${cost(step.cost + rest, unit)}.`
      );
    }
    case 'greedy': {
      const metres = heuristic.metres(step.place, goal);
      if (metres === 0) break;
      return `${name} is the place in the queue nearest to ${end}: ${straightLine(metres, network.data)} in a straight line.`;
    }
    case 'bfs':
      return `${name} has been in the queue longest.`;
    case 'bidirectional':
      return `${name} is nearest to the end of its side, of all in both queues.`;
    default:
  }
  return `${name} is the place in the queue nearest to ${network.name(replay.trace.source)}.`;
}

/** @param {Replay} replay @param {Network} network */
function whyFound(replay, network) {
  const total = cost(replay.bestCosts[replay.length], network.data.unit);
  const end = network.name(replay.trace.goal);
  const { less } = costWords(network.data.unit);
  switch (replay.trace.algorithm) {
    case 'greedy':
      return `It stops as soon as it reaches ${end}, by any route.`;
    case 'bfs':
      return `It stops at ${end}: no route has fewer legs, though there may be ${less} ones.`;
    case 'bidirectional':
      return `No route through the places left in both queues is ${less} than ${total}.`;
    case 'a-star':
      if ((replay.trace.weight ?? 1) > 1) {
        return `It stops at ${end}. With its estimates too high, a ${less} route may be left in the queue.`;
      }
      return (
        `Everything left in the queue has an estimate of at least ${total}, so no ${less} route exists. ` +
        `It settled ${count(replay.settledCounts[replay.length])} places.`
      );
    default:
      return `Everything left in the queue is at least ${total} away, so no ${less} route exists.`;
  }
}

/** "A junction" at the start of a sentence. @param {string} name */
function sentenceStart(name) {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
