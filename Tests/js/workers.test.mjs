// Scripts that run in workers must not require a page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Network } from '../../Templates/scripts/core/network.js';
import { search, searchable } from '../../Templates/scripts/core/search.js';
import { work } from '../../Templates/scripts/core/search-work.js';
import { site } from './site.mjs';
import { readNetwork } from './read-network.mjs';

test('modules that every module imports can run without a page', async () => {
  assert.equal(globalThis.document, undefined);
  await import('../../Templates/scripts/entry/every-page.js');
});

test('a search in a worker equals that on the page, even with closed links', () => {
  const network = new Network(JSON.parse(readFileSync(`${site}/data/networks/hover-world/network.json`, 'utf8')));
  network.closed.add(network.arcs()[0][0].link);
  network.directions = [];
  for (const algorithm of ['dijkstra', 'a-star', 'greedy', 'bidirectional', 'bfs']) {
    const task = structuredClone({ network: searchable(network), algorithm, source: 0, goal: 9 });
    assert.deepEqual(work(task), search(network, algorithm, 0, 9));
  }
});

test('a worker answers each task with its result or with an error', async () => {
  const answers = [];
  let listen;
  Object.assign(globalThis, {
    WorkerGlobalScope: Object,
    addEventListener: (_, listener) => (listen = listener),
    postMessage: (answer) => answers.push(answer),
  });
  try {
    const { address } = await import('../../Templates/scripts/core/trip-work.js');
    assert.match(address, /trip-work\.js$/);
    const network = readNetwork('ukraine-board');
    const task = { network, problem: { cities: [0, 1, 2], tickets: 0, ticketedModes: [] } };
    listen({ data: { id: 1, task } });
    listen({ data: { id: 2, task: { ...task, isShort: true } } });
    listen({ data: { id: 3, task: { ...task, problem: { cities: [] } } } });
  } finally {
    for (const name of ['WorkerGlobalScope', 'addEventListener', 'postMessage']) delete globalThis[name];
  }
  assert.deepEqual(answers.map(({ id }) => id), [1, 2, 3]);
  assert.equal(answers[0].result.searches[0].algorithm, answers[1].result[0].algorithm);
  assert.match(answers[2].error, /no place is chosen/);
});
