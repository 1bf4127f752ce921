/**
 * Explains why a search takes a step.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trace.js').Replay} Replay */
import { Heuristic } from '../core/heuristic.js';
import { cost, say, sayOf, straightLine } from '../lib/words.js';

/** @param {Replay} replay @param {Network} network @returns {string} */
export function stepWhy(replay, network) {
  const step = replay.step();
  if (step.kind === 'start') return WORDS.replay.whyStart;
  if (replay.isFound) return whyFound(replay, network);
  if (step.kind === 'settle') return whySettled(replay, network);
  const place = network.name(step.place);
  if (step.before === null) return say(WORDS.replay.whyReached, { place });
  return sayOf(network.data.unit, WORDS.replay.whyLower, WORDS.replay.whyLowerBy, { place });
}

/** @param {Replay} replay @param {Network} network */
function whySettled(replay, network) {
  const { algorithm, goal } = replay.trace;
  const step = replay.step();
  const [place, end] = [sentenceStart(network.name(step.place)), network.name(goal)];
  const heuristic = Heuristic.of(network);
  switch (algorithm) {
    case 'a-star': {
      const rest = heuristic.lowerBound(step.place, goal);
      if (rest === 0) break;
      const { unit } = network.data;
      const { weight = 1 } = replay.trace;
      if (weight === 0) break;
      const values = {
        place, goal: end, cost: cost(step.cost, unit), rest: cost(rest, unit),
        sum: cost(Math.round(step.cost + weight * rest), unit),
      };
      if (weight === 1) return say(WORDS.replay.whyLowestSum, values);
      return say(WORDS.replay.whyLowestWeightedSum, { ...values, weight: String(weight) });
    }
    case 'greedy': {
      const metres = heuristic.metres(step.place, goal);
      if (metres === 0) break;
      return say(WORDS.replay.whyNearestToGoal, { place, goal: end, distance: straightLine(metres, network.data) });
    }
    case 'bfs':
      return say(WORDS.replay.whyLongest, { place });
    case 'bidirectional':
      return say(WORDS.replay.whyNearestOfSides, { place });
    default:
  }
  return say(WORDS.replay.whyNearest, { place, start: network.name(replay.trace.source) });
}

/** @param {Replay} replay @param {Network} network */
function whyFound(replay, network) {
  const { unit } = network.data;
  const values = { goal: network.name(replay.trace.goal), least: cost(replay.bestCosts[replay.length], unit) };
  switch (replay.trace.algorithm) {
    case 'greedy':
      return say(WORDS.replay.stopGreedy, values);
    case 'bfs':
      return sayOf(unit, WORDS.replay.stopBfs, WORDS.replay.stopBfsBy, values);
    case 'bidirectional':
      return sayOf(unit, WORDS.replay.stopBidirectional, WORDS.replay.stopBidirectionalBy, values);
    case 'a-star':
      if ((replay.trace.weight ?? 1) > 1) {
        return sayOf(unit, WORDS.replay.stopTooHigh, WORDS.replay.stopTooHighBy, values);
      }
      return sayOf(unit, WORDS.replay.stopAStar, WORDS.replay.stopAStarBy, {
        ...values, settled: replay.settledCounts[replay.length],
      });
    default:
      return sayOf(unit, WORDS.replay.stopDijkstra, WORDS.replay.stopDijkstraBy, values);
  }
}

/** @param {string} name */
function sentenceStart(name) {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
