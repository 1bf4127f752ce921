// Files to take along: those that the browser writes are those that were published, byte for byte;
// and a cut at the antimeridian, a pole and names that try to be markup are what they should be.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Network } from '../../Templates/assets/network.js';
import { cell, FORMATS, isOnEarth, routeFile } from '../../Templates/assets/route-files.js';
import { routeInTree } from '../../Templates/assets/route.js';
import { interpolate, lines } from '../../Templates/assets/route-track.js';
import { site } from './site.mjs';

const folder = `${site}/data/networks`;
const slugs = readdirSync(folder);
/** How many routes of each network are tried, spread over all. */
const SAMPLE = Number(process.env.SAMPLE ?? 150);

for (const slug of slugs) {
  test(`the browser writes the files of ${slug} as they were published`, () => {
    const network = new Network(JSON.parse(readFileSync(`${folder}/${slug}/network.json`, 'utf8')));
    const pages = network.data.pages ?? [];
    const pairs = pages.flatMap((from) => pages.filter((to) => network.routePage(from, to) ===
      `networks/${slug}/routes/${network.id(from)}/${network.id(to)}/`).map((to) => [from, to]));
    const step = Math.max(1, Math.floor(pairs.length / SAMPLE));
    const trees = new Map();
    let compared = 0;
    for (let index = 0; index < pairs.length; index += step) {
      const [from, to] = pairs[index];
      if (!trees.has(from)) {
        trees.set(from, JSON.parse(readFileSync(`${folder}/${slug}/trees/${network.id(from)}.json`, 'utf8')));
      }
      const route = routeInTree(network, trees.get(from), to);
      const page = network.routePage(from, to);
      const name = `${site}/${page}${network.id(from)}-${network.id(to)}`;
      if (!route) {
        assert.ok(!existsSync(`${name}.csv`), `${page}: files of a route that is not there`);
        continue;
      }
      const html = readFileSync(`${site}/${page}index.html`, 'utf8');
      const source = {
        title: `${network.name(from)} to ${network.name(to)}`,
        network: network.data.title,
        address: /<link rel="canonical" href="([^"]*)"/.exec(html)[1],
        site: 'RouteAtlas',
      };
      for (const { id } of isOnEarth(network, route) ? FORMATS : FORMATS.slice(-1)) {
        assert.equal(routeFile(id, network, route, source), readFileSync(`${name}.${id}`, 'utf8'), `${name}.${id}`);
        assert.ok(html.includes(`${network.id(from)}-${network.id(to)}.${id}" download`), `${page} links to its ${id}`);
        compared += 1;
      }
    }
    assert.ok(compared > 0 || pairs.length === 0);
  });
}

test('a line across the antimeridian is cut on it', () => {
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

test('great circles go over the pole and through the middle', () => {
  const [, latitude] = interpolate([0, 80], [180, 80], 0.5);
  assert.ok(Math.abs(latitude - 90) < 1e-9);
  // Halfway from Paris to New York: the direction of the sum of both directions from the centre.
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

test('names never become markup, formulas of JSON or new cells', () => {
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

test('no cell of a table is run as a formula, and numbers stay numbers', () => {
  // The same cases as those of the published files, in RouteExportTests.
  for (const [text, written] of [
    ['=1+1', "'=1+1"], ['+A1', "'+A1"], ['-A1', "'-A1"], ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"], ['\r=1', '"\'\r=1"'], ['\n=1', '"\'\n=1"'], ['＝1', "'＝1"],
    ['=HYPERLINK("x",1)', '"\'=HYPERLINK(""x"",1)"'], ['-12.5', '-12.5'], ['+3', '+3'],
    ['-', "'-"], ['-1.', "'-1."], ['-1.2.3', "'-1.2.3"], ['=1', "'=1"], ['a=1', 'a=1'], ['', ''],
  ]) assert.equal(cell(text), written);
});
