// A network that is searched by a measure instead of its cost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchedBy } from '../../Templates/scripts/core/measured.js';
import { Network } from '../../Templates/scripts/core/network.js';
import { costs, routeInTree, wayWords } from '../../Templates/scripts/core/route.js';
import { treeFrom } from '../../Templates/scripts/core/search.js';
import { wayFile } from '../../Templates/scripts/lib/save-route.js';
import { costWords } from '../../Templates/scripts/lib/words.js';
import { network } from './networks.mjs';

const METRES = { name: 'metres', singular: 'metre', symbol: 'm', decimals: 0, kind: /** @type {const} */ ('length') };
const HOURS = { name: 'hours', singular: 'hour', symbol: 'h', decimals: 1, kind: /** @type {const} */ ('time') };

const { data } = network(['lake', 'ridge', 'inn'], ['lake ridge 3000', 'ridge inn 3000', 'lake inn 9000'], {
  pages: [0, 1, 2],
});
data.links.measures = [
  { id: 'climb', name: 'climb', unit: METRES, values: [500, 0, 0] },
  { id: 'hours', name: 'hours', unit: HOURS, values: [20, 10, 40] },
];

/** @param {string | null} by */
function best(by) {
  const net = new Network(searchedBy(data, by));
  const route = routeInTree(net, treeFrom(net, 0), 2);
  assert.ok(route);
  return { net, route };
}

test('routes are the best by the measure, and give the sums of all measures', () => {
  const usual = best(null);
  assert.equal(costs(usual.net, usual.route), '6\u00a0km (climb: 500\u00a0m; hours: 3\u00a0h)');
  const climb = best('climb');
  assert.deepEqual(climb.route.places, [0, 2]);
  assert.equal(costs(climb.net, climb.route), '0\u00a0m (length: 9\u00a0km; hours: 4\u00a0h)');
  const hours = best('hours');
  assert.equal(costs(hours.net, hours.route), '3\u00a0h (climb: 500\u00a0m; length: 6\u00a0km)');
});

test('the best route is described as shortest, fastest or with the least climb, as the measure requires', () => {
  assert.equal(costWords(best('climb').net.data.unit).least, 'least climb');
  assert.equal(costWords(best('hours').net.data.unit).least, 'fastest');
  assert.equal(costWords(best(null).net.data.unit).least, 'shortest');
  // The note has no percentage, because the best route has no climb.
  const { net, route } = best('climb');
  assert.equal(wayWords(net, { ...route, cost: 500 }, route).note, '500\u00a0m, +500\u00a0m');
});

test('routes by a measure have no page and no published search, and their files link back to them', () => {
  const { net, route } = best('climb');
  assert.equal(net.routePage(0, 2), null);
  assert.equal(net.hasSearches(0), false);
  const file = wayFile(net, route, 0, '');
  assert.equal(file.name, 'lake-inn-by-climb');
  assert.ok(file.page.endsWith('/?from=lake&to=inn&by=climb'), file.page);
});

test('with an unknown measure, the network is searched by its cost', () => {
  assert.equal(searchedBy(data, 'snow'), data);
  assert.equal(searchedBy({ ...data, links: { ...data.links, measures: undefined } }, 'climb').by, undefined);
});
