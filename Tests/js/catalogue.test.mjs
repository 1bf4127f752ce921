/* The catalogue of words and the sources that use it. Each name in a source must be in the
   catalogue with the same variables, and each word in the catalogue must be used. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

function files(folder, ending) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return files(name, ending);
    return name.endsWith(ending) ? [{ name, text: readFileSync(path.join(root, name), 'utf8') }] : [];
  });
}

/** All words, keyed by their full names. */
const words = new Map(
  Object.entries(globalThis.WORDS).flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${area}.${name}`, text]),
  ),
);

/** The variables of a text or of its forms, without the number that selects a form. */
function values(text) {
  const names = new Set([...text.matchAll(/\{([a-z]\w*)\}/gi)].map(([, name]) => name));
  if (text.startsWith('{"') && !('length' in JSON.parse(text))) names.delete('count');
  return [...names].sort();
}

/** The uses of words in a Swift file: the file's name, the key, and the source after the key. */
function calls({ name, text }) {
  return [...text.matchAll(/"([a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*)"/g)]
    // File names have the same form as names of words, so they are left out.
    .filter(([, key]) => globalThis.WORDS[key.split('.')[0]] !== undefined && !/\.(css|csv|html|js|json|svg|ya?ml)$/.test(key))
    .map((match) => ({ name, key: match[1], rest: text.slice(match.index + match[0].length) }));
}

const swift = files('Sources/SiteGenerator', '.swift').flatMap(calls);
const scripts = files('Templates/scripts', '.js').flatMap(({ name, text }) =>
  [...text.matchAll(/\bWORDS\.(\w+\.\w+)/g)].map(([, key]) => ({ name, key })),
);
const templates = files('Templates', '.mustache').flatMap(({ name, text }) =>
  [...text.matchAll(/\{\{words\.(\w+\.\w+)\}\}/g)].map(([, key]) => ({ name, key })),
);

test('each name that a source uses is in the catalogue', () => {
  const unknown = [...swift, ...scripts, ...templates].filter(({ key }) => !words.has(key));
  assert.deepEqual(unknown.map(({ name, key }) => `${name}: ${key}`), []);
});

test('each word in the catalogue is used', () => {
  const used = new Set([...swift, ...scripts, ...templates].map(({ key }) => key));
  // The full names of the words that describe the keys of files are not in the sources. A Swift
  // test compares these words with the tables of keys.
  const unused = [...words.keys()].filter((key) => !used.has(key) && !/^key(s|Types|Defaults)\./.test(key));
  assert.deepEqual(unused, []);
});

/**
 * The quoted parts of a source that look like the beginning of a sentence. Comments are left out.
 */
function sentences({ name, text }) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/["'`]([A-Z][a-z]+,? [a-z]+\b[^"'`\n]*)/g)].map(([, words]) => `${name}: ${words}`);
}

test('the sources contain no sentences of the pages', () => {
  const pages = ['Sources/Cartography', 'Sources/Drawing', ...['Atlas', 'Files', 'Language', 'Pages'].map((room) => `Sources/SiteGenerator/${room}`)];
  const found = [...pages.flatMap((folder) => files(folder, '.swift')), ...files('Templates/scripts', '.js')].flatMap(sentences);
  assert.deepEqual(found, []);
});

test('Swift passes each text the values that it has variables for', () => {
  const wrong = [];
  for (const { name, key, rest } of swift) {
    const list = /^\s*,\s*(?:(?:count|kind):(?:[^[\]()]|\([^()]*\))*?,\s*)?\[/.exec(rest);
    if (!list || !words.has(key)) continue;
    let depth = 1;
    let end = list[0].length;
    while (depth > 0) {
      if (rest[end] === '[') depth += 1;
      if (rest[end] === ']') depth -= 1;
      end += 1;
    }
    const given = [...rest.slice(list[0].length, end).matchAll(/"(\w+)":/g)].map(([, value]) => value);
    if (given.sort().join() !== values(words.get(key)).join()) wrong.push(`${name}: ${key}: ${given}`);
  }
  assert.deepEqual(wrong, []);
});
