// Numbers that readers type, and numbers that scripts write, in two notations.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNumber, parseDecimal, parseNumber } from '../../Templates/scripts/lib/number-fields.js';
import { decimal } from '../../Templates/scripts/lib/words.js';

test('numbers follow the notation of the language', () => {
  const english = { ...WORDS.number };
  assert.deepEqual([parseNumber('1,200'), formatNumber(1200.5), decimal(36.1, 2)], [1200, '1200.5', '36.10']);
  try {
    Object.assign(WORDS.number, { group: '\u00a0', point: ',' });
    assert.deepEqual(['1,200', '1\u00a0200,5', '1 200', '1.5', '1.200,5'].map(parseNumber), [1.2, 1200.5, 1200, 1.5, NaN]);
    assert.deepEqual([formatNumber(1200.5), decimal(36.1, 2)], ['1200,5', '36,10']);
    // In German, a point separates groups. Addresses have a decimal point in every language.
    Object.assign(WORDS.number, { group: '.' });
    assert.deepEqual([parseNumber('1.200'), parseNumber('1.200,5'), parseDecimal('1.200')], [1200, 1200.5, 1.2]);
    assert.equal(parseNumber(formatNumber(412.345)), 412.345);
  } finally {
    Object.assign(WORDS.number, english);
  }
});
