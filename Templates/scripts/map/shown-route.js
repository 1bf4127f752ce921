/**
 * The places of the route on a map.
 * @module
 */

import { pathLines } from './map-points.js';

/** The maximum distance of a mark from its place, in units of the map. */
const REACH = 3;
/** The distance between the first point of each mark and its place, in units. */
const CORNERS = { start: [0, 10], goal: [7, 7] };

/**
 * The names of both ends of a route, then of its stops, the most important first, by the marks that are on the map.
 * @template {{x: number, y: number}} Name
 * @param {HTMLElement} frame
 * @param {Name[]} names the most important first
 * @returns {Name[]}
 */
export function shownRoute(frame, names) {
  const overlay = frame.querySelector('.map-overlay');
  if (!overlay) return [];
  /** @type {Name[]} */
  const found = [];
  const add = (/** @type {number} */ x, /** @type {number} */ y) => {
    const name = names.find((one) => Math.abs(one.x - x) < REACH / 10 && Math.abs(one.y - y) < REACH / 10)
      ?? names.find((one) => Math.hypot(one.x - x, one.y - y) < REACH);
    if (name && !found.includes(name)) found.push(name);
  };
  for (const mark of overlay.querySelectorAll('path.start, path.goal')) {
    const corner = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(mark.getAttribute('d') ?? '');
    if (!corner || mark.hasAttribute('hidden')) continue;
    const [x, y] = [Number(corner[1]), Number(corner[2])];
    if (mark.classList.contains('start')) add(x, y + CORNERS.start[1]);
    else add(x + CORNERS.goal[0], y + CORNERS.goal[1]);
  }
  const ends = found.length;
  for (const stop of overlay.querySelectorAll('circle.stop, circle.city')) {
    if (!stop.closest('[hidden]')) add(Number(stop.getAttribute('cx')), Number(stop.getAttribute('cy')));
  }
  const stops = new Set(found.slice(ends));
  return [...found.slice(0, ends), ...names.filter((name) => stops.has(name))];
}

/**
 * The lines of the route on a map, in its units.
 * @param {HTMLElement} frame
 */
export function shownLines(frame) {
  const paths = frame.querySelectorAll('.map-overlay .route-casing .line, .map-overlay path.route-casing');
  return [...paths].filter((path) => !path.closest('[hidden]')).flatMap((path) => pathLines(path.getAttribute('d') ?? ''));
}

/** The height of the length of an alternative, in px. */
const HEIGHT = 15;

/**
 * The lengths beside the alternatives on a map: their points, and their boxes around them in px.
 * @param {HTMLElement} frame
 */
export function shownLengths(frame) {
  const texts = /** @type {NodeListOf<SVGTextElement>} */ (frame.querySelectorAll('.map-overlay .ways text'));
  return [...texts].map((text) => {
    const { left, top, width } = text.getBoundingClientRect();
    const [x, y] = ['x', 'y'].map((name) => Number(text.getAttribute(name)));
    const matrix = /** @type {DOMMatrix} */ (text.ownerSVGElement?.getScreenCTM());
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return { x, y, box: { left: left - at.x, top: top - at.y, right: left - at.x + width, bottom: top - at.y + HEIGHT } };
  });
}
