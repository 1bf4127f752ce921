/**
 * The picture under a route: the network in a paler colour and without labels, so that only the
 * route has labels.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */

/**
 * @param {HTMLElement} frame
 * @param {Network} network
 * @param {string} root the path to the site's root
 * @param {boolean} isQuiet true if the map shows a route
 */
export function quietMap(frame, network, root, isQuiet) {
  const { map, quietMap: quiet } = network.data;
  const picture = frame.querySelector('.map-base');
  const file = isQuiet ? (quiet ?? map) : map;
  if (!(picture instanceof HTMLImageElement) || !file) return;
  // The fragment of the address selects the layers of the picture that are shown.
  const address = new URL(root + file, location.href).href + new URL(picture.src).hash;
  if (picture.src !== address) picture.src = address;
}
