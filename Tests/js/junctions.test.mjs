import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Flight } from '../../Templates/scripts/geo/flight.js';
import { Network } from '../../Templates/scripts/core/network.js';
import { placeAt } from '../../Templates/scripts/find/place-names.js';
import { PlaceSearch } from '../../Templates/scripts/find/place-search.js';
import { routeFile } from '../../Templates/scripts/core/route-files.js';
import { legs, sentence, wayWords } from '../../Templates/scripts/core/route.js';
import { Things } from '../../Templates/scripts/core/things.js';

/** Places 0 and 1 have the names A and B; nodes 2 and 3 are junctions. */
const net = new Network({
  slug: 'lanes', title: 'Lanes', unit: 'km', width: 100, height: 50,
  modes: [
    { id: 'lane', name: 'lane', line: 'solid' },
    { id: 'approach', name: 'approach', plural: 'approaches', line: 'dotted' },
  ],
  places: {
    id: ['a', 'b'], name: ['A', 'B'], country: ['NL', 'CN'], page: [null, null],
    latitude: [0, 0, 0, 0], longitude: [0, 3, 1, 2], x: [0, 30, 10, 20], y: [0, 0, 0, 0],
  },
  links: {
    from: [0, 2, 3], to: [2, 3, 1], mode: [1, 0, 0], cost: [100, 300, 200],
    label: ['', 'Suez', ['Suez', 'Malacca']],
    measures: [{ id: 'hours', name: 'hours', unit: 'steps', values: [1, 3, 2] }],
  },
});
const route = { cost: 600, places: [0, 2, 3, 1], links: [0, 1, 2] };

test('a leg runs from one named place to the next, and adds up its links', () => {
  assert.deepEqual(legs(net, route), [{ from: 0, to: 1, links: [0, 1, 2], cost: 600, total: 600 }]);
  assert.match(sentence(net, route), /in 1 leg, by Suez/);
  assert.equal(wayWords(net, route, { ...route }).title, 'Along other links');
  assert.equal(net.name(2), 'a junction');
});

test('a link without names can be avoided alone, and is named after its mode and one end', () => {
  const things = new Things(net);
  assert.deepEqual([0, 1, 2].map((link) => things.link(link).name), ['approach at A', 'Suez', 'Suez']);
  assert.deepEqual([0, 1, 2].map((link) => things.link(link).key), ['link:a:~1', 'suez', 'suez']);
  assert.equal(things.find('link:~1:~2')?.links.length, 1);
  for (const text of ['link:~0:~1', 'link:~1:~9', 'link:a:~2']) assert.equal(things.find(text), null, text);
});

test('junctions are not found by a name or a position', () => {
  assert.deepEqual(new PlaceSearch(net).find('', 10), [0, 1]);
  assert.equal(placeAt(net, { latitude: 0, longitude: 1 }), -1);
});

test('a file names no junctions, but its line runs through them', () => {
  const source = { title: 'A to B', network: 'Lanes', address: '', site: '' };
  const file = JSON.parse(routeFile('geojson', net, route, source));
  assert.deepEqual(file.features.map(({ properties }) => properties.name), ['A to B', 'A', 'B']);
  const track = file.features[0].geometry.coordinates.map(String);
  assert.ok(['0,0', '1,0', '2,0', '3,0'].every((point) => track.includes(point)));
  assert.equal(file.features[2].properties.label, 'Suez, Malacca');
  assert.equal(file.features[2].properties.total, 600);
  assert.equal(file.features[2].properties.by, 'lane');
  assert.equal(routeFile('csv', net, route, source).split('\r\n')[2], '2,B,CN,0,3,lane,"Suez, Malacca",0.600,0.600,6,6');
});

test('a journey does not stop at a junction', () => {
  const flight = new Flight(net, route);
  assert.deepEqual(flight.departures.slice(1), flight.arrivals.slice(0, -1));
});
