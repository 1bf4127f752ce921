// Which trip of a deal the map shows, and what the files of the best one are called.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealFile, shownWords } from '../../Templates/scripts/deal/deal-words.js';
import { network } from './networks.mjs';

const replay = (algorithm, ...costs) => ({ algorithm, total: 7, events: costs.map((cost) => ({ cost })) });
const best = { cost: 24 };

test('the best trip is named as such, whoever found it last', () => {
  const words = 'On the map: the best trip. The cards carry its numbers.';
  assert.equal(shownWords(null, 0, null, 'steps'), words);
  assert.equal(shownWords(replay('exact', 24), 1, best, 'steps'), words);
});

test("another method's trip has its length beside the best", () => {
  const words = (one, step) => shownWords(one, step, best, 'steps').replace(' The cards carry its numbers.', '');
  assert.equal(words(replay('nearest-neighbour', 27), 1), 'On the map: the trip of nearest neighbour, 27 steps, 3 steps more than the best.');
  assert.equal(words(replay('two-opt', 27, 25), 2), 'On the map: the trip of two-opt, 25 steps, 1 step more than the best.');
  assert.equal(words(replay('brute-force', 40, 24), 2), 'On the map: the trip of brute force, 24 steps, as short as the best.');
  assert.equal(words(replay('brute-force', 40, 24), 1), 'On the map: candidate 1 of 2 of brute force, 40 steps, 16 steps more than the best.');
  // There are no cards to number before the first candidate.
  assert.equal(shownWords(replay('exact', 24), 0, best, 'steps'), 'On the map: no trip, for the exact method knows none yet.');
  assert.equal(shownWords(replay('two-opt'), 0, best, 'steps'), 'On the map: no trip, for two-opt finds none.');
});

test('the files of a deal are called by its ends and lead back to it', () => {
  const net = network(['a1', 'b1', 'c1'], []);
  net.data.places.name = ['Ayr', 'Brig', 'Cork'];
  const file = dealFile(net, { order: [1, 0, 2] }, { cities: [0, 1, 2], tickets: 1 });
  assert.deepEqual(file, {
    name: 'trip-b1-c1',
    title: 'Brig to Cork, the best trip through 3 cities with 1 ticket',
    page: 'networks/test/trips/deals/?cities=a1,b1,c1&tickets=1',
  });
  const none = dealFile(net, { order: [1, 0] }, { cities: [0, 1], tickets: 0 });
  assert.equal(none.title, 'Brig to Ayr, the best trip through 2 cities');
});
