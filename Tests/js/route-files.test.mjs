// Route files: the browser must write the same bytes as the generator. Special cases are routes
// across the antimeridian, a pole, and names that look like markup.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readLines } from '../../Templates/scripts/geo/link-lines.js';
import { Network } from '../../Templates/scripts/core/network.js';
import { cell, FORMATS, isOnEarth, routeFile } from '../../Templates/scripts/core/route-files.js';
import { routeInTree } from '../../Templates/scripts/core/route.js';
import { interpolate } from '../../Templates/scripts/geo/great-circle.js';
import { lines } from '../../Templates/scripts/geo/route-track.js';
import { treeFrom } from '../../Templates/scripts/core/search.js';
import { tool } from './site.mjs';

const root = new URL('../../', import.meta.url).pathname;
const small = mkdtempSync(join(tmpdir(), 'exports-'));
after(() => rmSync(small, { recursive: true }));
const content = join(small, 'Content');
cpSync(join(root, 'Tests/GenerateSiteTests/Fixtures/atlas/Content'), content, { recursive: true });
/** Appends columns to a table, with the same values in each row. */
function columns(table, head, row) {
  const [first, ...rest] = table.trimEnd().split('\n');
  return [`${first},${head}`, ...rest.map((line) => `${line},${row}`), ''].join('\n');
}
// The game board gets a custom unit and additional columns, one of which has a number as its name.
for (const [name, change] of [
  ['network.yml', (text) => text.replace('unit: steps', 'unit: {name: hours, symbol: h, decimals: 1}')],
  ['places.csv', (text) => columns(text, 'beds,2020', '=12,')],
  ['links.csv', (text) => columns(text, 'operator', '"A, & B"')],
]) {
  const file = join(content, 'networks/board', name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
// Two networks whose links have geometry and measures.
for (const slug of ['hills', 'straits']) {
  cpSync(join(root, `Tests/GenerateSiteTests/Fixtures/hills/networks/${slug}`), join(content, 'networks', slug), { recursive: true });
}
const settings = join(content, 'site.yml');
writeFileSync(
  settings,
  readFileSync(settings, 'utf8').replace('networks:\n', 'networks:\n  - {slug: hills, routes: all}\n  - {slug: straits, routes: all}\n'),
);
const { status, stderr } = spawnSync(
  tool, ['build', '--content', content, '--templates', join(root, 'Templates'), '--output', join(small, 'site'), '--quiet'],
  { encoding: 'utf8' },
);
assert.equal(status, 0, stderr);

test('the browser writes the files that a build writes', () => {
  const read = (path) => readFileSync(join(small, 'site', path), 'utf8');
  let compared = 0;
  for (const slug of readdirSync(join(small, 'site/data/networks'))) {
    const network = new Network(JSON.parse(read(`data/networks/${slug}/network.json`)));
    if (network.data.lines) network.data.links.bends = readLines(JSON.parse(read(network.data.lines)));
    for (let from = 0; from < network.size; from += 1) {
      const tree = treeFrom(network, from);
      for (let to = 0; to < network.size; to += 1) {
        const page = network.routePage(from, to);
        if (!page?.endsWith(`/${network.id(from)}/${network.id(to)}/`)) continue;
        const route = routeInTree(network, tree, to);
        const name = `${page}${network.id(from)}-${network.id(to)}`;
        if (!route) {
          assert.ok(!existsSync(join(small, 'site', `${name}.csv`)), `${page}: files of a route that is not there`);
          continue;
        }
        const html = read(`${page}index.html`);
        const source = {
          title: `${network.name(from)} to ${network.name(to)}`,
          network: network.data.title,
          address: /<link rel="canonical" href="([^"]*)"/.exec(html)[1],
          site: 'Small Atlas',
        };
        for (const { id } of isOnEarth(network, route) ? FORMATS : FORMATS.slice(-1)) {
          assert.equal(routeFile(id, network, route, source), read(`${name}.${id}`), `${name}.${id}`);
          assert.ok(html.includes(`${network.id(from)}-${network.id(to)}.${id}" download`), `${page} links to its ${id}`);
          compared += 1;
        }
      }
    }
  }
  assert.ok(compared > 100, `${compared}`);
  const table = read('networks/board/routes/lviv/lutsk/lviv-lutsk.csv');
  assert.ok(table.includes(',h,total_h,place_beds,place_2020,link_operator\r\n'), table);
  assert.ok(table.includes(`,3.0,3.0,'=12,,"A, & B"\r\n`), table);
});

test('a line across the antimeridian is cut there', () => {
  const track = lines([[170, 10], [-170, 12]]);
  assert.equal(track.length, 2);
  const [end, start] = [track[0].at(-1), track[1][0]];
  assert.deepEqual([end[0], start[0]], [180, -180]);
  assert.equal(end[1], start[1]);
  assert.ok(end[1] > 11 && end[1] < 11.5, `${end}`);
  assert.equal(lines([[-170, 12], [170, 10]])[0].at(-1)[0], -180);
  for (const line of track) {
    for (let i = 1; i < line.length; i += 1) assert.ok(Math.abs(line[i][0] - line[i - 1][0]) < 2);
  }
});

