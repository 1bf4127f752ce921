// Compares the built maps with the outlines in Content/. Each drawn point must be near a line of
// the data, and each point of the data near a drawn line, except on small islets and lakes. The
// comparison uses none of the generator's drawing code.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { projection } from '../../Templates/scripts/geo/projection.js';
import { Land } from './maps/land.mjs';
import { LineIndex, points, segments } from './maps/lines.mjs';
import { site } from './site.mjs';

const content = fileURLToPath(new URL('../../Content', import.meta.url));
const folder = `${site}/data/maps`;

/**
 * The maximum error of a country's own lines, and the maximum error of the lines around it, in px
 * on a map 1000 px wide.
 */
const OWN = 0.5;
const AROUND = 2;
/** Islets and lakes whose width and height are both below this size are left out on purpose. */
const ISLET = 1.5;
const ISLET_AROUND = 6;

/** The groups of outlines on a map, the main group first: lines in px, keyed by their class. */
function outlines(svg) {
  return [...svg.matchAll(/<g transform="scale\(([.\d]+)\)">(.*?)<\/g>/gs)].map((group) => {
    const paths = {};
    for (const [, style, data] of group[2].matchAll(/<path(?: class="([\w-]+)")? d="([^"]*)"/g)) {
      (paths[style ?? ''] ??= []).push(...points(data, Number(group[1])));
    }
    return paths;
  });
}

/** The frames of a map: its main part and its insets, each with its projection and visible area. */
function frames(map) {
  const main = { ...map, left: 0, top: 0 };
  return [main, ...(map.insets ?? [])].map((frame) => {
    const forward = projection(frame.projection);
    return {
      scale: frame.scale,
      left: frame.left,
      top: frame.top,
      right: frame.left + frame.width,
      bottom: frame.top + frame.height,
      point(longitude, latitude) {
        const at = forward({ longitude, latitude });
        return at && [frame.x + frame.scale * at[0], frame.y - frame.scale * at[1]];
      },
    };
  });
}

/**
 * The maximum distance from a vertex of the rings to the nearest drawn line. Only vertices that are
 * inside the frame and pass the filter count.
 */
function farthest(rings, frame, least, index, isWanted) {
  let most = 0;
  for (const ring of rings) {
    const line = ring.project(frame);
    if (!line || ring.isSmaller(line, least)) continue;
    for (let vertex = 0; vertex < ring.count; vertex += 1) {
      const [x, y] = [line[2 * vertex], line[2 * vertex + 1]];
      const isSeen = x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
      if (isSeen && isWanted(ring, vertex)) most = Math.max(most, index.distance(x, y));
    }
  }
  return most;
}

/** The maximum distance from a drawn vertex inside the frame to the nearest line of the data. */
function farthestDrawn(lines, frame, index) {
  let most = 0;
  for (const line of lines) {
    for (const [x, y] of line) {
      const isSeen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      if (isSeen) most = Math.max(most, index.distance(x, y));
    }
  }
  return most;
}

const all = (lines) => lines.flatMap(segments);

