// Replays the searches of the built site. Searches that run in the browser must equal the searches
// of the command, event by event.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { placesAlong } from '../../Templates/scripts/core/network.js';
import { routeInTree } from '../../Templates/scripts/core/route.js';
import { SearchQueue } from '../../Templates/scripts/core/search-queue.js';
import { search, treeFrom } from '../../Templates/scripts/core/search.js';
import { Searches } from '../../Templates/scripts/core/searches.js';
import { Things } from '../../Templates/scripts/core/things.js';
import { Replay } from '../../Templates/scripts/core/trace.js';
import { Published, slugs } from './published.mjs';
import { site, tool } from './site.mjs';

/** The number of routes of each network to check, spread evenly over all routes. */
const SAMPLE = 60;
const ALGORITHMS = ['dijkstra', 'a-star', 'greedy', 'bidirectional', 'bfs'];

test('the site has the networks that are tested here', () => {
  assert.ok(slugs.includes('e-roads') && slugs.includes('ukraine-board'));
});

for (const slug of slugs) {
  const published = new Published(slug);
  const { network } = published;
  const sample = published.sample(SAMPLE);

  test(`the searches of ${slug} find their routes`, () => {
    for (const [source, goal] of sample) {
      const { tree, events } = published.source(source);
      const route = routeInTree(network, tree, goal);
      const searches = new Searches(network, source, goal, route, events);
      assert.deepEqual(treeFrom(network, source), tree);
      assert.deepEqual(search(network, 'dijkstra', source, -1).events, events);
      for (const algorithm of ALGORITHMS) {
        const replay = new Replay(network, searches.trace(algorithm));
        replay.moveTo(replay.length);
        const name = `${algorithm} ${network.id(source)} ${network.id(goal)}`;
        assert.equal(replay.isFound, route !== null, name);
        if (!route) continue;
        const links = replay.best();
        const cost = links.reduce((sum, link) => sum + network.cost(link), 0);
        assert.equal(placesAlong(network, source, links).at(-1), goal, name);
        assert.equal(cost, replay.bestCosts[replay.length], name);
        if (algorithm === 'dijkstra') assert.deepEqual(links, route.links, name);
        if (['a-star', 'bidirectional'].includes(algorithm)) assert.equal(cost, route.cost, name);
        assert.ok(cost >= route.cost, name);
      }
    }
  });

  test(`the busiest place of ${slug} has the most links, also counting one-way links that end there`, () => {
    const { places, links } = JSON.parse(readFileSync(`${site}/data/networks/${slug}/network.json`, 'utf8'));
    const counts = places.id.map((_, place) => links.from.filter((from, link) => from === place || links.to[link] === place).length);
    const page = readFileSync(`${site}/networks/${slug}/index.html`, 'utf8');
    const shown = page.split('The places with the most links')[1]?.match(/<td class="bar-cell">([\d,]+) links?</);
    // A network whose links meet at junctions has no such table.
    if (shown) assert.equal(Number(shown[1].replaceAll(',', '')), Math.max(...counts));
    assert.equal(shown !== undefined, slug !== 'sea-lanes');
  });

  test(`the head of each queue of ${slug} is the place that is settled next`, () => {
    for (const [source, goal] of sample.slice(0, 5)) {
      for (const algorithm of ALGORITHMS) {
        const trace = { ...search(network, algorithm, source, goal), algorithm, source, goal };
        const replay = new Replay(network, trace);
        const queue = new SearchQueue(network, replay);
        for (let step = 1; step <= replay.length; step += 1) {
          const { kind, place, backward } = replay.step(step);
          if (kind !== 'settle') continue;
          replay.moveTo(step - 1);
          const [next] = queue.head(1);
          assert.deepEqual([next.place, next.backward], [place, backward], `${algorithm} ${step}`);
        }
      }
    }
  });
}

