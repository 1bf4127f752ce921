import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Methods, tripReplays } from '../../Templates/scripts/core/trip-methods.js';
import { solve } from '../../Templates/scripts/core/trip-solver.js';
import { readNetwork } from './read-network.mjs';
import { site } from './site.mjs';

const board = readNetwork('ukraine-board');
const train = board.modes.findIndex((mode) => mode.id === 'train');
const problem = (cities, tickets) => ({ cities, tickets, ticketedModes: [train] });

/** A hand of seven cities, which is the same for the same seed. */
function deal(seed, size = 7) {
  let state = seed * 7919 + 17;
  const cities = new Set();
  while (cities.size < size) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    cities.add(Math.floor((state / 2 ** 32) * 42));
  }
  return [...cities];
}

test('brute force agrees with the exact method, and the others do not beat it', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const tickets = seed % 5;
    const cities = deal(seed, 3 + (seed % 5));
    const replays = tripReplays(board, problem(cities, tickets));
    const costs = Object.fromEntries(replays.map((one) => [one.algorithm, one.events.at(-1)?.cost]));
    assert.equal(costs['brute-force'], costs.exact);
    assert.equal(costs.exact, solve(board, problem(cities, tickets)).trip.cost);
    assert.ok(costs['two-opt'] >= costs.exact && costs['two-opt'] <= costs['nearest-neighbour']);
    for (const { algorithm, total, events } of replays) {
      for (const [index, event] of events.entries()) {
        if (index > 0) assert.ok(event.cost < events[index - 1].cost && event.tried > events[index - 1].tried);
        assert.ok(event.tried <= total, algorithm);
        assert.deepEqual([...event.order].sort(), [...cities].sort());
        const sum = event.links.reduce((all, link) => all + board.links.cost[link], 0);
        assert.equal(sum, event.cost);
        const used = event.links.filter((link) => board.links.mode[link] === train).length;
        assert.ok(used <= tickets);
      }
    }
  }
});

test('brute force counts every order', () => {
  const methods = new Methods(board, problem(deal(5), 4));
  const { total } = methods.bruteForce();
  assert.equal(total, 5040);
});

const file = `${site}/data/networks/ukraine-board/trips/founding-deal.json`;

test('the replays of the founding deal equal those on its page', () => {
  const trip = JSON.parse(readFileSync(file, 'utf8'));
  const network = JSON.parse(readFileSync(`${site}/data/networks/ukraine-board/network.json`, 'utf8'));
  const ticketedModes = network.modes.flatMap((mode, index) => (mode.tickets ? [index] : []));
  const replays = tripReplays(network, { cities: trip.cities, tickets: trip.tickets, ticketedModes });
  const sorted = (list) => [...list].sort((a, b) => (a.algorithm < b.algorithm ? -1 : 1));
  assert.deepEqual(sorted(replays), sorted(trip.replays));
});
