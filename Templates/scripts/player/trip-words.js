/**
 * A candidate trip in words: "Step 3 of 9, order 120 of 5,040: 31 steps, Lviv, Kyiv and Odesa".
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { cost, costWords, count, list } from '../lib/words.js';

/**
 * The number of orders tried, the cost, the cities in order.
 * @typedef {{tried: number, cost: number,
 * order: number[], links: number[], places: number[]}} TripEvent
 */
/** @typedef {{algorithm: string, total: number, events: TripEvent[]}} TripReplay */

/**
 * The cost of the best trip, for a method that may miss it; undefined for one that proves its own.
 * @param {TripReplay[]} replays @param {string} algorithm
 * @returns {number | undefined}
 */
export function bestBeside(replays, algorithm) {
  const isProved = algorithm === 'exact' || algorithm === 'brute-force';
  return isProved ? undefined : replays.find((one) => one.algorithm === 'exact')?.events.at(-1)?.cost;
}

/**
 * @param {TripReplay} replay
 * @param {number} step 0 is before the first candidate
 * @param {Network} network
 * @param {number} [best] the cost of the best trip, where it is known
 * @returns {string}
 */
export function tripWords(replay, step, network, best) {
  const { events, total } = replay;
  if (step === 0) return `Step 0 of ${count(events.length)}: no trip is known yet.`;
  const event = events[step - 1];
  const names = event.order.map((place) => network.name(place));
  const tried = total > 1 ? `, order ${count(event.tried)} of ${count(total)}` : '';
  const words = [`Step ${count(step)} of ${count(events.length)}${tried}: `];
  words.push(`${cost(event.cost, network.data.unit)}, ${list(names)}`);
  if (step > 1) {
    const saved = events[step - 2].cost - event.cost;
    words.push(`; ${cost(saved, network.data.unit)} less than the one before`);
  }
  words.push('.');
  if (step === events.length) words.push(` ${ending(replay.algorithm, costWords(network.data.unit).less)}${beside(event.cost, best, network)}`);
  return words.join('');
}

/**
 * Why a method ends where it does.
 * @param {string} algorithm @param {string} less "shorter"
 */
function ending(algorithm, less) {
  switch (algorithm) {
    case 'exact':
      return `No trip is ${less}: it weighs all of them, each part of a trip once.`;
    case 'brute-force':
      return `All orders have been tried: no trip is ${less}.`;
    case 'nearest-neighbour':
      return 'From every start it has gone to the nearest city left, and here it ends.';
    case 'two-opt':
      return `No stretch that is turned around makes it ${less}, and here it ends.`;
    default:
      return 'Here it ends.';
  }
}

/**
 * Says how far a method without a proof is from the best trip.
 * @param {number} found
 * @param {number | undefined} best @param {Network} network
 */
function beside(found, best, network) {
  if (best === undefined) return '';
  const { less } = costWords(network.data.unit);
  if (found > best) return ` The best trip, by the exact method, is ${cost(found - best, network.data.unit)} ${less}.`;
  return ` By luck: the exact method finds none that is ${less}.`;
}
