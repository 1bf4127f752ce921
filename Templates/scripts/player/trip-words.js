/**
 * Descriptions of the candidates of a trip method, such as "Order 1,204 of 5,040, Lviv, Kyiv and
 * Odesa: 31 steps, no shorter than the best so far, 25 steps."
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trip-methods.js').TripReplay} TripReplay */
/** @typedef {import('../core/weighings.js').Weighing} Weighing */
/** @typedef {import('../core/weighings.js').Weighings} Weighings */
import { cost, list, say, unitFacts } from '../lib/words.js';

/**
 * The search of a method. `best` is the cost of the best trip, if the method might not find it.
 * @typedef {{algorithm: string, weighings: Weighings, cities: number[], network: Network,
 * best?: number}} ToldSearch
 */

/**
 * The progress of a method, such as "1,204 of 5,040 orders, 23 %".
 * @param {string} algorithm @param {number} step @param {number} steps
 */
export function weighedWords(algorithm, step, steps) {
  const values = { step, steps, percent: steps > 0 ? Math.floor((step * 100) / steps) : 0 };
  if (algorithm === 'brute-force') return say(WORDS.tripReplay.weighedOrders, values);
  return algorithm === 'exact' ? say(WORDS.tripReplay.weighedStates, values) : say(WORDS.tripReplay.weighedMoves, values);
}

/** @param {string} algorithm @param {number} step @param {number} steps */
function stepHead(algorithm, step, steps) {
  const values = { step, steps };
  if (algorithm === 'brute-force') return say(WORDS.tripReplay.order, values);
  return algorithm === 'exact' ? say(WORDS.tripReplay.state, values) : say(WORDS.tripReplay.move, values);
}

/**
 * The cost of the best trip, for a method that might not find it; undefined for a method that
 * proves its result, or if there is no trip.
 * @param {TripReplay[]} replays @param {string} algorithm
 * @returns {number | undefined}
 */
export function bestBeside(replays, algorithm) {
  const isProved = algorithm === 'exact' || algorithm === 'brute-force';
  return isProved ? undefined : replays.find((one) => one.algorithm === 'exact')?.events.at(-1)?.cost;
}

/**
 * @param {ToldSearch} search
 * @param {number} step 0 is the state before the first candidate
 * @returns {string}
 */
export function tripWords(search, step) {
  const { algorithm, weighings, network, best } = search;
  const { length } = weighings;
  if (length === 0) return WORDS.tripReplay.nothing;
  const head = stepHead(algorithm, step, length);
  if (step === 0) return say(WORDS.tripReplay.notYet, { head });
  const weighing = weighings.at(step);
  const words = (TELLERS[algorithm] ?? turn)(search, weighing, head);
  if (step < length) return words;
  const found = weighing.best < 0 ? null : weighings.get(weighing.best).cost;
  if (found === null) return `${words} ${WORDS.deal.noTrip}`;
  const ends = `${words} ${ending(algorithm, kindOf(network))}`;
  return best === undefined ? ends : `${ends} ${beside(found, best, network)}`;
}

