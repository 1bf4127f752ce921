/**
 * A deal of a game: cities and a number of tickets. This module reads and writes deals in
 * addresses, finds them in the published table of all deals, and describes them in words.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { cost, list, say } from '../lib/words.js';

/** @typedef {{cities: number[], tickets: number}} Deal */

/**
 * The numbering of all deals of a game, from the network's `deals.json`.
 * @typedef {object} DealIndex
 * @property {number} count the number of deals
 * @property {number} tickets the maximum number of tickets
 * @property {number[][]} cities the cities of each region
 * @property {number} fixed the number of leading regions in which all deals of a file have the same
 *   cities
 * @property {{cost: number[], deals: number[]}[]} lengths for each number of tickets, the trip
 *   costs and the number of deals with each cost
 */

/**
 * A file of deals: all deals that have the same cities in the first regions.
 * @typedef {object} DealShard
 * @property {number[]} cities the cities that all deals of the file have in the first regions
 * @property {number[][]} costs the costs of the best trips, indexed by the number of tickets, then
 *   by the number of the deal in the file; -1 if there is no trip
 * @property {string} orders the visiting orders of the best trips of all deals, one after another.
 *   An order has one digit for each visited place: the number of the place's region
 */

/**
 * The deal in the address of a page. Cities that are not in the network and cities beyond the limit
 * are left out.
 * @param {string} search with its "?"; may be empty
 * @param {Network} network
 * @param {{tickets: number, cities: number}} limits
 * @returns {Deal}
 */
export function readDeal(search, network, limits) {
  const parameters = new URLSearchParams(search);
  const ids = (parameters.get('cities') ?? '').split(',');
  const cities = ids.map((id) => network.index(id)).filter((city) => city >= 0);
  const tickets = parameters.get('tickets') ?? '';
  return {
    cities: [...new Set(cities)].slice(0, limits.cities),
    tickets: /^\d{1,2}$/.test(tickets) ? Math.min(Number(tickets), limits.tickets) : limits.tickets,
  };
}

/**
 * The query string of a deal's address, with its "?"; empty if the deal has no cities.
 * @param {Deal} deal
 * @param {Network} network
 * @returns {string}
 */
export function writeDeal({ cities, tickets }, network) {
  if (cities.length === 0) return '';
  // Ids consist of lower-case letters, digits and hyphens, so nothing in the address has to be
  // escaped.
  return `?cities=${cities.map((city) => network.id(city)).join()}&tickets=${tickets}`;
}

/**
 * A random city from each region.
 * @param {number[][]} groups cities by region
 * @param {(limit: number) => number} random returns a random integer from 0 to `limit` - 1
 * @returns {number[]}
 */
export function randomCities(groups, random) {
  return groups.map((cities) => cities[random(cities.length)]);
}

/**
 * For each region, the index of the chosen city in the region's list of cities; null unless exactly
 * one city of each region is chosen.
 * @param {number[][]} groups
 * @param {number[]} cities in any order
 * @returns {number[] | null}
 */
export function digits(groups, cities) {
  if (cities.length !== groups.length) return null;
  const found = groups.map((group) => group.findIndex((city) => cities.includes(city)));
  return found.includes(-1) ? null : found;
}

/**
 * The file that contains a deal, and the number of the deal in the file; null unless the deal has
 * exactly one city from each region. The file is named after the ids of the cities of the first
 * regions.
 * @param {DealIndex} index
 * @param {Network} network
 * @param {number[]} cities
 * @returns {{file: string, number: number} | null}
 */
export function locate(index, network, cities) {
  const found = digits(index.cities, cities);
  if (!found) return null;
  const fixed = found.slice(0, index.fixed).map((digit, group) => index.cities[group][digit]);
  let number = 0;
  found.slice(index.fixed).forEach((digit, group) => {
    number = number * index.cities[index.fixed + group].length + digit;
  });
  return { file: `${fixed.map((city) => network.id(city)).join('/')}.json`, number };
}

/**
 * The entry of a deal in a file. `costs` has the cost of the best trip for each number of tickets,
 * or null if there is no trip. `order` has the cities in the order of the best trip with all
 * tickets.
 * @param {DealIndex} index
 * @param {DealShard} shard
 * @param {number} number
 * @param {number[]} cities
 * @returns {{costs: (number | null)[], order: number[]}}
 */
export function look(index, shard, number, cities) {
  const groups = index.cities;
  const chosen = groups.map((group) => group.find((city) => cities.includes(city)) ?? -1);
  const order = shard.orders.slice(number * groups.length, (number + 1) * groups.length);
  return {
    costs: shard.costs.map((column) => (column[number] < 0 ? null : column[number])),
    order: [...order].map((digit) => chosen[Number(digit)]),
  };
}

/**
 * The share of deals whose best trip with the given number of tickets is longer than `length`, as
 * an integer percentage; null if no deal has a trip.
 * @param {DealIndex} index
 * @param {number} tickets
 * @param {number} length
 * @returns {number | null}
 */
export function shareOfLonger(index, tickets, length) {
  const { cost: costs, deals } = index.lengths[tickets] ?? { cost: [], deals: [] };
  const all = deals.reduce((sum, count) => sum + count, 0);
  const longer = deals.reduce((sum, count, row) => (costs[row] > length ? sum + count : sum), 0);
  if (all === 0) return null;
  // "0 %" appears only if no trip is longer, and "100 %" only if the trips of all deals are longer.
  const [least, most] = [longer > 0 ? 1 : 0, longer < all ? 99 : 100];
  return Math.min(Math.max(Math.round((longer * 100) / all), least), most);
}

/**
 * A sentence about the best trip, such as "Best trip: 24 steps through Cherkasy, Lviv and Lutsk,
 * using 4 of 4 tickets."
 * @param {Network} network
 * @param {{cost: number, order: number[], ticketsUsed: number}} trip
 * @param {number} tickets
 * @returns {string}
 */
export function dealSentence(network, trip, tickets) {
  const names = trip.order.map((city) => network.name(city));
  const total = cost(trip.cost, network.data.unit);
  if (names.length === 1) return say(WORDS.deal.alone, { cost: total, city: names[0] });
  const values = { cost: total, cities: list(names) };
  if (tickets === 0) return say(WORDS.deal.trip, values);
  return say(WORDS.deal.tripWithTickets, {
    ...values, used: trip.ticketsUsed, tickets: say(WORDS.deal.tickets, { count: tickets }),
  });
}

/** @param {number} share a percentage of all deals, as an integer @returns {string} */
export const shareSentence = (share) => ` ${say(WORDS.deal.share, { percent: share })}`;

/**
 * The smallest number of tickets with which the best trip is as short as with all available
 * tickets.
 * @param {(number | null)[]} costs indexed by the number of tickets; null if there is no trip
 * @param {number} tickets the number of available tickets
 * @returns {number}
 */
export function ticketsNeeded(costs, tickets) {
  return costs.findIndex((length) => length === costs[tickets]);
}
