/**
 * Rhumb lines, which keep a constant bearing.
 * @module
 */

/** @typedef {import('./sphere.js').Position} Position */
import { EARTH_RADIUS, normalized, RADIANS } from './sphere.js';

/**
 * The height of a latitude on a Mercator map, where rhumb lines are straight.
 * @param {number} latitude
 */
const height = (latitude) => Math.asinh(Math.tan(latitude * RADIANS));

/**
 * The length of a rhumb line in metres.
 * @param {Position} a @param {Position} b
 */
export function rhumbDistance(a, b) {
  const north = (b.latitude - a.latitude) * RADIANS;
  const rise = height(b.latitude) - height(a.latitude);
  // Along a parallel, `north` and `rise` are 0, so their quotient is replaced by its limit, the
  // cosine of the latitude.
  const stretch = Math.abs(rise) > 1e-9 ? north / rise : Math.cos(a.latitude * RADIANS);
  return Math.hypot(north, stretch * normalized(b.longitude - a.longitude) * RADIANS) * EARTH_RADIUS;
}

/**
 * Points along a rhumb line, including both ends.
 * @param {Position} a @param {Position} b @param {number} count the number of segments
 * @returns {Position[]}
 */
export function rhumbPoints(a, b, count) {
  const [low, high] = [height(a.latitude), height(b.latitude)];
  const isParallel = Math.abs(high - low) < 1e-9;
  const east = normalized(b.longitude - a.longitude);
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const latitude = a.latitude + (b.latitude - a.latitude) * share;
    const across = isParallel ? share : (height(latitude) - low) / (high - low);
    return { latitude, longitude: a.longitude + east * across };
  });
}
