// Labels that are placed for all scales of a map at the same time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Clutter, NamePlacer } from '../../Templates/scripts/map/label-levels.js';
import { Stroke } from '../../Templates/scripts/map/stroke.js';

/** A pseudorandom sequence of numbers between 0 and 1, which is the same in every run. */
function* numbers(seed) {
  for (;;) yield (seed = (seed * 16807) % 2147483647) / 2147483647;
}

const size = { width: 1000, height: 600 };
const random = numbers(42);
const next = () => random.next().value;
const names = Array.from({ length: 800 }, () => {
  return { x: next() * 1000, y: next() * 600, width: 20 + next() * 90, radius: 3 };
});
const placer = new NamePlacer(size, 24);
const placed = names.map((name) => placer.place(name));

/** The label boxes on the screen at a scale, with the index of each label. */
function shown(scale) {
  return names.flatMap(({ x, y }, index) => {
    const { from, box } = placed[index];
    if (from > scale) return [];
    const [left, top] = [x * scale, y * scale];
    return [{ index, left: left + box.left, top: top + box.top, right: left + box.right, bottom: top + box.bottom }];
  });
}

test('no two names overlap, none covers the mark of another, and none leaves the map, at any scale', () => {
  for (let scale = 0.3; scale < 24; scale *= 1.13) {
    const boxes = shown(scale);
    for (const a of boxes) {
      assert.ok(a.left >= 0 && a.top >= 0 && a.right <= 1000 * scale && a.bottom <= 600 * scale);
      for (const b of boxes) {
        if (a.index >= b.index) continue;
        assert.ok(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top, `${a.index} and ${b.index} at ${scale}`);
      }
      for (const b of boxes) {
        if (a.index === b.index) continue;
        const [x, y] = [names[b.index].x * scale, names[b.index].y * scale];
        assert.ok(a.right <= x - 3 || x + 3 <= a.left || a.bottom <= y - 3 || y + 3 <= a.top);
      }
    }
  }
});

test('more names are shown at larger scales, the most important first, and none disappears', () => {
  let before = shown(0.3);
  assert.ok(before.some(({ index }) => index === 0));
  for (const scale of [0.6, 1.2, 2.4, 4.8, 9.6, 19.2]) {
    const now = shown(scale);
    const known = new Set(now.map(({ index }) => index));
    for (const { index } of before) assert.ok(known.has(index), `${index} is gone at ${scale}`);
    assert.ok(now.length > before.length);
    before = now;
  }
  assert.ok(before.length > 0.9 * names.length, `${before.length} of ${names.length}`);
});

test('a name avoids lines next to its mark, and is not shown below its smallest scale', () => {
  const clutter = new Clutter(size);
  clutter.addLine([[500, 300], [620, 300]], 1);
  clutter.finish();
  const count = (box) => clutter.count(box);
  const name = new NamePlacer(size, 8, count).place({ x: 500, y: 300, width: 60, radius: 3 });
  assert.equal(name.side, 'left');
  const late = new NamePlacer(size, 8).place({ x: 500, y: 300, width: 60, radius: 0, least: 2 });
  assert.equal(late.side, 'middle');
  assert.ok(late.from >= 2 && late.from < 2 * 2 ** (1 / 3));
});

test('a name keeps its position from the built map unless something that is always shown is there', () => {
  const place = (covered) => {
    const built = { x: -12, y: 4, side: 'left' };
    const placer = new NamePlacer(size, 8);
    if (covered) placer.cover({ x: 500, y: 300 }, { left: -60, top: -3, right: -20, bottom: 3 });
    return placer.place({ x: 500, y: 300, width: 60, radius: 10, isCovered: true, built });
  };
  const free = place(false);
  assert.deepEqual([free.side, free.box.right, free.box.bottom], ['left', -13, 9.5]);
  assert.equal(place(true).side, 'right');
});

test('the name of an end of a route covers a mark if it has no other position', () => {
  const placed = (mustShow) => {
    const placer = new NamePlacer(size, 1, undefined, undefined, 1);
    for (const [x, y] of [[530, 300], [470, 300], [500, 315], [500, 285]]) {
      placer.cover({ x, y }, { left: -12, top: -12, right: 12, bottom: 12, isMark: true });
    }
    return placer.place({ x: 500, y: 300, width: 60, radius: 3, isEnd: true, mustShow });
  };
  assert.equal(placed(false).from, Infinity);
  assert.ok(placed(true).from <= 1);
});

