// Runs the browser's finder on files written by the generator. The answers and their order must
// equal the generator's own.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { AtlasIndex } from '../../Templates/scripts/find/atlas-index.js';
import { parseFile } from '../../Templates/scripts/find/find-files.js';
import { compareTexts } from '../../Templates/scripts/find/find-text.js';
import { fold } from '../../Templates/scripts/find/fold.js';
import { decodeShard } from './find-files.mjs';

const fixture = JSON.parse(
  await readFile(new URL('fixtures/find.json', import.meta.url), 'utf8'),
);
const base = 'https://example.org/atlas/data/find/';
const root = 'https://example.org/atlas/';

/** An index of the fixture's files, which records the files that it reads. */
function openIndex() {
  const read = [];
  const index = new AtlasIndex(`${base}manifest.json`, async (url) => {
    const href = decodeURI(url.href);
    const path = href.startsWith(base) ? href.slice(base.length) : href.replace(root, '../../');
    read.push(path);
    const contents = fixture.files[path];
    if (!contents) throw new Error(`no file ${path}`);
    const json = JSON.stringify(contents);
    return new Uint8Array(path.endsWith('.gz') ? gzipSync(json) : Buffer.from(json));
  });
  return { index, read };
}

test('answers every text as the generator does', async () => {
  const { index } = openIndex();
  assert.ok(fixture.answers.length > 200);
  for (const { text, results, resultsNames, suggestions, suggestionsNames } of fixture.answers) {
    const found = await index.find(text);
    assert.deepEqual(found.results.map((answer) => answer.record.id), results, `results of ${text}`);
    assert.deepEqual(found.results.map((answer) => answer.matchedName), resultsNames, text);
    const guesses = found.suggestions;
    assert.deepEqual(guesses.map((answer) => answer.record.id), suggestions, `guesses of ${text}`);
    assert.deepEqual(guesses.map((answer) => answer.matchedName), suggestionsNames, text);
  }
});

test('answers with entries of every kind as the generator does', async () => {
  const { index } = openIndex();
  const line = ({ entry, record, score }) =>
    entry ? `${entry.kind} ${entry.path} ${entry.name} ${score}` : `place ${record.id} ${score}`;
  for (const { text, results, suggestions } of fixture.all) {
    const found = await index.findAll(text);
    assert.deepEqual(found.results.map(line), results, `results of ${text}`);
    // The scores of suggestions are not compared.
    const plain = (list) => list.map((each) => each.replace(/ -?\d+$/, ''));
    assert.deepEqual(plain(found.suggestions.map(line)), plain(suggestions), `guesses of ${text}`);
  }
  const first = async (text) => line((await index.findAll(text)).results[0]).split(' ')[1];
  assert.equal(await first('ukraine'), 'countries/ukraine/');
  assert.equal(await first('e40'), 'networks/e-roads/roads/e40/');
  assert.equal(await first('dijkstra'), 'learn/dijkstra/');
  assert.equal(await first('lviv to lisbon'), 'networks/e-roads/routes/lviv/lisbon/');
  assert.equal(await first('odesa kyiv'), 'networks/ukraine/routes/kyiv/odesa/');
  assert.equal(await first('paris'), '2988507');
});

test('answers in the same way if files arrive in any order', async () => {
  const { index } = openIndex();
  const all = await Promise.all(fixture.answers.map(({ text }) => index.find(text)));
  all.forEach((found, number) => {
    const { text, results } = fixture.answers[number];
    assert.deepEqual(found.results.map((answer) => answer.record.id), results, text);
  });
});

test('finds entries if there are no places', async () => {
  const files = {
    'manifest.json': { hash: 'x' },
    'start-x.json.gz': {
      shards: [], tops: [], typos: [], ids: [], countries: { code: [], code3: [], name: [] },
      letters: {
        text: [], name: [], kind: [], place: [], provinces: { country: [], name: [] },
        places: { id: [], name: [], province: [], cell: [], population: [], rank: [], capital: [], page: [] },
      },
    },
    'typos/any-x.json.gz': { names: [] },
    'texts.json.gz': { path: [], words: [] },
    'entries.json.gz': {
      groups: [
        { kind: 'place', note: 'Isles', folder: 'places/', weight: 4500, name: ['Amber'], path: {}, others: {} },
      ],
    },
  };
  const index = new AtlasIndex(`${base}manifest.json`, async (url) => {
    const contents = files[url.href.slice(base.length)];
    if (!contents) throw new Error(`no file ${url}`);
    return Buffer.from(JSON.stringify(contents));
  });
  assert.equal((await index.findAll('amb')).results[0].entry.path, 'places/amber/');
  assert.equal((await index.findAll('ambre')).suggestions[0].entry.path, 'places/amber/');
  assert.deepEqual(await index.findAll('zzz'), { results: [], suggestions: [] });
});

