import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealSentence, digits, locate, look, randomCities, readDeal, shareOfLonger, ticketsNeeded, writeDeal } from '../../Templates/scripts/deal/deal.js';
import { network } from './networks.mjs';

const net = network(['a1', 'a2', 'b1', 'b2', 'b3', 'c1'], ['a1 b1 1'], { unit: 'steps' });
const index = {
  count: 6,
  tickets: 1,
  cities: [[0, 1], [2, 3, 4], [5]],
  fixed: 1,
  lengths: [
    { cost: [5, 9], deals: [3, 3] },
    { cost: [4, 6, 9], deals: [1, 2, 3] },
  ],
};
const limits = { tickets: 4, cities: 3 };

test('a deal is written to an address and read from it', () => {
  const deal = { cities: [5, 0, 3], tickets: 2 };
  assert.equal(writeDeal(deal, net), '?cities=c1,a1,b2&tickets=2');
  assert.deepEqual(readDeal('?cities=c1,a1,b2&tickets=2', net, limits), deal);
  assert.deepEqual(readDeal('?cities=c1%2Ca1%2Cb2&tickets=2', net, limits), deal);
  assert.equal(writeDeal({ cities: [], tickets: 2 }, net), '');
});

test('invalid parts of an address are ignored', () => {
  const none = { cities: [], tickets: 4 };
  assert.deepEqual(readDeal('', net, limits), none);
  assert.deepEqual(readDeal('?cities=&tickets=', net, limits), none);
  assert.deepEqual(readDeal('?cities=x,__proto__&tickets=-1', net, limits), none);
  assert.deepEqual(readDeal('?cities=a1,a1,x,b1,b2,b3&tickets=99', net, limits), { cities: [0, 2, 3], tickets: 4 });
  assert.equal(readDeal('?tickets=0', net, limits).tickets, 0);
  assert.equal(readDeal('?tickets=1e1', net, limits).tickets, 4);
});

test('a random deal has one city from each region', () => {
  assert.deepEqual(randomCities(index.cities, () => 0), [0, 2, 5]);
  assert.deepEqual(randomCities(index.cities, (limit) => limit - 1), [1, 4, 5]);
});

test('full deals are numbered, and the city of the last region changes fastest', () => {
  assert.deepEqual(digits(index.cities, [5, 4, 0]), [0, 2, 0]);
  assert.equal(digits(index.cities, [5, 4]), null);
  assert.equal(digits(index.cities, [2, 3, 5]), null);
  assert.deepEqual(locate(index, net, [4, 5, 1]), { file: 'a2.json', number: 2 });
  assert.deepEqual(locate({ ...index, fixed: 2 }, net, [4, 5, 1]), { file: 'a2/b3.json', number: 0 });
  assert.equal(locate(index, net, [0, 1, 5]), null);
});

test('a shard has the costs and the order of each deal', () => {
  const shard = { cities: [1], costs: [[5, 9, -1], [4, 9, 9]], orders: '012201120' };
  assert.deepEqual(look(index, shard, 1, [5, 3, 1]), { costs: [9, 9], order: [5, 1, 3] });
  assert.deepEqual(look(index, shard, 2, [1, 4, 5]), { costs: [null, 9], order: [4, 5, 1] });
});

test('a deal is compared with all others', () => {
  assert.equal(shareOfLonger(index, 1, 4), 83);
  assert.equal(shareOfLonger(index, 1, 9), 0);
  assert.equal(shareOfLonger(index, 0, 5), 50);
  assert.equal(shareOfLonger(index, 7, 5), null);
  const share = (equal, longer) => shareOfLonger({ ...index, lengths: [{ cost: [5, 9], deals: [equal, longer] }] }, 0, 5);
  assert.deepEqual([share(1, 2), share(2, 1), share(5336, 4664)], [67, 33, 47]);
  // The share is "100 %" only for all deals, and "0 %" only for none.
  assert.deepEqual([share(1, 999), share(0, 1000), share(999, 1), share(1000, 0)], [99, 100, 1, 0]);
});

test('the best trip is described in a sentence', () => {
  const trip = { cost: 4, order: [5, 0, 3], ticketsUsed: 1 };
  assert.equal(dealSentence(net, trip, 2), 'Best trip: 4\u00a0steps through C1, A1 and B2, using 1 of 2 tickets.');
  assert.equal(dealSentence(net, { ...trip, cost: 1 }, 0), 'Best trip: 1\u00a0step through C1, A1 and B2.');
  assert.match(dealSentence(net, { cost: 0, order: [5], ticketsUsed: 0 }, 0), /^Best trip: 0\u00a0steps\. C1/);
  assert.equal(ticketsNeeded([37, 29, 29, null], 2), 1);
  assert.equal(ticketsNeeded([37, 29, 27], 2), 2);
});
