/**
 * Which trip of a deal the map shows, in words, and what the files of the best one are called.
 * @module
 */

/** @typedef {import('./deal.js').Deal} Deal */
/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../lib/save-route.js').WayFile} WayFile */
/** @typedef {import('../lib/words.js').Unit} Unit */
import { writeDeal } from './deal.js';
import { cost, costWords, counted } from '../lib/words.js';

/**
 * The methods in words.
 * @type {Record<string, string>}
 */
export const METHODS = {
  exact: 'the exact method',
  'brute-force': 'brute force',
  'nearest-neighbour': 'nearest neighbour',
  'two-opt': 'two-opt',
};

/**
 * Says which trip the map shows and the cards are numbered by: "On the map: the trip of nearest
 * neighbour, 27 steps, 3 steps more than the best."
 * @param {{algorithm: string, isOver: boolean, cost: number | null} | null} shown the best trip so far
 *   of a method, and true if the method is over; null for the best trip itself
 * @param {{cost: number} | null} best
 * @param {Unit} unit
 * @returns {string}
 */
export function shownWords(shown, best, unit) {
  if (!shown || (shown.isOver && shown.algorithm === 'exact')) return 'On the map: the best trip. The cards carry its numbers.';
  const method = METHODS[shown.algorithm] ?? shown.algorithm;
  if (shown.cost === null) return `On the map: no trip, for ${method} ${shown.isOver ? 'finds none' : 'knows none yet'}.`;
  const above = best ? shown.cost - best.cost : 0;
  const beside = above > 0 ? `${cost(above, unit)} more than the best` : `as ${costWords(unit).short} as the best`;
  const which = shown.isOver ? 'the trip' : 'the best so far';
  return `On the map: ${which} of ${method}, ${cost(shown.cost, unit)}, ${beside}. The cards carry its numbers.`;
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