test('finds every place by its id, with all facts from the source', async () => {
  const { index } = openIndex();
  for (const place of fixture.places) {
    const { names, ...facts } = place;
    const record = await index.place(place.id);
    for (const [name, value] of Object.entries(facts)) assert.equal(record[name], value, place.name);
    // The index by position defines the order of the places in a cell. This fixture does not have
    // that index, so the test tries all orders.
    const file = fixture.files[`names/${record.cell}-${(await index.start()).hash}.json.gz`];
    const orders = file.names.keys();
    const found = await Promise.all(Array.from(orders, (order) => index.otherNames(record, order)));
    const sorted = (list) => JSON.stringify([...list].sort());
    assert.ok(found.some((list) => sorted(list) === sorted(names)), place.name);
  }
  for (const id of [0, 1, -5, 2 ** 31, 99_999_999]) assert.equal(await index.place(id), null);
});

test('finds a place by its name and cell', async () => {
  const { index } = openIndex();
  for (const { id } of fixture.places.slice(0, 200)) {
    const { name, cell } = await index.place(id);
    assert.equal((await index.placeAt({ id, name, cell })).id, id, name);
  }
  const { cell } = await index.place(702550);
  for (const name of ['', '!', 'Lvivv', 'Lviv '.repeat(60)]) {
    assert.equal(await index.placeAt({ id: 0, name, cell }), null);
  }
});

test('gives a place the same record in every file', () => {
  const known = new Map();
  for (const [path, data] of Object.entries(fixture.files)) {
    if (!path.startsWith('s/')) continue;
    for (const { record } of decodeShard(data)) {
      const text = JSON.stringify(record);
      assert.equal(known.get(record.id) ?? text, text);
      known.set(record.id, text);
    }
  }
  assert.equal(known.size, 1308);
});

test('sorts keys by code points, and each key is its folded name', () => {
  for (const [path, data] of Object.entries(fixture.files)) {
    if (!path.startsWith('s/')) continue;
    let last = '';
    for (const { key, kind, name } of decodeShard(data)) {
      assert.ok(compareTexts(last, key) <= 0);
      if (kind !== 2) assert.equal(fold(name), key);
      last = key;
    }
  }
});

test('reads two files before the first letter, and at most three more for a word', async () => {
  for (const word of ['lviv', 'paris', 'san francisco', 'львів', '東京', 'new york']) {
    const { index, read } = openIndex();
    await index.start();
    assert.equal(read.length, 2);
    for (let end = 1; end <= word.length; end += 1) await index.find(word.slice(0, end));
    assert.ok(read.length <= 5, `${word}: ${read}`);
  }
});

test('requests a file again if it could not be read', async () => {
  let fails = true;
  const { index } = openIndex();
  const { read } = index.files;
  index.files.read = (url) => (fails ? Promise.reject(new Error('offline')) : read(url));
  await assert.rejects(index.find('lviv'));
  fails = false;
  assert.equal((await index.find('lviv')).results[0].record.id, 702550);
});

test('answers anything that can be pasted', async () => {
  const { index } = openIndex();
  for (const text of ['\ud800', '\udc00\ud800', 'a'.repeat(10_000), '(.*)+$', '<img src=x onerror=1>',
    '\u202elviv', '\u0000', 'constructor', '__proto__', 'toString, us', '😀👨‍👩‍👧', ',,,', '\n\t']) {
    const found = await index.find(text);
    assert.ok(Array.isArray(found.results));
  }
});

test('opens files whether or not the host undid their compression', async () => {
  const bytes = Buffer.from('{"a":"Łódź"}');
  assert.deepEqual(await parseFile(new Uint8Array(bytes)), { a: 'Łódź' });
  assert.deepEqual(await parseFile(new Uint8Array(gzipSync(bytes))), { a: 'Łódź' });
});

test('compares texts by code points', () => {
  const texts = ['', 'a', 'ab', 'b', 'ł', '東', '\ufa0e', '\u{20000}', '\u{20000}a'];
  for (let left = 0; left < texts.length; left += 1) {
    for (let right = 0; right < texts.length; right += 1) {
      assert.equal(Math.sign(compareTexts(texts[left], texts[right])), Math.sign(left - right));
    }
  }
});
