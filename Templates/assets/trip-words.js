/**
 * A candidate trip in words: "Step 3 of 9, order 120 of 5,040: 31 steps, Lviv, Kyiv and Odesa".
 * @module
 */

/** @import { Network } from './network.js' */
import { cost, count, list } from './words.js';

/** How many orders had been tried, its cost, its cities in order. @typedef {{tried: number,
 *   cost: number, order: number[], links: number[], places: number[]}} TripEvent */
/** @typedef {{algorithm: string, total: number, events: TripEvent[]}} TripReplay */

/**
 * @param {TripReplay} replay
 * @param {number} step 0 is before the first candidate
 * @param {Network} network
 * @returns {string}
 */
export function tripWords(replay, step, network) {
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
  if (step === events.length) words.push(' No better trip is found.');
  return words.join('');
}
