// The candidates of the trip methods, step by step, and their descriptions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LegTable } from '../../Templates/scripts/core/leg-table.js';
import { tripSearches } from '../../Templates/scripts/core/trip-methods.js';
import { nthOrder, Weighings } from '../../Templates/scripts/core/weighings.js';
import { OwnOrder, ownVerdict, ownWords } from '../../Templates/scripts/deal/own-order.js';
import { bestBeside, tripWords } from '../../Templates/scripts/player/trip-words.js';
import { readNetwork } from './read-network.mjs';

const data = readNetwork('ukraine-board');
const train = data.modes.findIndex((mode) => mode.id === 'train');
const ids = ['lviv', 'lutsk', 'cherkasy', 'vinnytsia', 'poltava', 'voznesensk', 'lozova'];
const cities = ids.map((id) => data.places.id.indexOf(id));
const found = tripSearches(data, { cities, tickets: 4, ticketedModes: [train] });
const network = {
  data: { ...data, unit: 'steps', modes: data.modes.map((mode, index) => ({ ...mode, tickets: index === train })) },
  name: (place) => data.places.id[place][0].toUpperCase() + data.places.id[place].slice(1),
};
const search = (algorithm) => {
  const one = found.searches.find((each) => each.algorithm === algorithm);
  const best = bestBeside(found.searches, algorithm);
  return { algorithm, weighings: new Weighings(one.weighings), cities, network, best };
};
const table = new LegTable(found.legs);
const costOf = (legs) => legs.reduce((sum, { from, to, tickets }) => sum + table.cost(from, to, tickets), 0);

test('brute force has a step for each of the 5,040 orders, in sequence', () => {
  const { weighings } = search('brute-force');
  assert.equal(weighings.length, 5040);
  let [best, before, dropped] = [Infinity, -1, 0];
  const seen = new Set();
  for (let step = 1; step <= weighings.length; step += 1) {
    const one = weighings.at(step);
    const order = nthOrder(7, step - 1);
    seen.add(order.join());
    // Each order begins with the cities of its candidate.
    assert.deepEqual(order.slice(0, one.order.length), one.order);
    if (!one.isWhole) dropped += 1;
    if (one.index === before) continue;
    before = one.index;
    assert.equal(costOf(one.legs), one.cost);
    assert.ok(one.isWhole || one.cost >= best);
    assert.equal(one.best === one.index, one.isWhole && one.cost < best);
    if (one.best === one.index) best = one.cost;
  }
  assert.equal(seen.size, 5040);
  assert.equal(best, 24);
  assert.ok(dropped > 0);
});

test('the exact method has a step for each state, and ends with the best trip', () => {
  const { weighings } = search('exact');
  // There is a candidate for each set of cities and each choice of its last city, and one candidate
  // for the best whole trip.
  assert.equal(weighings.length, 7 * 2 ** 6 + 1);
  const states = new Set();
  for (let step = 1; step < weighings.length; step += 1) {
    const { order, legs, cost } = weighings.at(step);
    assert.equal(costOf(legs), cost);
    states.add(`${[...order].sort()} ${order.at(-1)}`);
  }
  assert.equal(states.size, 7 * 2 ** 6);
  const last = weighings.at(weighings.length);
  assert.deepEqual(last.order.map((city) => cities[city]), found.best.order);
  assert.deepEqual(last.legs.flatMap(({ from, to, tickets }) => table.links(from, to, tickets)), found.best.links);
});

test('nearest neighbour and two-opt are shown by their moves', () => {
  const nearest = search('nearest-neighbour').weighings;
  assert.equal(nearest.length, 7 * 7);
  for (let step = 1; step <= 49; step += 1) assert.equal(nearest.at(step).order.length, ((step - 1) % 7) + 1);
  const turns = search('two-opt').weighings;
  let { order } = turns.at(1);
  for (let step = 2; step <= turns.length; step += 1) {
    const one = turns.at(step);
    const places = order.flatMap((city, place) => (city === one.order[place] ? [] : [place]));
    const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
    const turned = [...order.slice(0, first), ...order.slice(first, last + 1).reverse(), ...order.slice(last + 1)];
    assert.deepEqual(one.order, turned);
    if (one.best === one.index) order = one.order;
  }
});

