// The geometry of links: how it is read, how journeys follow it, and how it is written to route
// files.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOfLink } from '../../Templates/scripts/geo/great-circle.js';
import { bends, readLines } from '../../Templates/scripts/geo/link-lines.js';
import { lines } from '../../Templates/scripts/geo/route-track.js';
import { routeFile } from '../../Templates/scripts/core/route-files.js';
import { sentence } from '../../Templates/scripts/core/route.js';
import { network } from './networks.mjs';

test('points are decoded from differences, and reversed for the way back', () => {
  const data = network(['a 10 5', 'b 10 6'], ['a b 3']);
  data.data.links.bends = readLines({ 0: [550000, 1010000, 10000, -10000] });
  assert.deepEqual(bends(data, 0, 0), [[5.5, 10.1], [5.6, 10]]);
  assert.deepEqual(bends(data, 0, 1), [[5.6, 10], [5.5, 10.1]]);
  assert.deepEqual(bends(network(['a', 'b'], ['a b 3']), 0, 0), []);
});

test('a line with a point on the antimeridian is cut there once', () => {
  const cut = [[[179.5, 1], [180, 1.5]], [[-180, 1.5], [-179.5, 2]]];
  assert.deepEqual(lines([[179.5, 1], [180, 1.5], [-179.5, 2]]), cut);
  assert.deepEqual(lines([[179.5, 1], [-180, 1.5], [-179.5, 2]]), cut);
  assert.equal(lines([[179.5, 1], [-180, 1.5]]).length, 1);
  assert.equal(lines([[180, 1], [-179.5, 1.5]]).length, 1);
  assert.deepEqual(lines([[1, 1]]), [[[1, 1]]]);
});

test('a journey follows the line of a link at a constant speed on the ground', () => {
  const ground = { projection: { name: 'equirectangular', parameters: { centralLongitude: 0, standardParallel: 0 } }, scale: 1000, x: 0, y: 0 };
  const data = network(['a 0 0', 'b 0 2'], ['a b 3'], { ground });
  data.data.links.bends = { 0: [[0, 1], [2, 1]] };
  const line = lineOfLink(data, 0, 0, 1);
  assert.ok(line);
  const degree = (1000 * Math.PI) / 180;
  // The first corner is after about a quarter of the line. The line is nearly four degrees long;
  // its part along the parallel is a little shorter than two degrees.
  const quarter = line(0.25);
  assert.ok(Math.abs(quarter.x) < 0.1 && Math.abs(quarter.y + degree) < 0.1, JSON.stringify(quarter));
  assert.ok(Math.abs(line(0.5).x - degree) < 0.1);
  assert.ok(Math.abs(line(1).x - 2 * degree) < 0.1 && Math.abs(line(1).y) < 0.1);
  const back = lineOfLink(data, 0, 1, 0);
  assert.ok(Math.abs(back?.(0.25).x - 2 * degree) < 0.1);
  assert.equal(lineOfLink(network(['a 0 0', 'b 0 2'], ['a b 3'], { ground }), 0, 0, 1), null);
});

test('measures are added up and named', () => {
  const data = network(['a 0 0', 'b 0 2', 'c 0 3'], ['a b 3000', 'b c 4000']);
  data.data.links.measures = [
    { id: 'hours', name: 'time', unit: { name: 'hours', singular: 'hour', symbol: 'h', decimals: 1, kind: 'time' }, values: [15, 20] },
  ];
  const route = { cost: 7000, places: [0, 1, 2], links: [0, 1] };
  assert.match(sentence(data, route), /^7\u00a0km \(time: 3\.5\u00a0h\) in 2 legs/);
  const source = { title: 'A', network: 'N', address: 'https://n.example/', site: 'S' };
  const table = routeFile('csv', data, route, source);
  assert.ok(table.startsWith('stop,place,country,latitude,longitude,by,label,km,total_km,hours_h,total_hours_h\r\n'), table);
  assert.ok(table.includes(',4.000,7.000,2.0,3.5\r\n'), table);
  const { features } = JSON.parse(routeFile('geojson', data, route, source));
  assert.equal(features[0].properties.hours, 3.5);
  assert.equal(features[0].properties.hours_unit, 'h');
  assert.deepEqual(features.slice(1).map(({ properties }) => properties.total_hours), [0, 1.5, 3.5]);
});