for (const [slug, count] of [
  ['e-roads', 12], ['ukraine-board', 12], ['hover-world', 6], ['hover-georgia-tech', 6], ['ukraine', 2],
]) {
  test(`the page searches ${slug} step for step as the command does`, () => {
    const published = new Published(slug);
    const { network } = published;
    for (const [source, goal] of published.sample(count)) {
      for (const algorithm of ALGORITHMS) {
        const [from, to] = [network.id(source), network.id(goal)];
        const options = ['--network', slug, '--from', from, '--to', to, '--algorithm', algorithm];
        const { stdout } = spawnSync(tool, ['route', ...options, '--trace', '--json'], {
          encoding: 'utf8', maxBuffer: 1 << 26,
        });
        const told = JSON.parse(stdout).trace.filter(({ event }) => event !== 'path').map(
          ({ event, place, side }) => `${event} ${place} ${side ?? 'forward'}`,
        );
        const trace = { ...search(network, algorithm, source, goal), algorithm, source, goal };
        const replay = new Replay(network, trace);
        const steps = Array.from({ length: replay.length }, (_, step) => {
          const { kind, place, backward } = replay.step(step + 1);
          return `${kind} ${network.id(place)} ${backward ? 'backward' : 'forward'}`;
        });
        assert.deepEqual(steps, told, `${algorithm} ${from} ${to}`);
      }
    }
  });
}

for (const [slug, count] of [['e-roads', 12], ['ukraine-board', 12], ['hover-world', 6], ['ukraine', 2]]) {
  test(`the page avoids the same parts of ${slug} as the command`, () => {
    const published = new Published(slug);
    const { network } = published;
    const things = new Things(network);
    for (const [index, [source, goal]] of published.sample(count).entries()) {
      const some = (/** @type {number} */ size) => (index * 7919 + source * 31 + goal) % size;
      const shortest = routeInTree(network, treeFrom(network, source), goal);
      const middle = shortest?.links[some(shortest.links.length)] ?? some(network.linkCount);
      const chosen = [
        things.link(middle), things.place(some(network.size)), things.mode(network.data.modes.length - 1),
        ...network.labels(middle).map((label) => things.label(label)),
        ...(network.data.regions ? [things.region(some(7))] : []),
      ].filter((_, thing) => (index + thing) % 3 > 0 || thing === 0);
      const keys = chosen.flatMap(({ key }) => ['--avoid', key]);
      const [from, to] = [network.id(source), network.id(goal)];
      const options = ['--network', slug, '--from', from, '--to', to, ...keys, '--trace', '--json'];
      const { stdout, stderr } = spawnSync(tool, ['route', ...options], { encoding: 'utf8', maxBuffer: 1 << 26 });
      assert.equal(stderr, '');
      const answer = JSON.parse(stdout);
      for (const { key } of chosen) assert.equal(things.find(key)?.key, key);
      const rest = network.without(things.closed(chosen));
      const route = routeInTree(rest, treeFrom(rest, source), goal);
      const isAvoided = chosen.some(({ places }) => places.includes(source) || places.includes(goal));
      assert.deepEqual(isAvoided ? [] : (route?.places ?? []).map((place) => network.id(place)), answer.places, keys.join(' '));
      const told = answer.trace.filter(({ event }) => event === 'settle').map(({ place }) => place);
      const found = search(rest, 'dijkstra', source, goal).events.filter((event) => event >= 0);
      if (!isAvoided) assert.deepEqual(found.map((place) => network.id(place)), told);
    }
  });
}

test('the search from a place takes at most a few kilobytes', () => {
  for (const [slug, limit] of [['e-roads', 6144], ['ukraine-board', 1024]]) {
    const folder = `${site}/data/networks/${slug}/searches`;
    const files = readdirSync(folder);
    assert.ok(files.length > 40);
    for (const file of files) {
      const size = gzipSync(readFileSync(`${folder}/${file}`)).length;
      assert.ok(size <= limit, `${slug} ${file}: ${size}`);
    }
  }
});

test('no script is empty', () => {
  const scripts = readdirSync(`${site}/assets`).filter((name) => name.endsWith('.js'));
  assert.deepEqual(scripts.filter((name) => statSync(`${site}/assets/${name}`).size < 20), []);
});

test('every script that another loads, immediately or on demand, is published', () => {
  const published = new Set(readdirSync(`${site}/assets`));
  const missing = [...published].filter((name) => name.endsWith('.js')).flatMap((name) => {
    const text = readFileSync(`${site}/assets/${name}`, 'utf8');
    const loaded = [...text.matchAll(/(?:\bfrom|\bimport\(?)"\.\/([^"]+)"/g)].map(([, other]) => other);
    return loaded.filter((other) => !published.has(other)).map((other) => `${name} loads ${other}`);
  });
  assert.deepEqual(missing, []);
});
