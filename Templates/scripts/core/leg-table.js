/**
 * The cheapest routes between the chosen places of a trip, for every number of tickets. The data is
 * small and consists only of numbers and arrays, so a worker can send it to a page.
 * @module leg-table
 */

/**
 * @typedef {object} LegTableData
 * @property {number[]} cities the chosen places
 * @property {number} levels the largest number of tickets in the table: the ticket limit, or a
 *   lower number beyond which no route gets cheaper
 * @property {Float64Array} costs the costs, indexed by [from][to][tickets], where `tickets` is the
 *   maximum number of tickets on the route
 * @property {number[][]} ways the links of the routes, indexed like `costs`
 */

export class LegTable {
  /** @param {LegTableData} data */
  constructor({ cities, levels, costs, ways }) {
    this.cities = cities;
    this.levels = levels;
    this.costs = costs;
    this.ways = ways;
  }

  /**
   * The index in `costs` at which the costs from one place to another begin: the cost without
   * tickets, then the costs with at most 1, 2 and more tickets. The places are indices into
   * `cities`.
   * @param {number} from @param {number} to
   */
  row(from, to) {
    return (from * this.cities.length + to) * (this.levels + 1);
  }

  /** @param {number} from @param {number} to @param {number} tickets @returns {number} */
  cost(from, to, tickets) {
    return this.costs[this.row(from, to) + Math.min(tickets, this.levels)];
  }

  /**
   * The smallest number of tickets that gives the same cost as `tickets` tickets.
   * @param {number} from @param {number} to @param {number} tickets
   */
  level(from, to, tickets) {
    const wanted = this.cost(from, to, tickets);
    let level = 0;
    while (this.cost(from, to, level) !== wanted) level += 1;
    return level;
  }

  /**
   * The links of the cheapest route with at most `tickets` tickets. Among routes of equal cost, it
   * is the one with the fewest tickets.
   * @param {number} from @param {number} to @param {number} tickets @returns {number[]}
   */
  links(from, to, tickets) {
    return this.ways[this.row(from, to) + this.level(from, to, tickets)];
  }
}
