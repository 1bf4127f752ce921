/** Small networks for the tests. */
import { Network } from '../../Templates/scripts/core/network.js';

/**
 * A network of given links: "a b 3" links a and b at a cost of 3, and "a > b 3" is a one-way link.
 * @param {string[]} places the places, each as "id" or "id latitude longitude"
 * @param {string[]} links
 */
export function network(places, links, options = {}) {
  const rows = places.map((place) => place.split(' '));
  const index = (id) => rows.findIndex((row) => row[0] === id);
  const parsed = links.map((link) => {
    const [, from, arrow, to, cost, mode] = /^(\S+) (> )?(\S+) (\d+) ?(\S*)$/.exec(link);
    return { from: index(from), to: index(to), cost: Number(cost), directed: arrow ? 1 : 0, mode };
  });
  return new Network({
    slug: 'test',
    title: 'Test',
    unit: 'km',
    width: 1000,
    height: 600,
    modes: [
      { id: 'road', name: 'road', line: 'solid' },
      { id: 'ferry', name: 'ferry', line: 'dotted' },
    ],
    places: {
      id: rows.map((row) => row[0]),
      name: rows.map((row) => row[0].toUpperCase()),
      latitude: rows.map((row) => (row[1] === undefined ? null : Number(row[1]))),
      longitude: rows.map((row) => (row[2] === undefined ? null : Number(row[2]))),
      x: rows.map((_, place) => place * 10),
      y: rows.map((_, place) => place * 5),
    },
    links: {
      from: parsed.map((link) => link.from),
      to: parsed.map((link) => link.to),
      cost: parsed.map((link) => link.cost),
      mode: parsed.map((link) => (link.mode === 'ferry' ? 1 : 0)),
      label: parsed.map(() => null),
      directed: parsed.map((link) => link.directed),
    },
    ...options,
  });
}

/**
 * A random network, which is the same for the same seed. Its places are on a grid of coordinates,
 * and some links are one-way.
 */
export function randomNetwork(seed, size = 30, linkCount = 60) {
  let state = seed * 2654435761 + 1;
  const random = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const places = Array.from({ length: size }, (_, place) => {
    return `p${place} ${random(60) - 30} ${random(120) - 60}`;
  });
  const links = Array.from({ length: linkCount }, () => {
    const [from, to] = [random(size), random(size)];
    return `p${from} ${random(4) === 0 ? '> ' : ''}p${to} ${random(9) * 100_000}`;
  });
  return network(places, links);
}

/** The cost of the cheapest route by the Bellman-Ford algorithm; infinite if no route exists. */
export function cheapest(net, source, goal) {
  const costs = Array(net.size).fill(Infinity);
  costs[source] = 0;
  for (let round = 0; round < net.size; round += 1) {
    for (let link = 0; link < net.linkCount; link += 1) {
      const { from, to } = net.data.links;
      const [a, b, w] = [from[link], to[link], net.cost(link)];
      costs[b] = Math.min(costs[b], costs[a] + w);
      if (!net.isDirected(link)) costs[a] = Math.min(costs[a], costs[b] + w);
    }
  }
  return costs[goal];
}
