/**
 * The exact solver for trips: finds the cheapest trip through chosen places within a ticket limit.
 * The site generator returns exactly the same links.
 * @module trip-solver
 */

/** @typedef {import("./leg-table.js").LegTable} LegTable */
import { legTable } from "./ticket-distances.js";

/**
 * @typedef {object} NetworkData a network as in its `network.json`
 * @property {{id: ArrayLike<unknown>}} places
 * @property {object} links arrays with one entry for each link; only `closed` is a list of indices
 * @property {ArrayLike<number>} links.from
 * @property {ArrayLike<number>} links.to
 * @property {ArrayLike<number>} links.mode
 * @property {ArrayLike<number>} links.cost integers whose sum is below 2^53
 * @property {ArrayLike<number|boolean>} links.directed
 * @property {number[]} [links.closed] the indices of the links that cannot be used
 */

/**
 * @typedef {object} TripProblem
 * @property {ArrayLike<number>} cities indices of the places to visit, at most twelve
 * @property {number} [tickets] the maximum number of ticketed links in the trip (default 0)
 * @property {ArrayLike<number>} [ticketedModes] the modes whose links cost a ticket each (default
 *   none)
 */

/**
 * @typedef {object} Trip
 * @property {number} cost
 * @property {number[]} places all places along the trip, including those passed through
 * @property {number[]} links the links between these places
 * @property {number} ticketsUsed
 * @property {number[]} order the chosen places in the order of the trip
 */

const cityLimit = 12;

/**
 * Solves a problem. In the result, `trip` is the cheapest trip and `legs` has its legs; both are
 * null if the places cannot all be visited. Of the cheapest trips, `trip` is one with the fewest
 * tickets. Further ties are broken deterministically. `program` contains all partial trips, and
 * `table` contains the routes between the cities.
 * @param {NetworkData} network @param {TripProblem} problem
 * @throws {RangeError} if no places or more than twelve places are chosen, if a chosen place is not
 *   in the network, or if `tickets` is negative
 */
export function solve(network, { cities: chosen, tickets = 0, ticketedModes = [] }) {
  // The cities are sorted so that the result does not depend on their order in the problem.
  const cities = [...new Set(Array.from(chosen))].sort((a, b) => a - b);
  check(cities, network.places.id.length, tickets);
  const isTicketed = ticketedTable(ticketedModes);
  const table = legTable(network, cities, tickets, isTicketed);
  const program = new TripProgram(table, tickets);
  program.fill();
  const legs = program.legs();
  return { program, legs, trip: legs && assemble(network, table, legs, isTicketed), table };
}

/**
 * A flag for each mode: 1 if its links cost a ticket.
 * @param {ArrayLike<number>} modes
 */
export function ticketedTable(modes) {
  const isTicketed = new Uint8Array(256);
  for (const mode of Array.from(modes)) isTicketed[mode] = 1;
  return isTicketed;
}

/** @param {number[]} cities @param {number} placeCount @param {number} tickets */
function check(cities, placeCount, tickets) {
  if (cities.length === 0) throw new RangeError("no place is chosen");
  if (cities.length > cityLimit) {
    throw new RangeError(`${cities.length} places are chosen, at most ${cityLimit} can be`);
  }
  for (const city of cities) {
    if (!Number.isInteger(city) || city < 0 || city >= placeCount) {
      throw new RangeError(`${city} is not a place of the network`);
    }
  }
  if (!(tickets >= 0)) throw new RangeError(`${tickets} tickets`);
}

/**
 * @typedef {object} Leg the part of a trip from one chosen place to the next
 * @property {number} from index into the list of chosen places
 * @property {number} to
 * @property {number} tickets the maximum number of tickets for the leg
 */

/**
 * Builds a trip from its legs.
 * @param {NetworkData} network @param {LegTable} distances @param {Leg[]} legs
 * @param {Uint8Array} isTicketed @returns {Trip}
 */
export function assemble(network, distances, legs, isTicketed) {
  const { cities } = distances;
  const { from, to, mode } = network.links;
  let place = cities[legs.length > 0 ? legs[0].from : 0];
  const order = [place];
  const places = [place];
  const links = [];
  let cost = 0;
  let ticketsUsed = 0;
  for (const leg of legs) {
    for (const link of distances.links(leg.from, leg.to, leg.tickets)) {
      place = from[link] === place ? to[link] : from[link];
      places.push(place);
      links.push(link);
      ticketsUsed += isTicketed[mode[link]];
    }
    order.push(cities[leg.to]);
    cost += distances.cost(leg.from, leg.to, leg.tickets);
  }
  return { cost, places, links, ticketsUsed, order };
}

