import assert from 'node:assert/strict';
import { test } from 'node:test';
import { snippet } from '../../Templates/scripts/lib/embed-snippet.js';

test('the HTML to paste is an iframe with the page', () => {
  const html = snippet('https://example.org/a/', 'L’Aquila to Łódź');
  assert.match(html, /^<iframe src="https:\/\/example\.org\/a\/#embed" title="L’Aquila to Łódź" /);
  assert.match(snippet('https://example.org/?a=1&b="2', 'A'), /src="https:\/\/example\.org\/\?a=1&amp;b=&quot;2#embed"/);
});

test('a name that would be escaped is left out', () => {
  for (const name of ['"><script>', 'a & b', '</iframe>', '&lt;']) {
    const html = snippet('https://example.org/a/', name);
    assert.match(html, /title="Map"/);
    assert.ok(!html.includes('script') && !html.includes('&'));
  }
});
