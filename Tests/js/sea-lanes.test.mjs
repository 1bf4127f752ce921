// The geometry of the sea lanes, from the source file to tracks, maps and journeys.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Flight } from '../../Templates/scripts/geo/flight.js';
import { bends, readLines } from '../../Templates/scripts/geo/link-lines.js';
import { pointOnMap } from '../../Templates/scripts/geo/projection.js';
import { interpolate } from '../../Templates/scripts/geo/great-circle.js';
import { distance } from '../../Templates/scripts/geo/sphere.js';
import { routeFile } from '../../Templates/scripts/core/route-files.js';
import { labelsAlong, routeInTree } from '../../Templates/scripts/core/route.js';
import { treeFrom } from '../../Templates/scripts/core/search.js';
import { Things } from '../../Templates/scripts/core/things.js';
import { nearestPath, pathLines } from '../../Templates/scripts/map/map-points.js';
import { Published } from './published.mjs';
import { site } from './site.mjs';

const { network } = new Published('sea-lanes');
const { data } = network;
data.links.bends = readLines(JSON.parse(readFileSync(`${site}/${data.lines}`, 'utf8')));
const source = { title: 'A', network: 'N', address: 'https://n.example/', site: 'S' };
const things = new Things(network);

/** The route between two places that avoids the objects with the given names. */
function route(from, to, ...avoided) {
  const rest = network.without(things.closed(avoided.map((name) => things.find(name))));
  return routeInTree(rest, treeFrom(rest, network.index(from)), network.index(to));
}

/**
 * Routes over all oceans: a sample of the routes with pages, and some routes that avoid the canals.
 */
const routes = [
  ...new Published('sea-lanes').sample(60).map(([from, to]) => route(network.id(from), network.id(to))),
  route('rotterdam', 'shanghai', 'suez'), route('rotterdam', 'shanghai', 'suez', 'panama'),
  route('yokohama', 'los-angeles'), route('balboa', 'auckland'), route('los-angeles', 'yokohama', 'panama'),
];

test("each passage can be avoided by searoute's name for it", () => {
  const names = {
    babalmandab: 'Bab al-Mandab', bering: 'Bering', bosporus: 'Bosporus', chili: 'Cape Horn', dardanelles: 'Dardanelles',
    gibraltar: 'Gibraltar', malacca: 'Malacca', northwest: 'Northwest Passage', ormuz: 'Ormuz', panama: 'Panama',
    south_africa: 'Cape of Good Hope', suez: 'Suez', sunda: 'Sunda', 'northwest-passage': 'Northwest Passage',
    'label:south_africa': 'Cape of Good Hope',
  };
  for (const [name, label] of Object.entries(names)) {
    const thing = things.find(name);
    assert.equal(thing?.name, label, name);
    assert.ok(thing.links.length > 0 && thing.links.every((link) => network.labels(link).includes(label)), name);
  }
});

/** The lines of a route's track in its GeoJSON file. */
const track = (way) => {
  const { type, coordinates } = JSON.parse(routeFile('geojson', network, way, source)).features[0].geometry;
  return type === 'LineString' ? [coordinates] : coordinates;
};

const key = ([longitude, latitude]) => `${longitude === -180 ? 180 : longitude} ${latitude}`;
const metres = (a, b) => distance({ longitude: a[0], latitude: a[1] }, { longitude: b[0], latitude: b[1] });

/** The points of a link, starting at one end. */
function pointsOf(link, from) {
  const at = (place) => [data.places.longitude[place], data.places.latitude[place]];
  return [at(from), ...bends(network, link, from), at(network.otherEnd(link, from))];
}

