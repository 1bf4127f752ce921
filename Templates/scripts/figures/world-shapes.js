/**
 * The countries of the world as shapes that can be drawn in any of the projections.
 * @module
 */

import { projection } from '../geo/projection.js';
import { EARTH_RADIUS } from '../geo/sphere.js';

/** @typedef {{steps: number, countries: Record<string, {name: string, rings: number[][]}>}} Outlines */
/**
 * @typedef {[number, number][]} Ring a list of points: degrees east and north, or coordinates on a
 *   plane
 */

/** The maximum length in degrees of a segment that is projected as a straight line. */
const LONGEST = 3;
/** The latitude in degrees at which the Mercator map ends; its poles are infinitely far away. */
const MERCATOR_END = 84;

/** @type {Record<string, {title: string, note: string, map: string}>} */
export const PROJECTIONS = {
  'equal-earth': {
    title: WORDS.figures.equalEarth, note: WORDS.figures.equalEarthNote, map: WORDS.figures.equalEarthMap,
  },
  mercator: { title: WORDS.figures.mercator, note: WORDS.figures.mercatorNote, map: WORDS.figures.mercatorMap },
  equirectangular: {
    title: WORDS.figures.equirectangular, note: WORDS.figures.equirectangularNote, map: WORDS.figures.equirectangularMap,
  },
};

/** A country. Its rings are decoded on first use, because few countries are shown at first. */
export class Shape {
  /** @type {Ring[] | null} */
  #rings = null;

  /**
   * @param {string} code @param {string} name @param {number[][]} outline
   * @param {number} steps the number of coordinate steps per degree
   */
  constructor(code, name, outline, steps) {
    this.code = code;
    this.name = name;
    this.outline = outline;
    this.steps = steps;
  }

  get rings() {
    return (this.#rings ??= this.outline.map((ring) => divided(positions(ring, this.steps))));
  }
}

/**
 * Creates the shapes of all countries.
 * @param {Outlines} outlines
 */
export function worldShapes({ steps, countries }) {
  return Object.entries(countries).map(([code, { name, rings }]) => new Shape(code, name, rings, steps));
}

/**
 * @param {number[]} ring the points, each stored as the difference from the previous one
 * @param {number} steps @returns {Ring}
 */
function positions(ring, steps) {
  /** @type {Ring} */
  const points = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < ring.length; index += 2) {
    x += ring[index];
    y += ring[index + 1];
    points.push([clamp(x / steps - 180, 180), clamp(90 - y / steps, 90)]);
  }
  return points;
}

/** @param {Ring} ring @returns {Ring} the ring with additional points on long segments */
function divided(ring) {
  /** @type {Ring} */
  const points = [];
  ring.forEach((point, index) => {
    const [x, y] = point;
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    const parts = Math.ceil(Math.max(Math.abs(nextX - x), Math.abs(nextY - y)) / LONGEST);
    points.push(point);
    for (let part = 1; part < parts; part += 1) points.push([x + ((nextX - x) * part) / parts, y + ((nextY - y) * part) / parts]);
  });
  return points;
}

/** @param {number} value @param {number} most */
function clamp(value, most) {
  return Math.max(-most, Math.min(most, value));
}

/**
 * Returns a function that projects positions to a plane. The unit is the radius of the earth, and y
 * increases northwards.
 * @param {string} name @returns {(position: [number, number]) => [number, number]}
 */
export function plane(name) {
  const forward = projection({ name, parameters: { longitude: 0, parallel: 0 } });
  const end = name === 'mercator' ? MERCATOR_END : 90;
  return ([longitude, latitude]) => forward({ latitude: clamp(latitude, end), longitude }) ?? [0, 0];
}

/**
 * The total area of rings on a plane. All rings must have the same orientation; none can be a hole.
 * @param {Ring[]} rings
 */
export function area(rings) {
  const sum = rings.reduce((total, ring) => {
    return ring.reduce((part, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length];
      return part + x * nextY - nextX * y;
    }, total);
  }, 0);
  return Math.abs(sum) / 2;
}

/**
 * The area of a country in km², measured in the Equal Earth projection, which preserves areas.
 * @param {Shape} shape
 */
export function trueArea(shape) {
  return drawnArea(shape, 'equal-earth') * (EARTH_RADIUS / 1000) ** 2;
}

/**
 * The area of a country on the plane of a projection. The unit is the square of the earth's radius.
 * @param {Shape} shape @param {string} name
 */
export function drawnArea(shape, name) {
  const put = plane(name);
  return area(shape.rings.map((ring) => ring.map(put)));
}

/**
 * The largest country whose mean latitude is within 10 degrees of the equator; any other country if
 * there is none.
 * @param {Shape[]} shapes
 * @param {string} code the code of the country far from the equator, which is excluded
 * @returns {Shape | undefined}
 */
export function nearEquator(shapes, code) {
  const others = shapes.filter((shape) => shape.code !== code);
  const [largest] = others
    .map((shape) => ({ shape, ...extent(shape) }))
    .filter(({ latitude }) => Math.abs(latitude) < 10)
    .sort((a, b) => b.area - a.area);
  return largest?.shape ?? others[0];
}

/**
 * The mean latitude of a shape's points in degrees, and twice its area in squared coordinate steps.
 * Both are computed from the encoded outline, without decoding it.
 * @param {Shape} shape
 */
function extent({ outline, steps }) {
  let [sum, count, area] = [0, 0, 0];
  for (const ring of outline) {
    let [x, y] = [0, 0];
    let twice = 0;
    for (let index = 0; index < ring.length; index += 2) {
      // The first point is the common corner of the triangles whose areas are summed.
      if (index > 0) twice += (x - ring[0]) * ring[index + 1] - (y - ring[1]) * ring[index];
      x += ring[index];
      y += ring[index + 1];
      sum += 90 - y / steps;
      count += 1;
    }
    area += Math.abs(twice);
  }
  return { latitude: sum / (count || 1), area };
}
