// The graph of the playground: edits, undo, its address, and its tables, which the command can
// read.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { test } from 'node:test';
import { kindOf, readGraph, readTable, writeFiles } from '../../Templates/scripts/play/csv.js';
import { compareAll, verdict } from '../../Templates/scripts/play/compare.js';
import { EXAMPLE } from '../../Templates/scripts/play/example.js';
import {
  addPlace, changeLink, changePlace, cleanName, EMPTY, freeName, join, linkBetween, readCost, removePlace, setEnd,
} from '../../Templates/scripts/play/graph.js';
import { fitToPlane, graphOf, groundOf, moveTo, PLANE } from '../../Templates/scripts/play/ground.js';
import { History } from '../../Templates/scripts/play/history.js';
import { placeLabels } from '../../Templates/scripts/play/labels.js';
import { linkLines, networkOf } from '../../Templates/scripts/play/play-network.js';
import { decode, encode } from '../../Templates/scripts/play/share.js';
import { shortestCost } from '../../Templates/scripts/core/search.js';
import { Heuristic } from '../../Templates/scripts/core/heuristic.js';

const TOOL = process.env.TOOL ?? new URL('../../.build/release/generate-site', import.meta.url).pathname;
const square = () => {
  let graph = EMPTY;
  for (const [x, y] of [[0, 0], [3, 0], [3, 4], [0, 4]]) graph = addPlace(graph, { name: freeName(graph), x, y });
  return join(join(join(graph, 0, 1), 1, 2, { oneWay: true }), 2, 3, { cost: 2.5 });
};
const world = groundOf({
  slug: 'world', title: 'World', unit: 'km', width: 1000, height: 490,
  ground: { projection: { name: 'equal-earth', parameters: { longitude: 0 } }, scale: 183.623, x: 500, y: 245 },
});

test('edits make new graphs, or return the same graph if nothing changes', () => {
  const graph = square();
  assert.deepEqual(graph.places.map(({ name }) => name), ['A', 'B', 'C', 'D']);
  assert.deepEqual([graph.start, graph.goal], [0, 1]);
  assert.equal(join(graph, 1, 0), graph, 'joined already, both ways');
  assert.equal(join(graph, 2, 2), graph);
  assert.equal(join(graph, 2, 1).links.length, 4, 'the way back of a one-way link');
  assert.equal(linkBetween(graph, 2, 1), -1);
  assert.equal(changePlace(graph, 0, { x: 0 }), graph);
  assert.equal(changeLink(graph, 2, { cost: 2.5 }), graph);
  const rest = removePlace(setEnd(graph, 'goal', 3), 1);
  assert.deepEqual(rest.links, [{ from: 1, to: 2, cost: 2.5, oneWay: false }]);
  assert.deepEqual([rest.start, rest.goal], [0, 2]);
  assert.deepEqual([setEnd(graph, 'start', 1).start, setEnd(graph, 'start', 1).goal], [1, 0], 'the ends change places');
  assert.equal(graph.places.length, 4, 'the graph before stays as it was');
  let full = EMPTY;
  for (let count = 0; count < 210; count += 1) full = addPlace(full, { name: freeName(full), x: 0, y: 0 });
  assert.equal(full.places.length, 200);
  assert.equal(new Set(full.places.map(({ name }) => name)).size, 200);
  assert.deepEqual(['', ' 3,5', '2.345', '-1', 'x', '1e9', '9999999'].map((text) => readCost(text)),
    [null, 3.5, 2.35, undefined, undefined, undefined, undefined]);
  // Commas and spaces separate groups only in a correctly grouped number. Otherwise, a single comma
  // is the decimal point.
  assert.deepEqual(
    ['1,200', '12 345.5', '1,234,567.8', '0,125', '1,2345', '1234,567'].map((text) => readCost(text, 3)),
    [1200, 12345.5, undefined, 0.125, 1.235, 1234.567]);
  for (const text of ['1,200 km', '1.234,567', '1,234,56', '1,200,5', ',200', '1,,200', '1, 200']) {
    assert.equal(readCost(text, 3), undefined, text);
  }
});

