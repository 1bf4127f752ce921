// Checks the two worldviews in Content/ against the outlines themselves, without the Swift code.
// The test counts the places of Ukraine that are inside Russia.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Land } from './maps/land.mjs';

const content = fileURLToPath(new URL('../../Content', import.meta.url));

/** Returns true if a point is inside an odd number of rings. */
function isInside(rings, x, y) {
  let inside = false;
  for (const { longitudes, latitudes, count, south, north } of rings) {
    if (y < south || y > north) continue;
    for (let at = 0, before = count - 1; at < count; before = at, at += 1) {
      const [ay, by] = [latitudes[before], latitudes[at]];
      if (ay > y === by > y) continue;
      const [ax, bx] = [longitudes[before], longitudes[at]];
      if (x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

test('529 places of Ukraine are inside Russia in the de facto view, and 9 in the view of the United Nations', () => {
  const table = gunzipSync(readFileSync(`${content}/places/cities500.txt.gz`)).toString();
  const places = table.split('\n').map((line) => line.split('\t')).filter((row) => row[8] === 'UA');
  assert.ok(places.length > 5_000);
  const counts = ['de-facto', 'un'].map((view) => {
    const rings = Land.read(content, view).ringsOf('RU');
    for (const ring of rings) {
      ring.south = Math.min(...ring.latitudes);
      ring.north = Math.max(...ring.latitudes);
    }
    return places.filter((row) => isInside(rings, Number(row[5]), Number(row[4]))).length;
  });
  assert.deepEqual(counts, [529, 9]);
});
