/**
 * The candidates of a method for trips, in the order in which the method tries them. A candidate is
 * a complete order of the places, a partial trip, or a dropped prefix. A dropped prefix is the
 * start of an order; brute force drops all orders with this start at once. There can be tens of
 * thousands of candidates, so they are stored in flat arrays.
 * @module
 */

/** @typedef {import('./trip-solver.js').Leg} Leg */

/**
 * @typedef {object} WeighingsData
 * @property {number} count the number of chosen places
 * @property {Int8Array} orders `count` entries for each candidate: indices of chosen places, then
 *   -1 for each unused entry
 * @property {Uint8Array} tickets the number of tickets allowed on the leg to each place of `orders`
 * @property {Float64Array} costs the cost of each candidate; infinite if the candidate is not
 *   possible
 * @property {Uint32Array} ends the last step of each candidate, counted from 1. A dropped prefix
 *   takes as many steps as there are orders that begin with it
 * @property {Int32Array} bests for each candidate, the index of the best candidate up to and
 *   including it, or -1 if there is none
 */

/**
 * A candidate, with its steps and the best candidate so far.
 * @typedef {object} Weighing
 * @property {number} index
 * @property {number[]} order indices into the list of chosen places
 * @property {Leg[]} legs empty if the candidate is not possible
 * @property {number} cost
 * @property {number} best the index of the best candidate so far, or -1 if there is none
 * @property {number} before the value of `best` for the previous candidate
 * @property {boolean} isWhole true if the order includes all places
 * @property {number} first the first step of the candidate
 * @property {number} last the last step of the candidate
 */

export class WeighingLog {
  /** @type {number[]} */
  #orders = [];
  /** @type {number[]} */
  #tickets = [];
  /** @type {number[]} */
  #costs = [];
  /** @type {number[]} */
  #ends = [];
  /** @type {number[]} */
  #bests = [];

  /** @param {number} count the number of chosen places */
  constructor(count) {
    this.count = count;
    /** The cost of the best candidate so far. */
    this.best = Infinity;
  }

  /**
   * @param {number[]} order
   * @param {Leg[]} legs empty if the candidate is not possible
   * @param {number} cost @param {boolean} isBest
   * @param {number} [end] the last step of the candidate, counted from 1; by default, the number of
   *   candidates including this one
   */
  add(order, legs, cost, isBest, end = this.#costs.length + 1) {
    for (let index = 0; index < this.count; index += 1) {
      this.#orders.push(order[index] ?? -1);
      this.#tickets.push(legs[index - 1]?.tickets ?? 0);
    }
    if (isBest) this.best = cost;
    this.#bests.push(isBest ? this.#costs.length : (this.#bests.at(-1) ?? -1));
    this.#costs.push(cost);
    this.#ends.push(end);
  }

  /** @returns {WeighingsData} */
  data() {
    return {
      count: this.count,
      orders: Int8Array.from(this.#orders),
      tickets: Uint8Array.from(this.#tickets),
      costs: Float64Array.from(this.#costs),
      ends: Uint32Array.from(this.#ends),
      bests: Int32Array.from(this.#bests),
    };
  }
}

export class Weighings {
  /** @param {WeighingsData} data */
  constructor(data) {
    this.data = data;
    this.size = data.costs.length;
    /** The number of steps. */
    this.length = data.ends[this.size - 1] ?? 0;
  }

  /** @param {number} step counted from 1 @returns {Weighing} */
  at(step) {
    const { ends } = this.data;
    let [low, high] = [0, this.size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] < step) low = middle + 1;
      else high = middle;
    }
    return this.get(low);
  }

  /** @param {number} index @returns {Weighing} */
  get(index) {
    const { count, orders, tickets, costs, ends, bests } = this.data;
    const all = [...orders.subarray(index * count, (index + 1) * count)];
    const order = all.filter((city) => city >= 0);
    const legs = order.slice(1).map((to, leg) => {
      return { from: order[leg], to, tickets: tickets[index * count + leg + 1] };
    });
    return {
      index,
      order,
      legs: costs[index] < Infinity ? legs : [],
      cost: costs[index],
      best: bests[index],
      before: index > 0 ? bests[index - 1] : -1,
      isWhole: order.length === count,
      first: index > 0 ? ends[index - 1] + 1 : 1,
      last: ends[index],
    };
  }
}

/**
 * The permutation with index `number`, counted from 0, in the lexicographic order of all
 * permutations of `count` places.
 * @param {number} count @param {number} number @returns {number[]}
 */
export function nthOrder(count, number) {
  const left = Array.from({ length: count }, (_, place) => place);
  let orders = left.reduce((product, place) => product * (place + 1), 1);
  const order = [];
  for (let rest = number; left.length > 0; ) {
    orders /= left.length;
    order.push(...left.splice(Math.floor(rest / orders), 1));
    rest %= orders;
  }
  return order;
}