/** @type {Record<string, (search: ToldSearch, weighing: Weighing, head: string) => string>} */
const TELLERS = {
  'brute-force': (search, weighing, head) => {
    const { weighings, network } = search;
    const values = { head, cities: namesOf(search, weighing.order) };
    if (weighing.isWhole) return say(WORDS.tripReplay.whole, { ...values, verdict: verdict(search, weighing) });
    const others = weighing.last - weighing.first;
    const so = others > 0 ? ` ${say(WORDS.tripReplay.others, { count: others })}` : '';
    if (weighing.cost === Infinity) return say(WORDS.tripReplay.droppedNoWay, values) + so;
    const { unit } = network.data;
    const best = cost(weighings.get(weighing.best).cost, unit);
    return say(WORDS.tripReplay.dropped, { ...values, cost: cost(weighing.cost, unit), best }) + so;
  },
  exact: (search, { order, cost: total, isWhole, index }, head) => {
    const { weighings, network } = search;
    const city = placeName(search, order[order.length - 1]);
    if (order.length === 1 && index < weighings.size - 1) return say(WORDS.tripReplay.mayStart, { head, city });
    const number = { count: order.length };
    const those = isWhole ? say(WORDS.tripReplay.allCities, number) : say(WORDS.tripReplay.theseCities, number);
    const values = {
      head, city, those, cities: namesOf(search, order), cost: cost(total, network.data.unit), kind: kindOf(network),
    };
    if (total === Infinity) return say(WORDS.tripReplay.noWayToVisit, values);
    return index === weighings.size - 1 ? say(WORDS.tripReplay.leastOfAll, values) : say(WORDS.tripReplay.leastWay, values);
  },
  'nearest-neighbour': (search, weighing, head) => {
    const { weighings, network } = search;
    const { order, cost: total, index } = weighing;
    const { unit } = network.data;
    const [last, before] = order.slice(-2).reverse().map((city) => placeName(search, city));
    const values = { head, start: order[0] + 1, starts: search.cities.length };
    if (order.length === 1) return say(WORDS.tripReplay.start, { ...values, city: last });
    const move = { ...values, city: before, next: last, leg: cost(total - weighings.get(index - 1).cost, unit) };
    if (weighing.isWhole) return say(WORDS.tripReplay.last, { ...move, verdict: verdict(search, weighing) });
    return say(WORDS.tripReplay.next, { ...move, cost: cost(total, unit) });
  },
};

/** @type {(search: ToldSearch, weighing: Weighing, head: string) => string} */
function turn(search, weighing, head) {
  const values = { head, verdict: verdict(search, weighing) };
  if (weighing.before < 0) return say(WORDS.tripReplay.ofNearest, values);
  const before = search.weighings.get(weighing.before).order;
  const places = weighing.order.flatMap((city, place) => (city === before[place] ? [] : [place]));
  if (places.length === 0) return say(WORDS.tripReplay.sameOrder, values);
  const [from, to] = [places[0], places[places.length - 1]].map((place) => placeName(search, before[place]));
  return say(WORDS.tripReplay.turned, { ...values, from, to });
}

/** @param {ToldSearch} search @param {Weighing} weighing */
function verdict({ weighings, network }, { cost: total, best, before, index }) {
  const { unit } = network.data;
  if (total === Infinity) return WORDS.tripReplay.noSuchWay;
  if (before < 0) return say(WORDS.tripReplay.firstTrip, { cost: cost(total, unit) });
  const least = weighings.get(before).cost;
  if (best === index) {
    return say(WORDS.tripReplay.better, { cost: cost(total, unit), difference: cost(least - total, unit) });
  }
  return say(WORDS.tripReplay.notBetter, { cost: cost(total, unit), best: cost(least, unit), kind: kindOf(network) });
}

/** @param {Network} network */
function kindOf(network) {
  return unitFacts(network.data.unit).kind;
}

/** @param {ToldSearch} search @param {number} city an index into the list of chosen cities */
function placeName({ network, cities }, city) {
  return network.name(cities[city]);
}

/** @param {ToldSearch} search @param {number[]} order */
function namesOf(search, order) {
  return list(order.map((city) => placeName(search, city)));
}

/** @param {string} algorithm @param {string} kind */
function ending(algorithm, kind) {
  switch (algorithm) {
    case 'exact':
      return say(WORDS.tripReplay.endExact, { kind });
    case 'brute-force':
      return say(WORDS.tripReplay.endBruteForce, { kind });
    case 'nearest-neighbour':
      return WORDS.tripReplay.endNearestNeighbour;
    default:
      return say(WORDS.tripReplay.endTwoOpt, { kind });
  }
}

/** @param {number} found @param {number} best @param {Network} network */
function beside(found, best, network) {
  const values = { kind: kindOf(network), difference: cost(found - best, network.data.unit) };
  return found > best ? say(WORDS.tripReplay.besideBest, values) : say(WORDS.tripReplay.byLuck, values);
}