test('great circles pass over the pole and through the midpoint', () => {
  const [, latitude] = interpolate([0, 80], [180, 80], 0.5);
  assert.ok(Math.abs(latitude - 90) < 1e-9);
  // The midpoint between Paris and New York: the direction of the sum of both unit vectors.
  const [paris, newYork] = [[2.3522, 48.8566], [-74.006, 40.7128]];
  const direction = ([longitude, latitude]) => {
    const [a, b] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
    return [Math.cos(b) * Math.cos(a), Math.cos(b) * Math.sin(a), Math.sin(b)];
  };
  const [x, y, z] = direction(paris).map((part, i) => part + direction(newYork)[i]);
  const middle = interpolate(paris, newYork, 0.5);
  assert.ok(Math.abs(middle[0] - (Math.atan2(y, x) * 180) / Math.PI) < 1e-9, `${middle}`);
  assert.ok(Math.abs(middle[1] - (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI) < 1e-9, `${middle}`);
  assert.deepEqual(interpolate([5, 5], [5, 5], 0.5), [5, 5]);
});

test('names never become markup, parts of JSON or new cells', () => {
  const name = '</name><script>x()</script>&"\',\n\u202Eend';
  const network = new Network({
    slug: 'x', title: name, unit: 'km', width: 1, height: 1,
    modes: [{ id: 'road', name, line: 'solid' }],
    places: { id: ['a', 'b'], name: [name, 'B\b\\b'], country: ['UA', null], latitude: [1, 2], longitude: [3, 179.999999], x: [0, 1], y: [0, 1] },
    links: { from: [0], to: [1], mode: [0], cost: [1005], label: [name] },
  });
  const route = { cost: 1005, places: [0, 1], links: [0] };
  const source = { title: name, network: name, address: 'https://example.org/?a=1&b=2', site: name };
  for (const id of ['gpx', 'kml']) {
    const text = routeFile(id, network, route, source);
    assert.ok(!text.includes('<script') && !text.includes('\u202E') && !text.includes('&b='), id);
    assert.ok(text.includes('&lt;/name&gt;&lt;script&gt;'), id);
  }
  assert.ok(routeFile('gpx', network, route, source).includes('lon="179.99999"'));
  const points = JSON.parse(routeFile('geojson', network, route, source)).features;
  assert.equal(points[1].properties.name, name);
  assert.equal(points[2].properties.name, 'B\b\\b');
  const rows = routeFile('csv', network, route, source);
  assert.ok(rows.includes(`"${name.replaceAll('"', '""')}"`));
  assert.ok(rows.endsWith(',1.005,1.005\r\n'), rows);
});

test('a summary says if all, some or no links have lines', () => {
  // RouteExportTests has the same sentences for the published files.
  const network = new Network({
    slug: 'x', title: 'X', unit: 'km', width: 1, height: 1,
    modes: [{ id: 'road', name: 'road', line: 'solid' }],
    places: { id: ['a', 'b', 'c'], name: ['A', 'B', 'C'], country: [null, null, null], latitude: [1, 2, 3], longitude: [3, 4, 5], x: [0, 1, 1], y: [0, 1, 0] },
    links: { from: [0, 1], to: [1, 2], mode: [0, 0], cost: [1000, 1000], label: [null, null] },
  });
  const route = { cost: 2000, places: [0, 1, 2], links: [0, 1] };
  const source = { title: 'A to C', network: 'X', address: 'https://example.org/', site: 'Atlas' };
  for (const [lines, sentence] of [
    [{}, 'The line joins the places by great circles; the actual course may differ.'],
    [{ 0: [[3.5, 1]] }, 'The line follows the links. Links without bends are great circles.'],
    [{ 0: [[3.5, 1]], 1: [[4.5, 2]] }, 'The line follows the links.'],
  ]) {
    network.data.links.bends = lines;
    const text = routeFile('gpx', network, route, source);
    assert.ok(text.includes(`<desc>2\u00a0km in 2 legs. ${sentence}</desc>`), text);
  }
});

test('no cell of a table is run as a formula, and numbers stay numbers', () => {
  // RouteExportTests has the same cases for the published files.
  for (const [text, written] of [
    ['=1+1', "'=1+1"], ['+A1', "'+A1"], ['-A1', "'-A1"], ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"], ['\r=1', '"\'\r=1"'], ['\n=1', '"\'\n=1"'], ['＝1', "'＝1"],
    ['=HYPERLINK("x",1)', '"\'=HYPERLINK(""x"",1)"'], ['-12.5', '-12.5'], ['+3', '+3'],
    ['-', "'-"], ['-1.', "'-1."], ['-1.2.3', "'-1.2.3"], ['=1', "'=1"], ['a=1', 'a=1'], ['', ''],
  ]) assert.equal(cell(text), written);
});
