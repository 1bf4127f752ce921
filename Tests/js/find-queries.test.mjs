// The finder of a built site (see site.mjs) with typical queries. The expected place comes first,
// few bytes are loaded, and the command gives the same results.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { allFiles, openIndex as open, queries, randomTexts } from './find-files.mjs';
import { site, tool } from './site.mjs';

const root = new URL('../../', import.meta.url).pathname;
const folder = `${site}/data/find/`;
const openIndex = () => open(folder);

/**
 * Counts the queries whose expected place comes first, and collects those whose expected place is
 * not among the first ten.
 */
async function judge(list) {
  const { index } = openIndex();
  let first = 0;
  const missing = [];
  const second = [];
  for (const { text, meant } of list) {
    const { results, suggestions } = await index.find(text);
    const position = [...results, ...suggestions].findIndex((answer) => answer.record.id === Number(meant));
    if (position === 0) first += 1;
    else second.push(text);
    if (position < 0 || position >= 10) missing.push(text);
  }
  return { first, missing, second };
}

test('puts the expected place first', async () => {
  const list = queries('find-queries');
  assert.equal(list.length, 200);
  const { first, missing, second } = await judge(list);
  assert.ok(first >= 197, `first in ${first} of 200, not for ${second}`);
  assert.deepEqual(missing, []);
});

test('puts the expected place first for the queries that the ranking was tuned on', async () => {
  const { first, second } = await judge(queries('find-queries-development'));
  assert.ok(first >= 70, `first in ${first}, not for ${second}`);
});

test('answers the examples exactly', async () => {
  const { index } = openIndex();
  const ids = async (text) => (await index.find(text)).results.map((answer) => answer.record.id);
  assert.equal((await ids('paris'))[0], 2988507);
  assert.deepEqual((await ids('york')).slice(0, 2), [2633352, 5128581]);
  assert.equal((await ids('san fran'))[0], 5391959);
  assert.equal((await ids('kiev'))[0], 703448);
  for (const text of ['paris, us', 'paris texas', 'paris, tx', 'paris tex']) {
    assert.equal((await ids(text))[0], 4717560, text);
  }
  const springfields = (await index.find('springfield')).results.map((answer) => answer.record);
  assert.equal(springfields.length, 10);
  assert.ok(springfields.every((record) => record.name === 'Springfield'));
  assert.equal(new Set(springfields.map((record) => `${record.province}, ${record.country}`)).size, 10);
  for (const [text, id] of [['edinbrugh', 2650225], ['reykjavk', 3413829]]) {
    const found = await index.find(text);
    assert.deepEqual(found.results, []);
    assert.equal(found.suggestions[0].record.id, id);
  }
});

test('reads few bytes', async () => {
  const letters = openIndex();
  await letters.index.find('l');
  assert.equal(letters.sizes.size, 2);
  assert.ok(letters.bytes() <= 15_000, `${letters.bytes()} bytes before the first answer`);
  const right = [];
  const wrong = [];
  for (const { kind, text } of queries('find-queries')) {
    const { index, sizes, bytes } = openIndex();
    await index.start();
    const before = bytes();
    for (let end = 1; end <= text.length; end += 1) await index.find(text.slice(0, end));
    const isWrong = kind === 'typo';
    (isWrong ? wrong : right).push(bytes() - before);
    assert.ok(sizes.size - 2 <= (isWrong ? 6 : 3), `${text}: ${[...sizes.keys()]}`);
  }
  const at = (list, share) => list.sort((a, b) => a - b)[Math.ceil(list.length * share) - 1];
  assert.ok(at(right, 0.5) <= 18_000, `median ${at(right, 0.5)} bytes`);
  assert.ok(at(right, 1) <= 28_000, `at most ${at(right, 1)} bytes`);
  assert.ok(at(wrong, 0.95) <= 60_000, `${at(wrong, 0.95)} bytes with an error`);
});

test('never reads many bytes for a whole name', async () => {
  const { index } = openIndex();
  await index.start();
  const { hash, shards } = await index.start();
  const sizes = new Map((await allFiles(folder)).map(({ path, size }) => [path, size]));
  const tops = [...sizes].filter(([path]) => path.startsWith('t/')).map(([, size]) => size);
  const largest = shards.map((_, shard) => sizes.get(`s/${shard}-${hash}.json.gz`));
  assert.ok(largest.every((size) => size > 0));
  // A query needs at most one file of best answers and one shard.
  assert.ok(Math.max(...tops) + Math.max(...largest) <= 28_000);
});

test('keeps its files few and small', async () => {
  const files = await allFiles(folder);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  assert.ok(bytes <= 28_000_000, `${bytes} bytes`);
  assert.ok(files.length <= 2500, `${files.length} files`);
});

/** The first id of places that only the atlas has. */
const OWN = 2_000_000_000;

test('gives the same results as the command, in the same order', async () => {
  const { index } = openIndex();
  const texts = [
    ...queries('find-queries'), ...queries('find-queries-development'),
  ].map(({ text }) => text).concat(await randomTexts(folder, 500));
  const { stdout } = spawnSync(tool, ['find', '-', '--json'], {
    cwd: root, input: texts.map((text) => `${text}\n`).join(''), maxBuffer: 1 << 28, encoding: 'utf8',
  });
  const answers = stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.equal(answers.length, texts.length);
  for (const { query, results } of answers) {
    const found = await index.findAll(query);
    assert.deepEqual(
      // A place that only exists in a network has no GeoNames id.
      found.results.map(({ entry, record }) => entry?.path ?? (record.id < OWN ? record.id : record.name)),
      results.map((result) => result.geonameid ?? (result.kind === 'place' ? result.name : result.path)),
      query,
    );
  }
});
