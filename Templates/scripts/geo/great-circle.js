/**
 * Points along great circles, and the paths of great circles on maps.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('./sphere.js').Position} Position */
/** @typedef {[longitude: number, latitude: number]} Point a position in degrees */
/** @typedef {{x: number, y: number}} MapPoint */
import { bends } from './link-lines.js';
import { pointOnMap } from './projection.js';
import { angle, distance, normalized, RADIANS } from './sphere.js';

/**
 * The number of segments of a drawn great circle, and the maximum horizontal distance between two
 * consecutive points, in map units. If two points are farther apart, the line crosses the edge of
 * the map.
 */
const [PIECES, WIDE] = [40, 300];

/** @param {Point} point @returns {Position} */
export function position([longitude, latitude]) {
  return { longitude, latitude };
}

/** @param {Point} place @returns {[number, number, number]} */
function vector([longitude, latitude]) {
  const cos = Math.cos(latitude * RADIANS);
  return [cos * Math.cos(longitude * RADIANS), cos * Math.sin(longitude * RADIANS), Math.sin(latitude * RADIANS)];
}

/** @param {Point} a @param {Point} b @param {number} fraction @returns {Point} */
export function interpolate(a, b, fraction) {
  if (fraction <= 0) return a;
  if (fraction >= 1) return b;
  const whole = angle(position(a), position(b));
  const sine = Math.sin(whole);
  let first = Math.sin((1 - fraction) * whole) / sine;
  let second = Math.sin(fraction * whole) / sine;
  const start = vector(a);
  let end = vector(b);
  if (!(sine > 1e-12)) {
    if (whole < 1) {
      const turn = normalized(b[0] - a[0]);
      return [normalized(a[0] + turn * fraction), a[1] + (b[1] - a[1]) * fraction];
    }
    // All great circles between antipodes have the same length. The one over the north pole is
    // used, or the one along the prime meridian if the line starts at a pole.
    end = [-start[2] * start[0], -start[2] * start[1], 1 - start[2] * start[2]];
    if (Math.hypot(...end) < 1e-9) end = [1, 0, 0];
    first = Math.cos(fraction * Math.PI);
    second = Math.sin(fraction * Math.PI) / Math.hypot(...end);
  }
  const [x, y, z] = start.map((part, i) => first * part + second * end[i]);
  return [
    normalized((Math.atan2(y, x) * 180) / Math.PI),
    (Math.atan2(z, Math.sqrt(x * x + y * y)) * 180) / Math.PI,
  ];
}

/**
 * Points along a great circle, including both ends.
 * @param {Position} a @param {Position} b
 * @param {number} count the number of segments
 * @returns {Position[]}
 */
export function greatCirclePoints(a, b, count) {
  return Array.from({ length: count + 1 }, (_, index) => {
    return position(interpolate([a.longitude, a.latitude], [b.longitude, b.latitude], index / count));
  });
}

/**
 * A path on a map along great circles from point to point. Equal shares of the path are equal
 * distances on the globe.
 * @param {any} ground the projection of the map
 * @param {Point[]} points
 * @returns {((share: number) => MapPoint) | null} a function that converts a share of the path,
 *   from 0 to 1, to a point on the map; null if all points coincide
 */
export function lineOnMap(ground, points) {
  const parts = points.slice(1).map((point, index) => distance(position(points[index]), position(point)));
  const length = parts.reduce((sum, part) => sum + part, 0);
  if (length < 0.01) return null;
  return (share) => {
    let rest = share * length;
    let part = 0;
    while (part < parts.length - 1 && rest > parts[part]) rest -= parts[part++];
    const fraction = parts[part] > 0 ? rest / parts[part] : 0;
    return pointOnMap(ground, position(interpolate(points[part], points[part + 1], fraction))) ?? { x: -100, y: -100 };
  };
}

/**
 * The great circle between two places on the network's map, optionally via other points; null if
 * the map has no projection or a place has no geographic position.
 * @param {Network} network @param {number} from @param {number} to @param {Point[]} [between]
 */
export function greatCircle({ data: { ground, places } }, from, to, between = []) {
  const [a, b] = [from, to].map((place) => [places.longitude?.[place], places.latitude?.[place]]);
  if (!ground || [...a, ...b].some((degrees) => degrees == null)) return null;
  return lineOnMap(ground, /** @type {Point[]} */ ([a, ...between, b]));
}

/**
 * The path of a link on the network's map; null if the link has no geometry of its own, or if the
 * geometry is not loaded.
 * @param {Network} network @param {number} link @param {number} from @param {number} to
 */
export function lineOfLink(network, link, from, to) {
  const between = bends(network, link, from);
  return between.length > 0 ? greatCircle(network, from, to, between) : null;
}

/**
 * The SVG path of a line on a map.
 * @param {(share: number) => MapPoint} line
 */
export function circlePath(line) {
  return pathThrough(Array.from({ length: PIECES + 1 }, (_, piece) => line(piece / PIECES)));
}

/**
 * The SVG path through points of a map. At the edge of the map, the path is interrupted and
 * continues on the other side.
 * @param {(MapPoint | null)[]} points null for a point that is not on the map
 */
export function pathThrough(points) {
  let [path, last] = ['', NaN];
  for (const point of points) {
    if (!point) continue;
    path += `${Math.abs(point.x - last) <= WIDE ? 'L' : 'M'}${Math.round(point.x * 10) / 10} ${Math.round(point.y * 10) / 10}`;
    last = point.x;
  }
  return path;
}
