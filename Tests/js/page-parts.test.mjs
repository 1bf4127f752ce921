// Parts of pages that depend on the data: they are left out if there is nothing to show.

import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { site } from './site.mjs';

const page = (path) => readFileSync(`${site}/${path}index.html`, 'utf8');
const roads = 'networks/e-roads/routes/';

test('a page without a route has no table of searches, no downloads and no alternatives', () => {
  const without = page(`${roads}dublin/malaga/`);
  const route = page(`${roads}dublin/voronezh/`);
  for (const part of ['id="comparison"', 'class="plain downloads"', 'id="alternatives"']) {
    assert.ok(route.includes(part), part);
    assert.ok(!without.includes(part), part);
  }
});

test('the note on alternatives is about one alternative if there is only one', () => {
  const note = (path) => [(page(path).match(/id="other-/g) ?? []).length, /The alternative visits/.test(page(path))];
  assert.deepEqual(note(`${roads}dublin/voronezh/`), [2, false]);
  assert.deepEqual(note('networks/hover-world/routes/dublin/havana/'), [1, true]);
});

test('a place counts only the routes from it that exist', () => {
  assert.match(page('places/fr/paris/'), /All 123 routes from Paris/);
  assert.match(page(`${roads}paris/`), /123 routes from Paris/);
});

test('a table of cities has a column of regions only if a region is known', () => {
  const hasColumn = (country) => /<th scope="col" class="wide-only">Region/.test(page(`countries/${country}/`));
  assert.ok(hasColumn('ukraine'));
  assert.ok(!hasColumn('singapore'));
});
