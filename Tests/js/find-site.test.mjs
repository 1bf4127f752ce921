// The finder's files in a built site (see site.mjs). Every name in every shard folds to its key,
// random prefixes find the same results as a scan of all rows, and the files are within their size
// limits.

import assert from 'node:assert/strict';
import { stat, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { BestAnswers, score } from '../../Templates/scripts/find/find-rank.js';
import { compareTexts, partition } from '../../Templates/scripts/find/find-text.js';
import { fold } from '../../Templates/scripts/find/fold.js';
import { allRows, beginnings, openIndex as open, readJSON } from './find-files.mjs';
import { site } from './site.mjs';

const folder = `${site}/data/find/`;
const openIndex = () => open(folder);

test('has all names sorted by their folded forms, and finds what a scan finds', async () => {
  const manifest = await readJSON(`${folder}manifest.json`);
  const rows = await allRows(folder);
  assert.equal(rows.length, manifest.names);
  assert.equal(new Set(rows.map((row) => row.record.id)).size, manifest.places);
  let last = '';
  for (const { key, kind, record, name } of rows) {
    if (compareTexts(last, key) > 0) assert.fail(`${last} stands before ${key}`);
    if (kind === 0) assert.equal(name, record.name);
    if (kind === 2 && record.name.length < 40) assert.ok(fold(record.name).endsWith(key), key);
    last = key;
  }
  const { index } = openIndex();
  const start = await index.start();
  for (const text of beginnings(rows, 2000)) {
    const best = new BestAnswers(10);
    let row = partition(0, rows.length, (at) => compareTexts(rows[at].key, text) >= 0);
    for (; row < rows.length && rows[row].key.startsWith(text); row += 1) {
      best.add(rows[row], score(rows[row], text));
    }
    const found = await index.matches(start, { name: text, marks: '' }, null);
    assert.deepEqual(
      found.map((answer) => answer.record.id),
      best.answers.map((answer) => answer.row.record.id),
      text,
    );
  }
});

test('puts the expected place first', async () => {
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

test('keeps shards small', async () => {
  for (const name of await readdir(`${folder}s`)) {
    assert.ok((await stat(`${folder}s/${name}`)).size < 20_500, name);
  }
});
