// The published networks with avoided parts. Searches and shortest-path trees must find the same
// costs as a simple search of the open links.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routeInTree } from '../../Templates/scripts/core/route.js';
import { search, treeFrom } from '../../Templates/scripts/core/search.js';
import { Things } from '../../Templates/scripts/core/things.js';
import { Published, slugs } from './published.mjs';

const OURS = ['e-roads', 'hover-georgia-tech', 'hover-north-america', 'hover-world', 'sea-lanes', 'ukraine-board'];
/** Networks that are each generated from the places of one country. The Philippines are islands. */
const MADE = ['ukraine', 'philippines'];

/** The lowest costs from a place, found by relaxing all links until no cost changes. */
function leastCosts({ data: { links }, size }, closed, source) {
  const leaving = Array.from({ length: size }, () => []);
  links.from.forEach((from, link) => {
    if (closed.has(link)) return;
    const [a, b] = links.directed[link] === 2 ? [links.to[link], from] : [from, links.to[link]];
    leaving[a].push([b, links.cost[link]]);
    if (!links.directed[link]) leaving[b].push([a, links.cost[link]]);
  });
  const costs = Array(size).fill(Infinity);
  costs[source] = 0;
  for (let changed = new Set([source]); changed.size > 0;) {
    const next = new Set();
    for (const place of changed) {
      for (const [end, cost] of leaving[place]) {
        if (costs[place] + cost >= costs[end]) continue;
        costs[end] = costs[place] + cost;
        next.add(end);
      }
    }
    changed = next;
  }
  return costs;
}

test('the site has all networks that are tested here', () => {
  for (const slug of [...OURS, ...MADE]) assert.ok(slugs.includes(slug), slug);
});

for (const slug of [...OURS, ...MADE]) {
  test(`1,000 searches of ${slug} without random parts find the lowest cost, and A* settles no more places than Dijkstra`, () => {
    const { network } = new Published(slug);
    const things = new Things(network);
    let state = 14;
    const random = (limit) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    };
    let apart = 0;
    for (let number = 0; number < 250; number += 1) {
      const avoided = [
        ...Array.from({ length: random(4) }, () => things.link(random(network.linkCount))),
        ...Array.from({ length: random(3) }, () => things.place(random(network.named))),
      ];
      // In addition, a random share of all links is closed, usually more links than a reader would
      // avoid.
      const closed = things.closed(avoided);
      for (let link = 0; link < network.linkCount; link += 1) if (random(10) < number % 4) closed.add(link);
      const rest = network.without(closed);
      const source = random(network.named);
      const least = leastCosts(network, rest.closed, source);
      const tree = treeFrom(rest, source);
      assert.deepEqual(tree.cost, least.map((cost) => (cost < Infinity ? cost : -1)));
      for (let pair = 0; pair < 4; pair += 1) {
        const goal = random(network.named);
        const route = routeInTree(rest, tree, goal);
        assert.ok(!route?.links.some((link) => rest.closed.has(link)));
        assert.equal(route?.links.reduce((sum, link) => sum + network.cost(link), 0) ?? Infinity, least[goal]);
        const [dijkstra, aStar] = ['dijkstra', 'a-star'].map((algorithm) => {
          const { events } = search(rest, algorithm, source, goal);
          assert.equal(events.at(-1) === goal, least[goal] < Infinity, `${number} ${algorithm}`);
          assert.ok(events.every((event) => event >= 0 || !rest.closed.has(-1 - event)));
          return events.filter((event) => event >= 0).length;
        });
        assert.ok(aStar <= dijkstra, `${number}: ${aStar}, ${dijkstra}`);
        apart += least[goal] < Infinity ? 0 : 1;
      }
    }
    assert.ok(apart > 20 && apart < 900, `${apart} without a route`);
  });
}
