/**
 * A deal of a game: chosen cities and a number of tickets, as a link, in the table of all deals, and
 * in words.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { cost, list, say } from '../lib/words.js';

/** @typedef {{cities: number[], tickets: number}} Deal */

/**
 * The numbering of the deals of a network's game, from its `deals.json`.
 * @typedef {object} DealIndex
 * @property {number} count of deals
 * @property {number} tickets of a player
 * @property {number[][]} cities of each region
 * @property {number} fixed the number of leading regions with one city in a file of deals
 * @property {{cost: number[], deals: number[]}[]} lengths by the number of tickets
 */

/**
 * The deals with some cities of the first regions.
 * @typedef {object} DealShard
 * @property {number[]} cities
 * @property {number[][]} costs by the number of tickets and the deal; -1 if there is no trip
 * @property {string} orders a digit for each region and deal
 */

/**
 * The deal that a page's address asks for. Cities that the network does not have, and those beyond
 * the limit, are left out.
 * @param {string} search the part of an address from "?" on, or nothing
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
 * The query of an address for a deal, with its "?"; empty without cities.
 * @param {Deal} deal
 * @param {Network} network
 * @returns {string}
 */
export function writeDeal({ cities, tickets }, network) {
  if (cities.length === 0) return '';
  // Ids consist of lower-case letters, digits and hyphens, so the link stays legible.
  return `?cities=${cities.map((city) => network.id(city)).join()}&tickets=${tickets}`;
}

/**
 * One city of each region.
 * @param {number[][]} groups the cities of each region
 * @param {(limit: number) => number} random a whole number below a limit
 * @returns {number[]}
 */
export function randomCities(groups, random) {
  return groups.map((cities) => cities[random(cities.length)]);
}

/**
 * The positions of cities within their regions, one city of each region; null for any other set of cities.
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
 * The file of a full deal, named by the ids of its cities of the first regions, and its number in the file; null if
 * the cities are not one of each region.
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
 * Looks a deal up in a shard: the costs of its best trips by the number of tickets, null if there is
 * none, and the cities in the order of the best trip with all tickets.
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
 * The share of deals whose trip is longer with as many tickets, in whole per cent; null if no deal
 * has a trip.
 * @param {DealIndex} index
 * @param {number} tickets
 * @param {number} length
 * @returns {number | null}
 */
export function shareOfLonger(index, tickets, length) {
  const { cost: costs, deals } = index.lengths[tickets] ?? { cost: [], deals: [] };
  const all = deals.reduce((sum, count) => sum + count, 0);
  const longer = deals.reduce((sum, count, row) => (costs[row] > length ? sum + count : sum), 0);
  // Rounded down, so that "100 %" means all other deals.
  return all === 0 ? null : Math.floor((longer * 100) / all);
}

/**
 * The best trip in a sentence: "Best trip: 24 steps visit Cherkasy, Lviv and Lutsk with 4 of
 * 4 tickets."
 * @param {Network} network
 * @param {{cost: number, order: number[], ticketsUsed: number}} trip
 * @param {number} tickets
 * @returns {string}
 */
export function dealSentence(network, trip, tickets) {
  const names = trip.order.map((city) => network.name(city));
  const total = cost(trip.cost, network.data.unit);
  if (names.length === 1) return say(WORDS.deal.alone, { cost: total, city: names[0] });
  const values = { cost: total, cities: list(names), count: numberIn(total) };
  if (tickets === 0) return say(WORDS.deal.trip, values);
  return say(WORDS.deal.tripWithTickets, {
    ...values, used: trip.ticketsUsed, tickets: say(WORDS.deal.tickets, { count: tickets }),
  });
}

/** The number that a cost is shown with. @param {string} told */
function numberIn(told) {
  return Number(told.split(' ')[0].replaceAll(WORDS.number.group, '').replace(WORDS.number.point, '.'));
}

/** @param {number} share the share of all deals, in whole per cent @returns {string} */
export const shareSentence = (share) => ` ${say(WORDS.deal.share, { percent: share })}`;

/**
 * The fewest tickets with which a trip is as short as with all of the given ones.
 * @param {(number | null)[]} costs by the number of tickets
 * @param {number} tickets
 * @returns {number}
 */
export function ticketsNeeded(costs, tickets) {
  return costs.findIndex((length) => length === costs[tickets]);
}
