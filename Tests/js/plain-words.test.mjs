// Checks the wording of the sources and the pages, as far as this can be automated.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { site } from './site.mjs';

const root = new URL('../../', import.meta.url).pathname;

function files(folders, extensions) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((name) => extensions.some((end) => name.endsWith(end)))
      .filter((name) => statSync(join(root, name)).isFile()),
  );
}

/** The lines of the given files that match a pattern, as `path:line: text`. */
function matches(names, pattern) {
  return names.flatMap((name) =>
    readFileSync(join(root, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  );
}

test('doc comments open with a noun or a verb', () => {
  const opening = /(?<!\/\/\/.*\n)^\s*(\/\/\/ |\/\*\*?\s+(\* )?|""")(What|How|Whether|Where)\b.*/gm;
  const names = files(['Sources', 'Templates', 'Tests', 'Content/refresh'], ['.swift', '.js', '.mjs', '.py', '.css']);
  const found = names.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(opening)].map(([text]) => `${name}: ${text.trim()}`));
  assert.deepEqual(found, []);
});

test('pages use the usual names for things', () => {
  const replaced = [
    'promised the least', 'had not been heard of', 'that still waits', 'No way along', 'Without a place twice',
    'Beside the best trip', 'sums are of metres', 'A click on the map asks', 'All links together',
    'Longest shortest', 'Goal so far', 'Derived, and named', 'Not loaded:', 'Ask again', 'Take it along',
    'Keep for offline', 'Show it on another site', 'Its data', 'Other ways',
  ];
  const names = [
    ...files(['Sources'], ['.swift']), ...files(['Templates'], ['.js', '.mustache', '.yml']),
    ...files(['Content/pages'], ['.md']),
  ];
  assert.deepEqual(matches(names, new RegExp(replaced.join('|'))), []);
});

/** The maximum length of a sentence on a page, in words. */
const LIMIT = 35;

/** The sentences in a page's paragraphs and lists. Tables, figures and code are left out. */
function sentences(html) {
  const text = html.replace(/<(script|style|svg|table|pre|code)\b[\s\S]*?<\/\1>/g, ' X ');
  return [...text.matchAll(/<(p|dd|li|figcaption|summary)\b[^>]*>((?:(?!<(?:p|ul|ol|li|dd|dt|div)\b)[\s\S])*?)<\/\1>/g)]
    .map(([, , words]) => words.replace(/<[^>]+>/g, '').replace(/&[a-z#0-9]+;/g, ' ').replace(/\s+/g, ' ').trim())
    .flatMap((words) => words.split(/(?<=[.!?:;])\s+(?=[A-Z0-9“"(])/));
}

/** A sample of the pages in a folder, spread evenly over all of them. */
function pages(folder, count) {
  const all = readdirSync(join(site, folder), { recursive: true })
    .map(String).filter((name) => name.endsWith('index.html')).sort();
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === 0).map((name) => join(folder, name));
}

test('no sentence on a page has more than 35 words', () => {
  const names = [
    'index.html', '404.html', ...['learn', 'manual', 'data', 'find'].flatMap((folder) => pages(folder, 100)),
    ...['countries', 'places', 'networks'].flatMap((folder) => pages(folder, 60)),
    'networks/e-roads/index.html', 'networks/ukraine-board/index.html',
  ];
  const long = new Map();
  for (const name of names) {
    for (const sentence of sentences(readFileSync(join(site, name), 'utf8'))) {
      // A list of facts without a full stop is not a sentence, and code does not count as words.
      if (sentence.replaceAll(' X', '').split(/\s+/).length > LIMIT && /[.!?:]$/.test(sentence)) long.set(sentence, name);
    }
  }
  assert.deepEqual([...long].map(([sentence, name]) => `${name}: ${sentence}`), []);
});