test('no name lies on a mark that is shown at every scale', () => {
  const others = new NamePlacer(size, 8);
  const marks = Array.from({ length: 60 }, () => ({ x: next() * 1000, y: next() * 600, width: 50, radius: 10, isCovered: true }));
  for (const mark of marks) others.cover(mark, { left: -10, top: -10, right: 10, bottom: 10 });
  const found = marks.map((mark) => ({ mark, ...others.place(mark) })).filter(({ from }) => from <= 2);
  assert.ok(found.length > 30);
  for (const { mark, box } of found) {
    for (const { x, y } of marks) {
      const [dx, dy] = [2 * (x - mark.x), 2 * (y - mark.y)];
      assert.ok(box.left >= dx + 10 || box.right <= dx - 10 || box.top >= dy + 10 || box.bottom <= dy - 10);
    }
  }
});

test('the name of a stop is on a side of its mark on which the line of the route does not run', () => {
  const stroke = new Stroke([[[300, 300], [400, 300], [500, 200]]]);
  const along = new NamePlacer(size, 8, () => 0, (box) => stroke.crosses(box));
  const side = (x, y) => along.place({ x, y, width: 60, radius: 8, isEnd: true }).side;
  assert.equal(side(300, 300), 'left');
  assert.ok(['right', 'below'].includes(side(400, 300)));
  assert.equal(side(500, 200), 'right');
  // A label on the right would cover this line, but only at some intermediate scales.
  const short = new Stroke([[[305.5, 299], [305.5, 301]]]);
  const around = new NamePlacer(size, 8, () => 0, (box) => short.crosses(box));
  assert.equal(around.place({ x: 300, y: 300, width: 8, radius: 8, isEnd: true }).side, 'left');
});

test('no name covers the line of the route at any scale, except names of the route', () => {
  // A line across the whole map, with a bend every 10 units.
  const line = Array.from({ length: 100 }, (_, index) => [index * 10, 300 + 200 * Math.sin(index / 5)]);
  const stroke = new Stroke([line]);
  const crossing = new NamePlacer(size, 24, () => 0, (box) => stroke.crosses(box));
  const [x, y] = line[50];
  const end = crossing.place({ x, y, width: 60, radius: 8, isEnd: true });
  assert.ok(end.from < 1);
  const others = names.map((name) => ({ name, place: crossing.place(name) }));
  let count = 0;
  for (let scale = 0.3; scale < 24; scale *= 1.3) {
    for (const { name, place: { from, box } } of others) {
      if (from > scale) continue;
      count += 1;
      const [left, right] = [name.x + box.left / scale, name.x + box.right / scale];
      const [top, bottom] = [name.y + box.top / scale, name.y + box.bottom / scale];
      for (let at = 1; at < line.length; at += 1) {
        for (let step = 0; step <= 1; step += 1 / 64) {
          const px = line[at - 1][0] * (1 - step) + line[at][0] * step;
          const py = line[at - 1][1] * (1 - step) + line[at][1] * step;
          assert.ok(px <= left || px >= right || py <= top || py >= bottom, `at ${scale}`);
        }
      }
    }
  }
  assert.ok(count > 1000, String(count));
});

test('the scale of the initial view is a level, and an unknown scale leaves the default levels', () => {
  for (const scale of [0.18, 0.386, 0.704, 3]) {
    const scales = new NamePlacer({ width: 1000, height: 600 }, 64, undefined, undefined, scale).levels.map((level) => level.scale);
    assert.ok(scales.includes(scale) && scales[0] <= 0.25, `${scale}: ${scales[0]}`);
  }
  for (const scale of [0, NaN]) {
    const { levels } = new NamePlacer({ width: 1000, height: 600 }, 64, undefined, undefined, scale);
    assert.deepEqual(levels.map((level) => level.scale), new NamePlacer({ width: 1000, height: 600 }, 64).levels.map((level) => level.scale));
  }
});
