/**
 * Shortest-path trees, grown over flat arrays: those of a network of thousands of places take milliseconds.
 * They are the trees of the searches in `search.js`, ties included.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
/** @typedef {import('./route.js').Tree} Tree */

/**
 * The links at each place, in the order of links: those of place p from `first[p]` to `first[p + 1]`.
 * @typedef {{first: Int32Array, ends: Int32Array, links: Int32Array, cost: Float64Array}} Arcs
 */

/** @type {WeakMap<object, Arcs[]>} */
const known = new WeakMap();

/**
 * The cheapest routes from a place to all others, or to it from all others.
 * @param {Network} network
 * @param {number} root
 * @param {boolean} against whether to go against the direction of one-way links
 * @returns {Tree}
 */
export function grow(network, root, against) {
  const { first, ends, links, cost: weights } = arcs(network, against);
  const { size } = network;
  const isClosed = new Uint8Array(network.linkCount);
  for (const link of network.closed) isClosed[link] = 1;
  const cost = new Float64Array(size).fill(Infinity);
  const predecessor = new Int32Array(size).fill(-1);
  const isSettled = new Uint8Array(size);
  const queue = new Queue(links.length + 1);
  cost[root] = 0;
  queue.push(root, 0);
  while (queue.size > 0) {
    const place = queue.pop();
    if (isSettled[place]) continue;
    isSettled[place] = 1;
    for (let arc = first[place]; arc < first[place + 1]; arc += 1) {
      const end = ends[arc];
      if (isSettled[end] || isClosed[links[arc]]) continue;
      const total = cost[place] + weights[arc];
      if (total >= cost[end]) continue;
      cost[end] = total;
      predecessor[end] = links[arc];
      queue.push(end, total);
    }
  }
  return {
    source: root,
    predecessor: Array.from(predecessor),
    cost: Array.from(cost, (value) => (value < Infinity ? value : -1)),
  };
}

/** @param {Network} network @param {boolean} against @returns {Arcs} */
function arcs(network, against) {
  const { links } = network.data;
  const both = known.get(links) ?? [];
  known.set(links, both);
  const number = Number(against);
  both[number] ??= flat(network, against);
  return both[number];
}

/** @param {Network} network @param {boolean} against @returns {Arcs} */
function flat({ data: { links }, size }, against) {
  const { from, to, cost, directed } = links;
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

/** Places by their costs, the lowest first, and by their numbers where these are equal. */
class Queue {
  /** @param {number} most how many wait at the same time at most */
  constructor(most) {
    this.size = 0;
    this.places = new Int32Array(most);
    this.costs = new Float64Array(most);
  }

  /** @param {number} place @param {number} cost */
  push(place, cost) {
    const { places, costs } = this;
    let at = this.size;
    this.size += 1;
    while (at > 0) {
      const parent = (at - 1) >> 2;
      if (costs[parent] < cost || (costs[parent] === cost && places[parent] <= place)) break;
      places[at] = places[parent];
      costs[at] = costs[parent];
      at = parent;
    }
    places[at] = place;
    costs[at] = cost;
  }

  pop() {
    const { places, costs } = this;
    const [top] = places;
    this.size -= 1;
    const { size } = this;
    const [place, cost] = [places[size], costs[size]];
    for (let at = 0; ; ) {
      let least = -1;
      for (let child = 4 * at + 1; child < Math.min(4 * at + 5, size); child += 1) {
        if (least < 0 || costs[child] < costs[least] || (costs[child] === costs[least] && places[child] < places[least])) {
          least = child;
        }
      }
      if (least < 0 || costs[least] > cost || (costs[least] === cost && places[least] >= place)) {
        places[at] = place;
        costs[at] = cost;
        return top;
      }
      places[at] = places[least];
      costs[at] = costs[least];
      at = least;
    }
  }
}