/**
 * Dynamic programming over (set of visited places, last place, tickets), after Held and Karp (1962)
 * and Bellman (1962). The lowest cost of visiting all places of S, ending in j, with at most t
 * tickets is:
 *
 * best(S, j, t) = min over i in S - j, s <= t of best(S - j, i, t - s) + cost(i, j, s)
 *
 * Here cost(i, j, s) is the cost of the cheapest route from i to j with at most s tickets.
 */
class TripProgram {
  /** @param {LegTable} distances @param {number} tickets */
  constructor(distances, tickets) {
    this.distances = distances;
    this.count = distances.cities.length;
    this.tickets = Math.min(tickets, this.count * distances.levels);
    this.best = new Float64Array(this.count * (this.tickets + 1) * 2 ** this.count).fill(Infinity);
  }

  /** @param {number} visited @param {number} last */
  index(visited, last) {
    return (visited * this.count + last) * (this.tickets + 1);
  }

  fill() {
    const { count, best, tickets } = this;
    for (let city = 0; city < count; city++) {
      const base = this.index(1 << city, city);
      best.fill(0, base, base + tickets + 1);
    }
    for (let visited = 1; visited < 1 << count; visited++) {
      if ((visited & (visited - 1)) === 0) continue;
      for (let last = 0; last < count; last++) {
        if (((visited >> last) & 1) === 0) continue;
        const before = visited ^ (1 << last);
        for (let previous = 0; previous < count; previous++) {
          if ((before >> previous) & 1) this.#extend(visited, last, before, previous);
        }
      }
    }
  }

  /** @param {number} visited @param {number} last @param {number} before @param {number} previous */
  #extend(visited, last, before, previous) {
    const { best, tickets } = this;
    const { costs, levels } = this.distances;
    const source = this.index(before, previous);
    const target = this.index(visited, last);
    const ways = this.distances.row(previous, last);
    for (let t = 0; t <= tickets; t++) {
      let cheapest = best[target + t];
      const most = t < levels ? t : levels;
      for (let s = 0; s <= most; s++) {
        const cost = best[source + t - s] + costs[ways + s];
        if (cost < cheapest) cheapest = cost;
      }
      best[target + t] = cheapest;
    }
  }

  /**
   * The legs of the best trip, or null if there is none. Ties are broken by the fewest tickets,
   * then by the lowest index of the last place.
   * @returns {Leg[]|null}
   */
  legs() {
    const all = (1 << this.count) - 1;
    const ends = Array.from({ length: this.count }, (_, last) => this.index(all, last));
    const cost = Math.min(...ends.map((end) => this.best[end + this.tickets]));
    if (cost === Infinity) return null;
    for (let t = 0; t <= this.tickets; t++) {
      const last = ends.findIndex((end) => this.best[end + t] === cost);
      if (last >= 0) return this.#traceBack(all, last, t, cost);
    }
    return null;
  }

  /**
   * The cheapest partial trip for each set of visited places and each last place, in the order of
   * evaluation.
   * @returns {Generator<{cost: number, legs: Leg[], last: number}>}
   */
  *states() {
    for (let visited = 1; visited < 1 << this.count; visited++) {
      for (let last = 0; last < this.count; last++) {
        if (((visited >> last) & 1) === 0) continue;
        const base = this.index(visited, last);
        const cost = this.best[base + this.tickets];
        let t = this.tickets;
        while (t > 0 && this.best[base + t - 1] === cost) t--;
        const legs = cost === Infinity ? [] : this.#traceBack(visited, last, t, cost);
        yield { cost, legs, last };
      }
    }
  }

  /** @param {number} all @param {number} last @param {number} tickets @param {number} cost */
  #traceBack(all, last, tickets, cost) {
    /** @type {Leg[]} */
    const legs = [];
    let visited = all;
    let city = last;
    let left = tickets;
    let rest = cost;
    while ((visited & (visited - 1)) !== 0) {
      const before = visited ^ (1 << city);
      const { previous, s } = this.#previous(before, city, left, rest);
      legs.push({ from: previous, to: city, tickets: s });
      rest -= this.distances.cost(previous, city, s);
      left -= s;
      visited = before;
      city = previous;
    }
    return legs.reverse();
  }

  /** @param {number} before @param {number} city @param {number} left @param {number} rest */
  #previous(before, city, left, rest) {
    for (let s = 0; s <= Math.min(left, this.distances.levels); s++) {
      for (let previous = 0; previous < this.count; previous++) {
        if (((before >> previous) & 1) === 0) continue;
        const cost = this.best[this.index(before, previous) + left - s];
        if (cost + this.distances.cost(previous, city, s) === rest) return { previous, s };
      }
    }
    throw new Error("the table of the trip is inconsistent");
  }
}
