/**
 * The geographic line of a route: great circles from point to point, split at the antimeridian.
 * @module
 */

/** @typedef {import('./great-circle.js').Point} Position */
import { interpolate, position } from './great-circle.js';
import { angle, EARTH_RADIUS } from './sphere.js';

/** The maximum distance between consecutive points, in metres. */
const STEP = 100000;

/**
 * Converts degrees to hundred-thousandths of a degree. Halves, and values just below a half, are
 * rounded up.
 * @param {number} degrees
 */
export function units(degrees) {
  return Math.floor(degrees * 100000 + 0.500001);
}

/** @param {Position[]} places @returns {Position[][]} */
export function lines(places) {
  if (places.length === 0) return [];
  let line = [places[0]];
  const all = [line];
  for (let i = 1; i < places.length; i += 1) {
    const [a, b] = [places[i - 1], places[i]];
    const steps = Math.min(Math.max(Math.ceil((angle(position(a), position(b)) * EARTH_RADIUS) / STEP), 1), 10000);
    for (let step = 1; step <= steps; step += 1) {
      const next = interpolate(a, b, step / steps);
      const last = line[line.length - 1];
      if (Math.abs(next[0] - last[0]) > 180) {
        const side = last[0] < 0 ? -180 : 180;
        const way = next[0] + 2 * side - last[0];
        const share = way === 0 ? 0 : (side - last[0]) / way;
        const latitude = last[1] + (next[1] - last[1]) * share;
        // A link with its own geometry may already have a point on the antimeridian.
        if (last[0] !== side) line.push([side, latitude]);
        line = [[-side, latitude]];
        all.push(line);
        if (next[0] === -side) continue;
      }
      line.push(next);
    }
  }
  return all.length > 1 ? all.filter(({ length }) => length > 1) : all;
}
