import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesAlong } from '../../Templates/scripts/core/network.js';
import { search } from '../../Templates/scripts/core/search.js';
import { eventsOf } from '../../Templates/scripts/core/source.js';
import { cutAt, FRONTIER, Replay, SETTLED, UNKNOWN } from '../../Templates/scripts/core/trace.js';
import { cheapest, network, randomNetwork } from './networks.mjs';

// The route a -1- b -1- c is cheaper than the direct link a -5- c.
const net = network(['a', 'b', 'c', 'd'], ['a c 5', 'a b 1', 'b c 1', 'c d 1']);
// Dijkstra's search from a: settles a, relaxes links to c (5) and b (1), settles b, relaxes a link
// to c (2), settles c, relaxes a link to d, settles d.
const events = [0, -1, -2, 1, -3, 2, -4, 3];
const trace = { algorithm: 'dijkstra', source: 0, goal: 2, events: cutAt(events, 2) };

test('a tree’s trace is cut when the goal is settled', () => {
  assert.deepEqual(trace.events, [0, -1, -2, 1, -3, 2]);
  assert.deepEqual(cutAt([0, -1], 3), [0, -1]);
});

test('published events number the links of the place that was settled last', () => {
  assert.deepEqual(eventsOf(net, [0, -1, -2, 1, -2, 2, -3, 3]), events);
  // In the search from the goal, an event numbers a link among the links that arrive at the place,
  // instead of those that leave it.
  const oneWay = network(['a', 'b', 'c'], ['a > c 1', 'a > b 2', 'b > c 3', 'c > b 1']);
  assert.deepEqual(eventsOf(oneWay, [0, -2, 4, -2]), [0, -2, 4, -4]);
});

test('each step knows what it did', () => {
  const replay = new Replay(net, trace);
  assert.equal(replay.length, 6);
  assert.equal(replay.step(0).kind, 'start');
  assert.deepEqual(replay.step(1), {
    kind: 'settle', place: 0, from: -1, link: -1, cost: 0, before: null, backward: false,
  });
  assert.deepEqual(replay.step(2), {
    kind: 'relax', place: 2, from: 0, link: 0, cost: 5, before: null, backward: false,
  });
  assert.deepEqual(replay.step(5), {
    kind: 'relax', place: 2, from: 1, link: 2, cost: 2, before: 5, backward: false,
  });
  assert.deepEqual([...replay.settledCounts], [0, 1, 1, 1, 2, 2, 3]);
  assert.deepEqual([...replay.frontierCounts], [1, 0, 1, 2, 1, 1, 0]);
  assert.deepEqual([...replay.relaxedCounts], [0, 0, 1, 2, 2, 3, 3]);
  assert.deepEqual([...replay.bestCosts], [Infinity, Infinity, 5, 5, 5, 2, 2]);
});

test('the state follows the position, in both directions', () => {
  const replay = new Replay(net, trace);
  assert.deepEqual([...replay.status], [FRONTIER, UNKNOWN, UNKNOWN, UNKNOWN]);
  assert.deepEqual([...replay.moveTo(3)].sort(), [0, 1, 2]);
  assert.deepEqual([...replay.status], [SETTLED, FRONTIER, FRONTIER, UNKNOWN]);
  assert.deepEqual(replay.frontier(), [1, 2]);
  assert.deepEqual(replay.best(), [0]);
  replay.moveTo(6);
  assert.deepEqual(replay.best(), [1, 2]);
  assert.equal(replay.isFound, true);
  assert.deepEqual([...replay.moveTo(4)].sort(), [2]);
  assert.equal(replay.costs[2], 5);
  assert.deepEqual(replay.chain(2), [0]);
  replay.moveTo(-3);
  assert.equal(replay.position, 0);
  assert.deepEqual([...replay.status], [FRONTIER, UNKNOWN, UNKNOWN, UNKNOWN]);
  replay.moveTo(99);
  assert.equal(replay.position, 6);
});

test('a trace that does not fit the network is rejected', () => {
  assert.throws(() => new Replay(net, { ...trace, events: [9] }), RangeError);
  assert.throws(() => new Replay(net, { ...trace, events: [0, -9] }), RangeError);
  assert.throws(() => new Replay(net, { ...trace, source: 7 }), RangeError);
});

test('a search from both ends keeps its sides apart', () => {
  const both = { algorithm: 'bidirectional', source: 0, goal: 3, events: [0, -1, -2, 7, -4], meeting: 2 };
  const replay = new Replay(net, both);
  assert.equal(replay.step(4).backward, true);
  assert.equal(replay.step(4).place, 3);
  assert.equal(replay.bestCosts[5], 6);
  replay.moveTo(5);
  assert.deepEqual(replay.best(), [0, 3]);
  replay.moveTo(4);
  assert.deepEqual(replay.best(), []);
});

for (const algorithm of ['dijkstra', 'a-star', 'bidirectional', 'greedy', 'bfs']) {
  test(`the path of every ${algorithm} trace leads from start to goal`, () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = randomNetwork(seed);
      const [source, goal] = [seed % 30, (seed * 7 + 3) % 30];
      const found = search(random, algorithm, source, goal);
      const replay = new Replay(random, { algorithm, source, goal, ...found });
      replay.moveTo(replay.length);
      const least = cheapest(random, source, goal);
      const best = replay.best();
      assert.equal(replay.isFound, least < Infinity, `seed ${seed}`);
      if (!replay.isFound) continue;
      assert.equal(placesAlong(random, source, best).at(-1), goal);
      const sum = best.reduce((total, link) => total + random.cost(link), 0);
      assert.equal(sum, replay.bestCosts[replay.length], `seed ${seed}`);
      if (['dijkstra', 'a-star', 'bidirectional'].includes(algorithm)) assert.equal(sum, least);
      else assert.ok(sum >= least);
    }
  });

  test(`any step of ${algorithm} is the same from either direction`, () => {
    const random = randomNetwork(5, 40, 120);
    const found = search(random, algorithm, 1, 20);
    const walk = new Replay(random, { algorithm, source: 1, goal: 20, ...found });
    const jump = new Replay(random, { algorithm, source: 1, goal: 20, ...found });
    jump.moveTo(jump.length);
    for (let step = 0; step <= walk.length; step += 1) {
      walk.moveTo(step);
      jump.moveTo(jump.length);
      jump.moveTo(step);
      assert.deepEqual(jump.status, walk.status);
      assert.deepEqual(jump.links, walk.links);
      assert.deepEqual(jump.costs, walk.costs);
      assert.equal(walk.frontier().length, walk.frontierCounts[step]);
    }
  });
}