test('a track has all points of its lanes, and follows great circles between them', () => {
  const file = new URL('../../Content/networks/sea-lanes/links.geojson', import.meta.url);
  const lanes = new Set(JSON.parse(readFileSync(file, 'utf8')).features.flatMap(({ geometry: { type, coordinates } }) => {
    return (type === 'LineString' ? [coordinates] : coordinates).map((line) => line.map(key).join());
  }));
  const lane = data.modes.findIndex(({ id }) => id === 'lane');
  for (const way of routes) {
    const whole = way.links.map((link, index) => pointsOf(link, way.places[index]));
    way.links.forEach((link, index) => {
      if (data.links.mode[link] !== lane) return;
      const points = whole[index].map(key);
      assert.ok(lanes.has(points.join()) || lanes.has(points.reverse().join()), `${link}: ${points}`);
    });
    const expected = whole.flatMap((points, index) => (index ? points.slice(1) : points));
    const points = track(way).flat();
    let last = 0;
    for (const [index, point] of points.entries()) {
      if (key(point) === key(expected[last + 1] ?? [])) last += 1;
      const [a, b] = [expected[last], expected[last + 1]];
      if (key(point) === key(a)) continue;
      assert.ok(b, `point ${index} after the end`);
      // The point is on the great circle between both ends, except for the rounding of its
      // coordinates.
      const share = metres(a, point) / metres(a, b);
      const off = metres(point, interpolate(a, b, share));
      assert.ok(off < (Math.abs(point[0]) === 180 ? 1000 : 3), `${point}: ${off} m off the lane ${a} ${b}`);
    }
    assert.equal(last, expected.length - 1);
  }
});

test('a track across 180° is cut there and continues on the other side', () => {
  const across = routes.map(track).filter((lines) => lines.length > 1);
  assert.ok(across.length >= 3, `${across.length}`);
  for (const lines of routes.map(track)) {
    lines.slice(1).forEach((line, index) => {
      const [end, start] = [lines[index].at(-1), line[0]];
      assert.equal(Math.abs(end[0]), 180);
      assert.deepEqual([start[0], start[1]], [-end[0], end[1]]);
    });
    for (const line of lines) {
      for (let i = 1; i < line.length; i += 1) assert.ok(Math.abs(line[i][0] - line[i - 1][0]) < 90, `${line[i]}`);
    }
  }
});

test('the drawn lines stay within half a pixel of the lanes, and none runs across the map', () => {
  for (let link = 0; link < network.linkCount; link += 1) {
    const drawn = pathLines(network.path(link));
    for (const line of drawn) {
      for (let i = 1; i < line.length; i += 1) {
        const length = Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
        assert.ok(length < 200, `${link}: ${length} px`);
      }
    }
    const points = pointsOf(link, data.links.from[link]);
    for (let i = 1; i < points.length; i += 1) {
      for (let step = 0; step <= 4; step += 1) {
        const [longitude, latitude] = interpolate(points[i - 1], points[i], step / 4);
        const { x, y } = pointOnMap(data.ground, { longitude, latitude });
        // On the edge of the map, a point is drawn on both sides.
        const sides = Math.abs(longitude) === 180 ? [x, data.width - x] : [x];
        const isNear = sides.some((side) => nearestPath([drawn], { x: side, y }, 0.5) === 0);
        assert.ok(isNear, `${link} at ${longitude}, ${latitude}: ${x}, ${y}`);
      }
    }
  }
});

