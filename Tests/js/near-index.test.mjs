// Places by position. Distances to boxes are compared with sampled points, projections are
// inverted, and the files of the built site (see site.mjs) are compared with a brute-force search.

import assert from 'node:assert/strict';
import { readFile, readdir, stat } from 'node:fs/promises';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { FindIndex } from '../../Templates/scripts/find/find-index.js';
import { NearIndex } from '../../Templates/scripts/find/near-index.js';
import { pointOnMap } from '../../Templates/scripts/geo/projection.js';
import { positionOnMap } from '../../Templates/scripts/geo/projection-inverse.js';
import { bearing, direction, distance, distanceToBox } from '../../Templates/scripts/geo/sphere.js';
import { site } from './site.mjs';

const folder = `${site}/data/find/near/`;

/** A pseudorandom sequence of numbers from 0 to 1, which is the same in every run. */
function* numbers(seed) {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('distances and directions', () => {
  const lviv = { latitude: 49.8383, longitude: 24.0232 };
  const lisbon = { latitude: 38.7169, longitude: -9.1399 };
  // The expected value is from PROJ's geod on a sphere of the same radius.
  assert.ok(Math.abs(distance(lviv, lisbon) - 2_890_000) < 10_000, `${distance(lviv, lisbon)}`);
  assert.equal(distance(lviv, lviv), 0);
  const antipode = { latitude: -49.8383, longitude: 24.0232 - 180 };
  assert.ok(Math.abs(distance(lviv, antipode) - Math.PI * 6_371_008.8) < 1e-3);
  const east = { latitude: 0, longitude: -179.5 };
  assert.ok(Math.abs(distance({ latitude: 0, longitude: 179.5 }, east) - 111_195) < 1);
  assert.ok(Math.abs(bearing({ latitude: 0, longitude: 179.5 }, east) - 90) < 1e-9);
  assert.equal(direction(bearing(lviv, lisbon)), 'west');
  assert.equal(direction(359), 'north');
});

/**
 * The minimum of a function on the interval from 0 to 1: the best of several samples, refined step
 * by step.
 */
function least(value) {
  const steps = 60;
  let best = 0;
  for (let step = 1; step <= steps; step += 1) {
    if (value(step / steps) < value(best / steps)) best = step;
  }
  let [low, high] = [Math.max(best - 1, 0) / steps, Math.min(best + 1, steps) / steps];
  for (let round = 0; round < 80; round += 1) {
    const third = (high - low) / 3;
    if (value(low + third) < value(high - third)) high -= third;
    else low += third;
  }
  return Math.min(value(low), value(0), value(1));
}

test('a box is exactly as far away as its nearest point', () => {
  const random = numbers(7);
  const next = () => random.next().value;
  for (let round = 0; round < 400; round += 1) {
    const [south, west] = [next() * 180 - 90, next() * 360 - 180];
    const size = next() < 0.5 ? 90 : 3;
    const north = Math.min(90, south + next() * size);
    const east = Math.min(180, west + next() * size * 2);
    const box = { south, west, north, east };
    const position = { latitude: next() * 180 - 90, longitude: next() * 360 - 180 };
    if (round % 9 === 0) position.latitude = round % 2 ? 90 : -90;
    if (round % 7 === 0) position.longitude = round % 2 ? 180 : -180;
    const bound = distanceToBox(box, position);
    const sides = [
      (share) => ({ latitude: south + (north - south) * share, longitude: west }),
      (share) => ({ latitude: south + (north - south) * share, longitude: east }),
      (share) => ({ latitude: south, longitude: west + (east - west) * share }),
      (share) => ({ latitude: north, longitude: west + (east - west) * share }),
    ];
    let nearest = Math.min(...sides.map((side) => least((share) => distance(position, side(share)))));
    for (let step = 0; step < 60; step += 1) {
      const inside = { latitude: south + (north - south) * next(), longitude: west + (east - west) * next() };
      nearest = Math.min(nearest, distance(position, inside));
    }
    const isWithin = position.latitude >= south && position.latitude <= north
      && position.longitude >= west && position.longitude <= east;
    assert.ok(bound <= nearest + 1e-6, `${JSON.stringify({ box, position, bound, nearest })}`);
    if (isWithin) assert.equal(bound, 0);
    else assert.ok(bound >= nearest - 0.01, `${JSON.stringify({ box, position, bound, nearest })}`);
  }
});

test('inverse projections return the original positions', () => {
  const random = numbers(11);
  const next = () => random.next().value;
  const maps = [
    ['equirectangular', {}], ['equirectangular', { longitude: 170, parallel: 40 }],
    ['mercator', {}], ['mercator', { longitude: -100 }], ['equal-earth', {}],
    ['equal-earth', { longitude: 11 }], ['laea', { latitude: 49, longitude: 31 }],
    ['laea', { latitude: -90, longitude: 0 }], ['laea', { latitude: 90, longitude: 40 }],
    ['laea', { latitude: 0, longitude: 179 }],
    ['lcc', { parallel1: 43, parallel2: 62, latitude: 30, longitude: 10 }],
    ['lcc', { parallel1: -20, parallel2: -40, latitude: -30, longitude: -178 }],
    ['lcc', { parallel1: 52, parallel2: 52, latitude: 52, longitude: 20 }],
  ];
  for (const [name, parameters] of maps) {
    const map = { projection: { name, parameters }, scale: 731.5, x: 410.2, y: 388.8 };
    for (let round = 0; round < 300; round += 1) {
      const place = { latitude: next() * 176 - 88, longitude: next() * 359.8 - 179.9 };
      const point = pointOnMap(map, place);
      if (!point) continue;
      const back = positionOnMap(map, point);
      assert.ok(back && distance(back, place) < 0.5, `${name} ${JSON.stringify({ place, back })}`);
    }
  }
  const world = { projection: { name: 'equal-earth', parameters: {} }, scale: 180, x: 500, y: 250 };
  assert.equal(positionOnMap(world, { x: 2, y: 2 }), null);
});

test('insets with distant parts of a country have their own projection', () => {
  const inset = {
    left: 800, top: 400, width: 100, height: 90, projection: { name: 'equirectangular', parameters: {} },
    scale: 100, x: 850, y: 450,
  };
  const map = { projection: { name: 'mercator', parameters: {} }, scale: 1000, x: 0, y: 0, insets: [inset] };
  assert.deepEqual(positionOnMap(map, { x: 850, y: 450 }), { latitude: 0, longitude: 0 });
  assert.notDeepEqual(positionOnMap(map, { x: 700, y: 450 }), { latitude: 0, longitude: 0 });
});

function openIndex() {
  const read = [];
  const index = new NearIndex(pathToFileURL(`${folder}manifest.json`), async (url) => {
    const bytes = new Uint8Array(await readFile(url));
    read.push(bytes.length);
    return bytes;
  });
  return { index, read };
}

test('finds what a scan of all places finds', async () => {
  const { index } = openIndex();
  const start = await index.start();
  const cells = await Promise.all(start.boxes.map((_, cell) => index.cell(start, cell)));
  const places = cells.flat();
  const manifest = JSON.parse(await readFile(`${folder}manifest.json`, 'utf8'));
  assert.equal(places.length, manifest.places);
  cells.forEach((members, cell) => {
    const box = start.boxes[cell];
    for (const { latitude, longitude } of members) {
      assert.ok(latitude >= box.south && latitude <= box.north);
      assert.ok(longitude >= box.west && longitude <= box.east);
    }
    assert.equal(members.filter(({ nodes }) => nodes.length > 0).length, start.nodes[cell]);
  });
  const random = numbers(3);
  const next = () => random.next().value;
  const positions = [
    { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 },
    { latitude: 0, longitude: 180 }, { latitude: -17, longitude: -180 },
    { latitude: -16.5, longitude: 179.99 }, { latitude: 65, longitude: -169 },
    { latitude: -48.9, longitude: -123.4 }, { latitude: 51.5, longitude: -0.12 },
  ];
  for (let round = 0; round < 10; round += 1) {
    // The positions are on corners and sides of cells, near places, and anywhere.
    const box = start.boxes[Math.floor(next() * start.boxes.length)];
    const place = places[Math.floor(next() * places.length)];
    positions.push(
      { latitude: next() < 0.5 ? box.south : box.north, longitude: next() < 0.5 ? box.west : box.east },
      { latitude: place.latitude + next() / 10, longitude: place.longitude - next() / 10 },
      { latitude: Math.asin(2 * next() - 1) * (180 / Math.PI), longitude: next() * 360 - 180 },
    );
  }
  const order = (a, b) =>
    a.distance - b.distance || a.place.cell - b.place.cell || a.place.order - b.place.order;
  for (const [number, position] of positions.entries()) {
    const all = places.map((place) => ({ place, distance: distance(position, place) }));
    // The ten nearest places. Only places that are no farther away than the tenth are sorted.
    const far = Float64Array.from(all, (one) => one.distance).sort()[9];
    const expected = all.filter((one) => one.distance <= far).sort(order).slice(0, 10);
    const found = await index.nearest(position, 10);
    assert.deepEqual(found, expected, JSON.stringify(position));
    if (number % 10 > 0) continue;
    assert.deepEqual(
      await index.within(position, 100_000),
      all.filter((one) => one.distance <= 100_000).sort(order),
    );
    const nodes = all.filter((one) => one.place.nodes.length > 0).sort(order).slice(0, 1);
    assert.deepEqual(await index.nearest(position, 1, true), nodes);
  }
});

test('knows Lviv, its names and its networks', async () => {
  const { index, read } = openIndex();
  const lviv = await index.at({ latitude: 49.8383, longitude: 24.0232 }, 'Lviv');
  assert.equal(lviv.name, 'Lviv');
  assert.equal(lviv.country, 'UA');
  assert.equal(lviv.zone, 'Europe/Kyiv');
  assert.equal(lviv.page, 'places/ua/lviv/');
  assert.ok(lviv.nodes.includes('e-roads/lviv'), `${lviv.nodes}`);
  const finder = new FindIndex(pathToFileURL(`${folder}../manifest.json`), async (url) => {
    return new Uint8Array(await readFile(url));
  });
  const record = await finder.place(702550);
  assert.equal((await finder.placeAt(lviv)).id, 702550);
  assert.equal(await index.place(record), lviv);
  const names = await finder.otherNames(record, lviv.order);
  for (const name of ['Lemberg', 'Lwów', 'Львів', 'לבוב', 'リヴィウ']) assert.ok(names.includes(name), name);
  assert.ok(!names.includes('LWO') && !names.includes('Lviv'));
  assert.ok(read.length <= 8, `${read.length} files`);
});

test('has few and small files', async () => {
  let total = 0;
  const files = await readdir(folder);
  for (const name of files) {
    const { size } = await stat(folder + name);
    total += size;
    assert.ok(size < 16_000, `${name}: ${size}`);
  }
  assert.ok(files.length <= 300, `${files.length} files`);
  assert.ok(total < 3_000_000, `${total} bytes`);
});
