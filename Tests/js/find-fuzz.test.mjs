// The finder of the built site never fails on any pasted text (the site is the folder SITE, by
// default `site`). An outdated query aborts its requests.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Files } from '../../Templates/scripts/find/find-files.js';
import { FindIndex } from '../../Templates/scripts/find/find-index.js';
import { findFolded, fold } from '../../Templates/scripts/find/fold.js';
import { positionIn } from '../../Templates/scripts/geo/position-text.js';
import { byScript, scriptOf } from '../../Templates/scripts/lib/script-names.js';
import { timeIn } from '../../Templates/scripts/find/time-in.js';
import { site } from './site.mjs';

const manifest = `${site}/data/find/manifest.json`;

/** Pseudorandom integers below a limit. The same seed gives the same integers. */
function random(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const words = ['lviv', 'San Fran', 'Łódź', '東京', 'القاهرة', 'köln', 'O’Fallon', 'ㅅㅓㅇㅜㄹ', 'bei\'jing', 'Ｔｏｋｙｏ'];
const oddities = ['\u202e', '\u200f', '\u2066', '\ufeff', '\u0000', '\ud800', '\udfff', '\u0301', '😀', '👨‍👩‍👧',
  '🇺🇦', '[a-z]+', '(.*)*$', '\\', '%00', '<img src=x onerror=alert(1)>', '&amp;', '"', "'", '`', '${1}', ',', '、',
  ', us', ' texas', '\t', '\n', '__proto__', 'constructor', '﷽', 'İ', 'ß', 'ﬁ', '\uffff', '\u{10ffff}', '..', '/'];

/** Texts that people paste, and random texts. */
function* texts(count) {
  const below = random(20);
  yield* oddities;
  yield 'a'.repeat(10_000);
  yield '東'.repeat(10_000);
  yield '\u0301'.repeat(10_000);
  yield ', '.repeat(5_000);
  yield `${'x '.repeat(4_000)}us`;
  yield '😀'.repeat(5_000);
  for (let number = 0; number < count; number += 1) {
    let text = '';
    for (let part = below(6); part >= 0; part -= 1) {
      const kind = below(4);
      if (kind === 0) text += words[below(words.length)].slice(0, 1 + below(8));
      else if (kind === 1) text += oddities[below(oddities.length)];
      else if (kind === 2) text += String.fromCharCode(below(0x10000));
      else text += String.fromCharCode(0x61 + below(26));
    }
    yield text;
  }
}

test('any text can be searched for', async () => {
  const index = new FindIndex(pathToFileURL(manifest), async (url) => new Uint8Array(await readFile(url)));
  for (const text of texts(3_000)) {
    const { results, suggestions } = await index.find(text);
    for (const { record, matchedName, text: folded } of [...results, ...suggestions]) {
      assert.ok(record.id > 0 && record.name !== '', JSON.stringify(text));
      const found = findFolded(matchedName, folded);
      if (found) assert.ok(found[0] >= 0 && found[0] < found[1] && found[1] <= matchedName.length);
    }
    assert.ok(results.length <= 10 && suggestions.length <= 10);
  }
});

test('folding a folded text changes nothing, whatever the text', () => {
  for (const text of texts(5_000)) {
    const once = fold(text);
    assert.equal(fold(once), once, JSON.stringify(text));
  }
});

test('no text causes an error as a position, a name or a time zone', () => {
  for (const text of texts(2_000)) {
    const position = positionIn(text);
    assert.ok(position === null || Math.abs(position.latitude) <= 90);
    assert.ok(scriptOf(text) === undefined || typeof scriptOf(text) === 'string');
    assert.equal(typeof timeIn(text, new Date(0)), 'string');
  }
  assert.deepEqual(positionIn('49.8383,-24.02'), { latitude: 49.8383, longitude: -24.02 });
  assert.equal(positionIn('91,0'), null);
  assert.match(timeIn('Europe/Kyiv', new Date(0)), /^Thursday 03:00 \(GMT\+3\)$/);
  assert.deepEqual(byScript(['Lviv', 'Львів', 'リヴィウ市', 'Lviv Львів', '123']), [
    { script: 'Latn', names: ['Lviv'] }, { script: 'Cyrl', names: ['Львів'] },
    { script: 'Kana', names: ['リヴィウ市'] },
  ]);
});

/** A `Files` object whose reads are completed by the test. */
function openFiles() {
  const reads = [];
  const files = new Files('https://e.org/', (url, signal) => {
    return new Promise((resolve, reject) => {
      const read = { path: url.pathname, signal, resolve: () => resolve(new TextEncoder().encode('[1]')) };
      signal.addEventListener('abort', () => reject(signal.reason));
      reads.push(read);
    });
  });
  return { files, reads };
}

test('a request is aborted when no query needs it any more, and only then', async () => {
  const { files, reads } = openFiles();
  const [first, second] = [new AbortController(), new AbortController()];
  const one = files.during(first.signal).open('a');
  const other = files.during(second.signal).open('a');
  const own = files.during(first.signal).open('b');
  assert.deepEqual(reads.map(({ path }) => path), ['/a', '/b']);
  first.abort();
  assert.deepEqual(reads.map(({ signal }) => signal.aborted), [false, true]);
  await assert.rejects(own);
  reads[0].resolve();
  assert.deepEqual([await one, await other], [[1], [1]]);
  // An aborted read is repeated. A completed one stays cached, even if its query is aborted later.
  second.abort();
  assert.deepEqual(await files.open('a'), [1]);
  files.open('b');
  assert.deepEqual(reads.map(({ path }) => path), ['/a', '/b', '/b']);
  // An aborted query makes no more requests.
  await assert.rejects(files.during(first.signal).open('c'));
  assert.equal(reads.length, 3);
});

test('a file that another query needs is not aborted, and a failed file is requested again', async () => {
  const { files, reads } = openFiles();
  const controller = new AbortController();
  files.open('a');
  files.during(controller.signal).open('a');
  controller.abort();
  assert.equal(reads[0].signal.aborted, false);
  let attempts = 0;
  const failing = new Files('https://e.org/', async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return new TextEncoder().encode('[2]');
  });
  await assert.rejects(failing.open('a'));
  assert.deepEqual(await failing.open('a'), [2]);
});