test('the line of a route stays within half a pixel of the lanes, even if its page enlarges the map', () => {
  let enlarged = 0;
  for (const [from, to] of new Published('sea-lanes').sample(200)) {
    const html = readFileSync(`${site}/${network.routePage(from, to)}index.html`, 'utf8');
    const zoom = Number(html.match(/class="map-frame cropped zoom-(\d)/)?.[1] ?? 2) / 2;
    enlarged += zoom > 1 ? 1 : 0;
    const drawn = [...html.matchAll(/<path class="line" id="route-\w+" d="([^"]+)"/g)].flatMap(([, d]) => pathLines(d));
    const way = route(network.id(from), network.id(to));
    way.links.forEach((link, index) => {
      const points = pointsOf(link, way.places[index]);
      for (let i = 1; i < points.length; i += 1) {
        for (const share of [0, 0.25, 0.5]) {
          const [longitude, latitude] = interpolate(points[i - 1], points[i], share);
          const { x, y } = pointOnMap(data.ground, { longitude, latitude });
          const sides = Math.abs(longitude) === 180 ? [x, data.width - x] : [x];
          const isNear = sides.some((side) => nearestPath([drawn], { x: side, y }, 0.5 / zoom) === 0);
          assert.ok(isNear, `${network.id(from)} to ${network.id(to)}, ${zoom} times, at ${longitude}, ${latitude}`);
        }
      }
    });
  }
  assert.ok(enlarged > 50, `${enlarged}`);
});

test('a journey jumps only across the edges of the map', () => {
  let crossings = 0;
  for (const way of routes) {
    // A straight lane would follow its drawn SVG path, which needs a page, so the test gives it a
    // midpoint.
    for (const link of way.links) {
      const [from, to] = [pointsOf(link, data.links.from[link])[0], pointsOf(link, data.links.from[link]).at(-1)];
      data.links.bends[link] ??= [interpolate(from, to, 0.5)];
    }
    const flight = new Flight(network, way);
    let last = flight.at(0);
    for (let step = 1; step <= 2000; step += 1) {
      const now = flight.at((flight.duration * step) / 2000);
      const across = Math.abs(now.x - last.x);
      assert.ok(across < 20 || across > data.width - 200, `${last.x} ${last.y} to ${now.x} ${now.y}`);
      assert.ok(Math.abs(now.y - last.y) < 20);
      crossings += across > 20 ? 1 : 0;
      last = now;
    }
  }
  assert.ok(crossings >= 3, `${crossings}`);
});

test('without Suez the shortest route runs through Panama, and without both around the Cape', () => {
  const told = (...avoided) => {
    const way = route('rotterdam', 'shanghai', ...avoided);
    return [Math.round(way.cost / 1000), labelsAlong(network, way.links)];
  };
  assert.deepEqual(told(), [19626, ['Gibraltar', 'Suez', 'Bab al-Mandab', 'Malacca']]);
  assert.deepEqual(told('suez'), [25033, ['Panama']]);
  assert.equal(told('suez', 'panama')[0], 25774);
  assert.ok(told('suez', 'panama')[1].includes('Cape of Good Hope'));
  assert.ok(told('malacca')[1].includes('Sunda'));
});

test('the page of a route gives its length in kilometres and nautical miles, and its hours', () => {
  const html = readFileSync(`${site}/networks/sea-lanes/routes/rotterdam/shanghai/index.html`, 'utf8').replaceAll('\u00a0', ' ');
  const [, km, miles, hours] = html.match(/class="lead">([\d,]+) km \(distance: ([\d,.]+) nmi; time at 16 knots: ([\d.]+) h\) /)
    .map((text) => Number(text.replaceAll(',', '')));
  assert.equal(km, Math.round(route('rotterdam', 'shanghai').cost / 1000));
  // A nautical mile is 1.852 km, and a knot is one nautical mile per hour.
  assert.ok(Math.abs(miles - km / 1.852) < 1, `${miles}`);
  assert.equal(hours, 662);
  // A script applies the reader's speed to thousandths of hours, so the rounding errors of two
  // hundred links add up.
  const settings = html.match(/<p class="planner-speed" data-settings="([^"]+)"><\/p>/)[1].replaceAll('&quot;', '"');
  const { value, speed, unit } = JSON.parse(settings);
  assert.deepEqual([speed, unit.symbol], [{ value: 16, unit: 'knots' }, 'h']);
  assert.ok(Math.abs(value - route('rotterdam', 'shanghai').cost / 1.852 / 16) < 50, `${value}`);
  assert.doesNotMatch(readFileSync(`${site}/networks/e-roads/routes/lviv/lisbon/index.html`, 'utf8'), /planner-speed/);
});
