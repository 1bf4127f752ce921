// Compares some maps of the built site with stored maps that were checked by eye: the same areas,
// lines and labels at the same positions, within a tolerance.
//
// After an intentional change, look at the maps, then store them with: UPDATE_GOLDEN=1 node --test
// Tests/js/maps-golden.test.mjs
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { points } from './maps/lines.mjs';
import { site } from './site.mjs';

const golden = fileURLToPath(new URL('./golden', import.meta.url));

/** The maximum distance of a point from its stored position, in px on a map 1000 px wide. */
const TOLERANCE = 0.6;

const maps = {
  world: () => readFileSync(`${site}/index.html`, 'utf8').match(/<svg[^>]*class="map-world.*?<\/svg>/s)[0],
};
for (const code of ['ua', 'fr', 'ru', 'fj', 'ki', 'mc']) {
  maps[code] = () => readFileSync(`${site}/data/maps/${code}.svg`, 'utf8');
}

/**
 * The drawn elements, one per line: path data with their class and scale, and labels with their
 * positions.
 */
function drawn(svg) {
  const lines = [svg.match(/viewBox="([^"]*)"/)[1]];
  let scale = 1;
  for (const [tag, name] of svg.matchAll(/<(g|path|text|\/g)\b[^>]*>(?:[^<]*<\/text>)?/g)) {
    const value = (attribute) => tag.match(new RegExp(` ${attribute}="([^"]*)"`))?.[1] ?? '';
    if (name === 'g') scale = Number(value('transform').match(/[\d.]+/)?.[0] ?? scale);
    if (name === '/g') scale = 1;
    if (name === 'path') lines.push(['path', value('class'), scale, value('d')].join('\t'));
    if (name === 'text') lines.push(['text', value('class'), `${value('x')} ${value('y')}`, tag.match(/>([^<]*)</)[1]].join('\t'));
  }
  return lines;
}

/**
 * The end points of a path's segments; if its data have commands other than M m l h v z, all
 * numbers in the data.
 */
function places(scale, data) {
  if (/[^MmlhvzZ\d\s.,-]/.test(data)) return [(data.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)];
  return points(data, Number(scale)).map((line) => line.flat());
}

function compare(label, found, kept) {
  const near = (a, b) => assert.ok(Math.abs(a - b) <= TOLERANCE, `${label}: ${a} where ${b} was`);
  assert.equal(found.length, kept.length, `${label}: how many things are drawn`);
  assert.equal(found[0], kept[0], `${label}: its page`);
  for (const [index, line] of kept.entries()) {
    const [kind, style, ...rest] = line.split('\t');
    const [ownKind, ownStyle, ...own] = found[index].split('\t');
    assert.deepEqual([ownKind, ownStyle], [kind, style], `${label}: thing ${index}`);
    if (kind === 'text') {
      assert.equal(own[1], rest[1], `${label}: a name`);
      own[0].split(' ').forEach((value, at) => near(Number(value), Number(rest[0].split(' ')[at])));
    } else if (kind === 'path') {
      const [ours, theirs] = [places(...own), places(...rest)];
      assert.deepEqual(ours.map((part) => part.length), theirs.map((part) => part.length), `${label}: the points of ${style}`);
      ours.forEach((part, number) => part.forEach((value, at) => near(value, theirs[number][at])));
    }
  }
}

for (const [name, read] of Object.entries(maps)) {
  test(`the map of ${name} equals the stored map`, () => {
    const lines = drawn(read());
    const file = `${golden}/${name}.txt`;
    if (process.env.UPDATE_GOLDEN) {
      mkdirSync(golden, { recursive: true });
      writeFileSync(file, `${lines.join('\n')}\n`);
    }
    compare(name, lines, readFileSync(file, 'utf8').trimEnd().split('\n'));
  });
}

test('a line that has moved is noticed', () => {
  assert.throws(() => compare('x', ['0 0 1 1', 'path\tfocus\t0.25\tM4 4l40 4z'], ['0 0 1 1', 'path\tfocus\t0.25\tM4 4l40 8z']));
  assert.doesNotThrow(() => compare('x', ['0 0 1 1', 'path\tfocus\t0.25\tM4 4l40 4z'], ['0 0 1 1', 'path\tfocus\t0.25\tM4 4l40 5z']));
});
