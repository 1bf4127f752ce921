import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestPath, pathLines } from '../../Templates/scripts/map/map-points.js';
import { joined, routeInTree } from '../../Templates/scripts/core/route.js';
import { search, treeFrom } from '../../Templates/scripts/core/search.js';
import { isSame, Things } from '../../Templates/scripts/core/things.js';
import { cheapest, network, randomNetwork } from './networks.mjs';

const net = network(
  ['lviv', 'ivano-frankivsk', 'kyiv', 'odesa'],
  ['lviv ivano-frankivsk 1', 'ivano-frankivsk kyiv 2', 'lviv kyiv 9', 'kyiv odesa 4', 'odesa > kyiv 3 ferry', 'lviv odesa 20 ferry'],
);
Object.assign(net.data.links, { label: ['E50', ['E50', 'E40'], 'E40', null, null, null] });
net.data.modes[1].plural = 'ferries';
net.data.regions = { id: ['west', 'south'], name: ['The West', 'South'], place: [0, 0, -1, 1] };
const things = new Things(net);

test('a thing is found by its key and by its names', () => {
  const found = (/** @type {string} */ text) => {
    const { key, places, links } = things.find(text) ?? {};
    return [key, places, links];
  };
  for (const text of ['ferry', 'Ferries', 'FERRY']) assert.deepEqual(found(text), ['ferry', [], [4, 5]]);
  for (const text of ['E40', 'e40']) assert.deepEqual(found(text), ['e40', [], [1, 2]]);
  for (const text of ['west', 'the west']) assert.deepEqual(found(text), ['west', [0, 1], []]);
  for (const text of ['kyiv', 'KYIV']) assert.deepEqual(found(text), ['kyiv', [2], []]);
  assert.deepEqual(found('ivano-frankivsk'), ['ivano-frankivsk', [1], []]);
  assert.deepEqual(found('ivano-frankivsk-kyiv'), ['ivano-frankivsk-kyiv', [], [1]]);
  assert.deepEqual(found('kyiv-odesa'), ['kyiv-odesa', [], [3, 4]]);
  for (const text of ['odesa–kyiv', 'Odesa — Kyiv']) assert.deepEqual(found(text)[2], [3, 4]);
  for (const text of ['', '-', 'nonsense', 'kyiv-x', 'ivano-frankivsk-odesa']) assert.equal(things.find(text), null, text);
});

test('if the plain name of a thing also names another thing, its key begins with its kind', () => {
  const lanes = network(
    ['gibraltar', 'brest', 'brest-by', 'by-minsk', 'minsk'],
    ['gibraltar brest 1', 'brest-by minsk 2', 'brest by-minsk 3', 'gibraltar minsk 4'],
  );
  lanes.data.places.name[1] = lanes.data.places.name[2] = 'Brest';
  lanes.data.links.label = ['Gibraltar', ['!', 'Suez, south'], 'Straße', 'Strasse'];
  lanes.data.regions = { id: ['brest', 'road'], name: ['Brest', 'Road'], place: [1, 0, 0, -1, -1] };
  const all = new Things(lanes);
  const each = [
    all.label('Gibraltar'), all.label('!'), all.label('Suez, south'), all.label('Straße'), all.label('Strasse'), all.mode(0),
    all.region(0), all.region(1), ...[0, 1, 2, 3, 4].map((place) => all.place(place)),
    ...[0, 1, 2, 3].map((link) => all.link(link)),
  ].flatMap((thing) => thing ?? []);
  assert.deepEqual(each.map(({ key }) => key), [
    'gibraltar', 'label:!', 'suez south', 'strasse', 'label:Strasse', 'road', 'brest', 'region:road',
    'place:gibraltar', 'place:brest', 'brest-by', 'by-minsk', 'minsk',
    'gibraltar-brest', 'link:brest-by:minsk', 'brest-by-minsk', 'gibraltar-minsk',
  ]);
  for (const thing of each) assert.ok(isSame(all.find(thing.key), thing), thing.key);
  for (const text of ['place:', 'place:lviv', 'label:', 'region:x', 'mode:x', 'link:gibraltar:by-minsk', 'link:brest-by-minsk', 'x:brest', ':']) {
    assert.equal(all.find(text), null, text);
  }
});

