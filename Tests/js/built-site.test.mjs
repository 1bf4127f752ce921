// The site that was built: its traces are replayed, and the page's own searches repeat
// them event by event.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Network, placesAlong } from '../../Templates/assets/network.js';
import { routeInTree } from '../../Templates/assets/route.js';
import { SearchQueue } from '../../Templates/assets/search-queue.js';
import { search, treeFrom } from '../../Templates/assets/search.js';
import { cutAt, eventsOf, Replay } from '../../Templates/assets/trace.js';
import { site } from './site.mjs';

const folder = `${site}/data/networks`;
const read = (path) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'));
const slugs = readdirSync(folder);
/** How many routes of each network are tried, spread over all. */
const SAMPLE = 60;

test('there is a site to look at', () => {
  assert.ok(slugs.includes('e-roads') && slugs.includes('ukraine-board'));
});

/** The traces of a route's file, by algorithm. */
function published(network, { traces }) {
  const unpacked = Object.entries(traces).map(([algorithm, trace]) => {
    return [algorithm, { ...trace, events: eventsOf(network, trace.events) }];
  });
  return Object.fromEntries(unpacked);
}

for (const slug of slugs) {
  const network = new Network(read(`${slug}/network.json`));
  const routes = readdirSync(`${folder}/${slug}/routes`).flatMap((from) => {
    return readdirSync(`${folder}/${slug}/routes/${from}`).map((file) => [from, file]);
  });
  const sample = routes.filter((_, index) => index % Math.ceil(routes.length / SAMPLE) === 0);

  test(`the searches of ${slug} lead to their routes`, () => {
    for (const [from, file] of sample) {
      const route = read(`${slug}/routes/${from}/${file}`);
      const { from: source, to: goal } = route;
      const tree = read(`${slug}/trees/${from}.json`);
      const { events } = read(`${slug}/traces/${from}.json`);
      const traces = {
        ...published(network, route),
        dijkstra: { events: cutAt(eventsOf(network, events), goal) },
      };
      assert.deepEqual(Object.keys(traces).sort(), ['a-star', 'bfs', 'bidirectional', 'dijkstra', 'greedy']);
      assert.equal(routeInTree(network, tree, goal)?.cost ?? null, route.cost);
      assert.deepEqual(treeFrom(network, source), tree);
      for (const [algorithm, trace] of Object.entries(traces)) {
        const replay = new Replay(network, { ...trace, algorithm, source, goal });
        replay.moveTo(replay.length);
        const name = `${algorithm} ${from} ${file}`;
        assert.equal(replay.isFound, route.cost !== null, name);
        if (!replay.isFound) continue;
        const { links } = replay.best();
        const cost = links.reduce((sum, link) => sum + network.cost(link), 0);
        assert.equal(placesAlong(network, source, links).at(-1), goal, name);
        assert.equal(cost, replay.bestCosts[replay.length], name);
        if (algorithm === 'dijkstra') assert.deepEqual(links, route.links, name);
        if (['a-star', 'bidirectional'].includes(algorithm)) assert.equal(cost, route.cost, name);
        assert.ok(cost >= route.cost, name);
        assert.deepEqual(search(network, algorithm, source, goal).events, trace.events, name);
      }
    }
  });

  test(`the queues of ${slug} show what comes next`, () => {
    for (const [from, file] of sample.slice(0, 5)) {
      const route = read(`${slug}/routes/${from}/${file}`);
      for (const [algorithm, trace] of Object.entries(published(network, route))) {
        const replay = new Replay(network, {
          ...trace, algorithm, source: route.from, goal: route.to,
        });
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

test('a trace costs a few kilobytes at the most', () => {
  for (const [slug, limit] of [['e-roads', 4096], ['ukraine-board', 1024]]) {
    for (const file of readdirSync(`${folder}/${slug}/traces`)) {
      const size = gzipSync(readFileSync(`${folder}/${slug}/traces/${file}`)).length;
      assert.ok(size <= limit, `${slug} ${file}: ${size}`);
    }
  }
});
