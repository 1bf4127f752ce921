import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Flight } from '../../Templates/scripts/geo/flight.js';
import { greatCircle } from '../../Templates/scripts/geo/great-circle.js';
import { Heuristic } from '../../Templates/scripts/core/heuristic.js';
import { pointOnMap } from '../../Templates/scripts/geo/projection.js';
import { network } from './networks.mjs';

const ground = { projection: { name: 'equal-earth', parameters: { longitude: 0 } }, scale: 170, x: 500, y: 250 };
const net = network(
  ['tokyo 35.7 139.7', 'sanfrancisco 37.8 -122.4', 'lviv 49.84 24.03', 'kyiv 50.45 30.52', 'kyiv2 50.45 30.52'],
  ['tokyo sanfrancisco 8270000', 'lviv kyiv 469000', 'kyiv kyiv2 0', 'lviv tokyo 8600000'],
  { ground },
);

test('a leg over the 180th meridian leaves the map on one side and comes back on the other', () => {
  const circle = greatCircle(net, 0, 1);
  const track = Array.from({ length: 1001 }, (_, index) => circle(index / 1000));
  const jumps = track.slice(1).map((point, index) => Math.abs(point.x - track[index].x));
  assert.equal(jumps.filter((jump) => jump > 100).length, 1);
  assert.ok(jumps.filter((jump) => jump <= 100).every((jump) => jump < 2));
  for (const { x, y } of track) assert.ok(x >= 0 && x <= 1000 && y >= 0 && y <= 500);
  // By Clairaut's relation, the northernmost point of the great circle is well north of both ends.
  assert.ok(Math.min(...track.map(({ y }) => y)) < pointOnMap(ground, { latitude: 47, longitude: 0 }).y);
});

test('the speed along a great circle is constant', () => {
  // In the plate carrée projection, equal distances along the equator are equal on the map.
  const flat = network(['a 0 0', 'b 0 80'], ['a b 1'], {
    ground: { projection: { name: 'equirectangular', parameters: {} }, scale: 100, x: 0, y: 0 },
  });
  const circle = greatCircle(flat, 0, 1);
  for (const share of [0, 0.25, 0.5, 1]) {
    assert.ok(Math.abs(circle(share).x - (share * 80 * 100 * Math.PI) / 180) < 1e-6);
  }
  const heuristic = new Heuristic(net);
  assert.ok(Math.abs(heuristic.metres(0, 1) - 8_270_000) < 40_000);
});

test('there is no great circle on a board or between two places at the same position', () => {
  assert.equal(greatCircle(network(['a 0 0', 'b 0 80'], ['a b 1']), 0, 1), null);
  assert.equal(greatCircle(net, 3, 4), null);
});

test('legs take time in proportion to their cost, with a rest at each place in between', () => {
  const flight = new Flight(net, { places: [1, 0, 2, 3, 4], links: [0, 3, 1, 2], cost: 17_339_000 });
  const [first, second] = [0, 1].map((leg) => flight.arrivals[leg] - flight.departures[leg]);
  assert.ok(Math.abs(first / second - 8270 / 8600) < 1e-9);
  assert.ok(flight.departures[1] > flight.arrivals[0]);
  const rest = flight.at((flight.arrivals[0] + flight.departures[1]) / 2);
  assert.deepEqual([rest.place, rest.cost, rest.isOver], [0, 8_270_000, false]);
  assert.deepEqual([flight.at(0).place, flight.at(0).cost], [1, 0]);
  const end = flight.at(1e9);
  assert.deepEqual([end.place, end.cost, end.isOver, end.x], [4, 17_339_000, true, 40]);
  assert.ok(flight.duration < 40);
});

test('a route without legs ends immediately', () => {
  const flight = new Flight(net, { places: [2], links: [], cost: 0 });
  assert.deepEqual([flight.duration, flight.at(0).isOver, flight.at(0).place], [0, true, 2]);
});
