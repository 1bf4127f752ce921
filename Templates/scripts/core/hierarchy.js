/**
 * A contraction hierarchy: the places of a network in order of importance, with shortcuts, so that both sides of a
 * query only go upwards.
 *
 * Places are contracted one after another, the least important first. A contracted place is taken out; if the
 * cheapest way between two of its neighbours led through it, a shortcut replaces that way. The order is that of
 * Geisberger, Sanders, Schultes and Delling (2008): shortcuts added less arcs removed, more for each neighbour
 * already contracted.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
import { Heap } from './heap.js';

/**
 * An arc of the hierarchy: a link, or a shortcut that stands for two arcs one after the other.
 * @typedef {object} Arc
 * @property {number} from
 * @property {number} to
 * @property {number} cost
 * @property {number} link -1 for a shortcut
 * @property {[Arc, Arc] | null} parts the arcs that a shortcut stands for
 */

/**
 * A contraction: its place, and the shortcuts that were added.
 * @typedef {{place: number, shortcuts: Arc[]}} Contraction
 */

/** A network from which places are taken out one after another. */
class Rest {
  /** @param {Network} network */
  constructor(network) {
    this.size = network.size;
    /** Arcs that leave each place, by their other end: the cheapest only.
     * @type {Map<number, Arc>[]} */
    this.leaving = Array.from({ length: network.size }, () => new Map());
    /** Arcs that arrive at each place, by their other end.
     * @type {Map<number, Arc>[]} */
    this.arriving = Array.from({ length: network.size }, () => new Map());
    network.arcs().forEach((arcs, from) => {
      for (const { to, link } of arcs) this.add({ from, to, cost: network.cost(link), link, parts: null });
    });
  }

  /** @param {Arc} arc */
  add(arc) {
    const { from, to, cost } = arc;
    const known = this.leaving[from].get(to);
    if (from === to || (known && known.cost <= cost)) return;
    this.leaving[from].set(to, arc);
    this.arriving[to].set(from, arc);
  }

  /** @param {number} place */
  remove(place) {
    for (const to of this.leaving[place].keys()) this.arriving[to].delete(place);
    for (const from of this.arriving[place].keys()) this.leaving[from].delete(place);
  }

  /**
   * The shortcuts that are needed if a place is taken out.
   * @param {number} place @returns {Arc[]}
   */
  shortcuts(place) {
    /** @type {Arc[]} */
    const needed = [];
    for (const first of this.arriving[place].values()) {
      const pairs = [...this.leaving[place].values()]
        .filter(({ to }) => to !== first.from)
        .map((second) => ({ second, cost: first.cost + second.cost }));
      const limit = Math.max(0, ...pairs.map(({ cost }) => cost));
      const costs = this.#costsAround(first.from, place, limit);
      for (const { second, cost } of pairs) {
        if ((costs.get(second.to) ?? Infinity) <= cost) continue;
        needed.push({ from: first.from, to: second.to, cost, link: -1, parts: [first, second] });
      }
    }
    return needed;
  }

  /** The costs from a place to all others within a limit, by ways that avoid one place.
   * @param {number} source @param {number} avoided @param {number} limit */
  #costsAround(source, avoided, limit) {
    /** @type {Map<number, number>} */
    const costs = new Map([[source, 0]]);
    const queue = new Heap();
    queue.push(source, 0);
    while (queue.rank <= limit) {
      const { rank } = queue;
      const place = queue.pop();
      if (rank > (costs.get(place) ?? Infinity)) continue;
      for (const { to, cost } of this.leaving[place].values()) {
        const total = rank + cost;
        if (to === avoided || total > limit || total >= (costs.get(to) ?? Infinity)) continue;
        costs.set(to, total);
        queue.push(to, total);
      }
    }
    return costs;
  }
}

export class Hierarchy {
  /** @param {Network} network */
  constructor(network) {
    this.size = network.size;
    /** The contractions, in order.
     * @type {Contraction[]} */
    this.contractions = [];
    /** The position of each place in that order: 0 for the one contracted first. */
    this.levels = new Int32Array(network.size).fill(-1);
    /** Arcs that lead up from each place, and arcs that lead down to it from above.
     * @type {[Arc[][], Arc[][]]} */
    this.upward = [[], []];
    this.#contract(new Rest(network));
  }

