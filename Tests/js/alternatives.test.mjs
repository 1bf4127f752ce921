// Alternatives to the cheapest route, computed by the page's scripts. They must equal the
// alternatives on the route pages of the built site.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { alternatives } from '../../Templates/scripts/core/alternatives.js';
import { Network } from '../../Templates/scripts/core/network.js';
import { shortestCost, treeTo } from '../../Templates/scripts/core/search.js';
import { cost } from '../../Templates/scripts/lib/words.js';
import { cheapest, network, randomNetwork } from './networks.mjs';
import { Published } from './published.mjs';
import { site } from './site.mjs';

/**
 * The shortest-path tree from a place, computed as the tree to the place in the reversed network.
 */
function treeFrom(net, source) {
  const { from, to } = net.data.links;
  const turned = new Network({ ...net.data, links: { ...net.data.links, from: to, to: from } });
  return treeTo(turned, source);
}

test('trees and costs agree with the Bellman-Ford algorithm', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const net = randomNetwork(seed);
    for (const goal of [0, 5, 11]) {
      const tree = treeTo(net, goal);
      for (let place = 0; place < net.size; place += 1) {
        const least = cheapest(net, place, goal);
        assert.equal(tree.cost[place], least === Infinity ? -1 : least);
        if (place % 5 === 0) assert.equal(shortestCost(net, place, goal), least);
      }
    }
  }
});

test('the second way around a hill is an alternative; a spur and a distant detour are not', () => {
  const net = network(
    ['a', 'north', 'south', 'b', 'spur', 'far'],
    ['a north 50', 'north b 50', 'a south 55', 'south b 55', 'north spur 1', 'a far 90', 'far b 90'],
  );
  const find = () => alternatives(net, treeFrom(net, 0), treeTo(net, 3), (a, b) => shortestCost(net, a, b));
  assert.deepEqual(find(), [{ cost: 110, places: [0, 2, 3], links: [2, 3] }]);
});

test('every alternative leads to the goal, visits no place twice, and costs at most 40 % more', () => {
  let count = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const net = randomNetwork(seed, 40, 90);
    const best = cheapest(net, 0, 9);
    const found = alternatives(net, treeFrom(net, 0), treeTo(net, 9), (a, b) => shortestCost(net, a, b));
    count += found.length;
    for (const route of found) {
      assert.equal(route.links.reduce((sum, link) => sum + net.cost(link), 0), route.cost);
      assert.ok(route.cost >= best && route.cost * 10 <= best * 14);
      assert.deepEqual([route.places[0], route.places.at(-1)], [0, 9]);
      assert.equal(new Set(route.places).size, route.places.length);
    }
  }
  assert.ok(count > 10, `${count}`);
});

const read = (path) => readFileSync(`${site}/${path}`, 'utf8');
/** The number of pages of each network to check, spread evenly over all pages. */
const SAMPLE = 150;

for (const slug of ['e-roads', 'ukraine-board', 'hover-world', 'hover-georgia-tech']) {
  test(`the alternatives of ${slug} equal those on its pages`, () => {
    const published = new Published(slug);
    const net = published.network;
    const tree = (place) => published.source(place).tree;
    const { pages, pagesBothWays } = net.data;
    const pairs = pages.flatMap((from) => pages.map((to) => [from, to]))
      .filter(([from, to]) => from !== to && (!pagesBothWays || from < to));
    let seen = 0;
    for (const [index, [from, to]] of pairs.entries()) {
      if (index % Math.ceil(pairs.length / SAMPLE) !== 0) continue;
      const back = pagesBothWays ? tree(to) : treeTo(net, to);
      const found = alternatives(net, tree(from), back, (a, b) => shortestCost(net, a, b));
      const page = read(`${net.routePage(from, to)}index.html`);
      const section = page.split('<h2 id="alternatives">')[1]?.split('</section>')[0] ?? '';
      const listed = [...section.matchAll(/<span class="count">([^<,]*(?:,\d{3})*[^<,]*), /g)];
      assert.deepEqual(
        listed.map((match) => match[1]),
        found.map((route) => cost(route.cost, net.data.unit)),
        `${net.id(from)} to ${net.id(to)}`,
      );
      seen += found.length;
    }
    assert.ok(seen > 0 || slug !== 'e-roads');
  });
}
