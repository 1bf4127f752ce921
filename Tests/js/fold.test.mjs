// Compares folding in the browser with the generator's table and with the names of sample places.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { findFolded, fold, foldPoint, mainKey } from '../../Templates/scripts/find/fold.js';

const root = new URL('../../', import.meta.url);

/** The entries of FoldTable.swift: code points and their folded forms. */
async function* tableEntries() {
  const source = await readFile(new URL('Sources/Gazetteer/Folding/FoldTable.swift', root), 'utf8');
  const text = source.slice(source.indexOf('"""') + 3, source.lastIndexOf('"""'));
  let code = 0;
  for (const word of text.replaceAll('\\', ' ').trim().split(/\s+/)) {
    const [, distance, kind, count, target] = /^([0-9a-f]+)(?:([+*/])([0-9a-f]+))?=(.*)$/.exec(word);
    code += parseInt(distance, 16);
    const points = target === '' ? [] : target.split(',').map((point) => parseInt(point, 16));
    const step = kind === '/' ? 2 : 1;
    for (let number = 0; number < parseInt(count ?? '1', 16); number += 1) {
      const moved = kind === '*' || kind === '/' ? number * step : 0;
      yield [code + number * step, points.map((point, index) => (index === 0 ? point + moved : point))];
    }
  }
}

test('agrees with the generator’s table on every code point that changes', async () => {
  let count = 0;
  for await (const [code, points] of tableEntries()) {
    const wanted = String.fromCodePoint(...points);
    assert.equal(foldPoint(String.fromCodePoint(code)), wanted, `U+${code.toString(16)}`);
    count += 1;
  }
  assert.ok(count > 10_000);
});

test('changes no other code points, except those that are newer than the table', async () => {
  const changing = new Set();
  for await (const [code] of tableEntries()) changing.add(code);
  const newer = [];
  for (let code = 0; code < 0x110000; code += 1) {
    if ((code >= 0xd800 && code < 0xe000) || (code >= 0xac00 && code < 0xd7a4)) continue;
    const point = String.fromCodePoint(code);
    if (!changing.has(code) && foldPoint(point) !== point) newer.push(code);
  }
  // These code points were added in Unicode 15 or later. None is in a range that place names use.
  assert.ok(newer.every((code) => code > 0x0c00), newer.map((code) => code.toString(16)).join(' '));
  assert.ok(newer.length < 2000);
});

test('folds names', () => {
  const cases = {
    Łódź: 'lodz', İzmir: 'izmir', Straße: 'strasse', "L'Aquila": 'laquila', 'Saint–Étienne': 'saint etienne',
    '  New\u00a0 York ': 'new york', 'Washington, D.C.': 'washington d c', ΑΘΉΝΑΣ: 'αθηνασ',
    'ﾄｳｷｮｳ': 'とうきょう', القاهرة: 'القاهره', 東京: '東京', '---': '', '😀': '', '\ud800': '\ud800',
  };
  for (const [text, folded] of Object.entries(cases)) assert.equal(fold(text), folded);
  assert.ok(fold('서울').startsWith(fold('서우')));
});

test('folding a name of the sample twice is the same as folding it once', async () => {
  const text = await readFile(new URL('Tests/GazetteerTests/Fixtures/places.txt', root), 'utf8');
  for (const row of text.trim().split('\n')) {
    const fields = row.split('\t');
    for (const name of [fields[1], ...fields[3].split(',')]) assert.equal(fold(fold(name)), fold(name));
  }
});

test('finds the part of the original name that matched', () => {
  const part = (name, text) => {
    const found = findFolded(name, fold(text));
    return found && name.slice(...found);
  };
  assert.equal(part('Łódź', 'lod'), 'Łód');
  assert.equal(part('New York City', 'york'), 'York');
  assert.equal(part('New York City', 'new y'), 'New Y');
  assert.equal(part("L'Aquila", 'aqui'), 'Aqui');
  assert.equal(part("L'Aquila", 'laq'), "L'Aq");
  assert.equal(part('Ko\u0308ln', 'ko'), 'Ko\u0308');
  assert.equal(part('Straßburg', 'strass'), 'Straß');
  assert.equal(part('San Sebastián', 'sebastian'), 'Sebastián');
  assert.equal(part('Paris', 'london'), null);
  assert.equal(part('Paris', ''), null);
});

test('cuts the key of a long name after at most 120 bytes, as the generator does', () => {
  assert.equal(mainKey('Łódź'), 'lodz');
  assert.equal(mainKey('A'.repeat(130)), 'a'.repeat(120));
  assert.equal(mainKey('б'.repeat(61)), 'б'.repeat(60));
  // No character is cut in the middle.
  assert.equal(mainKey(`a${'б'.repeat(60)}`), `a${'б'.repeat(59)}`);
  assert.equal(mainKey(`a${'東'.repeat(40)}`), `a${'東'.repeat(39)}`);
});
