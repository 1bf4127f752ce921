// Types the queries of the tests, letter by letter, into three finders: ours, one with a file for
// each first letter, and Pagefind. Prints bytes, requests and times as JSON.
//
// Usage: node finder_bench.mjs FOLDER TABLE [PAGEFIND]. FOLDER has our files, TABLE is the table of
// places that our files were made from, and PAGEFIND is the folder of a Pagefind index of the
// largest of these places.

import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import '../../.cache/words/words.mjs';
import { FindIndex } from '../../Templates/scripts/find/find-index.js';
import { Shard } from '../../Templates/scripts/find/find-shard.js';
import { allFiles, allRows, beginnings, openIndex } from '../js/find-files.mjs';

const [folder, table, pagefind] = process.argv.slice(2);
const queries = readFileSync(new URL('../js/fixtures/find-queries.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([kind, text, id]) => ({ kind, text, id: Number(id) }));

const at = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? 0;
};
const spread = (list) => ({ p50: at(list, 0.5), p95: at(list, 0.95), p99: at(list, 0.99), max: at(list, 1) });
const typed = (text) => Array.from(text, (_, end) => Array.from(text).slice(0, end + 1).join(''));
const now = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * Measures a finder. `open` returns a new finder that has loaded only what it needs to start. Its
 * function `find(text)` returns ids, and its list `read` has the sizes of the files read so far.
 */
async function measure(list, open) {
  const right = [];
  const wrong = [];
  const requests = [];
  const starts = [];
  let first = 0;
  let ten = 0;
  for (const { kind, text, id } of list) {
    const finder = await open();
    const before = finder.read.length;
    starts.push(finder.read.reduce((sum, size) => sum + size, 0));
    let answers = [];
    for (const part of typed(text)) answers = await finder.find(part);
    const read = finder.read.slice(before);
    (kind === 'typo' ? wrong : right).push(read.reduce((sum, size) => sum + size, 0));
    requests.push(read.length);
    const position = answers.indexOf(id);
    if (position === 0) first += 1;
    if (position >= 0 && position < 10) ten += 1;
  }
  return {
    queries: list.length, start: at(starts, 0.5), bytes: spread(right), bytesWithError: spread(wrong),
    requests: spread(requests), first, ten,
  };
}

async function ours() {
  const files = await allFiles(folder);
  const result = await measure(queries, async () => {
    const read = [];
    const index = new FindIndex(pathToFileURL(`${folder}manifest.json`), async (url) => {
      const bytes = new Uint8Array(await readFile(url));
      read.push(bytes.length);
      return bytes;
    });
    await index.start();
    const ids = (found) => [...found.results, ...found.suggestions].map((answer) => answer.record.id);
    return { read, find: async (text) => ids(await index.find(text)) };
  });
  return {
    ...result, files: files.length, megabytes: files.reduce((sum, file) => sum + file.size, 0) / 1e6,
  };
}

/**
 * The median time of several runs.
 * @param {number} runs
 * @param {() => unknown} act
 */
async function median(runs, act) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const start = now();
    await act();
    times.push(now() - start);
  }
  return times.sort((a, b) => a - b)[runs >> 1];
}

/** The times of keystrokes with all data loaded, and the times to open shards. */
async function times() {
  const { index } = openIndex(folder);
  const right = [];
  const wrong = [];
  const rows = await allRows(folder);
  const texts = queries.flatMap(({ text, kind }) => typed(text).map((part) => [part, kind]));
  for (const part of beginnings(rows, 2000)) texts.push([part, 'beginning']);
  for (const [text, kind] of texts) {
    const { results } = await index.find(text);
    (kind === 'typo' && results.length === 0 ? wrong : right).push(await median(11, () => index.find(text)));
  }
  const shards = (await allFiles(folder)).filter(({ path }) => path.startsWith('s/'));
  const opening = [];
  for (const { path } of shards.filter((_, number) => number % 8 === 0)) {
    const bytes = await readFile(folder + path);
    opening.push(await median(5, () => new Shard(JSON.parse(gunzipSync(bytes).toString()))));
  }
  return { search: spread(right), searchWithError: spread(wrong), opening: spread(opening) };
}

/** A finder with a sorted file of names for each first letter, which is searched by prefix. */
async function byLetter() {
  const files = new Map();
  const text = table.endsWith('.gz') ? gunzipSync(readFileSync(table)) : readFileSync(table);
  for (const line of text.toString().split('\n')) {
    const row = line.split('\t');
    if (row.length < 9) continue;
    const letter = Array.from(row[1].toLowerCase())[0];
    if (!files.has(letter)) files.set(letter, []);
    files.get(letter).push({
      _id: Number(row[0]), name: row[1], country: row[8],
      coord: { lon: Number(row[5]), lat: Number(row[4]) },
    });
  }
  const packed = new Map();
  for (const [letter, places] of files) {
    places.sort((a, b) => (a.name < b.name ? -1 : 1));
    packed.set(letter, gzipSync(JSON.stringify(places)).length);
  }
  const result = await measure(queries, async () => {
    const read = [];
    const known = new Set();
    return {
      read,
      find: async (part) => {
        const wanted = part.toLowerCase();
        const letter = Array.from(wanted)[0];
        if (!files.has(letter)) return [];
        if (!known.has(letter)) read.push(packed.get(letter));
        known.add(letter);
        const found = [];
        for (const place of files.get(letter)) {
          if (place.name.toLowerCase().startsWith(wanted)) found.push(place._id);
          if (found.length === 10) break;
        }
        return found;
      },
    };
  });
  const sizes = [...packed.values()];
  return {
    ...result, files: packed.size, megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6,
  };
}

/** Pagefind, called as in a page, with a `fetch` that reads the files of the index. */
async function pagefinds() {
  const files = await allFiles(pagefind);
  const ids = new Map(Object.entries(JSON.parse(readFileSync(`${pagefind}ids.json`))));
  const sample = queries.filter(({ id }) => ids.get(String(id)));
  let read = [];
  globalThis.fetch = async (address) => {
    const path = new URL(address, 'http://localhost/').pathname.replace('/pagefind/', pagefind);
    const bytes = await readFile(path);
    read.push(bytes.length);
    return new Response(bytes);
  };
  let number = 0;
  const result = await measure(sample, async () => {
    read = [];
    number += 1;
    const library = await import(`${pathToFileURL(`${pagefind}pagefind.js`).href}?${number}`);
    await library.options({ basePath: 'http://localhost/pagefind/', baseUrl: '/' });
    await library.init();
    const own = read;
    own.push(readFileSync(`${pagefind}pagefind.js`).length);
    return {
      read: own,
      find: async (part) => {
        const { results } = await library.search(part, { sort: { population: 'desc' } });
        // Pagefind makes a request for each result that is shown.
        const shown = await Promise.all(results.slice(0, 10).map((found) => found.data()));
        return shown.map((data) => Number(data.url.match(/\d+/)[0]));
      },
    };
  });
  return {
    ...result, files: files.length, megabytes: files.reduce((sum, file) => sum + file.size, 0) / 1e6,
    places: ids.size,
  };
}

console.log(JSON.stringify({
  ours: await ours(), times: await times(), byLetter: await byLetter(),
  pagefind: pagefind ? await pagefinds() : null,
}));
