import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sortedRows, sortKey } from '../../Templates/scripts/lib/table-order.js';

const keys = (...texts) => texts.map((text) => sortKey(null, text));

test('numbers are sorted as numbers, by the value that the cell states or shows', () => {
  assert.deepEqual(sortKey('44622516', '44.6 million'), { value: 44622516, text: '44.6 million' });
  assert.equal(sortKey(null, '1,041').value, 1041);
  assert.equal(sortKey(null, '−3.5').value, -3.5);
  assert.equal(sortKey(null, '12 km').value, null);
  assert.deepEqual(sortedRows(keys('9', '1,041', '30'), false), [0, 2, 1]);
  assert.deepEqual(sortedRows(keys('9', '1,041', '30'), true), [1, 2, 0]);
});

test('cells without a value come last in both directions, and equal cells keep their order', () => {
  const cells = [sortKey('', ''), sortKey('2', ''), sortKey('1', ''), sortKey('2', '')];
  assert.deepEqual(sortedRows(cells, false), [2, 1, 3, 0]);
  assert.deepEqual(sortedRows(cells, true), [1, 3, 2, 0]);
});

test('names are sorted as people sort them', () => {
  assert.deepEqual(sortedRows(keys('Zagreb', 'Łódź', 'Lviv', 'Ålesund', ''), false), [3, 1, 2, 0, 4]);
  assert.deepEqual(sortedRows(keys('E9', 'E10', 'E1'), false), [2, 0, 1]);
});
