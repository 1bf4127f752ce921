// The computations of the live figures in texts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { search, shortestCost } from '../../Templates/scripts/core/search.js';
import { SearchQueue } from '../../Templates/scripts/core/search-queue.js';
import { Replay } from '../../Templates/scripts/core/trace.js';
import { changedNetwork, linkName } from '../../Templates/scripts/figures/figure-network.js';
import { codeLines, litLines } from '../../Templates/scripts/figures/pseudocode.js';
import { outcomeWords } from '../../Templates/scripts/figures/search-outcome.js';
import { area, drawnArea, nearEquator, trueArea, worldShapes } from '../../Templates/scripts/figures/world-shapes.js';
import { stepWhy } from '../../Templates/scripts/player/step-why.js';
import { network, randomNetwork } from './networks.mjs';

const ends = (seed) => [seed % 30, (seed * 7 + 3) % 30];

function weighted(net, source, goal, weight) {
  const trace = { ...search(net, 'a-star', source, goal, weight), algorithm: 'a-star', source, goal, weight };
  return new Replay(net, trace);
}

test('weight 0 gives Dijkstra, weight 1 gives A*, and larger weights give bounded overestimates', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const net = randomNetwork(seed);
    const [source, goal] = ends(seed);
    assert.deepEqual(search(net, 'a-star', source, goal, 0).events, search(net, 'dijkstra', source, goal).events);
    assert.deepEqual(search(net, 'a-star', source, goal, 1).events, search(net, 'a-star', source, goal).events);
    const best = shortestCost(net, source, goal);
    for (const weight of [0.5, 1, 1.5, 3, 10]) {
      const replay = weighted(net, source, goal, weight);
      const found = replay.bestCosts[replay.length];
      if (weight <= 1) assert.equal(found, best);
      else assert.ok(found >= best && found <= weight * best, `${seed} ${weight}: ${found}, ${best}`);
    }
  }
});

test('the head of the queue is the place that a weighted search settles next', () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const net = randomNetwork(seed);
    const replay = weighted(net, ...ends(seed), 2);
    const queue = new SearchQueue(net, replay);
    for (let step = 1; step <= replay.length; step += 1) {
      if (replay.step(step).kind !== 'settle') continue;
      replay.moveTo(step - 1);
      assert.equal(queue.head(1)[0].place, replay.step(step).place);
    }
  }
});

// The route via b is 320 km long, and the route via c is 330 km long. Because c is nearer to the
// goal, a search that overestimates the remaining distance finds the route via c.
const detour = network(
  ['a 0 0', 'b 1 1', 'c 0 1.5', 'd 0 2'],
  ['a b 160000', 'b d 160000', 'a c 170000', 'c d 160000'],
);

test('the outcome states how much longer the route of an overestimating search is', () => {
  const dear = weighted(detour, 0, 3, 10);
  dear.moveTo(dear.length);
  assert.equal(dear.bestCosts[dear.length], 330000);
  assert.equal(outcomeWords(detour, dear), 'Found: 330\u00a0km, 10\u00a0km (3.1\u00a0%) longer than the shortest. Settled 3 places. Dijkstra settled 4 places.');
  assert.match(stepWhy(dear, detour), /^It stops at D\. Its estimates may be too high, so a shorter route may be left/);
  const best = weighted(detour, 0, 3, 1);
  assert.match(outcomeWords(detour, best), /^Found: 320\u00a0km, the shortest route\. Settled \d places\. Dijkstra settled 4 places\.$/);
});

test('changed costs and closed links give a new network', () => {
  assert.equal(changedNetwork(detour, new Map(), new Set()), detour);
  const changed = changedNetwork(detour, new Map([[0, 200000]]), new Set());
  assert.equal(shortestCost(changed, 0, 3), 330000);
  assert.equal(shortestCost(detour, 0, 3), 320000);
  assert.equal(shortestCost(changedNetwork(detour, new Map(), new Set([1, 3])), 0, 3), Infinity);
  assert.equal(linkName(network(['a', 'b'], ['a > b 1']), 0), 'A → B');
});

test('each step highlights the lines of code that it runs', () => {
  for (const algorithm of ['bfs', 'dijkstra', 'a-star', 'greedy', 'bidirectional']) {
    const trace = { ...search(detour, algorithm, 0, 3), algorithm, source: 0, goal: 3 };
    const replay = new Replay(detour, trace);
    const lines = codeLines(algorithm);
    const lit = (step) => {
      replay.moveTo(step);
      return litLines(replay).map((line) => lines[line].trim());
    };
    assert.ok(lit(0)[0].includes('←'), algorithm);
    assert.ok(lit(1).some((line) => line.startsWith('settle u')), algorithm);
    assert.equal(lit(2)[0], 'for each link from u to v:', algorithm);
    assert.ok(lit(replay.length)[0].endsWith('stop'), algorithm);
  }
});

test('Equal Earth preserves areas; Mercator and the equirectangular projection do not', () => {
  // A box of 10° by 10° at the equator, and a box between 60° and 70° north.
  const box = (west, north) => [(west + 180) * 20, (90 - north) * 20, 200, 0, 0, 200, -200, 0];
  const shapes = worldShapes({
    steps: 20,
    countries: { FA: { name: 'Far', rings: [box(0, 70)] }, NE: { name: 'Near', rings: [box(20, 5)] } },
  });
  const [far, near] = shapes;
  const strip = (south, north) => (6371.0088 ** 2 * Math.PI * (Math.sin((north * Math.PI) / 180) - Math.sin((south * Math.PI) / 180))) / 18;
  assert.ok(Math.abs(trueArea(far) / strip(60, 70) - 1) < 2e-3);
  assert.ok(Math.abs(trueArea(near) / strip(-5, 5) - 1) < 2e-3);
  const growth = (shape, name) => drawnArea(shape, name) / drawnArea(shape, 'equal-earth');
  assert.ok(growth(far, 'mercator') > 5 && growth(far, 'mercator') < 6.2);
  assert.ok(growth(far, 'equirectangular') > 2.2 && growth(far, 'equirectangular') < 2.5);
  assert.ok(Math.abs(growth(near, 'mercator') - 1) < 0.01);
  assert.equal(nearEquator(shapes, 'FA'), near);
  assert.equal(area([[[0, 0], [2, 0], [2, 2], [0, 2]], [[0.5, 0.5], [0.5, 1.5], [1.5, 1.5], [1.5, 0.5]]]), 3);
});
