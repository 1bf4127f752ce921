/**
 * The methods that find a trip and record the candidates that they try. The site generator tries
 * the same candidates in the same order.
 * @module
 */

/** @typedef {import('./trip-solver.js').NetworkData} NetworkData */
/** @typedef {import('./trip-solver.js').Leg} Leg */
/** @typedef {import('./trip-solver.js').Trip} Trip */
/** @typedef {import('./trip-solver.js').TripProblem} TripProblem */
import { TicketBudget } from './ticket-budget.js';
import { legTable } from './ticket-distances.js';
import { assemble, solve, ticketedTable } from './trip-solver.js';
import { WeighingLog } from './weighings.js';

/**
 * A candidate that is cheaper than all earlier ones. `tried` is the number of candidates up to and
 * including this one; `order` contains the chosen places in the order of the trip.
 * @typedef {{tried: number, cost: number,
 * order: number[], links: number[], places: number[]}} TripEvent
 */
/** @typedef {{algorithm: string, total: number, events: TripEvent[]}} TripReplay */
/** @typedef {TripReplay & {weighings: import('./weighings.js').WeighingsData}} TripSearch */

/** The maximum number of cities for which a page can try all orders. */
const bruteForceLimit = 8;

/**
 * The methods that can be used for the given number of cities, the exact method first.
 * @param {number} count
 */
export function methodsFor(count) {
  return ['exact', ...(count <= bruteForceLimit ? ['brute-force'] : []), 'nearest-neighbour', 'two-opt'];
}

/**
 * The replays of all methods that can be used for the number of cities in the problem.
 * @param {NetworkData} network
 * @param {TripProblem} problem
 * @returns {TripReplay[]}
 */
export function tripReplays(network, problem) {
  return tripSearches(network, problem).searches.map(({ algorithm, total, events }) => {
    return { algorithm, total, events };
  });
}

/**
 * The best trip and every candidate of the methods, as plain data that a worker can send.
 * @param {NetworkData} network
 * @param {TripProblem} problem
 * @param {string} [only] the method to run; all methods if missing. The exact method always runs,
 *   because it finds the best trip
 * @returns {{best: Trip | null, tickets: number, legs: import('./leg-table.js').LegTableData,
 *   searches: TripSearch[]}}
 */
export function tripSearches(network, problem, only) {
  const methods = new Methods(network, problem);
  const { best, search } = methods.exact(problem);
  const searches = methodsFor(methods.count).filter((id) => !only || id === only || id === 'exact').map((id) => {
    switch (id) {
      case 'exact': return search;
      case 'brute-force': return methods.bruteForce();
      case 'two-opt': return methods.twoOpt();
      default: return methods.nearestNeighbour();
    }
  });
  const { cities, levels, costs, ways } = methods.distances;
  return { best, tickets: methods.tickets, legs: { cities, levels, costs, ways }, searches };
}

/** @param {string} algorithm @param {number} total @param {{tried: number, trip: Trip}[]} events
 * @param {WeighingLog} log
 * @returns {TripSearch} */
