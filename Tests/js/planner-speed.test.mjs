// The duration of a route at a speed that the reader sets.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeAt } from '../../Templates/scripts/planner/planner-speed.js';

test('a time falls as the speed grows, and without a speed there is no time', () => {
  const total = { value: 6400, speed: { value: 16, unit: 'knots' } };
  assert.equal(timeAt(total, 16), 6400);
  assert.equal(timeAt(total, 32), 3200);
  assert.equal(timeAt(total, 12.5), 8192);
  for (const none of [0, -3, NaN, Infinity]) assert.equal(timeAt(total, none), null);
  assert.equal(timeAt({ value: 6400 }, 16), null);
});
