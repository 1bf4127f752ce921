/**
 * Shortest-path trees, computed over flat arrays for speed. The results are the same as in
 * `search.js`, and ties are broken in the same way.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
/** @typedef {import('./route.js').Tree} Tree */
/**
 * @typedef {{from: ArrayLike<number>, to: ArrayLike<number>, cost: ArrayLike<number>,
 *   directed?: ArrayLike<number | boolean>}} Links
 */
import { Heap } from './heap.js';

/**
 * The arcs grouped by place, in the order of the links. The arcs of place p have the indices from
 * `first[p]` up to, but not including, `first[p + 1]`.
 * @typedef {{first: Int32Array, ends: Int32Array, links: Int32Array, cost: Float64Array}} Arcs
 */

/** @type {WeakMap<object, Arcs[]>} */
const known = new WeakMap();

/**
 * The cheapest routes from a place to all others or, if `against` is true, from all others to the
 * place.
 * @param {Network} network @param {number} root @param {boolean} against @returns {Tree}
 */
export function grow(network, root, against) {
  const closed = new Uint8Array(network.linkCount);
  for (const link of network.closed) closed[link] = 1;
  const { cost, link } = settle(arcs(network.data.links, network.size, against), root, closed);
  return {
    source: root,
    predecessor: Array.from(link),
    cost: Array.from(cost, (value) => (value < Infinity ? value : -1)),
  };
}

/**
 * Dijkstra's algorithm over states. A state is a place at a level. For example, the level can be
 * the number of tickets spent. The index of a state is level * places + place. Some links raise the
 * level. Moving up a level without a link costs nothing.
 * @param {Arcs} arcs @param {number} source
 * @param {ArrayLike<number>} raises the number of levels by which each link raises the state. A
 *   link that would exceed the last level is ignored
 * @param {number} [levels] the last level
 * @returns {{cost: Float64Array, link: Int32Array, previous: Int32Array}} arrays indexed by state:
 *   the lowest cost, infinite if the state cannot be reached; the last link, or -1 if there is
 *   none; and the previous state, or -1 if there is none
 */
export function settle({ first, ends, links, cost: weights }, source, raises, levels = 0) {
  const places = first.length - 1;
  const size = places * (levels + 1);
  const cost = new Float64Array(size).fill(Infinity);
  const link = new Int32Array(size).fill(-1);
  const previous = new Int32Array(size).fill(-1);
  const isSettled = new Uint8Array(size);
  const queue = new Heap();
  cost[source] = 0;
  queue.push(source, 0);
  while (queue.size > 0) {
    const state = queue.pop();
    if (isSettled[state]) continue;
    isSettled[state] = 1;
    const place = state % places;
    const base = state - place;
    for (let arc = first[place]; arc < first[place + 1]; arc += 1) {
      const end = base + ends[arc] + raises[links[arc]] * places;
      const total = cost[state] + weights[arc];
      if (end >= size || isSettled[end] || total >= cost[end]) continue;
      cost[end] = total;
      link[end] = links[arc];
      previous[end] = state;
      queue.push(end, total);
    }
    const above = state + places;
    if (above >= size || isSettled[above] || cost[state] >= cost[above]) continue;
    cost[above] = cost[state];
    link[above] = -1;
    previous[above] = state;
    queue.push(above, cost[above]);
  }
  return { cost, link, previous };
}

/**
 * The arcs of the given links, cached for each links object.
 * @param {Links} links
 * @param {number} size the number of places
 * @param {boolean} [against] true to travel against the direction of one-way links
 * @returns {Arcs}
 */
export function arcs(links, size, against = false) {
  const both = known.get(links) ?? [];
  known.set(links, both);
  const number = Number(against);
  both[number] ??= flat(links, size, against);
  return both[number];
}

/** @param {Links} links @param {number} size @param {boolean} against @returns {Arcs} */
function flat({ from, to, cost, directed }, size, against) {
  const each = (/** @type {(start: number, end: number, link: number) => void} */ body) => {
    for (let link = 0; link < from.length; link += 1) {
      const isTurned = against !== (directed?.[link] === 2);
      const [a, b] = isTurned ? [to[link], from[link]] : [from[link], to[link]];
      body(a, b, link);
      if (!directed?.[link] && a !== b) body(b, a, link);
    }
  };
  const first = new Int32Array(size + 1);
  each((start) => (first[start + 1] += 1));
  for (let place = 0; place < size; place += 1) first[place + 1] += first[place];
  const count = first[size];
  const [next, ends, numbers] = [first.slice(), new Int32Array(count), new Int32Array(count)];
  const weights = new Float64Array(count);
  each((start, end, link) => {
    const arc = next[start];
    next[start] += 1;
    ends[arc] = end;
    numbers[arc] = link;
    weights[arc] = cost[link];
  });
  return { first, ends, links: numbers, cost: weights };
}
