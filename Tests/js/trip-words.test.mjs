import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestBeside, tripWords } from '../../Templates/scripts/player/trip-words.js';
import { network } from './networks.mjs';

const net = network(['a', 'b', 'c'], []);
net.data.unit = 'steps';
const replay = {
  algorithm: 'brute-force',
  total: 5040,
  events: [
    { tried: 1, cost: 9, order: [0, 1, 2], links: [], places: [] },
    { tried: 1204, cost: 8, order: [1, 0, 2], links: [], places: [] },
  ],
};

test('candidate trips are told in words', () => {
  assert.equal(tripWords(replay, 0, net), 'Step 0 of 2: no trip is known yet.');
  assert.equal(tripWords(replay, 1, net), 'Step 1 of 2, order 1 of 5,040: 9 steps, A, B and C.');
  assert.equal(
    tripWords(replay, 2, net),
    'Step 2 of 2, order 1,204 of 5,040: 8 steps, B, A and C; 1 step less than the one before. '
      + 'All orders have been tried: no trip is shorter.',
  );
});

test('a method says why it ends, and what it leaves over', () => {
  const told = (algorithm, best) => tripWords({ ...replay, total: 1, algorithm }, 2, net, best).split('one before. ')[1];
  assert.equal(told('exact'), 'No trip is shorter: it weighs all of them, each part of a trip once.');
  assert.equal(
    told('nearest-neighbour', 6),
    'From every start it has gone to the nearest city left, and here it ends. '
      + 'The best trip, by the exact method, is 2 steps shorter.',
  );
  assert.match(told('two-opt', 8), /By luck: the exact method finds none that is shorter\.$/);
  const replays = [{ algorithm: 'exact', total: 1, events: [{ cost: 7 }] }, replay];
  assert.equal(bestBeside(replays, 'two-opt'), 7);
  assert.equal(bestBeside(replays, 'brute-force'), undefined);
});
