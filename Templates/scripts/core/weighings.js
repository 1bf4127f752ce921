/**
 * Everything that a method for trips weighs, one weighing after the other: whole orders, beginnings
 * that are dropped, parts of trips. There can be tens of thousands, so they are kept in flat arrays.
 * @module
 */

/** @typedef {import('./trip-solver.js').Leg} Leg */

/**
 * @typedef {object} WeighingsData
 * @property {number} count of the chosen places
 * @property {Int8Array} orders for each, as many indices among the chosen places, -1 after the last
 * @property {Uint8Array} tickets the number of tickets allowed on the way to each place of `orders`
 * @property {Float64Array} costs infinite if there is no way
 * @property {Uint32Array} ends the last step of each, counted from 1: a dropped beginning takes as many steps as
 * there are orders that begin with it
 * @property {Int32Array} bests the index of the best so far after each; -1 for none
 */

/**
 * @typedef {object} Weighing
 * @property {number} index
 * @property {number[]} order indices among the chosen places
 * @property {Leg[]} legs empty if there is no way
 * @property {number} cost
 * @property {number} best the index of the best so far, -1 for none
 * @property {number} before the index of the best before it
 * @property {boolean} isWhole true if the order has all places
 * @property {number} first its first step
 * @property {number} last its last step
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

  /** @param {number} count of the chosen places */
  constructor(count) {
    this.count = count;
    /** The cost of the best so far. */
    this.best = Infinity;
  }

  /**
   * @param {number[]} order
   * @param {Leg[]} legs none if there is no way
   * @param {number} cost
   * @param {boolean} isBest
   * @param {number} [end] its last step; the next one by default
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
    /** The last step. */
    this.length = data.ends[this.size - 1] ?? 0;
  }

  /**
   * The weighing of a step.
   * @param {number} step from 1 on
   * @returns {Weighing}
   */
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
 * The order with a given number, from 0, among all sorted orders of some places.
 * @param {number} count
 * @param {number} number
 * @returns {number[]}
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
