import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clamped, moved, WHOLE, zoomed } from '../../Templates/assets/map-view.js';

/** What share of the map lies under a point of the frame. */
const under = (view, share) => view.left + share / view.zoom;

test('what lies under the pointer stays there', () => {
  let view = zoomed(WHOLE, 2, { x: 0.25, y: 0.5 }, 10);
  assert.equal(view.zoom, 2);
  assert.equal(under(view, 0.25), 0.25);
  view = zoomed(view, 1.5, { x: 0.8, y: 0.1 }, 10);
  assert.ok(Math.abs(under(view, 0.8) - (0.125 + 0.4)) < 1e-12);
});

test('the frame never shows what is beside the map', () => {
  assert.deepEqual(moved(WHOLE, 0.5, 0.5, 10), WHOLE);
  assert.deepEqual(moved({ zoom: 2, left: 0.5, top: 0 }, -1, 1, 10), { zoom: 2, left: 0.5, top: 0 });
  assert.deepEqual(zoomed({ zoom: 2, left: 0.5, top: 0.5 }, 0.1, { x: 0, y: 0 }, 10), WHOLE);
  assert.equal(zoomed(WHOLE, 99, { x: 0, y: 0 }, 4).zoom, 4);
  assert.deepEqual(clamped({ zoom: 4, left: 2, top: -1 }, 8), { zoom: 4, left: 0.75, top: 0 });
});

test('a drag moves the map as far as the pointer', () => {
  assert.deepEqual(moved({ zoom: 4, left: 0.5, top: 0.5 }, 0.4, -0.4, 8), {
    zoom: 4, left: 0.4, top: 0.6,
  });
});
