/**
 * Why a search did what it did at a step, in a sentence.
 * @module
 */

/** @import { Network } from './network.js' */
/** @import { Replay } from './trace.js' */
import { Heuristic } from './heuristic.js';
import { cost, costWords, count, length } from './words.js';

/**
 * @param {Replay} replay at the step
 * @param {Network} network
 * @returns {string}
 */
export function stepWhy(replay, network) {
  const step = replay.step();
  if (step.kind === 'start') return 'Only the places where it starts wait in the queue.';
  if (replay.isFound) return whyFound(replay, network);
  if (step.kind === 'settle') return whySettled(replay, network);
  const name = network.name(step.place);
  if (step.before === null) return `${name} had not been heard of: now it waits in the queue.`;
  return `This way to ${name} is ${costWords(network.data.unit).less} than the one known before.`;
}

/** @param {Replay} replay @param {Network} network */
function whySettled(replay, network) {
  const { algorithm, goal } = replay.trace;
  const step = replay.step();
  const [name, end] = [network.name(step.place), network.name(goal)];
  const heuristic = Heuristic.of(network);
  switch (algorithm) {
    case 'a-star': {
      const rest = heuristic.lowerBound(step.place, goal);
      if (rest === 0) break;
      const { unit } = network.data;
      return (
        `Of all that waited ${name} promised the least in all: ${cost(step.cost, unit)} so far and at ` +
        `least ${cost(rest, unit)} to ${end} make ${cost(step.cost + rest, unit)}.`
      );
    }
    case 'greedy': {
      const metres = heuristic.metres(step.place, goal);
      if (metres === 0) break;
      return `Of all that waited ${name} is nearest to ${end}: ${length(Math.round(metres))} as the bird flies.`;
    }
    case 'bfs':
      return `Of all that waited ${name} had waited longest.`;
    case 'bidirectional':
      return `Of all that waited on both sides ${name} is nearest to its side’s end.`;
    default:
  }
  return `Of all that waited ${name} is nearest to ${network.name(replay.trace.source)}.`;
}

/** @param {Replay} replay @param {Network} network */
function whyFound(replay, network) {
  const total = cost(replay.bestCosts[replay.length], network.data.unit);
  const end = network.name(replay.trace.goal);
  const { less } = costWords(network.data.unit);
  switch (replay.trace.algorithm) {
    case 'greedy':
      return `It stops as soon as it comes to ${end}, by whatever way.`;
    case 'bfs':
      return `It stops at ${end}: no way has fewer legs, though there may be ${less} ones.`;
    case 'bidirectional':
      return `Whatever still waits on the two sides makes no way ${less} than ${total}.`;
    case 'a-star':
      return (
        `Nothing that still waits promises less than ${total}, so no way is ${less}. The ` +
        `${count(replay.settledCounts[replay.length])} places it settled are those that promised no more: ` +
        `the way so far and the least that is left to ${end}.`
      );
    default:
      return `Nothing that still waits is nearer than ${total}, so no way is ${less}.`;
  }
}
