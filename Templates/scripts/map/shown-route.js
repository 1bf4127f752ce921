/**
 * Finds the labels and lines of the route and the alternatives that a map currently shows.
 * @module
 */

/** The maximum distance between a marker and its place, in units of the map. */
const REACH = 3;
/**
 * For each marker shape, the offset from the first point of the path to the marked place, in units
 * of the map.
 */
const CORNERS = { start: [0, 10], goal: [7, 7] };

/**
 * The labels of both ends of the shown route, and of its stops in order of importance. The labels
 * are found by the positions of the route's markers.
 * @template {{x: number, y: number}} Name
 * @param {HTMLElement} frame
 * @param {Name[]} names all labels, the most important first
 * @returns {{ends: Name[], stops: Name[]}}
 */
export function shownRoute(frame, names) {
  const overlay = frame.querySelector('.map-overlay');
  if (!overlay) return { ends: [], stops: [] };
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
  return { ends: found.slice(0, ends), stops: names.filter((name) => stops.has(name)) };
}

/**
 * The lines of the route and its alternatives on a map, in units of the map.
 * @param {HTMLElement} frame
 * @param {(path: string) => [number, number][][]} pathLines reads the data of a path
 */
export function shownLines(frame, pathLines) {
  // A casing is a path, or a group with one path for each kind of line.
  const paths = frame.querySelectorAll(
    '.map-overlay :is(.route-casing, .way-casing) .line, .map-overlay path:is(.route-casing, .way-casing)',
  );
  // A replay hides the alternatives.
  return [...paths].filter((path) => !path.closest('[hidden], .replaying > .way')).flatMap((path) => pathLines(path.getAttribute('d') ?? ''));
}

/** The height in px of the text that shows an alternative's length. */
const HEIGHT = 15;

/**
 * The texts with the lengths of alternatives on a map: their anchor points in units of the map, and
 * their boxes in px relative to these points.
 * @param {HTMLElement} frame
 */
export function shownLengths(frame) {
  const texts = /** @type {NodeListOf<SVGTextElement>} */ (frame.querySelectorAll('.map-overlay .way > text'));
  return [...texts].map((text) => {
    const { left, top, width } = text.getBoundingClientRect();
    const [x, y] = ['x', 'y'].map((name) => Number(text.getAttribute(name)));
    const matrix = /** @type {DOMMatrix} */ (text.ownerSVGElement?.getScreenCTM());
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return { x, y, box: { left: left - at.x, top: top - at.y, right: left - at.x + width, bottom: top - at.y + HEIGHT } };
  });
}