test('each edit can be undone and redone', () => {
  const history = new History('a');
  assert.equal(history.push('a'), false);
  for (const value of ['b', 'c', 'd']) history.push(value);
  assert.ok(history.undo() && history.undo());
  assert.equal(history.present, 'b');
  assert.ok(history.redo());
  assert.equal(history.present, 'c');
  history.push('e');
  assert.equal(history.redo(), false, 'a new edit forgets what was undone');
  while (history.undo());
  assert.equal(history.present, 'a');
});

test('an address can contain any graph, and nothing else', () => {
  const names = ['Łódź', 'Київ', '東京', 'a,b;c"d\'e', '👩‍🏫 School', '', 'x'.repeat(60), '#?&%+', '=1+1', 'مدينة'];
  let graph = { ...EMPTY, ground: 'hover-world' };
  names.forEach((name, index) => (graph = addPlace(graph, { name, x: Math.round(index * 123456 - 600000) / 10000, y: 30 - index * 7.5 })));
  graph = join(join(join(graph, 0, 9, { cost: 1_000_000 }), 9, 8, { cost: 0.125, oneWay: true }), 3, 4, { cost: 0 });
  for (const one of [graph, EXAMPLE, EMPTY, square()]) {
    const text = encode(one);
    assert.match(text, /^1[A-Za-z0-9_-]*$/);
    assert.deepEqual(decode(text), one);
  }
  assert.ok(encode(EXAMPLE).length < 270, `${encode(EXAMPLE).length}`);
  const text = encode(graph);
  for (let length = 0; length < text.length; length += 1) assert.throws(() => decode(text.slice(0, length)), RangeError);
  for (const wrong of [`${text}AAAA`, `2${text.slice(1)}`, '1!!', '1', '', '1_____________________']) {
    assert.throws(() => decode(wrong), RangeError);
  }
  assert.equal(cleanName(' a\n b\ud800 '), 'a b\ufffd');
});

