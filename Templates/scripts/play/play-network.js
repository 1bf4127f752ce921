/**
 * Converts a graph of the playground to a network, for the searches and their drawings.
 * @module
 */

/** @typedef {import('./graph.js').Graph} Graph */
/** @typedef {import('./ground.js').Ground} Ground */
/** @typedef {import('./ground.js').Point} Point */
import { Network } from '../core/network.js';
import { circlePath, lineOnMap } from '../geo/great-circle.js';

/** The distance between parallel links, in units of the picture. */
const APART = 22;
/**
 * The length, in units of the picture, above which a line on a map of the earth is a great circle.
 */
const FAR = 60;

/** @type {import('../core/network.js').NetworkData} */
const EMPTY_DATA = {
  slug: '', title: '', unit: '', width: 0, height: 0, modes: [{ id: 'link', name: '', line: 'solid' }],
  places: { name: [], x: [], y: [] }, links: { from: [], to: [], mode: [], cost: [] },
};

/** @param {Graph} graph @param {Ground} ground @returns {Network} */
export function networkOf(graph, ground) {
  const places = placesOnEarth(graph, graph.places.map((place) => ground.toMap(place)));
  const plane = {
    places: { ...places, longitude: undefined, latitude: undefined },
    straight: (/** @type {number} */ a, /** @type {number} */ b) => ground.straight(graph.places[a], graph.places[b]),
  };
  return new Network({
    ...EMPTY_DATA,
    unit: ground.unit,
    width: ground.width,
    height: ground.height,
    ...(ground.isOnEarth ? { places } : plane),
    links: {
      from: graph.links.map(({ from }) => from),
      to: graph.links.map(({ to }) => to),
      mode: graph.links.map(() => 0),
      cost: graph.links.map((link) => ground.cost(graph, link)),
      directed: graph.links.map(({ oneWay }) => Number(oneWay)),
      path: linkLines(graph, ground).map(({ path }) => path),
    },
  });
}

/**
 * A line. `at` returns the point at a share of the line, from 0 at its start to 1 at its end.
 * @typedef {{at: (share: number) => Point, path: string}} Line
 */

/**
 * The lines of all links. A line is usually straight. A long line on a map of the earth is a great
 * circle. If several links connect the same places, their lines are curves.
 * @param {Graph} graph
 * @param {Ground} ground
 * @returns {Line[]}
 */
export function linkLines(graph, ground) {
  const points = graph.places.map((place) => ground.toMap(place));
  const bends = linkBends(graph, points);
  return graph.links.map(({ from, to }, link) => {
    const [a, b, bend] = [points[from], points[to], bends[link]];
    const isCircle = ground.isOnEarth && !bend && Math.hypot(a.x - b.x, a.y - b.y) > FAR;
    const ends = [from, to].map((place) => /** @type {[number, number]} */ ([graph.places[place].x, graph.places[place].y]));
    const circle = isCircle ? lineOnMap(ground.earth, ends) : null;
    if (circle) return { at: circle, path: circlePath(circle) };
    const control = bend ?? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const at = (/** @type {number} */ share) => {
      const [first, second, third] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
      return {
        x: first * a.x + second * control.x + third * b.x,
        y: first * a.y + second * control.y + third * b.y,
      };
    };
    return { at, path: bend ? `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}` : `M${a.x} ${a.y}L${b.x} ${b.y}` };
  });
}

/** @param {Graph} graph @param {Point[]} points */
function placesOnEarth({ places }, points) {
  return {
    name: places.map(({ name }) => name || WORDS.playground.placeUnnamed),
    id: places.map((_, index) => String(index)),
    x: points.map(({ x }) => x),
    y: points.map(({ y }) => y),
    longitude: places.map(({ x }) => x),
    latitude: places.map(({ y }) => y),
  };
}

/**
 * The control point of each link's curve; null for a link without parallel links.
 * @param {Graph} graph @param {Point[]} points
 * @returns {(Point | null)[]}
 */
function linkBends({ links }, points) {
  /** @type {Map<string, number[]>} */
  const between = new Map();
  links.forEach(({ from, to }, link) => {
    const key = from < to ? `${from},${to}` : `${to},${from}`;
    between.set(key, [...(between.get(key) ?? []), link]);
  });
  return links.map(({ from, to }, link) => {
    const [low, high] = from < to ? [from, to] : [to, from];
    const group = between.get(`${low},${high}`) ?? [];
    if (group.length < 2) return null;
    const [a, b] = [points[low], points[high]];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    // The middle of a quadratic curve is only half as far from the chord as the control point is,
    // hence the factor 2.
    const aside = (group.indexOf(link) - (group.length - 1) / 2) * 2 * APART;
    return {
      x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * aside,
      y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * aside,
    };
  });
}
