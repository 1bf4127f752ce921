/**
 * Simpler methods for a trip, with a record of their candidates: the same methods as the site
 * generator's, candidate by candidate. `trip-solver.js` has the exact answer.
 * @module
 */

/** @typedef {import('./trip-solver.js').NetworkData} NetworkData */
/** @typedef {import('./trip-solver.js').Leg} Leg */
/** @typedef {import('./trip-solver.js').Trip} Trip */
/** @typedef {import('./trip-solver.js').TripProblem} TripProblem */
/** @typedef {import('../player/trip-words.js').TripEvent} TripEvent */
/** @typedef {import('../player/trip-words.js').TripReplay} TripReplay */
import { TicketDistances } from './ticket-distances.js';
import { assemble, solveTrip, ticketedTable } from './trip-solver.js';

/** More cities than this have too many orders to try them all on a page. */
export const bruteForceLimit = 8;

/**
 * The replays of all methods: the exact one, brute force where there are few cities, the nearest
 * neighbour, two-opt.
 * @param {NetworkData} network
 * @param {TripProblem} problem without a fixed start or end
 * @returns {TripReplay[]}
 */
export function tripReplays(network, problem) {
  const methods = new Methods(network, problem);
  const exact = solveTrip(network, problem);
  const replays = [record('exact', 1, exact ? [{ tried: 1, trip: exact }] : [])];
  if (methods.count <= bruteForceLimit) replays.push(methods.bruteForce());
  replays.push(methods.nearestNeighbour(), methods.twoOpt());
  return replays;
}

/** @param {string} algorithm @param {number} total @param {{tried: number, trip: Trip}[]} events
 * @returns {TripReplay} */
function record(algorithm, total, events) {
  return {
    algorithm,
    total,
    events: events.map(({ tried, trip: { cost, order, links, places } }) => {
      return { tried, cost, order, links, places };
    }),
  };
}

export class Methods {
  /** @param {NetworkData} network @param {TripProblem} problem */
  constructor(network, { cities, tickets = 0, ticketedModes = [] }) {
    this.network = network;
    this.cities = [...new Set(Array.from(cities))];
    this.count = this.cities.length;
    this.tickets = tickets;
    this.isTicketed = ticketedTable(ticketedModes);
    this.distances = new TicketDistances(network, this.cities, tickets, this.isTicketed);
  }

  /** @param {Leg[]} legs @returns {Trip} */
  trip(legs) {
    return assemble(this.network, this.distances, legs, this.isTicketed);
  }

  /**
   * Tries every order, the first city in the list first, with the tickets divided in the best way;
   * drops an order as soon as its first legs cost as much as the best trip. A dropped beginning
   * counts as all the orders that begin with it.
   */
  bruteForce() {
    const { count } = this;
    const orders = [1];
    for (let free = 1; free <= count; free += 1) orders.push(orders[free - 1] * free);
    const budget = new Budget(this, count);
    const order = new Int8Array(count);
    let visited = 0;
    let best = Infinity;
    let tried = 0;
    /** @type {{tried: number, trip: Trip}[]} */
    const events = [];
    const visit = (/** @type {number} */ placed) => {
      if (placed === count) {
        tried += 1;
        if (budget.cost < best) {
          best = budget.cost;
          events.push({ tried, trip: this.trip(budget.legs()) });
        }
        return;
      }
      for (let city = 0; city < count; city += 1) {
        if ((visited >> city) & 1) continue;
        if (placed > 0) budget.append(order[placed - 1], city);
        order[placed] = city;
        visited |= 1 << city;
        if (budget.cost < best) visit(placed + 1);
        else tried += orders[count - placed - 1];
        visited &= ~(1 << city);
        if (placed > 0) budget.removeLast();
      }
    };
    visit(0);
    return record('brute-force', orders[count], events);
  }

  /**
   * Starts in each city in turn and goes on to the nearest one left, spending tickets as it goes:
   * each way is the cheapest that the tickets left allow, with no more tickets than it needs.
   */
  nearestNeighbour() {
    return record('nearest-neighbour', this.count, this.#nearest());
  }

  #nearest() {
    /** @type {{tried: number, trip: Trip}[]} */
    const events = [];
    for (let start = 0; start < this.count; start += 1) {
      const legs = this.#nearestFrom(start);
      if (!legs) continue;
      const trip = this.trip(legs);
      const best = events[events.length - 1];
      if (!best || trip.cost < best.trip.cost) events.push({ tried: start + 1, trip });
    }
    return events;
  }

