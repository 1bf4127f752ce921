/**
 * Which trip of a deal the map shows, in words, and what the files of the best one are called.
 * @module
 */

/** @typedef {import('./deal.js').Deal} Deal */
/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../lib/save-route.js').WayFile} WayFile */
/** @typedef {import('../player/trip-words.js').TripReplay} TripReplay */
/** @typedef {import('../lib/words.js').Unit} Unit */
import { writeDeal } from './deal.js';
import { cost, costWords, count, counted } from '../lib/words.js';

/**
 * The methods in words.
 * @type {Record<string, string>}
 */
const TRIPS = {
  exact: 'the exact method',
  'brute-force': 'brute force',
  'nearest-neighbour': 'nearest neighbour',
  'two-opt': 'two-opt',
};

/**
 * Says which trip the map shows and the cards are numbered by: "On the map: the trip of nearest
 * neighbour, 27 steps, 3 steps more than the best."
 * @param {TripReplay | null} replay null for the best trip itself
 * @param {number} step the number of candidates so far, 0 for none
 * @param {{cost: number} | null} best
 * @param {Unit} unit
 * @returns {string}
 */
export function shownWords(replay, step, best, unit) {
  const event = replay?.events[step - 1];
  const isLast = step === replay?.events.length;
  if (!replay || (event && isLast && replay.algorithm === 'exact')) return 'On the map: the best trip. The cards carry its numbers.';
  const method = TRIPS[replay.algorithm] ?? replay.algorithm;
  if (!event) return `On the map: no trip, for ${method} ${isLast ? 'finds none' : 'knows none yet'}.`;
  const above = best ? event.cost - best.cost : 0;
  const beside = above > 0 ? `${cost(above, unit)} more than the best` : `as ${costWords(unit).short} as the best`;
  const which = isLast ? 'the trip' : `candidate ${count(step)} of ${count(replay.events.length)}`;
  return `On the map: ${which} of ${method}, ${cost(event.cost, unit)}, ${beside}. The cards carry its numbers.`;
}

/**
 * @param {Network} network
 * @param {{order: number[]}} trip
 * @param {Deal} deal
 * @returns {WayFile}
 */
export function dealFile(network, { order }, deal) {
  const ends = [order[0], order[order.length - 1]];
  const [from, to] = ends.map((city) => network.id(city));
  const tickets = deal.tickets > 0 ? ` with ${counted(deal.tickets, 'ticket')}` : '';
  return {
    name: `trip-${from}-${to}`,
    title: `${ends.map((city) => network.name(city)).join(' to ')}, the best trip through ${counted(order.length, 'city', 'cities')}${tickets}`,
    page: `networks/${network.data.slug}/trips/deals/${writeDeal(deal, network)}`,
  };
}
