/**
 * A contraction hierarchy, after Geisberger, Sanders, Schultes and Delling (2008): the places of a
 * network ordered by importance, with shortcuts. A query searches from the start and from the goal,
 * and both searches only move to more important places.
 *
 * Places are contracted one after another, the least important first. Contracting a place removes
 * it. If the cheapest route between two of its neighbours leads through the place, a shortcut
 * between the neighbours replaces that route. The next place is the one with the lowest priority.
 * The priority is twice the number of shortcuts that the contraction of the place would add, minus
 * the number of arcs that it would remove, plus the number of contracted neighbours.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
import { Heap } from './heap.js';

/**
 * An arc of the hierarchy: a link, or a shortcut that replaces two consecutive arcs.
 * @typedef {object} Arc
 * @property {number} from
 * @property {number} to
 * @property {number} cost
 * @property {number} link the index of the link, or -1 for a shortcut
 * @property {[Arc, Arc] | null} parts the two arcs that a shortcut replaces; null for a link
 */

/** @typedef {{place: number, shortcuts: Arc[]}} Contraction */

/** The places that are not yet contracted, with the arcs between them. */
class Rest {
  /** @param {Network} network */
  constructor(network) {
    /**
     * The arcs that leave each place, keyed by the place they lead to. Of parallel arcs, only the
     * cheapest is stored.
     * @type {Map<number, Arc>[]}
     */
    this.leaving = Array.from({ length: network.size }, () => new Map());
    /**
     * @type {Map<number, Arc>[]} the arcs that arrive at each place, keyed by the place they come
     *   from
     */
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

  /** @param {number} place @returns {Arc[]} */
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

  /**
   * The lowest costs from a place by routes that avoid another place. Costs above the limit are
   * left out.
   * @param {number} source @param {number} avoided @param {number} limit
   */
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
    /** @type {Contraction[]} the least important place first */
    this.contractions = [];
    /** The level of each place: its position in the contraction order, counted from 0. */
    this.levels = new Int32Array(network.size).fill(-1);
    /**
     * Two lists indexed by place: the arcs that leave a place for higher levels, and the arcs that
     * arrive at the place from higher levels.
     * @type {[Arc[][], Arc[][]]}
     */
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
      // The priority of a place changes when its neighbours are contracted, so the priority of the
      // first place in the queue is recomputed.
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
 * A step of a query. `best` is the cost of the cheapest complete route found so far.
 * @typedef {{kind: 'settle' | 'relax', place: number, backward: boolean, cost: number,
 *   arc: Arc | null, best: number}} QueryStep
 */

/**
 * The answer to a query. `arcs` may contain shortcuts; `links` contains the links that the arcs
 * stand for. `meeting` is the place at which the two searches meet on the route. If there is no
 * route, it is -1, and the cost is infinite.
 * @typedef {{cost: number, meeting: number, arcs: Arc[], links: number[], steps: QueryStep[],
 *   settled: number}} Answer
 */

/** The search from one end of a query. It only moves to places of higher levels. */
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

  /** The cost of the next place; infinite if the queue is empty. */
  get next() {
    while (this.settled.has(this.queue.first)) this.queue.pop();
    return this.queue.rank;
  }

  /**
   * The arcs from the start to a place or, on the goal's side, from the place to the goal.
   * @param {number} place
   */
  arcsTo(place) {
    const arcs = [];
    for (let arc = this.cameBy.get(place); arc; arc = this.cameBy.get(this.backward ? arc.to : arc.from)) arcs.push(arc);
    return this.backward ? arcs : arcs.reverse();
  }
}

/**
 * Finds the cheapest route by searching upward from both ends.
 * @param {Hierarchy} hierarchy @param {number} source @param {number} goal @returns {Answer}
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
    steps.push({ kind: 'settle', place, backward, cost, arc: side.cameBy.get(place) ?? null, best });
    for (const arc of side.arcs[place]) {
      const to = backward ? arc.from : arc.to;
      const total = cost + arc.cost;
      if (total >= (side.costs.get(to) ?? Infinity)) continue;
      side.costs.set(to, total);
      side.cameBy.set(to, arc);
      side.queue.push(to, total);
      steps.push({ kind: 'relax', place: to, backward, cost: total, arc, best });
    }
  }
  const arcs = meeting < 0 ? [] : [...ahead.arcsTo(meeting), ...behind.arcsTo(meeting)];
  const settled = ahead.settled.size + behind.settled.size;
  return { cost: best, meeting, arcs, links: arcs.flatMap(linksOf), steps, settled };
}

/** @param {Arc} arc @returns {number[]} */
function linksOf({ link, parts }) {
  return parts ? parts.flatMap(linksOf) : [link];
}