test('tables are read back unchanged, and the command reads them in the same way', (t) => {
  let graph = { ...EXAMPLE, places: EXAMPLE.places.map((place) => ({ ...place })) };
  ['Cafe, "Corner"', 'Кафе', 'Кафе', '=SUM(A1)', '-'].forEach((name, index) => (graph = changePlace(graph, index, { name })));
  graph = changeLink(changeLink(graph, 0, { cost: null }), 1, { cost: 2.25 });
  const cities = { ...EMPTY, ground: 'world', places: [['Lisbon', -9.1333, 38.7167], ['Quito', -78.525, -0.2299], ['Suva', 178.4415, -18.1416]]
    .map(([name, x, y]) => ({ name, x, y })), start: 0, goal: 2 };
  const flights = join(join(cities, 0, 1), 1, 2, { cost: 12000.125, oneWay: true });
  const folder = mkdtempSync(path(tmpdir(), 'play-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [slug, one, ground] of [['town', graph, PLANE], ['flights', flights, world]]) {
    const files = writeFiles(one, ground);
    assert.match(files['network.yml'], /^summary: "A network drawn in the playground\."$/m);
    const [places, links] = [readTable(files['places.csv']), readTable(files['links.csv'])];
    assert.deepEqual([kindOf(places), kindOf(links)], ['places', 'links']);
    const read = readGraph(places, links);
    assert.equal(read.isOnEarth, ground === world);
    assert.deepEqual(read.graph.places, one.places);
    // On the plane, the cost of each link is written to the table. On the earth, the command
    // computes missing costs.
    const stated = one.links.map((link) => ({ ...link, cost: link.cost ?? (ground === PLANE ? ground.cost(one, link) / 100 : null) }));
    assert.deepEqual(read.graph.links, stated);
    mkdirSync(path(folder, 'networks', slug), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(path(folder, 'networks', slug, name), text);
  }
  writeFileSync(path(folder, 'site.yml'), 'title: Play\nnetworks: [town, flights]\n');
  const ask = (...words) => {
    const run = spawnSync(TOOL, ['route', '--content', folder, '--json', ...words], { encoding: 'utf8' });
    assert.equal(run.status, 0, run.stderr);
    assert.doesNotMatch(run.stderr, /error/);
    return JSON.parse(run.stdout);
  };
  const town = networkOf(graph, PLANE);
  assert.equal(Math.round(ask('--network', 'town', '--from', 'cafe-corner', '--to', 'station').cost * 100), shortestCost(town, 0, 9));
  const flight = ask('--network', 'flights', '--from', 'lisbon', '--to', 'suva');
  assert.equal(Math.round(flight.cost * 1000), shortestCost(networkOf(flights, world), 0, 2));
});

test('errors in tables are reported with their lines', () => {
  const places = readTable('id,name,x,y\na,A,1,2\n\nb,"B\nb",3,4\n');
  assert.deepEqual(places.rows.map(({ line }) => line), [2, 4]);
  const fault = (text, pattern) => assert.throws(() => readGraph(places, readTable(text, 'links.csv')), pattern);
  fault('from,to,mode\na,c,road\n', /links\.csv, line 2: unknown place 'c'/);
  fault('from,to,mode,cost\na,b,road,-2\n', /line 2: the cost -2 is negative/);
  fault('from,to,mode,cost\na,b,road,2:30\n', /line 2: '2:30' is not a number/);
  fault('from,to,directed\na,b,yes\n', /line 2: 'yes' is neither true nor false/);
  fault('from,to\na,b,c\n', /line 2: 3 fields where the header has 2/);
  assert.throws(() => readTable('from;to\na;b\n', 'links.csv'), /links\.csv: the columns are not separated by commas/);
  assert.throws(() => readTable('', 'links.csv'), /empty/);
  assert.throws(() => readTable('from,to,from\n', 'links.csv'), /line 1: two columns are named 'from'/);
  assert.throws(() => readTable('id,name\na,"b\n'), /line 2: a quotation mark/);
  assert.throws(() => readGraph(readTable('id,name\na,A\n'), readTable('from,to\n')), /line 2: the place has no position/);
  const { graph } = readGraph(readTable('id,x,y\na,.5,+2\nb,1e2,-3.\n'), readTable('from,to\n'));
  assert.deepEqual(graph.places.map(({ x, y }) => [x, y]), [[0.5, 2], [100, -3]]);
  assert.equal(readTable('\ufefffrom,to\r\na,b').rows[0].cells.to, 'b');
});

test('two searches find longer routes in the example, and the others agree', () => {
  const rows = compareAll(networkOf(EXAMPLE, PLANE), EXAMPLE.start, EXAMPLE.goal);
  const [dijkstra, aStar, greedy, bidirectional, bfs] = rows;
  assert.equal(aStar.cost, dijkstra.cost);
  assert.equal(bidirectional.cost, dijkstra.cost);
  assert.ok(aStar.settled < dijkstra.settled, `${aStar.settled} ${dijkstra.settled}`);
  assert.ok(greedy.cost > dijkstra.cost && bfs.cost > dijkstra.cost, verdict(rows, PLANE.unit));
  assert.match(verdict(rows, PLANE.unit), /^Not shortest: Greedy best-first \(.+ more\) and Breadth-first \(.+ more\)\.$/);
  const apart = compareAll(networkOf({ ...EXAMPLE, links: [] }, PLANE), 0, 9);
  assert.match(verdict(apart, PLANE.unit), /^No route/);
  assert.match(verdict(compareAll(networkOf(square(), PLANE), 0, 1), PLANE.unit), /^All five/);
});

test('in the example, greedy finds the shortest route if the link from the Bridge to the Pool is short enough', () => {
  const [bridge, pool] = [3, 6];
  const link = linkBetween(EXAMPLE, bridge, pool);
  assert.deepEqual([bridge, pool].map((place) => EXAMPLE.places[place].name), ['Bridge', 'Pool']);
  for (const [cost, isFound] of [[7, false], [6, true], [1, true]]) {
    const [dijkstra, , greedy] = compareAll(networkOf(changeLink(EXAMPLE, link, { cost }), PLANE), EXAMPLE.start, EXAMPLE.goal);
    assert.equal(greedy.cost === dijkstra.cost, isFound, `${cost}`);
  }
});

test('lines whose fields are all empty are skipped, as by the command', () => {
  const { rows } = readTable('id,name\n,\na,A\n,,,\n"",""\n');
  assert.equal(rows.length, 1);
  assert.equal(readTable('id\n""\n').rows.length, 1);
});

test('the estimate on a plane is never more than the cost of the route', () => {
  const network = networkOf(EXAMPLE, PLANE);
  const heuristic = Heuristic.of(network);
  for (let place = 0; place < network.size; place += 1) {
    assert.ok(heuristic.lowerBound(place, 9) <= shortestCost(network, place, 9));
  }
  assert.ok(heuristic.lowerBound(0, 9) > 0);
});

test('a graph can move from one ground to another', () => {
  const onWorld = moveTo(EXAMPLE, PLANE, world);
  assert.ok(onWorld.places.every((place) => world.holds(place)));
  const back = moveTo(onWorld, world, PLANE);
  assert.equal(back.ground, '');
  assert.ok(back.places.every((place) => PLANE.holds(place)));
  assert.equal(fitToPlane(EXAMPLE, false).places[3].x, 13, 'what fits stays as it is');
  assert.ok(fitToPlane(onWorld, true).places.every((place) => PLANE.holds(place)));
  const loaded = graphOf({
    slug: 'board', unit: 'steps', places: { name: ['A', 'B'], x: [10, 20], y: [30, 40] },
    links: { from: [0], to: [1], mode: [0], cost: [3], directed: [1] },
  });
  assert.deepEqual(loaded.links, [{ from: 0, to: 1, cost: 3, oneWay: true }]);
});

test('labels are shown if there is room, and needed labels always', () => {
  const picture = { width: 100, height: 50 };
  const wish = (text, x, y, isNeeded = false) => ({ text, spots: [{ x, y }, { x, y: y + 14 }], isNeeded });
  const spots = placeLabels(
    [wish('needed', 50, 20, true), wish('aside', 50, 20), wish('hidden', 50, 20), wish('also', 50, 20, true), wish('edge', 2, 42)],
    10, picture, [{ x: 90, y: 20, reach: 3 }],
  );
  assert.deepEqual(spots.slice(0, 4), [{ x: 50, y: 20 }, { x: 50, y: 34 }, null, { x: 50, y: 20 }]);
  assert.ok(spots[4].x > 10, 'a label at the edge stays on the picture');
  assert.equal(placeLabels([wish('on a mark', 85, 14)], 10, picture, [{ x: 85, y: 14, reach: 3 }, { x: 85, y: 28, reach: 3 }])[0], null);
});

test('a flight over the edge of the map comes back on the other side, and the two links of a pair are drawn apart', () => {
  const flights = { ...EMPTY, places: [['Tokyo', 139.7, 35.7], ['San Francisco', -122.4, 37.8]].map(([name, x, y]) => ({ name, x, y })), start: 0, goal: 1 };
  const [line] = linkLines(join(flights, 0, 1), world);
  assert.equal(line.path.match(/M/g).length, 2);
  const pair = linkLines(join(join(square(), 2, 1), 0, 2), PLANE);
  assert.match(pair[1].path, /Q/);
  assert.notDeepEqual(pair[1].at(0.5), pair[3].at(0.5));
  assert.match(pair[4].path, /L/);
});
