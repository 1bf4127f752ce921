import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lockstep } from '../../Templates/scripts/player/pace.js';
import { search } from '../../Templates/scripts/core/search.js';
import { Replay } from '../../Templates/scripts/core/trace.js';
import { randomNetwork } from './networks.mjs';

function replays(seed) {
  const net = randomNetwork(seed);
  return ['dijkstra', 'a-star', 'bidirectional', 'bfs'].map((algorithm) => {
    return new Replay(net, { algorithm, source: 0, goal: 7, ...search(net, algorithm, 0, 7) });
  });
}

test('step by step, each search is at the same step until it ends', () => {
  const all = replays(3);
  const lockstep = new Lockstep(all, 'steps');
  assert.equal(lockstep.length, Math.max(...all.map((replay) => replay.length)));
  all.forEach((replay, index) => {
    for (let step = 0; step <= lockstep.length; step += 1) {
      assert.equal(lockstep.at(index, step), Math.min(step, replay.length));
      assert.equal(lockstep.isOver(index, step), step >= replay.length);
    }
  });
});

test('place by place, each search has settled the same number until it ends', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const all = replays(seed);
    const lockstep = new Lockstep(all, 'settled');
    const settled = all.map((replay) => replay.settledCounts[replay.length]);
    assert.equal(lockstep.length, Math.max(...settled));
    all.forEach((replay, index) => {
      for (let step = 0; step <= lockstep.length; step += 1) {
        const own = lockstep.at(index, step);
        assert.equal(replay.settledCounts[own], Math.min(step, settled[index]));
        // Before the next place is settled, the links of the last settled place have been relaxed.
        assert.ok(step === 0 || own === replay.length || replay.kinds[own + 1] === 2);
      }
    });
  }
});

test('without searches, there are no steps', () => {
  assert.equal(new Lockstep([], 'settled').length, 0);
});
