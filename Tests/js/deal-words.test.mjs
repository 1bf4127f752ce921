// The description of the trip on a deal's map, and the file names of the best trip's downloads.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealFile, shownWords } from '../../Templates/scripts/deal/deal-words.js';
import { network } from './networks.mjs';

const shown = (algorithm, cost, isOver = true) => ({ algorithm, cost, isOver });
const best = { cost: 24 };

test('the best trip is named as such, whichever method found it last', () => {
  const words = 'On the map: the best trip. The numbers on the cards show its order.';
  assert.equal(shownWords(null, null, 'steps'), words);
  assert.equal(shownWords(shown('exact', 24), best, 'steps'), words);
});

test("another method's trip is compared with the best", () => {
  const words = (one) => shownWords(one, best, 'steps').replace(' The numbers on the cards match the map.', '');
  assert.equal(words(shown('nearest-neighbour', 27)), 'On the map: nearest neighbour’s trip, 27\u00a0steps, 3\u00a0steps more than the best trip.');
  assert.equal(words(shown('brute-force', 24)), 'On the map: brute force’s trip, 24\u00a0steps, as short as the best trip.');
  assert.equal(words(shown('brute-force', 40, false)), 'On the map: brute force’s best trip so far, 40\u00a0steps, 16\u00a0steps more than the best trip.');
  // The cards have no numbers until the method has found a whole trip.
  assert.equal(words(shown('exact', null, false)), 'On the map: no trip, because the exact method has not found one yet.');
  assert.equal(words(shown('two-opt', null)), 'On the map: no trip, because two-opt finds none.');
});

test('the files of a deal are named after its ends and link back to it', () => {
  const net = network(['a1', 'b1', 'c1'], []);
  net.data.places.name = ['Ayr', 'Brig', 'Cork'];
  const file = dealFile(net, { order: [1, 0, 2] }, { cities: [0, 1, 2], tickets: 1 });
  assert.deepEqual(file, {
    name: 'trip-b1-c1',
    title: 'Brig to Cork, the best trip through 3 places with 1 ticket',
    page: 'networks/test/trips/deals/?cities=a1,b1,c1&tickets=1',
  });
  const none = dealFile(net, { order: [1, 0] }, { cities: [0, 1], tickets: 0 });
  assert.equal(none.title, 'Brig to Ayr, the best trip through 2 places');
});
