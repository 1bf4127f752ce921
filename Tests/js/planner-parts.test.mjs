import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapPoint, nearestPlace } from '../../Templates/scripts/map/map-points.js';
import { placeAt, placeOf } from '../../Templates/scripts/find/place-names.js';
import { PlaceSearch } from '../../Templates/scripts/find/place-search.js';
import { labelsAlong, legs, routeInTree, sentence } from '../../Templates/scripts/core/route.js';
import { treeFrom } from '../../Templates/scripts/core/search.js';
import { wayFile } from '../../Templates/scripts/lib/save-route.js';
import { cheapest, network, randomNetwork } from './networks.mjs';

const net = network(['lviv', 'krakow', 'praha', 'island'], ['lviv krakow 300000', 'krakow praha 400000', 'lviv praha 900000 ferry']);
net.data.places.name = ['Lviv', 'Kraków', 'Praha', 'Île d’Yeu'];
net.data.links.label = [['E40', 'E50'], 'E50', null];
const tree = { source: 0, predecessor: [-1, 0, 1, -1], cost: [0, 300000, 700000, -1] };

test('a route follows from its tree', () => {
  assert.deepEqual(routeInTree(net, tree, 2), { cost: 700000, places: [0, 1, 2], links: [0, 1] });
  assert.deepEqual(routeInTree(net, tree, 0), { cost: 0, places: [0], links: [] });
  assert.equal(routeInTree(net, tree, 3), null);
});

test('a tree that is not in the data is computed on the page', () => {
  assert.deepEqual(treeFrom(net, 0), tree);
  assert.ok(net.hasSearches(3));
  const some = network(['a', 'b'], [], { searches: [1] });
  assert.deepEqual([some.hasSearches(0), some.hasSearches(1)], [false, true]);
  for (let seed = 0; seed < 20; seed += 1) {
    const random = randomNetwork(seed);
    const grown = treeFrom(random, 3);
    for (let goal = 0; goal < random.size; goal += 1) {
      const cost = cheapest(random, 3, goal);
      assert.equal(grown.cost[goal], cost === Infinity ? -1 : cost);
      const route = routeInTree(random, grown, goal);
      assert.equal(route?.links.reduce((sum, link) => sum + random.cost(link), 0) ?? Infinity, cost);
      assert.equal(route?.places.at(-1) ?? goal, goal);
    }
  }
});

test('a route is described as on its page', () => {
  const route = routeInTree(net, tree, 2);
  assert.deepEqual(labelsAlong(net, [0, 1]), ['E50']);
  assert.deepEqual(labelsAlong(net, [0, 2, 1]), ['E40', 'E50']);
  assert.equal(sentence(net, route), '700\u00a0km in 2 legs, by E50.');
  assert.deepEqual(legs(net, route)[1], { from: 1, to: 2, links: [1], cost: 400000, total: 700000 });
  const plain = { cost: 900000, places: [0, 2], links: [2] };
  assert.equal(sentence(net, plain), '900\u00a0km in 1 leg: 1 ferry.');
});

test('the files of a changed route differ in name from those of the whole network', () => {
  const route = { cost: 700000, places: [0, 1, 2], links: [0, 1] };
  const change = { words: ' without E40', parameters: { avoid: 'e40,place:island', via: null } };
  assert.deepEqual(wayFile(net, route, 0, ''), {
    name: 'lviv-praha', title: 'Lviv to Praha', page: 'networks/test/?from=lviv&to=praha',
  });
  assert.deepEqual(wayFile(net, route, 0, '', change), {
    name: 'lviv-praha-changed', title: 'Lviv to Praha without E40',
    page: 'networks/test/?from=lviv&to=praha&avoid=e40,place:island',
  });
  assert.deepEqual(wayFile(net, route, 1, 'By way of Brno', change), {
    name: 'lviv-praha-changed-way-2', title: 'Lviv to Praha without E40, by way of Brno',
    page: 'networks/test/?from=lviv&to=praha&avoid=e40,place:island&way=1',
  });
});

test('route pages are found in both directions if one page serves both', () => {
  net.data.pages = [0, 2];
  net.data.pagesBothWays = true;
  assert.equal(net.routePage(2, 0), 'networks/test/routes/lviv/praha/');
  assert.equal(net.routePage(0, 2), 'networks/test/routes/lviv/praha/');
  assert.equal(net.routePage(0, 1), null);
  assert.equal(net.routePage(0, 0), null);
  net.data.pagesBothWays = false;
  assert.equal(net.routePage(2, 0), 'networks/test/routes/praha/lviv/');
});

test('places are found whatever the accents', () => {
  const search = new PlaceSearch(net);
  assert.deepEqual(search.find('krak', 9), [1]);
  assert.deepEqual(search.find('KRAKÓW', 9), [1]);
  assert.deepEqual(search.find(' yeu ', 9), [3]);
  assert.deepEqual(search.find('ile d', 9), [3]);
  assert.deepEqual(search.find('', 2), [3, 1]);
  assert.deepEqual(search.find('zzz', 9), []);
  assert.equal(search.exact('krakow'), 1);
  assert.equal(search.exact('kra'), -1);
});

test('better matches come first', () => {
  const search = new PlaceSearch(
    network(['new-york', 'york', 'yorkton', 'bayork'], []),
  );
  search.names = ['new york', 'york', 'yorkton', 'bayork'];
  assert.deepEqual(search.find('york', 9), [1, 2, 0, 3]);
});

test('pointing at the map finds the nearest place within reach', () => {
  assert.deepEqual(mapPoint({ left: 10, top: 20, width: 500 }, 1000, { clientX: 110, clientY: 70 }), {
    x: 200, y: 100, unit: 2,
  });
  assert.equal(nearestPlace([0, 10, 50], [0, 0, 0], { x: 7, y: 0 }, 20), 1);
  assert.equal(nearestPlace([0, 10, 50], [0, 0, 0], { x: 30, y: 9 }, 5), -1);
});

test('a place from the finder is the place of the network with the same page', () => {
  const earth = network(['lviv 49.84 24.02', 'suva -18.14 178.44'], []);
  earth.data.places.page = [null, 'places/fj/suva/'];
  assert.equal(placeOf(earth, 'places/fj/suva/'), 1);
  assert.equal(placeOf(earth, 'places/ua/lviv/'), -1);
  assert.equal(placeOf(earth, undefined), -1);
});

test('a place from the finder is the place of the network at the same position', () => {
  const earth = network(['lviv 49.84 24.02', 'suva -18.14 178.44', 'near -18.2 178.5', 'nowhere'], []);
  assert.equal(placeAt(earth, { latitude: 49.8383, longitude: 24.0232 }), 0);
  assert.equal(placeAt(earth, { latitude: -18.15, longitude: -181.56 }), 1);
  assert.equal(placeAt(earth, { latitude: 49.84, longitude: 25 }), -1);
});
