/**
 * The cheapest routes between the chosen places of a trip for every number of tickets, as plain
 * data: the result of the searches, small enough to send from a worker to a page.
 *
 * @module leg-table
 */

/**
 * @typedef {object} LegTableData
 * @property {number[]} cities the chosen places
 * @property {number} levels the largest number of tickets that makes a way cheaper, within the limit
 * @property {Float64Array} costs by [from][to][tickets], with at most so many tickets
 * @property {number[][]} ways the links, in the order of `costs`
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
   * The index of the first cost of a way, with no ticket.
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
   * The fewest tickets with which a route is as cheap as with a given number.
   * @param {number} from @param {number} to @param {number} tickets
   */
  level(from, to, tickets) {
    const wanted = this.cost(from, to, tickets);
    let level = 0;
    while (this.cost(from, to, level) !== wanted) level += 1;
    return level;
  }

  /**
   * The links of the cheapest way with at most this many tickets; among equals, the one with the
   * fewest.
   * @param {number} from @param {number} to @param {number} tickets
   * @returns {number[]}
   */
  links(from, to, tickets) {
    return this.ways[this.row(from, to) + this.level(from, to, tickets)];
  }
}