  /** @param {number} start @returns {Leg[] | null} */
  #nearestFrom(start) {
    const { count, distances } = this;
    let left = this.tickets;
    let city = start;
    const visited = new Set([start]);
    const legs = [];
    while (visited.size < count) {
      let [nearest, least] = [-1, Infinity];
      for (let next = 0; next < count; next += 1) {
        if (visited.has(next)) continue;
        const cost = distances.cost(city, next, left);
        if (nearest < 0 || cost < least) [nearest, least] = [next, cost];
      }
      if (least === Infinity) return null;
      const tickets = distances.level(city, nearest, left);
      legs.push({ from: city, to: nearest, tickets });
      left -= tickets;
      city = nearest;
      visited.add(city);
    }
    return legs;
  }

  /**
   * Starts from the nearest neighbour's trip and turns a part of the order around whenever that
   * makes the trip cheaper, until no part does.
   */
  twoOpt() {
    const start = this.#nearest().pop()?.trip;
    if (!start) return record('two-opt', 0, []);
    let trip = start;
    let order = trip.order.map((city) => this.cities.indexOf(city));
    let tried = 1;
    const events = [{ tried, trip }];
    const consider = (/** @type {number[]} */ candidate) => {
      tried += 1;
      const budget = new Budget(this, candidate.length);
      candidate.slice(1).forEach((city, index) => budget.append(candidate[index], city));
      if (budget.cost === Infinity) return false;
      const other = this.trip(budget.legs());
      if (!(other.cost < trip.cost)) return false;
      trip = other;
      order = candidate;
      events.push({ tried, trip });
      return true;
    };
    // The order alone is measured first: the tickets may be divided better than greedily.
    if (order.length === this.count) consider(order);
    for (let isImproved = true; isImproved; ) {
      isImproved = false;
      for (let first = 0; first < order.length - 1; first += 1) {
        for (let last = first + 1; last < order.length; last += 1) {
          const turned = order.slice(first, last + 1).reverse();
          const candidate = [...order.slice(0, first), ...turned, ...order.slice(last + 1)];
          if (consider(candidate)) isImproved = true;
        }
      }
    }
    return record('two-opt', tried, events);
  }
}

/** The least cost of the legs so far for every number of tickets. */
class Budget {
  /** @param {Methods} methods @param {number} capacity the most legs */
  constructor({ distances, tickets }, capacity) {
    this.distances = distances;
    this.tickets = Math.min(tickets, capacity * distances.levels);
    /** @type {{from: number, to: number}[]} */
    this.ends = [];
    // Row r: the costs of the first r legs with at most 0, 1, ... tickets.
    this.rows = new Float64Array((capacity + 1) * (this.tickets + 1));
  }

  /** The least cost of all legs so far under the limit. */
  get cost() {
    return this.rows[(this.ends.length + 1) * (this.tickets + 1) - 1];
  }

  /** @param {number} from @param {number} to */
  append(from, to) {
    const { rows, tickets, distances } = this;
    const base = this.ends.length * (tickets + 1);
    const ways = distances.row(from, to);
    this.ends.push({ from, to });
    for (let t = 0; t <= tickets; t += 1) {
      let cheapest = Infinity;
      for (let s = 0; s <= Math.min(t, distances.levels); s += 1) {
        cheapest = Math.min(cheapest, rows[base + t - s] + distances.costs[ways + s]);
      }
      rows[base + tickets + 1 + t] = cheapest;
    }
  }

  removeLast() {
    this.ends.pop();
  }

  /** The legs with their tickets: as few as the least cost allows, spent as late as possible. */
  legs() {
    const { rows, ends, distances } = this;
    const width = this.tickets + 1;
    let left = this.tickets;
    while (left > 0 && rows[ends.length * width + left - 1] === rows[ends.length * width + left]) {
      left -= 1;
    }
    /** @type {Leg[]} */
    const legs = [];
    for (let index = ends.length - 1; index >= 0; index -= 1) {
      const { from, to } = ends[index];
      const wanted = rows[(index + 1) * width + left];
      let s = 0;
      while (rows[index * width + left - s] + distances.cost(from, to, s) !== wanted) s += 1;
      legs.push({ from, to, tickets: s });
      left -= s;
    }
    return legs.reverse();
  }
}
