// The computations of the figures in lessons.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBeginning } from '../../Templates/scripts/core/halving.js';
import { Hierarchy } from '../../Templates/scripts/core/hierarchy.js';
import { PREPARATION, QUERY, pairs, preparation, queryFilm } from '../../Templates/scripts/figures/hierarchy-film.js';
import { forgiven, sortedNames } from '../../Templates/scripts/figures/name-list.js';
import { halvings } from '../../Templates/scripts/figures/halving-film.js';
import { formula, LATITUDES, meridianFilm } from '../../Templates/scripts/figures/meridian-film.js';
import { callLines } from '../../Templates/scripts/figures/call-lines.js';
import { positionWords, wayWords } from '../../Templates/scripts/figures/position-words.js';
import { greatCirclePoints } from '../../Templates/scripts/geo/great-circle.js';
import { rhumbDistance, rhumbPoints } from '../../Templates/scripts/geo/rhumb.js';
import { distance } from '../../Templates/scripts/geo/sphere.js';
import { network } from './networks.mjs';

const names = sortedNames(['Lisbon', 'Łódź', 'Lviv', 'Lille', 'Kraków', 'Barcelona', 'Lisburn', 'Lyon']);
const keys = names.map(({ key }) => key);

test('halving finds the keys that begin with a text', () => {
  for (const text of ['', 'a', 'b', 'l', 'li', 'lis', 'lisbon', 'lisbons', 'lz', 'z', ...keys]) {
    const { start, end, first } = findBeginning(keys, text);
    const expected = keys.filter((key) => key.startsWith(text));
    assert.deepEqual(keys.slice(start, end), expected, text);
    assert.ok(first.length <= Math.ceil(Math.log2(keys.length + 1)));
  }
});

test('one error is forgiven', () => {
  const near = (text) => forgiven(names, text).map(({ name }) => name);
  assert.deepEqual(near('lisbno'), ['Lisbon']);
  assert.deepEqual(near('krakwo'), ['Kraków']);
  assert.deepEqual(near('barclona'), ['Barcelona']);
  assert.deepEqual(near('xx'), []);
});

test('a rhumb line is never shorter than the great circle', () => {
  const places = [[41.38879, 2.15899], [40.71427, -74.00597], [-33.9, 18.4], [35.7, 139.7], [60, 170], [60, -170], [0, 0]]
    .map(([latitude, longitude]) => ({ latitude, longitude }));
  for (const a of places) {
    for (const b of places) {
      assert.ok(rhumbDistance(a, b) >= distance(a, b) - 1);
      for (const points of [rhumbPoints(a, b, 8), greatCirclePoints(a, b, 8)]) {
        assert.equal(points.length, 9);
        assert.ok(distance(points[0], a) < 1 && distance(points[8], b) < 1);
      }
      // Consecutive points follow the great circle, so the distances between them add up to its
      // length.
      const along = greatCirclePoints(a, b, 8);
      const sum = along.slice(1).reduce((total, point, index) => total + distance(along[index], point), 0);
      assert.ok(Math.abs(sum - distance(a, b)) < 1);
    }
  }
  assert.equal(Math.round(rhumbDistance(places[0], places[1]) / 1000), 6387);
  assert.equal(
    wayWords(places[0], places[1]),
    'Great circle: 6,165\u00a0km. It starts towards the north-west, and its middle is at 47.9°\u00a0N 36.2°\u00a0W. ' +
      'One compass course: 6,387\u00a0km, 222\u00a0km longer.',
  );
  assert.equal(positionWords({ latitude: -33.9, longitude: 18.42 }), '33.9°\u00a0S 18.4°\u00a0E');
});

test('the films of a hierarchy show its preparation and its queries', () => {
  const roads = network(['a', 'b', 'c', 'd', 'e'], ['a b 1', 'b c 1', 'c d 1', 'd e 1']);
  const hierarchy = new Hierarchy(roads);
  const prepared = preparation(roads, hierarchy);
  assert.equal(prepared.length, 6);
  assert.match(prepared[0].words, /^5 places and 4 links/);
  assert.ok(prepared.slice(1).every(({ words }, index) => words.includes(`level ${index + 1}.`)));
  // A line of places needs no shortcuts if its ends are contracted first. In any order, each
  // contraction that adds shortcuts is described once.
  const told = prepared.filter(({ words }) => words.includes('added')).length;
  assert.equal(told, hierarchy.contractions.filter(({ shortcuts }) => pairs(shortcuts).length).length);
  const film = queryFilm(roads, hierarchy, 0, 4);
  assert.deepEqual(film.at(-1).links, [0, 1, 2, 3]);
  assert.equal(film.at(-1).line, QUERY.length - 1);
  assert.ok([...prepared, ...film].every(({ line, words }) => line < QUERY.length && line >= 0 && words !== ''));
  assert.ok(prepared.every(({ line }) => line < PREPARATION.length));
  const apart = network(['a', 'b'], []);
  assert.match(queryFilm(apart, new Hierarchy(apart), 0, 1).at(-1).words, /No route connects/);
});

test('a great circle is halved into eight equal parts', () => {
  const [a, b] = [{ latitude: 41.39, longitude: 2.16 }, { latitude: 40.71, longitude: -74.01 }];
  const film = halvings(a, b);
  const { parts, line } = film[film.length - 1];
  assert.deepEqual(line, [6]);
  assert.equal(parts.length, 8);
  assert.deepEqual([parts[0][0], parts[7][1]], [a, b]);
  // The midpoint of the great circle is north of both ends.
  assert.equal(parts[4][0].latitude.toFixed(1), '47.9');
  assert.ok(film.every(({ line: lit }) => lit.length > 0 && Math.max(...lit) < 7));
});

test('each point of a meridian runs through all lines of its formula', () => {
  for (const [name, lines] of [['mercator', 4], ['equirectangular', 4], ['equal-earth', 5]]) {
    const film = meridianFilm(name, -42);
    assert.equal(film.length, lines * LATITUDES.length + 2);
    assert.equal(film[film.length - 1].line, formula(name).length - 1);
    assert.equal(film[film.length - 1].count, LATITUDES.length);
  }
  // At 60° latitude, Mercator's y is 1.317 earth radii.
  const y = meridianFilm('mercator', 0).find(({ latitude, value }) => latitude === 60 && value?.[0] === 'y');
  assert.equal(y.value[1].toFixed(3), '1.317');
});

test('a call spans all of its lines', () => {
  const code = ['Path { path in', '  path.move(to: Point(x: 1, y: 2))', '  path.addCurve(', '    to: a,', '    control2: b)', '  path.closeSubpath()', '}'];
  assert.deepEqual(callLines(code), [[1], [2, 3, 4], [5]]);
});
