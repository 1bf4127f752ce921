/**
 * The background of a graph: the plane, a game board or a map of the earth.
 * @module
 */

/** @typedef {import('./graph.js').Graph} Graph */
/** @typedef {import('./graph.js').Link} Link */
/** @typedef {import('../core/network.js').NetworkData} NetworkData */
import { pointOnMap } from '../geo/projection.js';
import { positionOnMap } from '../geo/projection-inverse.js';
import { distance } from '../geo/sphere.js';
import { unitFacts } from '../lib/words.js';

/** @typedef {{x: number, y: number}} Point */

const PLANE_UNIT = {
  name: WORDS.playground.units, singular: WORDS.playground.unit, symbol: WORDS.playground.units, decimals: 2,
  kind: /** @type {const} */ ('length'),
};
/** The width of every picture in units of the picture. */
const WIDTH = 1000;

export class Ground {
  /**
   * @param {object} facts
   * @param {string} facts.slug
   * @param {string} facts.title
   * @param {import('../lib/words.js').Unit} facts.unit
   * @param {number} facts.columns the width in the background's coordinates
   * @param {number} facts.rows the height in the same units
   * @param {NetworkData['ground']} [facts.earth] the projection of a map of the earth
   * @param {number} [facts.height] in units of the picture
   * @param {string} [facts.picture] the path of the picture, relative to the site's root
   */
  constructor({ slug, title, unit, columns, rows, earth, height, picture = '' }) {
    this.slug = slug;
    this.title = title;
    this.unit = unit;
    this.columns = columns;
    this.rows = rows;
    this.earth = earth;
    this.picture = picture;
    this.width = WIDTH;
    this.height = height ?? (WIDTH * rows) / columns;
    this.isOnEarth = earth !== undefined;
    this.isPlane = slug === '';
    /** The distance that the keyboard cursor moves in one step, in units of the picture. */
    this.step = this.isPlane ? WIDTH / columns : WIDTH / 50;
  }

  /** @param {Point} position @returns {Point} */
  toMap({ x, y }) {
    if (this.earth) return pointOnMap(this.earth, { latitude: y, longitude: x }) ?? { x: 0, y: 0 };
    return { x: (x * this.width) / this.columns, y: (y * this.height) / this.rows };
  }

  /**
   * Converts a point in the picture to a position; returns null if the point is not on the earth.
   * @param {Point} point
   * @param {boolean} [snaps] true to snap the position to the grid, if the background is the plane
   * @returns {Point | null}
   */
  toGround(point, snaps = false) {
    const x = Math.max(0, Math.min(this.width, point.x));
    const y = Math.max(0, Math.min(this.height, point.y));
    if (this.earth) {
      const position = positionOnMap(this.earth, { x, y });
      return position && { x: rounded(position.longitude, 4), y: rounded(position.latitude, 4) };
    }
    const decimals = this.isPlane ? (snaps ? 0 : 2) : 1;
    return {
      x: rounded((x * this.columns) / this.width, decimals),
      y: rounded((y * this.rows) / this.height, decimals),
    };
  }

  /** @param {Point} position */
  holds(position) {
    const { x, y } = this.toMap(position);
    return x >= -0.5 && x <= this.width + 0.5 && y >= -0.5 && y <= this.height + 0.5;
  }

  /**
   * The straight-line distance between two positions: in metres on the earth, otherwise in units of
   * the background.
   * @param {Point} a @param {Point} b
   */
  straight(a, b) {
    if (!this.earth) return Math.hypot(a.x - b.x, a.y - b.y);
    return distance({ latitude: a.y, longitude: a.x }, { latitude: b.y, longitude: b.x });
  }

  /**
   * The cost of a link as an integer, in the smallest part of the unit. On the plane, the default
   * is the straight-line length in whole units. On a map of the earth with costs in kilometres, the
   * default is the length in metres. On any other background, the default is one unit.
   * @param {Graph} graph @param {Link} link
   */
  cost(graph, link) {
    const scale = 10 ** unitFacts(this.unit).decimals;
    if (link.cost !== null) return Math.round(link.cost * scale);
    const length = this.straight(graph.places[link.from], graph.places[link.to]);
    if (this.unit === 'km' && this.earth) return Math.round(length);
    return this.isPlane ? Math.round(length) * scale : scale;
  }
}

export const PLANE = new Ground({ slug: '', title: WORDS.playground.plane, unit: PLANE_UNIT, columns: 30, rows: 20 });

/**
 * The background that shows the map of a network.
 * @param {NetworkData} data
 */
export function groundOf({ slug, title, unit, width, height, ground, quietMap, map }) {
  return new Ground({
    slug, title, unit, columns: width, rows: height, earth: ground, height: (WIDTH * height) / width,
    picture: quietMap ?? map,
  });
}

/**
 * A network as a graph on the network's map.
 * @param {NetworkData} data
 * @returns {Graph}
 */
export function graphOf({ slug, unit, places, links, ground }) {
  const scale = 10 ** unitFacts(unit).decimals;
  const { latitude, longitude, x, y } = places;
  return {
    ground: slug,
    places: places.name.map((name, index) => ({
      name,
      x: ground ? Number(longitude?.[index]) : x[index],
      y: ground ? Number(latitude?.[index]) : y[index],
    })),
    links: links.from.map((from, index) => ({
      from,
      to: links.to[index],
      cost: links.cost[index] / scale,
      oneWay: Boolean(links.directed?.[index]),
    })),
    start: places.name.length ? 0 : -1,
    goal: places.name.length > 1 ? places.name.length - 1 : -1,
  };
}

/**
 * Moves a graph to another background. Between two maps of the earth, places inside the new map
 * keep their positions. All other places keep their arrangement in the picture.
 * @param {Graph} graph @param {Ground} from @param {Ground} to
 * @returns {Graph}
 */
export function moveTo(graph, from, to) {
  const points = graph.places.map((place) => (from.isOnEarth && to.isOnEarth && to.holds(place) ? null : from.toMap(place)));
  const scale = Math.min(1, to.height / from.height);
  const places = graph.places.map((place, index) => {
    const point = points[index];
    if (!point) return place;
    const x = to.width / 2 + (point.x - from.width / 2) * scale;
    const y = to.height / 2 + (point.y - from.height / 2) * scale;
    return { ...place, ...(to.toGround({ x, y }) ?? { x: 0, y: 0 }) };
  });
  return { ...graph, ground: to.slug, places };
}

/**
 * Fits a graph with an unknown background into the plane.
 * @param {Graph} graph @param {boolean} northIsUp true if y increases upwards
 * @returns {Graph}
 */
export function fitToPlane(graph, northIsUp) {
  const { places } = graph;
  if (places.length === 0) return { ...graph, ground: '' };
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => (northIsUp ? -y : y))];
  const isInside = Math.min(...xs, ...ys) >= 0 && Math.max(...xs) <= PLANE.columns && Math.max(...ys) <= PLANE.rows;
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = Math.max((Math.max(...xs) - left) / (PLANE.columns - 2), (Math.max(...ys) - top) / (PLANE.rows - 2), 1e-9);
  return {
    ...graph,
    ground: '',
    places: places.map((place, index) => {
      if (isInside) return { ...place, y: ys[index] };
      return { ...place, x: rounded(1 + (xs[index] - left) / size, 2), y: rounded(1 + (ys[index] - top) / size, 2) };
    }),
  };
}

/** @param {number} value @param {number} decimals */
function rounded(value, decimals) {
  return Math.round(value * 10 ** decimals) / 10 ** decimals || 0;
}
