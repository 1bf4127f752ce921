/**
 * The cheapest ways between chosen places for every number of tickets.
 *
 * @module ticket-distances
 */

/** @typedef {import("./trip-solver.js").NetworkData} NetworkData */
/** @typedef {{cost: Float64Array, link: Int32Array, previous: Int32Array}} Tree by state */
import { LegTable } from "./leg-table.js";

/**
 * Grows the shortest-path tree of each chosen place over states (tickets, place): a link that costs no
 * ticket keeps the number of tickets, a ticketed one raises it, and a ticket may be thrown away for
 * nothing. There are as many levels of tickets as the limit allows or as still make any way cheaper.
 *
 * @param {NetworkData} network
 * @param {number[]} cities
 * @param {number} tickets
 * @param {Uint8Array} isTicketed by mode
 * @returns {LegTable}
 */
export function legTable(network, cities, tickets, isTicketed) {
  const arcs = new Arcs(network);
  const placeCount = network.places.id.length;
  const free = cities.map((city) => grow(arcs, city, 0, new Uint8Array(256)));
  const unlimited = free.map((tree) => cities.map((city) => tree.cost[city]));
  for (let levels = Math.min(tickets, 4); ; levels = Math.min(tickets, levels * 2)) {
    const trees = cities.map((city) => grow(arcs, city, levels, isTicketed));
    const isSaturated = unlimited.every((row, from) =>
      row.every((cost, to) => cost === trees[from].cost[levels * placeCount + cities[to]]));
    if (isSaturated || levels >= tickets) return table(cities, trees, levels, placeCount);
  }
}

/**
 * @param {number[]} cities
 * @param {Tree[]} trees
 * @param {number} levels
 * @param {number} placeCount
 */
function table(cities, trees, levels, placeCount) {
  const costs = new Float64Array(cities.length ** 2 * (levels + 1));
  /** @type {number[][]} */
  const ways = [];
  for (const tree of trees) {
    for (const city of cities) {
      for (let tickets = 0; tickets <= levels; tickets++) {
        const state = tickets * placeCount + city;
        costs[ways.length] = tree.cost[state];
        // With more tickets than help, the way is that with fewer.
        const isSame = tickets > 0 && tree.cost[state] === tree.cost[state - placeCount];
        ways.push(isSame ? ways[ways.length - 1] : linksTo(tree, state));
      }
    }
  }
  return new LegTable({ cities, levels, costs, ways });
}

/** @param {Tree} tree @param {number} end */
function linksTo({ link, previous }, end) {
  const links = [];
  for (let state = end; previous[state] >= 0; state = previous[state]) {
    if (link[state] >= 0) links.push(link[state]);
  }
  return links.reverse();
}

/** The ends of all links by place, in the order of links: compressed sparse rows. */
class Arcs {
  /** @param {NetworkData} network */
  constructor(network) {
    const { from, to, mode, cost, directed } = network.links;
    const count = network.places.id.length;
    this.offsets = new Int32Array(count + 1);
    /** @param {(place: number, target: number, link: number) => void} body */
    const forEach = (body) => {
      for (let link = 0; link < from.length; link++) {
        body(from[link], to[link], link);
        if (!directed[link] && from[link] !== to[link]) body(to[link], from[link], link);
      }
    };
    forEach((place) => this.offsets[place + 1]++);
    for (let place = 0; place < count; place++) this.offsets[place + 1] += this.offsets[place];
    const size = this.offsets[count];
    const next = this.offsets.slice();
    this.target = new Int32Array(size);
    this.link = new Int32Array(size);
    this.mode = new Uint8Array(size);
    this.cost = new Float64Array(size);
    forEach((place, target, link) => {
      const index = next[place]++;
      this.target[index] = target;
      this.link[index] = link;
      this.mode[index] = mode[link];
      this.cost[index] = cost[link];
    });
  }
}

/**
 * Dijkstra's algorithm over states tickets * placeCount + place.
 *
 * @param {Arcs} arcs
 * @param {number} source
 * @param {number} levels
 * @param {Uint8Array} isTicketed
 * @returns {Tree}
 */
function grow(arcs, source, levels, isTicketed) {
  const placeCount = arcs.offsets.length - 1;
  const size = placeCount * (levels + 1);
  const cost = new Float64Array(size).fill(Infinity);
  const link = new Int32Array(size).fill(-1);
  const previous = new Int32Array(size).fill(-1);
  const isSettled = new Uint8Array(size);
  const queue = new Queue();
  /** @param {number} state @param {number} value @param {number} before @param {number} by */
  const offer = (state, value, before, by) => {
    if (isSettled[state] || value >= cost[state]) return;
    cost[state] = value;
    previous[state] = before;
    link[state] = by;
    queue.push(value, state);
  };
  offer(source, 0, -1, -1);
  while (queue.size > 0) {
    const state = queue.pop();
    if (isSettled[state]) continue;
    isSettled[state] = 1;
    const place = state % placeCount;
    const base = state - place;
    const isLast = base + placeCount >= size;
    for (let i = arcs.offsets[place]; i < arcs.offsets[place + 1]; i++) {
      const needsTicket = isTicketed[arcs.mode[i]] === 1;
      if (needsTicket && isLast) continue;
      const target = base + arcs.target[i] + (needsTicket ? placeCount : 0);
      offer(target, cost[state] + arcs.cost[i], state, arcs.link[i]);
    }
    if (!isLast) offer(state + placeCount, cost[state], state, -1);
  }
  return { cost, link, previous };
}

/** A binary heap of states by cost, then by state. */
class Queue {
  size = 0;
  #costs = new Float64Array(64);
  #states = new Int32Array(64);

  /** @param {number} cost @param {number} state */
  push(cost, state) {
    if (this.size === this.#costs.length) this.#enlarge();
    let hole = this.size++;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (!this.#isBefore(cost, state, parent)) break;
      this.#move(parent, hole);
      hole = parent;
    }
    this.#costs[hole] = cost;
    this.#states[hole] = state;
  }

  /** @returns {number} the first state */
  pop() {
    const first = this.#states[0];
    const cost = this.#costs[--this.size];
    const state = this.#states[this.size];
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= this.size) break;
      const right = child + 1;
      if (right < this.size && this.#isBefore(this.#costs[right], this.#states[right], child)) {
        child = right;
      }
      if (this.#isBefore(cost, state, child)) break;
      this.#move(child, hole);
      hole = child;
    }
    this.#costs[hole] = cost;
    this.#states[hole] = state;
    return first;
  }

  /** @param {number} cost @param {number} state @param {number} index */
  #isBefore(cost, state, index) {
    const other = this.#costs[index];
    return cost < other || (cost === other && state < this.#states[index]);
  }

  /** @param {number} from @param {number} to */
  #move(from, to) {
    this.#costs[to] = this.#costs[from];
    this.#states[to] = this.#states[from];
  }

  #enlarge() {
    const costs = new Float64Array(2 * this.#costs.length);
    costs.set(this.#costs);
    this.#costs = costs;
    const states = new Int32Array(2 * this.#states.length);
    states.set(this.#states);
    this.#states = states;
  }
}
