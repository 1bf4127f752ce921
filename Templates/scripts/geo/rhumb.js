/**
 * Rhumb lines: the ways that keep one compass course. And points along them and along great circles.
 * @module
 */

/** @typedef {import('./sphere.js').Position} Position */
import { interpolate } from './route-track.js';

/** Metres. */
const EARTH_RADIUS = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** The height of a latitude on Mercator's map, on which rhumb lines are straight.
 * @param {number} latitude */
const height = (latitude) => Math.asinh(Math.tan(latitude * RADIANS));

/**
 * The degrees from one longitude to another, the shorter way round: -180 to 180.
 * @param {number} from
 * @param {number} to
 */
function eastward(from, to) {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/**
 * The length of a rhumb line in metres.
 * @param {Position} a
 * @param {Position} b
 */
export function rhumbDistance(a, b) {
  const north = (b.latitude - a.latitude) * RADIANS;
  const rise = height(b.latitude) - height(a.latitude);
  // Along a parallel both are 0, and what counts is how long the parallel is.
  const stretch = Math.abs(rise) > 1e-9 ? north / rise : Math.cos(a.latitude * RADIANS);
  return Math.hypot(north, stretch * eastward(a.longitude, b.longitude) * RADIANS) * EARTH_RADIUS;
}

/**
 * Points along a rhumb line, both ends included.
 * @param {Position} a
 * @param {Position} b
 * @param {number} count of its parts
 * @returns {Position[]}
 */
export function rhumbPoints(a, b, count) {
  const [low, high] = [height(a.latitude), height(b.latitude)];
  const isParallel = Math.abs(high - low) < 1e-9;
  const east = eastward(a.longitude, b.longitude);
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const latitude = a.latitude + (b.latitude - a.latitude) * share;
    const across = isParallel ? share : (height(latitude) - low) / (high - low);
    return { latitude, longitude: a.longitude + east * across };
  });
}

/**
 * Points along a great circle, both ends included.
 * @param {Position} a
 * @param {Position} b
 * @param {number} count of its parts
 * @returns {Position[]}
 */
export function greatCirclePoints(a, b, count) {
  return Array.from({ length: count + 1 }, (_, index) => {
    const [longitude, latitude] = interpolate([a.longitude, a.latitude], [b.longitude, b.latitude], index / count);
    return { latitude, longitude };
  });
}
