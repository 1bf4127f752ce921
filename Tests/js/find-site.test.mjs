// The finder of a built site (the folder SITE, `site` if not set): every name of every shard folds to
// its key, random beginnings find what a search through all rows finds, files are as small as promised.
// Skipped where no site has been built.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parseFile } from '../../Templates/assets/find-files.js';
import { FindIndex } from '../../Templates/assets/find-index.js';
import { BestAnswers, score } from '../../Templates/assets/find-rank.js';
import { decodeShard } from '../../Templates/assets/find-shard.js';
import { compareTexts, firstPoints, partition } from '../../Templates/assets/find-text.js';
import { fold } from '../../Templates/assets/fold.js';

const root = new URL('../../', import.meta.url).pathname;
const folder = `${resolve(root, process.env.SITE ?? 'site')}/data/find/`;
const skip = existsSync(`${folder}manifest.json`) ? false : 'no site has been built';

const readBytes = async (path) => new Uint8Array(await readFile(path));
const open = async (path) => parseFile(await readBytes(folder + path));

function openIndex() {
  const sizes = new Map();
  const index = new FindIndex(pathToFileURL(`${folder}manifest.json`), async (url) => {
    const bytes = await readBytes(url);
    sizes.set(url.pathname, bytes.length);
    return bytes;
  });
  const bytes = () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { index, sizes, bytes };
}

/** The rows of all shards, in order. */
async function allRows() {
  const rows = [];
  for (const name of await readdir(`${folder}s`)) rows.push(decodeShard(await open(`s/${name}`)));
  rows.sort((a, b) => compareTexts(a[0].key, b[0].key));
  return rows.flat();
}

/** Whole numbers below a limit, the same in every run. */
function* numbers(limit) {
  let state = 12345;
  for (;;) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    yield Math.floor((state / 2 ** 32) * limit);
  }
}

test('holds all names, sorted, each under its fold; finds what a scan finds', { skip }, async () => {
  const manifest = await open('manifest.json');
  const rows = await allRows();
  assert.equal(rows.length, manifest.names);
  assert.equal(new Set(rows.map((row) => row.record.id)).size, manifest.places);
  let last = '';
  for (const { key, kind, record, spelling } of rows) {
    if (compareTexts(last, key) > 0) assert.fail(`${last} stands before ${key}`);
    if (kind !== 2 && key.length < 100) assert.equal(fold(spelling ?? record.name), key);
    last = key;
  }
  const { index } = openIndex();
  const start = await index.start();
  const random = numbers(rows.length);
  for (let number = 0; number < 10_000; number += 1) {
    const { key } = rows[random.next().value];
    const text = firstPoints(key, 1 + (random.next().value % 6)).trimEnd();
    const best = new BestAnswers(10);
    let row = partition(0, rows.length, (at) => compareTexts(rows[at].key, text) >= 0);
    for (; row < rows.length && rows[row].key.startsWith(text); row += 1) {
      best.add(rows[row], score(rows[row], text));
    }
    const found = await index.matches(start, text, null);
    assert.deepEqual(
      found.map((answer) => answer.record.id),
      best.answers.map((answer) => answer.row.record.id),
      text,
    );
  }
});

test('puts the meant place first', { skip }, async () => {
  const { index } = openIndex();
  const meant = {
    Львів: 702550, lviv: 702550, 'sao paulo': 3448439, Łódź: 3093133, lodz: 3093133, 東京: 1850147,
    'new yo': 5128581, paris: 2988507, york: 2633352, 'san fran': 5391959, kiev: 703448,
    'paris, us': 4717560, 'paris texas': 4717560, münchen: 2867714, munchen: 2867714, القاهرة: 360630,
    北京: 1816670, 서울: 1835848, दिल्ली: 1273294, αθήνα: 264371, ירושלים: 281184, москва: 524901,
  };
  for (const [text, id] of Object.entries(meant)) {
    assert.equal((await index.find(text)).results[0]?.record.id, id, text);
  }
  for (const [text, id] of [['edinbrugh', 2650225], ['reykjavk', 3413829]]) {
    const found = await index.find(text);
    assert.deepEqual(found.results, []);
    assert.equal(found.suggestions[0].record.id, id);
  }
});

test('reads little', { skip }, async () => {
  const { index, bytes } = openIndex();
  await index.find('l');
  assert.ok(bytes() <= 14_336, `${bytes()} bytes before the first answer`);
  const totals = [];
  for (const word of ['lviv', 'paris', 'san francisco', 'київ', '東京', 'new york', 'berlin', 'القاهرة',
    'springfield', 'londonderry', 'são paulo', 'ho chi minh', 'αθήνα', 'mumbai', 'toronto']) {
    const fresh = openIndex();
    await fresh.index.start();
    const before = fresh.bytes();
    for (let end = 1; end <= word.length; end += 1) await fresh.index.find(word.slice(0, end));
    totals.push(fresh.bytes() - before);
    assert.ok(fresh.sizes.size <= 5, `${word}: ${[...fresh.sizes.keys()]}`);
  }
  totals.sort((a, b) => a - b);
  assert.ok(totals[Math.floor(totals.length / 2)] <= 17_408, `${totals}`);
  assert.ok(totals[totals.length - 1] <= 25_600, `${totals}`);
  for (const name of await readdir(`${folder}s`)) {
    assert.ok((await stat(`${folder}s/${name}`)).size < 20_000, name);
  }
});
