/**
 * The words for what a method for trips weighs: "Order 1,204 of 5,040, Lviv, Kyiv and Odesa: 31 steps, no
 * shorter than the best so far, 25 steps."
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trip-methods.js').TripReplay} TripReplay */
/** @typedef {import('../core/weighings.js').Weighing} Weighing */
/** @typedef {import('../core/weighings.js').Weighings} Weighings */
import { cost, costWords, count, list } from '../lib/words.js';

/**
 * A method's search, and the cost of the best trip for a method that may miss it.
 * @typedef {{algorithm: string, weighings: Weighings, cities: number[], network: Network,
 * best?: number}} ToldSearch
 */

/**
 * The nouns for the steps, by method.
 * @type {Record<string, [string, string]>}
 */
const STEPS = { 'brute-force': ['Order', 'orders'], exact: ['State', 'states'] };

/** The noun for the steps of a method: "Order", "orders".
 * @param {string} algorithm */
export function stepNouns(algorithm) {
  return STEPS[algorithm] ?? ['Move', 'moves'];
}

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
 * @param {ToldSearch} search
 * @param {number} step 0 is before the first
 * @returns {string}
 */
export function tripWords(search, step) {
  const { algorithm, weighings, network, best } = search;
  const { length } = weighings;
  if (length === 0) return 'Nothing can be weighed: nearest neighbour finds no trip to start from.';
  const [noun] = stepNouns(algorithm);
  const head = `${noun} ${count(step)} of ${count(length)}`;
  if (step === 0) return `${head}: nothing has been weighed yet.`;
  const weighing = weighings.at(step);
  const words = `${head}${(TELLERS[algorithm] ?? turn)(search, weighing, step)}`;
  if (step < length) return words;
  const { less } = costWords(network.data.unit);
  const found = weighing.best < 0 ? null : weighings.get(weighing.best).cost;
  if (found === null) return `${words} No trip visits all of these cities.`;
  return `${words} ${ending(algorithm, less)}${beside(found, best, network)}`;
}

/** @type {Record<string, (search: ToldSearch, weighing: Weighing, step: number) => string>} */
const TELLERS = {
  'brute-force': (search, weighing) => {
    const { weighings, network } = search;
    const names = namesOf(search, weighing.order);
    if (weighing.isWhole) return `, ${names}: ${verdict(search, weighing)}`;
    const others = weighing.last - weighing.first;
    const also = others === 1 ? 'So is the other that begins' : `So are the ${count(others)} others that begin`;
    const so = others > 0 ? ` ${also} so.` : '';
    if (weighing.cost === Infinity) return `: dropped. No way leads through ${names}.${so}`;
    const { unit } = network.data;
    const best = cost(weighings.get(weighing.best).cost, unit);
    return `: dropped. ${names} take ${cost(weighing.cost, unit)} already, and the best so far is ${best} in all.${so}`;
  },
  exact: (search, { order, cost: total, isWhole, index }) => {
    const { weighings, network } = search;
    const { unit } = network.data;
    const last = placeName(search, order[order.length - 1]);
    if (order.length === 1 && index < weighings.size - 1) return `: a trip may start in ${last}.`;
    const names = namesOf(search, order);
    if (index === weighings.size - 1 && total < Infinity) {
      return `: the ${costWords(unit).least} of all, wherever it ends: ${names}, ${cost(total, unit)}.`;
    }
    const those = isWhole ? `all ${order.length} cities` : `these ${order.length} cities`;
    if (total === Infinity) return `: no way visits ${those} and ends in ${last}.`;
    return `: the ${costWords(unit).least} way to visit ${those} that ends in ${last}: ${names}, ${cost(total, unit)}.`;
  },
  'nearest-neighbour': (search, weighing) => {
    const { weighings, network } = search;
    const { order, cost: total, index } = weighing;
    const { unit } = network.data;
    const [city, last] = [order[order.length - 2], order[order.length - 1]];
    const start = `, start ${order[0] + 1} of ${search.cities.length}`;
    if (order.length === 1) return `${start}: ${placeName(search, last)}.`;
    const leg = cost(total - weighings.get(index - 1).cost, unit);
    const move = `${start}: the nearest city left to ${placeName(search, city)} is ${placeName(search, last)}, ${leg} away`;
    return weighing.isWhole ? `${move}. All are visited: ${verdict(search, weighing)}` : `${move}. So far: ${cost(total, unit)}.`;
  },
};

/** @type {(search: ToldSearch, weighing: Weighing, step: number) => string} */
function turn(search, weighing) {
  const { weighings } = search;
  if (weighing.before < 0) return `: the trip of nearest neighbour: ${verdict(search, weighing)}`;
  const before = weighings.get(weighing.before).order;
  const places = weighing.order.flatMap((city, place) => (city === before[place] ? [] : [place]));
  if (places.length === 0) return `, the same order with the tickets divided anew: ${verdict(search, weighing)}`;
  const [first, last] = [places[0], places[places.length - 1]].map((place) => placeName(search, before[place]));
  return `, ${first} to ${last} turned around: ${verdict(search, weighing)}`;
}

/** Compares a whole trip with the best before it.
 * @param {ToldSearch} search @param {Weighing} weighing */
function verdict({ weighings, network }, { cost: total, best, before, index }) {
  const { unit } = network.data;
  if (total === Infinity) return 'there is no such way.';
  if (before < 0) return `${cost(total, unit)}, the first trip.`;
  const least = weighings.get(before).cost;
  if (best === index) return `${cost(total, unit)}, ${cost(least - total, unit)} less than the best before. It is the best so far.`;
  return `${cost(total, unit)}, no ${costWords(unit).less} than the best so far, ${cost(least, unit)}.`;
}

/** @param {ToldSearch} search @param {number} city among the chosen ones */
function placeName({ network, cities }, city) {
  return network.name(cities[city]);
}

/** @param {ToldSearch} search @param {number[]} order */
function namesOf(search, order) {
  return list(order.map((city) => placeName(search, city)));
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