test('no line on the maps is farther off than the limit', (context) => {
  const land = Land.read(content);
  const maps = JSON.parse(readFileSync(`${folder}/countries.json`, 'utf8'));
  const home = readFileSync(`${site}/index.html`, 'utf8');
  const world = home.match(/<svg[^>]*class="map-world[^>]*viewBox="0 0 1000 (\d+)".*?<\/svg>/s);
  const faults = [];
  const measured = { own: 0, drawn: 0, around: 0, world: 0, worldDrawn: 0 };
  for (const [code, map] of Object.entries(maps)) {
    const svg = readFileSync(`${site}/${map.map}`, 'utf8');
    const groups = outlines(svg);
    // If insets are in rows below the main map, the picture is taller than the main map.
    const main = svg.match(/<svg width="1000" height="([.\d]+)">/);
    const views = frames(main ? { ...map, height: Number(main[1]) } : map);
    assert.equal(groups.length, views.length, `${code} has its frames`);
    for (const [number, frame] of views.entries()) {
      const { land: around = [], neutral = [], focus = [], province = [], border = [], disputed = [], claim = [] } = groups[number];
      const own = land.ringsOf(code);
      const label = `${code} ${number}`;
      const edge = new LineIndex(all(focus));
      const inner = new LineIndex(all([...province, ...disputed, ...claim]));
      const outside = farthest(own, frame, ISLET, edge, (ring, vertex) => ring.isOuter(vertex));
      const inside = farthest(own, frame, ISLET, inner, (ring, vertex) => ring.isInner(vertex));
      const known = new LineIndex(own.flatMap((ring) => ring.lines(frame)));
      // Countries and parts of countries that are too small to be visible are drawn as specks.
      const drawn = farthestDrawn([...focus, ...province], frame, known);
      const rest = new LineIndex(all([...around, ...neutral, ...focus, ...border, ...disputed, ...claim]));
      const others = farthest(land.ringsAround(code, frame), frame, ISLET_AROUND, rest, (ring, vertex) => ring.isOuter(vertex));
      const check = (distance, most, what) => {
        if (distance > most + 1e-6) faults.push(`${label}: ${what} ${distance} px off`);
      };
      check(outside, OWN, 'its edge is');
      check(inside, OWN, 'its provinces are');
      check(drawn, OWN, 'what is drawn is');
      check(others, AROUND, 'the land around is');
      measured.own = Math.max(measured.own, outside, inside);
      measured.drawn = Math.max(measured.drawn, drawn);
      measured.around = Math.max(measured.around, others);
    }
  }
  assert.deepEqual(faults, []);
  assert.equal(Object.keys(maps).length, 250);

  const forward = projection({ name: 'equal-earth', parameters: { longitude: 0 } });
  const [right] = forward({ latitude: 0, longitude: 180 });
  const height = Number(world[1]);
  const frame = frames({
    projection: { name: 'equal-earth', parameters: { longitude: 0 } },
    scale: Math.round((994 / (2 * right)) * 1000) / 1000, x: 500, y: height / 2, width: 1000, height,
  })[0];
  const group = world[0].match(/<g transform="scale\(([.\d]+)\)">.*/s);
  const drawn = [...group[0].matchAll(/<path(?: class="[\w-]+")? d="([^"]*)"/g)]
    .flatMap(([, data]) => points(data, Number(group[1])))
    .filter((line) => line.length > 2);
  const everything = new LineIndex(all(drawn));
  measured.world = farthest(land.rings, frame, ISLET, everything, (ring, vertex) => ring.isOuter(vertex));
  const free = land.lines.map((line) => line.map(([longitude, latitude]) => frame.point(longitude, latitude)));
  const known = new LineIndex([...land.rings.flatMap((ring) => ring.lines(frame)), ...all(free)]);
  measured.worldDrawn = farthestDrawn(drawn, frame, known);
  assert.ok(measured.worldDrawn <= OWN + 1e-6, `what is drawn of the world is ${measured.worldDrawn} px off`);
  assert.ok(measured.world <= OWN + 1e-6, `the world is ${measured.world} px off`);
  context.diagnostic(JSON.stringify(measured));
});

/**
 * For the disputed lines that follow no border: the maximum distance from a vertex to the nearest
 * dashed line; null if no vertex is inside the frame.
 */
function farthestFree(land, dashed, frame) {
  let most = null;
  const index = new LineIndex(all(dashed));
  for (const line of land.lines) {
    for (const [longitude, latitude] of line) {
      const at = frame.point(longitude, latitude);
      const isSeen = at && at[0] > frame.left && at[0] < frame.right && at[1] > frame.top && at[1] < frame.bottom;
      if (isSeen) most = Math.max(most ?? 0, index.distance(...at));
    }
  }
  return most;
}

test('disputed lines that follow no border are on every map that shows their land', (context) => {
  const land = Land.read(content);
  const maps = JSON.parse(readFileSync(`${folder}/countries.json`, 'utf8'));
  const faults = [];
  const seen = [];
  for (const [code, map] of Object.entries(maps)) {
    const svg = readFileSync(`${site}/${map.map}`, 'utf8');
    const groups = outlines(svg);
    const main = svg.match(/<svg width="1000" height="([.\d]+)">/);
    frames(main ? { ...map, height: Number(main[1]) } : map).forEach((frame, number) => {
      const { disputed = [], claim = [] } = groups[number];
      const most = farthestFree(land, [...disputed, ...claim], frame);
      if (most === null) return;
      seen.push(code);
      if (most > AROUND + 1e-6) faults.push(`${code} ${number}: a disputed line is ${most} px off`);
      if (number === 0) assert.match(svg, /<desc[^>]*>[^<]*(Dashed|Finer)/, code);
    });
  }
  assert.deepEqual(faults, []);
  for (const code of ['GY', 'VE', 'IN', 'CN', 'BT', 'IL', 'SY', 'GE', 'BZ', 'KE', 'SR', 'GF', 'ES', 'RU', 'JP']) {
    assert.ok(seen.includes(code), `${code} shows a claim`);
  }
  context.diagnostic(`on ${new Set(seen).size} maps`);
});

test('finer outlines of the world are within their limit of error', (context) => {
  const land = Land.read(content);
  // The comparison enlarges the map ten times, so the limit of half a pixel is a twentieth of a
  // unit of the original map.
  const SCALE = 10;
  const forward = projection({ name: 'equal-earth', parameters: { longitude: 0 } });
  const [right] = forward({ latitude: 0, longitude: 180 });
  const scale = (Math.round((994 / (2 * right)) * 1000) / 1000) * SCALE;
  const height = Number(readFileSync(`${site}/index.html`, 'utf8').match(/class="map-world[^>]*viewBox="0 0 1000 (\d+)"/)[1]);
  const frame = frames({
    projection: { name: 'equal-earth', parameters: { longitude: 0 } },
    scale, x: 500 * SCALE, y: (height / 2) * SCALE, width: 1000 * SCALE, height: height * SCALE,
  })[0];
  // Land is drawn up to the antimeridian, although the data end just before it. Between some
  // provinces of Malta, the data have a gap that is smaller than an islet.
  const isDrawn = (ring, vertex) => {
    const [longitude, latitude] = [ring.longitudes[vertex], ring.latitudes[vertex]];
    const isHole = Math.hypot(longitude - 14.41, latitude - 35.88) < 0.02;
    return ring.isOuter(vertex) && Math.abs(longitude) < 179.89 && !isHole;
  };
  const sizes = [0, 0, 0];
  const measured = { off: 0, left: 0 };
  const names = readdirSync(`${folder}/world`);
  for (const name of names) {
    const text = readFileSync(`${folder}/world/${name}`);
    const zipped = gzipSync(text).length;
    sizes[0] += text.length;
    sizes[1] += zipped;
    sizes[2] = Math.max(sizes[2], zipped);
    const drawn = points(JSON.parse(text).land, SCALE / 50);
    const own = land.ringsOf(name.slice(0, 2).toUpperCase());
    const known = new LineIndex(own.flatMap((ring) => ring.lines(frame)));
    measured.off = Math.max(measured.off, farthestDrawn(drawn, frame, known));
    const index = new LineIndex(all(drawn));
    measured.left = Math.max(measured.left, farthest(own, frame, ISLET, index, isDrawn));
  }
  assert.equal(names.length, 249);
  assert.ok(measured.off <= OWN + 1e-6 && measured.left <= OWN + 1e-6, JSON.stringify(measured));
  assert.ok(sizes[2] < 40_000, `${sizes}`);
  context.diagnostic(`${JSON.stringify(measured)} at ten times the size; all ${sizes[0]} bytes, ${sizes[1]} gzipped, the largest ${sizes[2]}`);
});

test('the maps are within their size limits', (context) => {
  const size = (text) => [Buffer.byteLength(text), gzipSync(text, { level: 9 }).length];
  const home = readFileSync(`${site}/index.html`, 'utf8');
  const world = size(home.match(/<svg[^>]*class="map-world.*?<\/svg>/s)[0]);
  assert.ok(world[0] <= 120_000 && world[1] <= 48_000, `the world: ${world}`);
  const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.svg$/.test(name));
  const sum = [0, 0];
  let largest = [0, 0];
  for (const name of files) {
    const [raw, zipped] = size(readFileSync(`${folder}/${name}`));
    sum[0] += raw;
    sum[1] += zipped;
    largest = [Math.max(largest[0], raw), Math.max(largest[1], zipped)];
    assert.ok(raw <= 70_000 && zipped <= 28_000, `${name}: ${raw}, ${zipped}`);
    if (name === 'ua.svg') assert.ok(raw <= 25_000 && zipped <= 11_000, `${name}: ${raw}, ${zipped}`);
  }
  assert.equal(files.length, 250);
  assert.ok(sum[0] <= 2_050_000 && sum[1] <= 925_000, `all: ${sum}`);
  context.diagnostic(`world ${world}, all countries ${sum}, the largest ${largest}`);
});
