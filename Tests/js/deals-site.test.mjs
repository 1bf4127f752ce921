// The table of all deals in the built site must agree with the solver that runs on the page.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { locate, look, randomCities } from '../../Templates/scripts/deal/deal.js';
import { Network } from '../../Templates/scripts/core/network.js';
import { solve } from '../../Templates/scripts/core/trip-solver.js';
import { site } from './site.mjs';

const folder = `${site}/data/networks`;
const slugs = readdirSync(folder).filter((slug) => existsSync(`${folder}/${slug}/deals.json`));
const read = (path) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'));
/** The number of deals of each network to solve again. */
const SAMPLE = 100;

test('the site has a network with deals', () => assert.ok(slugs.includes('ukraine-board'), slugs.join()));

for (const slug of slugs) {
  test(`the costs of the deals of ${slug} are those that the page's solver finds`, () => {
    const network = new Network(read(`${slug}/network.json`));
    const index = read(`${slug}/deals.json`);
    const ticketedModes = network.data.modes.flatMap((mode, number) => (mode.tickets ? [number] : []));
    for (const lengths of index.lengths) {
      assert.ok(lengths.deals.reduce((sum, count) => sum + count, 0) <= index.count);
    }
    let state = 7;
    const random = (limit) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    };
    for (let sample = 0; sample < SAMPLE; sample += 1) {
      const cities = randomCities(index.cities, random);
      const { file, number } = locate(index, network, cities);
      const { costs, order } = look(index, read(`${slug}/deals/${file}`), number, cities);
      const trips = costs.map((_, tickets) => solve(network.data, { cities, tickets, ticketedModes }).trip);
      assert.deepEqual(costs, trips.map((trip) => trip?.cost ?? null), cities.join());
      const best = trips[trips.length - 1];
      if (best) assert.deepEqual(order, best.order);
    }
  });
}

test('every deal is in exactly one file', () => {
  for (const slug of slugs) {
    const index = read(`${slug}/deals.json`);
    const whole = index.cities.slice(index.fixed).reduce((count, group) => count * group.length, 1);
    const files = readdirSync(`${folder}/${slug}/deals`, { recursive: true }).filter((name) => name.endsWith('.json'));
    assert.equal(files.length * whole, index.count);
    const shard = read(`${slug}/deals/${files[0]}`);
    assert.deepEqual(shard.costs.map((column) => column.length), index.lengths.map(() => whole));
    assert.equal(shard.orders.length, whole * index.cities.length);
  }
});
