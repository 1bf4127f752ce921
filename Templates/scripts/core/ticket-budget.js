/**
 * The best distribution of tickets among the legs of a trip, for a given order of places.
 * @module
 */

/** @typedef {import('./leg-table.js').LegTable} LegTable */
/** @typedef {import('./trip-solver.js').Leg} Leg */

/** The lowest cost of the legs appended so far, for every number of tickets. */
export class TicketBudget {
  /**
   * @param {LegTable} distances @param {number} tickets
   * @param {number} capacity the maximum number of legs
   */
  constructor(distances, tickets, capacity) {
    this.distances = distances;
    this.tickets = Math.min(tickets, capacity * distances.levels);
    /** @type {{from: number, to: number}[]} */
    this.ends = [];
    // Row r contains the lowest total costs of the first r legs with at most 0, 1, 2, ... tickets.
    this.rows = new Float64Array((capacity + 1) * (this.tickets + 1));
  }

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

  /** @param {number[]} order indices into the list of chosen places */
  appendAll(order) {
    for (let index = 1; index < order.length; index += 1) this.append(order[index - 1], order[index]);
    return this;
  }

  /**
   * The legs of the cheapest trip, each with the number of tickets that it uses; empty if no trip
   * is possible. Ties are broken by the fewest tickets, then by using tickets as early as possible.
   */
  legs() {
    if (this.cost === Infinity) return [];
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
