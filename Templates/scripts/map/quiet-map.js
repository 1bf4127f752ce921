/**
 * The map below a route: the network is drawn paler, and its names are replaced by the route's.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */

/**
 * @param {HTMLElement} frame of the map
 * @param {Network} network
 * @param {string} root the way to the site's root
 * @param {boolean} isQuiet true if a route lies on the map
 */
export function quietMap(frame, network, root, isQuiet) {
  const { map, quietMap: quiet } = network.data;
  const picture = frame.querySelector('.map-base');
  const file = isQuiet ? (quiet ?? map) : map;
  if (!(picture instanceof HTMLImageElement) || !file) return;
  // The fragment selects the parts of the drawing that are shown.
  const address = new URL(root + file, location.href).href + new URL(picture.src).hash;
  if (picture.src !== address) picture.src = address;
}