function record(algorithm, total, events, log) {
  return {
    algorithm,
    total,
    events: events.map(({ tried, trip: { cost, order, links, places } }) => {
      return { tried, cost, order, links, places };
    }),
    weighings: log.data(),
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
    this.distances = legTable(network, this.cities, tickets, this.isTicketed);
  }

  /** @param {Leg[]} legs @returns {Trip} */
  trip(legs) {
    return assemble(this.network, this.distances, legs, this.isTicketed);
  }

  /**
   * Runs the exact method. Records each partial trip, and then the best trip.
   * @param {TripProblem} problem
   */
  exact(problem) {
    const { program, legs, trip: best, table } = solve(this.network, problem);
    const log = new WeighingLog(this.count);
    // The exact method sorts the cities, so its indices are converted to indices of `this.cities`.
    const own = table.cities.map((city) => this.cities.indexOf(city));
    const add = (/** @type {Leg[]} */ parts, /** @type {number} */ last, /** @type {number} */ cost) => {
      const moved = parts.map(({ from, to, tickets }) => ({ from: own[from], to: own[to], tickets }));
      const order = [moved[0]?.from ?? own[last], ...moved.map(({ to }) => to)];
      log.add(order, moved, cost, order.length === this.count && cost < log.best);
    };
    for (const { cost, legs: parts, last } of program.states()) add(parts, last, cost);
    if (best && legs) {
      log.best = Infinity;
      add(legs, 0, best.cost);
    }
    return { best, search: record('exact', 1, best ? [{ tried: 1, trip: best }] : [], log) };
  }

  /**
   * Tries all orders of the cities, each with the best distribution of tickets. If the cost of the
   * legs between the first cities reaches the cost of the best trip so far, all orders that begin
   * with these cities are dropped. The dropped orders count as tried.
   */
  bruteForce() {
    const { count } = this;
    const orders = [1];
    for (let free = 1; free <= count; free += 1) orders.push(orders[free - 1] * free);
    const budget = new TicketBudget(this.distances, this.tickets, count);
    const log = new WeighingLog(count);
    /** @type {number[]} */
    const order = [];
    let visited = 0;
    let best = Infinity;
    let tried = 0;
    /** @type {{tried: number, trip: Trip}[]} */
    const events = [];
    const visit = () => {
      if (order.length === count) {
        tried += 1;
        best = budget.cost;
        const legs = budget.legs();
        log.add(order, legs, best, true, tried);
        events.push({ tried, trip: this.trip(legs) });
        return;
      }
      for (let city = 0; city < count; city += 1) {
        if ((visited >> city) & 1) continue;
        if (order.length > 0) budget.append(order[order.length - 1], city);
        order.push(city);
        visited |= 1 << city;
        if (budget.cost < best) visit();
        else {
          tried += orders[count - order.length];
          log.add(order, budget.legs(), budget.cost, false, tried);
        }
        visited &= ~(1 << city);
        order.pop();
        if (order.length > 0) budget.removeLast();
      }
    };
    visit();
    return record('brute-force', orders[count], events, log);
  }

  /**
   * Starts in each city in turn and always continues to the nearest unvisited city. Each leg is the
   * cheapest one that the remaining tickets allow, and uses no more tickets than it needs.
   */
  nearestNeighbour() {
    const log = new WeighingLog(this.count);
    return record('nearest-neighbour', this.count, this.#nearest(log), log);
  }

  /** @param {WeighingLog} log */
  #nearest(log) {
    /** @type {{tried: number, trip: Trip, legs: Leg[]}[]} */
    const events = [];
    for (let start = 0; start < this.count; start += 1) {
      const legs = this.#nearestFrom(start, log);
      if (!legs) continue;
      const trip = this.trip(legs);
      const best = events[events.length - 1];
      if (!best || trip.cost < best.trip.cost) events.push({ tried: start + 1, trip, legs });
    }
    return events;
  }

  /** @param {number} start @param {WeighingLog} log @returns {Leg[] | null} */
  #nearestFrom(start, log) {
    const { count, distances } = this;
    let left = this.tickets;
    let total = 0;
    const order = [start];
    /** @type {Leg[]} */
    const legs = [];
    for (;;) {
      const isWhole = order.length === count;
      log.add(order, legs, total, isWhole && total < log.best);
      if (isWhole) return legs;
      const city = order[order.length - 1];
      let [nearest, least] = [-1, Infinity];
      for (let next = 0; next < count; next += 1) {
        if (order.includes(next)) continue;
        const cost = distances.cost(city, next, left);
        if (nearest < 0 || cost < least) [nearest, least] = [next, cost];
      }
      if (least === Infinity) return null;
      const tickets = distances.level(city, nearest, left);
      legs.push({ from: city, to: nearest, tickets });
      order.push(nearest);
      left -= tickets;
      total += least;
    }
  }

  /**
   * Starts from the nearest-neighbour trip. Reverses a part of the order whenever that makes the
   * trip cheaper, until no reversal makes it cheaper.
   */
  twoOpt() {
    const log = new WeighingLog(this.count);
    const start = this.#nearest(new WeighingLog(this.count)).pop();
    if (!start) return record('two-opt', 0, [], log);
    let { trip } = start;
    let order = trip.order.map((city) => this.cities.indexOf(city));
    let tried = 1;
    const events = [{ tried, trip }];
    log.add(order, start.legs, trip.cost, true);
    const consider = (/** @type {number[]} */ candidate) => {
      tried += 1;
      const budget = new TicketBudget(this.distances, this.tickets, candidate.length).appendAll(candidate);
      const { cost } = budget;
      const legs = budget.legs();
      const isBest = cost < trip.cost;
      log.add(candidate, legs, cost, isBest);
      if (!isBest) return false;
      trip = this.trip(legs);
      order = candidate;
      events.push({ tried, trip });
      return true;
    };
    // The nearest-neighbour method may distribute the tickets badly, so the initial order is
    // evaluated again with the best distribution.
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
    return record('two-opt', tried, events, log);
  }
}
