// The contraction hierarchy of the lesson must give the same results as Dijkstra's search.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hierarchy, query } from '../../Templates/scripts/core/hierarchy.js';
import { Network, placesAlong } from '../../Templates/scripts/core/network.js';
import { treeFrom } from '../../Templates/scripts/core/search.js';

/** Pseudorandom integers below a limit. The same seed gives the same integers. */
function numbers(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function randomNetwork(seed) {
  const next = numbers(seed);
  const size = 2 + next(30);
  const links = { from: [], to: [], cost: [], mode: [], directed: [] };
  for (let count = next(3 * size); count > 0; count -= 1) {
    links.from.push(next(size));
    links.to.push(next(size));
    links.cost.push(next(20));
    links.mode.push(0);
    links.directed.push(next(3) === 0 ? 1 : 0);
  }
  const names = Array.from({ length: size }, (_, place) => `P${place}`);
  return new Network({
    slug: 'random', title: 'Random', unit: 'steps', width: 1, height: 1, modes: [],
    places: { name: names, x: names.map(() => 0), y: names.map(() => 0) }, links,
  });
}

/**
 * Compares the results of queries with those of Dijkstra's search, from the given starts to all
 * places.
 */
function check(network, starts) {
  const hierarchy = new Hierarchy(network);
  assert.deepEqual([...hierarchy.levels].sort((a, b) => a - b), Array.from({ length: network.size }, (_, i) => i));
  for (const start of starts) {
    const { cost } = treeFrom(network, start);
    for (let goal = 0; goal < network.size; goal += 1) {
      const answer = query(hierarchy, start, goal);
      assert.equal(answer.cost, cost[goal] < 0 ? Infinity : cost[goal], `${start} to ${goal}`);
      if (answer.cost === Infinity) continue;
      // The links of the answer lead from the start to the goal in their allowed directions, and
      // their total cost is the cost of the answer.
      const places = placesAlong(network, start, answer.links);
      assert.equal(places.at(-1), goal);
      answer.links.forEach((link, index) => {
        assert.ok(network.arcs()[places[index]].some((arc) => arc.link === link && arc.to === places[index + 1]));
      });
      assert.equal(answer.links.reduce((sum, link) => sum + network.cost(link), 0), answer.cost);
    }
  }
  return hierarchy;
}

test('answers on random networks equal those of Dijkstra’s search', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const network = randomNetwork(seed);
    check(network, Array.from({ length: network.size }, (_, place) => place));
  }
});

test('each step of a query leads to a higher level', () => {
  const hierarchy = new Hierarchy(randomNetwork(7));
  for (const { arc, backward } of query(hierarchy, 0, 1).steps) {
    if (!arc) continue;
    const [low, high] = backward ? [arc.to, arc.from] : [arc.from, arc.to];
    assert.ok(hierarchy.levels[low] < hierarchy.levels[high]);
  }
});
