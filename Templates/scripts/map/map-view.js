/**
 * The part of a map that its frame shows. This module does not access the page.
 * @module
 */

/**
 * `zoom` is the map's size divided by the frame's size. `left` and `top` are the fractions of the
 * map that lie to the left of the frame and above it.
 * @typedef {{zoom: number, left: number, top: number}} View
 */

/** @typedef {{x: number, y: number, width: number, height: number}} Box in fractions of the map */

/** @type {View} */
export const WHOLE = { zoom: 1, left: 0, top: 0 };

/** @param {View} one @param {View} other */
export function isSame(one, other) {
  return Math.hypot(one.zoom - other.zoom, one.left - other.left, one.top - other.top) < 1e-6;
}

/**
 * Limits the zoom of a view, and moves the view so that the map fills the frame.
 * @param {View} view
 * @param {number} most the maximum zoom
 * @returns {View}
 */
export function clamped({ zoom, left, top }, most) {
  const size = Math.max(1, Math.min(most, zoom));
  const limit = 1 - 1 / size;
  return {
    zoom: size,
    left: Math.max(0, Math.min(limit, left)),
    top: Math.max(0, Math.min(limit, top)),
  };
}

/**
 * Zooms by a factor. The part of the map at the given point of the frame stays in place.
 * @param {View} view
 * @param {number} factor
 * @param {{x: number, y: number}} point a point in fractions of the frame's size
 * @param {number} most
 * @returns {View}
 */
export function zoomed(view, factor, point, most) {
  const zoom = Math.max(1, Math.min(most, view.zoom * factor));
  const keep = (/** @type {number} */ start, /** @type {number} */ share) => {
    return start + share / view.zoom - share / zoom;
  };
  return clamped({ zoom, left: keep(view.left, point.x), top: keep(view.top, point.y) }, most);
}

/**
 * Moves the map within its frame.
 * @param {View} view
 * @param {number} x the distance to the right, in fractions of the frame's size
 * @param {number} y the distance downwards, in fractions of the frame's size
 * @param {number} most
 * @returns {View}
 */
export function moved(view, x, y, most) {
  const { zoom, left, top } = view;
  return clamped({ zoom, left: left - x / zoom, top: top - y / zoom }, most);
}

/**
 * The view that centres a box and lets it fill nine tenths of the frame.
 * @param {Box} box
 * @param {number} most
 * @returns {View}
 */
export function fitted({ x, y, width, height }, most) {
  const zoom = Math.max(1, Math.min(most, 0.9 / Math.max(width, height)));
  const [left, top] = [x + width / 2 - 0.5 / zoom, y + height / 2 - 0.5 / zoom];
  return clamped({ zoom, left, top }, most);
}

/**
 * Returns true if a view shows the whole box.
 * @param {View} view
 * @param {Box} box
 */
export function contains({ zoom, left, top }, { x, y, width, height }) {
  return x >= left && y >= top && x + width <= left + 1 / zoom && y + height <= top + 1 / zoom;
}

/**
 * Moves a view by the smallest amount that leaves a point at least a tenth of the frame away from
 * the frame's edges.
 * @param {View} view
 * @param {{x: number, y: number}} point a point in fractions of the map's size
 * @param {number} most
 * @returns {View}
 */
export function showing(view, point, most) {
  const margin = 0.1 / view.zoom;
  const keep = (/** @type {number} */ start, /** @type {number} */ at) => {
    return Math.min(at - margin, Math.max(at + margin - 1 / view.zoom, start));
  };
  const { zoom } = view;
  return clamped({ zoom, left: keep(view.left, point.x), top: keep(view.top, point.y) }, most);
}

/**
 * An intermediate view between two views. The zoom changes by equal factors in equal times. The
 * point of the map that has the same position in both views stays in place.
 * @param {View} from
 * @param {View} to
 * @param {number} share the progress, from 0 to 1
 * @returns {View}
 */
export function between(from, to, share) {
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  const whole = 1 / from.zoom - 1 / to.zoom;
  const part = Math.abs(whole) < 1e-9 ? share : (1 / from.zoom - 1 / zoom) / whole;
  return {
    zoom,
    left: from.left + (to.left - from.left) * part,
    top: from.top + (to.top - from.top) * part,
  };
}
