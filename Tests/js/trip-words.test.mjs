import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tripWords } from '../../Templates/assets/trip-words.js';
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
      + 'No better trip is found.',
  );
});
