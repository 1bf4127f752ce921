/**
 * Keyboard input on a focused map.
 * @module
 */

/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */
import { ARROWS, nextInDirection } from './map-direction.js';
import { nearestPoint } from './map-points.js';
import { WHOLE } from './map-view.js';

/** The factor by which one press of a key or button zooms. */
export const STEP = 1.6;
/** The fraction of the frame by which an arrow key moves the map. */
const MOVE = 0.2;

/** @param {MapZoom} zoom */
export function listenToKeys(zoom) {
  const listen = (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    if (act(zoom, event)) event.preventDefault();
  };
  zoom.frame.addEventListener('keydown', listen);
  zoom.tools.element.addEventListener('keydown', listen);
}

/** @param {MapZoom} zoom @param {KeyboardEvent} event @returns {boolean} true if the key was handled */
function act(zoom, { key, shiftKey, target }) {
  const { marks } = zoom;
  const onMap = zoom.frame.contains(/** @type {Node} */ (target));
  if (key === '+' || key === '=') zoom.zoom(STEP);
  else if (key === '-' || key === '−') zoom.zoom(1 / STEP);
  else if (key === '0') zoom.reset();
  else if (key === 'f') zoom.tools.fill();
  else if (key === 'Escape') {
    if (marks.release?.()) return true;
    if (zoom.view.zoom === 1) return false;
    zoom.show(WHOLE, { eased: true });
  } else if (key in ARROWS) {
    const [x, y] = ARROWS[key];
    if (onMap && !shiftKey && step(zoom, [x, y])) return true;
    // The arrow keys move the map if Shift is held, if there are no markers, or if a button has the
    // focus.
    if (zoom.view.zoom === 1 || (marks.points().length > 0 && onMap && !shiftKey)) return false;
    zoom.move(-x * MOVE, -y * MOVE);
  } else if ((key === 'Home' || key === 'End') && onMap) {
    const points = marks.points();
    if (points.length === 0) return false;
    go(zoom, points, key === 'Home' ? 0 : points.length - 1);
  } else if ((key === 'Enter' || key === ' ') && onMap && marks.choose) {
    if (marks.current() < 0) return false;
    marks.choose(marks.current());
  } else return false;
  return true;
}

/** @param {MapZoom} zoom @param {[number, number]} direction */
function step(zoom, direction) {
  const { marks, view } = zoom;
  const points = marks.points();
  const current = marks.current();
  const next =
    current < 0
      ? // The first step focuses the marker nearest to the centre of the view.
        nearestPoint(points, { x: view.left + 0.5 / view.zoom, y: view.top + 0.5 / view.zoom })
      : nextInDirection(points, points[current], direction);
  if (next < 0) return points.length > 0;
  go(zoom, points, next);
  return true;
}

/** @param {MapZoom} zoom @param {{x: number, y: number}[]} points @param {number} mark */
function go(zoom, points, mark) {
  zoom.reveal(points[mark]);
  zoom.marks.go(mark);
}
