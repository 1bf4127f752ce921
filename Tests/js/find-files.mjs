// Reads the finder's files from a folder, for tests and benchmarks.

import { readFileSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseFile } from '../../Templates/scripts/find/find-files.js';
import { AtlasIndex } from '../../Templates/scripts/find/atlas-index.js';
import { Shard } from '../../Templates/scripts/find/find-shard.js';
import { compareTexts } from '../../Templates/scripts/find/find-text.js';

/**
 * The queries of a fixture with their expected results: the id of a place, or the path of a page.
 * @param {string} name
 * @returns {{kind: string, text: string, meant: string}[]}
 */
export function queries(name) {
  return readFileSync(new URL(`fixtures/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([kind, text, meant]) => ({ kind, text, meant }));
}

/**
 * The contents of a file, which can be compressed.
 * @param {string} path
 */
export async function readJSON(path) {
  return parseFile(new Uint8Array(await readFile(path)));
}

/**
 * An index that records the size of each file that it reads.
 * @param {string} folder the folder, with a trailing slash
 */
export function openIndex(folder) {
  const sizes = new Map();
  const index = new AtlasIndex(pathToFileURL(`${folder}manifest.json`), async (url) => {
    const bytes = new Uint8Array(await readFile(url));
    sizes.set(url.pathname, bytes.length);
    return bytes;
  });
  const bytes = () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { index, sizes, bytes };
}

/**
 * All rows of a shard.
 * @param {any} data
 */
export function decodeShard(data) {
  const shard = new Shard(data);
  return shard.slice(0, shard.length);
}

/**
 * The rows of all shards, in order.
 * @param {string} folder
 */
export async function allRows(folder) {
  const shards = [];
  for (const name of await readdir(`${folder}s`)) {
    shards.push(decodeShard(await readJSON(`${folder}s/${name}`)));
  }
  shards.sort((a, b) => compareTexts(a[0].key, b[0].key));
  return shards.flat();
}

/**
 * The path and size of every file.
 * @param {string} folder
 */
export async function allFiles(folder) {
  const files = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = `${entry.parentPath ?? entry.path}/${entry.name}`.replaceAll('//', '/');
    files.push({ path: path.slice(folder.length), size: (await stat(path)).size });
  }
  return files;
}

/**
 * A pseudorandom sequence of integers below a limit, which is the same in every run.
 * @param {number} limit
 */
export function* numbers(limit) {
  let state = 12345;
  for (;;) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    yield Math.floor((state / 2 ** 32) * limit);
  }
}

/**
 * Random prefixes of names.
 * @param {{key: string}[]} rows
 * @param {number} count
 */
export function beginnings(rows, count) {
  const random = numbers(rows.length);
  return Array.from({ length: count }, () => {
    const { key } = rows[random.next().value];
    return Array.from(key).slice(0, 1 + (random.next().value % 6)).join('').trimEnd();
  });
}

/**
 * Random prefixes of the names in a folder's shards.
 * @param {string} folder
 * @param {number} count
 */
export async function randomTexts(folder, count) {
  return beginnings(await allRows(folder), count);
}
