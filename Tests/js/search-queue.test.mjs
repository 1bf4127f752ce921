import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Heuristic } from '../../Templates/scripts/core/heuristic.js';
import { SearchQueue } from '../../Templates/scripts/core/search-queue.js';
import { search } from '../../Templates/scripts/core/search.js';
import { Replay } from '../../Templates/scripts/core/trace.js';
import { cheapest, network, randomNetwork } from './networks.mjs';

for (const algorithm of ['dijkstra', 'a-star', 'bidirectional', 'greedy', 'bfs']) {
  test(`the head of the queue is the place that ${algorithm} settles next`, () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = randomNetwork(seed);
      const goal = (seed * 7 + 3) % 30;
      const found = search(random, algorithm, seed % 30, goal);
      const replay = new Replay(random, { algorithm, source: seed % 30, goal, ...found });
      const queue = new SearchQueue(random, replay);
      for (let step = 1; step <= replay.length; step += 1) {
        if (replay.step(step).kind !== 'settle') continue;
        replay.moveTo(step - 1);
        const [next] = queue.head(1);
        const { place, backward } = replay.step(step);
        assert.deepEqual([next.place, next.backward], [place, backward], `${seed} ${step}`);
      }
    }
  });
}

test('the estimate never exceeds the remaining cost', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = randomNetwork(seed);
    const heuristic = new Heuristic(random);
    for (let place = 0; place < random.size; place += 1) {
      assert.ok(heuristic.lowerBound(place, 4) <= cheapest(random, place, 4));
    }
  }
});

test('a quarter of the equator is 10,008 km, and the distance of places without coordinates is 0', () => {
  const earth = network(['a 0 0', 'b 0 90'], ['a b 10']);
  assert.equal(Math.round(new Heuristic(earth).metres(0, 1)), 10_007_557);
  const plan = network(['a', 'b'], ['a b 10']);
  assert.equal(new Heuristic(plan).metres(0, 1), 0);
  assert.equal(new Heuristic(plan).lowerBound(0, 1), 0);
});