test('each step is described in words', () => {
  const brute = search('brute-force');
  assert.equal(tripWords(brute, 0), 'Order 0 of 5,040: nothing has been examined yet.');
  assert.equal(
    tripWords(brute, 1),
    'Order 1 of 5,040, Lviv, Lutsk, Cherkasy, Vinnytsia, Poltava, Voznesensk and Lozova: 35\u00a0steps, the first trip.',
  );
  assert.match(tripWords(brute, 2), /: 34\u00a0steps, 1\u00a0step less than the previous best trip\. It is the best so far\.$/);
  const dropped = Array.from({ length: 5040 }, (_, index) => index + 1).find((step) => brute.weighings.at(step).order.length === 5);
  assert.match(tripWords(brute, dropped), /: dropped\. .+ already take \d+\u00a0steps, and the best trip so far takes \d+\u00a0steps in all\. The other order that begins the same way is dropped too\.$/);
  assert.match(tripWords(brute, 5040), /All orders have been tried: no trip is shorter\.$/);
  const exact = search('exact');
  assert.match(tripWords(exact, 1), /^State 1 of 449: a trip may start in \w+\.$/);
  assert.match(tripWords(exact, 3), /^State 3 of 449: the shortest route that visits these 2 places and ends in \w+: .+ and .+, \d+\u00a0steps\.$/);
  assert.match(tripWords(exact, 449), /^State 449 of 449: the shortest trip of all, whatever its last place: Cherkasy, .+, 24\u00a0steps\. No trip is shorter: /);
  const nearest = search('nearest-neighbour');
  assert.equal(tripWords(nearest, 1), 'Move 1 of 49, start 1 of 7: Lviv.');
  assert.match(tripWords(nearest, 2), /^Move 2 of 49, start 1 of 7: \w+ is the nearest unvisited place to Lviv, \d\u00a0steps? away\. So far: \d\u00a0steps?\.$/);
  assert.match(tripWords(nearest, 7), /All are visited: \d+\u00a0steps, the first trip\.$/);
  assert.match(tripWords(nearest, 49), /The exact method finds a trip that is 1\u00a0step shorter\.$/);
  const turns = search('two-opt');
  assert.match(tripWords(turns, 1), /, the nearest-neighbour trip: 25\u00a0steps, the first trip\.$/);
  assert.match(tripWords(turns, 3), /^Move 3 of \d+, the stretch from \w+ to \w+ turned around: \d+\u00a0steps, /);
});

test('a method without a proof says how far it is from the best', () => {
  const told = (best) => tripWords({ ...search('two-opt'), best }, search('two-opt').weighings.length);
  assert.match(told(25), /By luck, this is the best trip: the exact method finds no shorter one\.$/);
  assert.match(told(24), /is 1\u00a0step shorter\.$/);
  assert.equal(bestBeside(found.searches, 'brute-force'), undefined);
});

test("the reader's own order is measured with the best use of its tickets", () => {
  const own = new OwnOrder(network, found);
  assert.equal(ownWords(own), 'Press the places in the order of your trip, here or on the map.');
  assert.ok(own.pick(cities[0]) && own.pick(cities[1]));
  assert.ok(!own.pick(cities[0]) && !own.pick(data.places.id.indexOf('kherson')));
  assert.match(ownWords(own), /^Lviv and Lutsk: \d\u00a0steps?, using \d of 4 tickets\. 5 places are left\.$/);
  // Picking the last city again removes it.
  assert.ok(own.pick(cities[1]));
  assert.equal(own.order.length, 1);
  own.order = found.best.order.map((city) => cities.indexOf(city));
  assert.equal(own.trip().cost, 24);
  assert.equal(ownVerdict(own), 'Your trip takes 24\u00a0steps, and no trip is shorter.');
  own.order = [0, 1, 2, 3, 4, 5, 6];
  // This order is the first that brute force tries.
  assert.equal(ownVerdict(own), 'Your trip takes 35\u00a0steps. The best trip takes 24\u00a0steps: it is 11\u00a0steps shorter.');
});