test('each thing closes its links and the links of its places', () => {
  const closed = (/** @type {string[]} */ ...keys) => {
    return [...things.closed(keys.map((key) => /** @type {any} */ (things.find(key))))].sort();
  };
  assert.deepEqual(closed(), []);
  assert.deepEqual(closed('kyiv'), [1, 2, 3, 4]);
  assert.deepEqual(closed('west', 'ferry'), [0, 1, 2, 4, 5]);
  const rest = net.without(new Set([0]));
  assert.deepEqual(routeInTree(rest, treeFrom(rest, 0), 2), { cost: 9, places: [0, 2], links: [2] });
  assert.equal(net.hasSearches(0), true);
  assert.equal(rest.hasSearches(0), false);
});

test('consecutive routes are joined into one', () => {
  const rest = net.without(things.closed([things.label('E40')]));
  const leg = (/** @type {number} */ from, /** @type {number} */ to) => routeInTree(rest, treeFrom(rest, from), to);
  assert.deepEqual(joined([leg(0, 3), leg(3, 1)]), { cost: 41, places: [0, 3, 0, 1], links: [5, 5, 0] });
  assert.deepEqual(joined([leg(0, 1)]), leg(0, 1));
  const without = net.without(things.closed([things.place(2), things.mode(1)]));
  assert.equal(joined([leg(0, 1), routeInTree(without, treeFrom(without, 1), 3)]), null);
});

test('searches of 1,000 networks with closed links equal those of the reduced networks', () => {
  let closedCount = 0;
  for (let seed = 1; seed <= 1000; seed += 1) {
    const random = randomNetwork(seed);
    const closed = new Set([...random.data.links.from.keys()].filter((link) => (link * 7 + seed) % 5 === 0));
    const rest = random.without(closed);
    const [source, goal] = [seed % 30, (seed * 7 + 3) % 30];
    const reduced = randomNetwork(seed);
    // Here, a closed link costs more than all other links together. If even the cheapest route uses
    // a closed link, no route avoids the closed links.
    for (const link of closed) reduced.data.links.cost[link] = 1e12;
    const cost = cheapest(reduced, source, goal);
    const least = cost < 1e12 ? cost : Infinity;
    closedCount += least > cheapest(random, source, goal) ? 1 : 0;
    const settled = new Map();
    for (const algorithm of ['dijkstra', 'a-star', 'bidirectional', 'bfs', 'greedy']) {
      const { events } = search(rest, algorithm, source, goal);
      assert.ok(events.every((event) => event >= 0 || !closed.has(-1 - event)), `${seed} ${algorithm}`);
      settled.set(algorithm, events.filter((event) => event >= 0).length);
    }
    assert.equal(treeFrom(rest, source).cost[goal], least < Infinity ? least : -1, `seed ${seed}`);
    assert.ok(settled.get('a-star') <= settled.get('dijkstra'), `seed ${seed}`);
  }
  assert.ok(closedCount > 100);
});

test('the lines of a path are read, and the nearest is found', () => {
  assert.deepEqual(pathLines('M1 2L3 4'), [[[1, 2], [3, 4]]]);
  assert.deepEqual(pathLines('M1 2l.5-1.5 2 1h3v-1m2 2l1 1'), [
    [[1, 2], [1.5, 0.5], [3.5, 1.5], [6.5, 1.5], [6.5, 0.5]], [[8.5, 2.5], [9.5, 3.5]],
  ]);
  assert.deepEqual(pathLines(''), []);
  const paths = ['M0 0h10', 'M0 5h10', 'M20 0v0'].map(pathLines);
  assert.equal(nearestPath(paths, { x: 5, y: 2 }, 4), 0);
  assert.equal(nearestPath(paths, { x: 5, y: 3 }, 4), 1);
  assert.equal(nearestPath(paths, { x: 13, y: 1 }, 4), 0);
  assert.equal(nearestPath(paths, { x: 21, y: 0 }, 4), 2);
  assert.equal(nearestPath(paths, { x: 40, y: 0 }, 4), -1);
});