  /** @param {Rest} rest */
  #contract(rest) {
    const contractedNeighbours = new Int32Array(this.size);
    /** @param {number} place */
    const priority = (place) => {
      const removed = rest.leaving[place].size + rest.arriving[place].size;
      return 2 * rest.shortcuts(place).length - removed + contractedNeighbours[place];
    };
    const queue = new Heap();
    for (let place = 0; place < this.size; place += 1) queue.push(place, priority(place));
    while (queue.size > 0) {
      const place = queue.pop();
      // Priorities change as neighbours are contracted, so the first one is computed again.
      queue.push(place, priority(place));
      if (queue.first !== place) continue;
      queue.pop();
      const shortcuts = rest.shortcuts(place);
      this.levels[place] = this.contractions.length;
      this.upward[0][place] = [...rest.leaving[place].values()];
      this.upward[1][place] = [...rest.arriving[place].values()];
      const around = new Set([...rest.leaving[place].keys(), ...rest.arriving[place].keys()]);
      for (const neighbour of around) contractedNeighbours[neighbour] += 1;
      rest.remove(place);
      for (const arc of shortcuts) rest.add(arc);
      this.contractions.push({ place, shortcuts });
    }
  }
}

/**
 * A step of a query: a place that was settled, or one whose cost an arc lowered, and the best cost of a
 * whole route after it.
 * @typedef {{kind: 'settle' | 'relax', place: number, backward: boolean, cost: number,
 *   arc: Arc | null, best: number, meeting: number}} QueryStep
 */

/**
 * The answer to a query: arcs from the start to the goal, including shortcuts, and the links that they stand for. No
 * route has an infinite cost.
 * @typedef {{cost: number, meeting: number, arcs: Arc[], links: number[], steps: QueryStep[],
 *   settled: number}} Answer
 */

/** One side of a query, which only goes upwards. */
class Climb {
  /** @param {Hierarchy} hierarchy @param {number} end @param {boolean} backward */
  constructor(hierarchy, end, backward) {
    this.arcs = hierarchy.upward[Number(backward)];
    this.backward = backward;
    /** @type {Map<number, number>} */
    this.costs = new Map([[end, 0]]);
    /** @type {Map<number, Arc>} */
    this.cameBy = new Map();
    /** @type {Set<number>} */
    this.settled = new Set();
    this.queue = new Heap();
    this.queue.push(end, 0);
  }

  /** The cost of the next place; infinite if there is none. */
  get next() {
    while (this.settled.has(this.queue.first)) this.queue.pop();
    return this.queue.rank;
  }

  /** The arcs from the end to a place, or from the place to the end.
   * @param {number} place */
  arcsTo(place) {
    const arcs = [];
    for (let arc = this.cameBy.get(place); arc; arc = this.cameBy.get(this.backward ? arc.to : arc.from)) arcs.push(arc);
    return this.backward ? arcs : arcs.reverse();
  }
}

/**
 * Finds the cheapest route: from both ends upward, until neither side can find a better one.
 * @param {Hierarchy} hierarchy
 * @param {number} source
 * @param {number} goal
 * @returns {Answer}
 */
export function query(hierarchy, source, goal) {
  const [ahead, behind] = [new Climb(hierarchy, source, false), new Climb(hierarchy, goal, true)];
  /** @type {QueryStep[]} */
  const steps = [];
  let [best, meeting] = [Infinity, -1];
  while (Math.min(ahead.next, behind.next) < best) {
    const [side, other] = ahead.next <= behind.next ? [ahead, behind] : [behind, ahead];
    const { backward } = side;
    const cost = side.next;
    const place = side.queue.pop();
    side.settled.add(place);
    const whole = cost + (other.costs.get(place) ?? Infinity);
    if (whole < best) [best, meeting] = [whole, place];
    steps.push({ kind: 'settle', place, backward, cost, arc: side.cameBy.get(place) ?? null, best, meeting });
    for (const arc of side.arcs[place]) {
      const to = backward ? arc.from : arc.to;
      const total = cost + arc.cost;
      if (total >= (side.costs.get(to) ?? Infinity)) continue;
      side.costs.set(to, total);
      side.cameBy.set(to, arc);
      side.queue.push(to, total);
      steps.push({ kind: 'relax', place: to, backward, cost: total, arc, best, meeting });
    }
  }
  const arcs = meeting < 0 ? [] : [...ahead.arcsTo(meeting), ...behind.arcsTo(meeting)];
  const settled = ahead.settled.size + behind.settled.size;
  return { cost: best, meeting, arcs, links: arcs.flatMap(linksOf), steps, settled };
}

/**
 * The links that an arc stands for, in order.
 * @param {Arc} arc
 * @returns {number[]}
 */
function linksOf({ link, parts }) {
  return parts ? parts.flatMap(linksOf) : [link];
}
