// Checks that the published networks of countries are as their pages describe them.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Network, placesAlong } from '../../Templates/scripts/core/network.js';
import { alternatives } from '../../Templates/scripts/core/alternatives.js';
import { routeInTree } from '../../Templates/scripts/core/route.js';
import { search, shortestCost, treeTo } from '../../Templates/scripts/core/search.js';
import { Published } from './published.mjs';
import { site } from './site.mjs';

const folder = `${site}/data/networks`;
const read = (path) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'));
const slugs = readdirSync(folder);
const derived = slugs
  .map((slug) => new Network(read(`${slug}/network.json`)))
  .filter(({ data }) => data.hub !== undefined);

const RADIUS = 6371008.8;

/** A place as a point on the unit sphere. */
function vector({ latitude, longitude }, place) {
  const [a, b] = [latitude[place], longitude[place]].map((degrees) => (degrees * Math.PI) / 180);
  return [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)];
}

/** The angle between two points on the unit sphere. */
function angle(a, b) {
  const across = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  return Math.atan2(Math.hypot(...across), a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
}

test('nearly every country has a network', () => {
  assert.ok(derived.length > 200, `${derived.length}`);
  for (const slug of ['ukraine', 'indonesia', 'japan', 'chile', 'fiji', 'kiribati', 'russia', 'norway']) {
    assert.ok(derived.some(({ data }) => data.slug === slug), slug);
  }
  assert.ok(!derived.some(({ data }) => data.slug === 'vatican'));
});

test('every place can be reached, and is on the map', () => {
  for (const network of derived) {
    const { slug, width, height, places, hub } = network.data;
    assert.ok(network.size >= 2, slug);
    assert.equal(hub, 0, slug);
    assert.equal(new Set(places.id).size, network.size, slug);
    const arcs = network.arcs();
    const reached = new Set([0]);
    for (const place of reached) for (const { to } of arcs[place]) reached.add(to);
    assert.equal(reached.size, network.size, slug);
    for (let place = 0; place < network.size; place += 1) {
      const [x, y] = [places.x[place], places.y[place]];
      assert.ok(x >= 0 && x <= width && y >= 0 && y <= height, `${slug} ${places.id[place]}`);
    }
  }
});

test('two places are neighbours if no other place is in the circle between them', () => {
  let count = 0;
  for (const { data, size } of derived) {
    const points = Array.from({ length: size }, (_, place) => vector(data.places, place));
    const links = new Set(data.links.from.map((from, link) => `${from} ${data.links.to[link]}`));
    assert.equal(links.size, data.links.from.length, data.slug);
    for (let a = 0; a < size; a += 1) {
      for (let b = a + 1; b < size; b += 1) {
        const sum = points[a].map((value, axis) => value + points[b][axis]);
        const middle = sum.map((value) => value / Math.hypot(...sum));
        const radius = angle(points[a], points[b]) / 2;
        // The comparison needs no tolerance, because in the thousands of triples, the third place
        // is never exactly on the circle between the other two.
        const isFree = points.every((point, c) => c === a || c === b || angle(point, middle) > radius);
        assert.equal(links.has(`${a} ${b}`), isFree, `${data.slug} ${data.places.id[a]} ${data.places.id[b]}`);
        count += 1;
      }
    }
  }
  assert.ok(count > 10_000);
});

test('lengths are great-circle lengths', () => {
  for (const { data } of derived) {
    data.links.cost.forEach((cost, link) => {
      const [a, b] = [data.links.from[link], data.links.to[link]].map((place) => vector(data.places, place));
      // The tolerance allows for coordinates that are published to the nearest metre.
      assert.ok(Math.abs(cost - angle(a, b) * RADIUS) < 3, `${data.slug} ${link}`);
    });
  }
});

test('lines off the land are dotted at sea and dashed elsewhere', () => {
  const lines = Object.fromEntries(
    derived.map(({ data }) => [data.slug, new Set(data.links.mode.map((mode) => data.modes[mode].id))]),
  );
  for (const { data } of derived) {
    for (const { id, line } of data.modes) assert.equal(line, { land: 'solid', sea: 'dotted' }[id] ?? 'dashed');
  }
  for (const slug of ['indonesia', 'japan', 'philippines', 'fiji', 'kiribati', 'new-zealand']) {
    assert.ok(lines[slug].has('sea'), slug);
  }
  for (const slug of ['switzerland', 'mongolia', 'czechia', 'ethiopia', 'paraguay']) {
    assert.ok(!lines[slug].has('sea'), slug);
  }
  assert.ok(lines.russia.has('sea') || [...lines.russia].some((id) => id.startsWith('through-')));
});

test('A* settles no more places than Dijkstra, for any pair', () => {
  const settled = (events) => events.filter((event) => event >= 0).length;
  let pairs = 0;
  for (const network of derived) {
    for (let from = 0; from < network.size; from += 1) {
      for (let to = 0; to < network.size; to += 1) {
        if (to === from) continue;
        const [dijkstra, aStar, greedy] = ['dijkstra', 'a-star', 'greedy'].map((algorithm) => {
          return search(network, algorithm, from, to);
        });
        const name = `${network.data.slug} ${from} ${to}`;
        assert.ok(settled(aStar.events) <= settled(dijkstra.events), name);
        assert.ok(greedy.events.length > 0, name);
        pairs += 1;
      }
    }
  }
  assert.ok(pairs > 50_000, `${pairs}`);
});

test('alternatives are sensible for a sample of the routes of every network', () => {
  let count = 0;
  for (const slug of slugs) {
    const published = new Published(slug);
    const { network } = published;
    const sum = (links) => links.reduce((total, link) => total + network.cost(link), 0);
    const measure = (a, b) => shortestCost(network, a, b);
    for (const [from, to] of published.sample(12)) {
      const name = `${slug} ${network.id(from)} ${network.id(to)}`;
      const { tree } = published.source(from);
      const route = routeInTree(network, tree, to);
      if (!route) continue;
      const others = alternatives(network, tree, treeTo(network, to), measure);
      assert.ok(others.length <= 2, name);
      const better = new Set(route.links);
      for (const { links } of others) {
        const places = placesAlong(network, from, links);
        assert.equal(places.at(-1), to, name);
        assert.equal(new Set(places).size, places.length, name);
        assert.ok(sum(links) <= 1.4 * route.cost && sum(links) >= route.cost, name);
        const shared = sum(links.filter((link) => better.has(link)));
        assert.ok(shared <= 0.6 * route.cost, name);
        for (const link of links) better.add(link);
        count += 1;
      }
    }
  }
  assert.ok(count > 1_000, `${count}`);
});
