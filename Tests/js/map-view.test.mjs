import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hitArea } from '../../Templates/scripts/map/map-hits.js';
import { nextInDirection } from '../../Templates/scripts/map/map-direction.js';
import { nearestPoint } from '../../Templates/scripts/map/map-points.js';
import { between, clamped, contains, fitted, moved, showing, WHOLE, zoomed } from '../../Templates/scripts/map/map-view.js';

/** Converts a position in the frame to a position on the map. Both are fractions of the size. */
const under = (view, share) => view.left + share / view.zoom;

test('the point under the pointer stays there', () => {
  let view = zoomed(WHOLE, 2, { x: 0.25, y: 0.5 }, 10);
  assert.equal(view.zoom, 2);
  assert.equal(under(view, 0.25), 0.25);
  view = zoomed(view, 1.5, { x: 0.8, y: 0.1 }, 10);
  assert.ok(Math.abs(under(view, 0.8) - (0.125 + 0.4)) < 1e-12);
});

test('the frame never shows anything outside the map', () => {
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

test('a view knows if it shows all of a box', () => {
  const box = { x: 0.4, y: 0.5, width: 0.2, height: 0.1 };
  assert.ok(contains(WHOLE, box));
  assert.ok(contains(fitted(box, 10), box));
  assert.ok(!contains({ zoom: 2, left: 0.45, top: 0.4 }, box));
  assert.ok(!contains({ zoom: 4, left: 0.3, top: 0.5 }, box));
  assert.ok(!contains({ zoom: 10, left: 0.4, top: 0.48 }, box));
});

test('a box is in the middle of the frame, with a margin of a tenth', () => {
  const view = fitted({ x: 0.4, y: 0.5, width: 0.2, height: 0.1 }, 10);
  assert.ok(Math.abs(view.zoom - 4.5) < 1e-12);
  assert.ok(Math.abs(under(view, 0.5) - 0.5) < 1e-12);
  assert.ok(Math.abs(view.top + 0.5 / view.zoom - 0.55) < 1e-12);
  assert.equal(fitted({ x: 0.5, y: 0.5, width: 0.001, height: 0.001 }, 10).zoom, 10);
  assert.equal(fitted({ x: 0, y: 0, width: 1, height: 1 }, 10).zoom, 1);
  // A point gives an empty box, which is shown at the maximum zoom. The frame never leaves the map.
  const corner = fitted({ x: 1, y: 1, width: 0, height: 0 }, 32);
  assert.ok(Math.abs(corner.left - 31 / 32) < 1e-12 && corner.zoom === 32);
});

test('between two views, one point stays in place and the zoom grows evenly', () => {
  const [from, to] = [WHOLE, { zoom: 8, left: 0.5, top: 0.25 }];
  assert.deepEqual(between(from, to, 0), from);
  const end = between(from, to, 1);
  for (const key of ['zoom', 'left', 'top']) assert.ok(Math.abs(end[key] - to[key]) < 1e-12);
  // The position in the frame, as a fraction of its width, at which both views show the same point
  // of the map.
  const share = (to.left - from.left) / (1 / from.zoom - 1 / to.zoom);
  for (const part of [0.2, 0.5, 0.9]) {
    const view = between(from, to, part);
    assert.ok(Math.abs(under(view, share) - under(from, share)) < 1e-12);
    assert.ok(Math.abs(view.zoom - 8 ** part) < 1e-12);
    assert.deepEqual(clamped(view, 10), view);
  }
  assert.equal(between({ zoom: 2, left: 0, top: 0 }, { zoom: 2, left: 0.4, top: 0 }, 0.5).left, 0.2);
});

test('a point is brought into view, and no farther than needed', () => {
  const view = { zoom: 4, left: 0.5, top: 0.5 };
  assert.deepEqual(showing(view, { x: 0.6, y: 0.6 }, 8), view);
  const moved = showing(view, { x: 0.9, y: 0.2 }, 8);
  assert.ok(Math.abs((0.9 - moved.left) * 4 - 0.9) < 1e-12);
  assert.ok(Math.abs((0.2 - moved.top) * 4 - 0.1) < 1e-12);
});

test('an arrow key leads to the nearest point ahead', () => {
  const points = [[0, 0], [1, 0.1], [3, 0], [1, 5], [-1, 0], [0, -2]].map(([x, y]) => ({ x, y }));
  assert.equal(nextInDirection(points, points[0], [1, 0]), 1);
  assert.equal(nextInDirection(points, points[1], [1, 0]), 2);
  assert.equal(nextInDirection(points, points[0], [-1, 0]), 4);
  assert.equal(nextInDirection(points, points[0], [0, 1]), 3, 'what is more ahead than aside');
  assert.equal(nextInDirection(points, points[0], [0, -1]), 5);
  assert.equal(nextInDirection(points, points[2], [1, 0]), -1);
  assert.equal(nextInDirection([{ x: 0, y: 0 }, { x: 1, y: 9 }], { x: 0, y: 0 }, [1, 0]), 1, 'rather aslant than not');
  assert.equal(nearestPoint(points, { x: 2.2, y: 0 }), 2);
  assert.equal(nearestPoint([], { x: 0, y: 0 }), -1);
});

test('areas of small countries do not overlap, and contain the nearest points', () => {
  const centers = [[0, 0], [1, 0], [0.3, 0.9], [9, 9], [9.1, 9]].map(([x, y]) => ({ x, y }));
  const areas = centers.map((center) => hitArea(center, 2, centers));
  const inside = (corners, { x, y }) => corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length];
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= -1e-9;
  });
  for (let x = -3; x <= 12; x += 0.25) {
    for (let y = -3; y <= 12; y += 0.25) {
      const distances = centers.map((center) => Math.hypot(center.x - x, center.y - y));
      const nearest = distances.indexOf(Math.min(...distances));
      const holders = areas.flatMap((area, index) => (inside(area, { x, y }) ? [index] : []));
      if (distances[nearest] <= 2) assert.ok(holders.includes(nearest), `${x} ${y}`);
      for (const holder of holders) {
        assert.ok(distances[holder] - distances[nearest] < 1e-9 && distances[holder] < 2.05);
      }
    }
  }
});
