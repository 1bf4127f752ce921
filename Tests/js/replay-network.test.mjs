// The compact replay files of a network must agree with the full file. They have no closed links.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Heuristic } from '../../Templates/scripts/core/heuristic.js';
import { Network } from '../../Templates/scripts/core/network.js';
import { loadReplayNetwork, unpack } from '../../Templates/scripts/core/replay-network.js';
import { site } from './site.mjs';

const folder = `${site}/data/networks`;
const slugs = readdirSync(folder);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

test('numbers are decoded from differences', () => {
  const { places, links } = unpack({
    places: { name: ['A', 'B', 'C'], x: [10, 5, -20], y: [0, 1, 2] },
    // The ends decode to links from 0 to 1, from 1 to 2, and from 0 to 2.
    links: { from: [0, 0, -2], to: [1, 1, 2], cost: [1, 2, 3], mode: [0, 0, 0], path: { 2: 'M0 0h1' } },
  });
  assert.deepEqual(places.x, [1, 1.5, -0.5]);
  assert.deepEqual(places.y, [0, 0.1, 0.3]);
  assert.deepEqual(links.from, [0, 1, 0]);
  assert.deepEqual(links.to, [1, 2, 2]);
});

test('each replay file has the same network as the full file', () => {
  let seen = 0;
  for (const slug of slugs) {
    if (!existsSync(`${folder}/${slug}/replay.json`)) continue;
    seen += 1;
    const whole = read(`${folder}/${slug}/network.json`);
    const short = unpack(read(`${folder}/${slug}/replay.json`));
    for (const key of ['slug', 'title', 'unit', 'width', 'height', 'map', 'quietMap', 'modes', 'ground', 'regions']) {
      assert.deepEqual(short[key], whole[key], `${slug} ${key}`);
    }
    for (const key of ['name', 'x', 'y']) assert.deepEqual(short.places[key], whole.places[key], `${slug} ${key}`);
    // Closed links are the last in the full file, and the replay file does not contain them.
    const { closed, ...open } = whole.links;
    for (const [key, values] of Object.entries(open)) {
      if (closed && Array.isArray(values)) open[key] = values.slice(0, values.length - closed.length);
    }
    whole.links = open;
    for (const key of ['from', 'to', 'mode', 'cost', 'label']) assert.deepEqual(short.links[key], open[key], `${slug} ${key}`);
    const [a, b] = [new Network(whole), new Network(short)];
    assert.deepEqual(b.arcs(), a.arcs(), slug);
    assert.deepEqual(b.arcs(true), a.arcs(true), slug);
    for (let link = 0; link < a.linkCount; link += 1) assert.equal(b.path(link), a.path(link), `${slug} ${link}`);
    const { latitude, longitude } = read(`${folder}/${slug}/positions.json`);
    assert.deepEqual({ latitude, longitude }, { latitude: whole.places.latitude, longitude: whole.places.longitude });
  }
  assert.ok(seen > 1);
});

test('positions of places are fetched on demand, and estimates are 0 until then', async () => {
  const files = new Map([
    ['/a/replay.json', {
      unit: 'km', modes: [], places: { name: ['A', 'B'], x: [0, 10], y: [0, 0] },
      links: { from: [0], to: [1], cost: [200000], mode: [0], path: {} },
    }],
    ['/a/positions.json', { latitude: [0, 0], longitude: [0, 1] }],
  ]);
  const asked = [];
  globalThis.fetch = async (address) => {
    asked.push(address);
    return { ok: true, json: async () => files.get(address) };
  };
  const network = await loadReplayNetwork('/a/replay.json');
  assert.deepEqual(asked, ['/a/replay.json']);
  assert.equal(Heuristic.of(network).lowerBound(0, 1), 0);
  await network.locate();
  assert.deepEqual(asked, ['/a/replay.json', '/a/positions.json']);
  assert.equal(network.locate, null);
  assert.ok(Heuristic.of(network).lowerBound(0, 1) > 199_000);
});
