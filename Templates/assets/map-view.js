/**
 * Which part of a map its frame shows. It knows no page.
 * @module
 */

/**
 * How often larger the map is than its frame, and how much of the map lies left of and above the
 * frame, as shares of the map.
 * @typedef {{zoom: number, left: number, top: number}} View
 */

/** The whole map. @type {View} */
export const WHOLE = { zoom: 1, left: 0, top: 0 };

/**
 * The view with nothing but map in the frame.
 * @param {View} view
 * @param {number} most how far it may be zoomed in
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
 * Zooms by a factor while what lies under a point of the frame stays there.
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
