/**
 * Texts of a deal: the sentence about the trip on the map, and the name, the title and the page
 * address of the files with the best trip.
 * @module
 */

/** @typedef {import('./deal.js').Deal} Deal */
/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../lib/save-route.js').WayFile} WayFile */
/** @typedef {import('../lib/words.js').Unit} Unit */
import { writeDeal } from './deal.js';
import { cost, say, unitFacts } from '../lib/words.js';

/** @type {Record<string, string>} the names of the methods, keyed by id */
export const METHODS = {
  exact: WORDS.deal.exact,
  'brute-force': WORDS.deal.bruteForce,
  'nearest-neighbour': WORDS.deal.nearestNeighbour,
  'two-opt': WORDS.deal.twoOpt,
};

/**
 * A sentence about the trip that is on the map and determines the numbers on the cards, such as "On
 * the map: nearest neighbour’s trip, 27 steps, 3 steps more than the best."
 * @param {{algorithm: string, isOver: boolean, cost: number | null} | null} shown the method whose
 *   trip the map shows; null if the map shows the best trip of the deal. `cost` is the cost of the
 *   best trip that the method has found so far, or null if it has found none. `isOver` is true if
 *   the method's replay has ended
 * @param {{cost: number} | null} best
 * @param {Unit} unit
 * @returns {string}
 */
export function shownWords(shown, best, unit) {
  if (!shown || (shown.isOver && shown.algorithm === 'exact')) return WORDS.deal.shown;
  const method = METHODS[shown.algorithm] ?? shown.algorithm;
  if (shown.cost === null) {
    return shown.isOver ? say(WORDS.deal.shownNone, { method }) : say(WORDS.deal.shownNoneYet, { method });
  }
  const above = best ? shown.cost - best.cost : 0;
  const values = { method, cost: cost(shown.cost, unit), difference: cost(above, unit), kind: unitFacts(unit).kind };
  if (above > 0) return shown.isOver ? say(WORDS.deal.shownTrip, values) : say(WORDS.deal.shownSoFar, values);
  return shown.isOver ? say(WORDS.deal.shownEqual, values) : say(WORDS.deal.shownEqualSoFar, values);
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
  const values = {
    from: network.name(ends[0]),
    to: network.name(ends[1]),
    cities: say(WORDS.deal.cities, { count: order.length }),
    tickets: say(WORDS.deal.tickets, { count: deal.tickets }),
  };
  return {
    name: `trip-${from}-${to}`,
    title: deal.tickets > 0 ? say(WORDS.deal.titleWithTickets, values) : say(WORDS.deal.title, values),
    page: `networks/${network.data.slug}/trips/deals/${writeDeal(deal, network)}`,
  };
}
