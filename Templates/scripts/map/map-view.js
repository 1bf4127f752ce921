/**
 * The part of a map that its frame shows. It knows no page.
 * @module
 */

/**
 * The ratio of the map's size to the frame's, and the share of the map that lies left of and above
 * the frame.
 * @typedef {{zoom: number, left: number, top: number}} View
 */

/**
 * A part of a map, in shares of the map.
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */

/**
 * The whole map.
 * @type {View}
 */
export const WHOLE = { zoom: 1, left: 0, top: 0 };

/**
 * The view moved so that the map fills the frame.
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
 * Zooms by a factor while the map under a point of the frame stays there.
 * @param {View} view
 * @param {number} factor
 * @param {{x: number, y: number}} point in shares of the frame
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
 * @param {number} x to the right, in shares of the frame
 * @param {number} y downwards
 * @param {number} most
 * @returns {View}
 */
export function moved(view, x, y, most) {
  const { zoom, left, top } = view;
  return clamped({ zoom, left: left - x / zoom, top: top - y / zoom }, most);
}

/**
 * The view with a box in its middle and a margin of a tenth around it.
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
 * Returns true if a view shows all of a box.
 * @param {View} view
 * @param {Box} box
 */
export function contains({ zoom, left, top }, { x, y, width, height }) {
  return x >= left && y >= top && x + width <= left + 1 / zoom && y + height <= top + 1 / zoom;
}

/**
 * The view nearest to another one in which a point is at least a tenth of the frame from the edges.
 * @param {View} view
 * @param {{x: number, y: number}} point in shares of the map
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
 * A view on the way from one to another. It grows by the same factor in equal times, and the point of the map that
 * both views show at the same point of the frame stays there.
 * @param {View} from
 * @param {View} to
 * @param {number} share of the way, 0 to 1
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
