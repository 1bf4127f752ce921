/**
 * Zooms the map to a planned route.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { contains, fitted, WHOLE } from '../map/map-view.js';
import { MapZoom } from '../map/map-zoom.js';

/** The maximum zoom for a route, at which its surroundings are still visible. */
const CLOSEST = 4;
/** The space for the label of an end, in px. */
const NAME = 60;

/**
 * Shows the part of the map that contains a route, as on the route's page, and the labels of its
 * stops. A game board is always shown whole.
 * @param {HTMLElement} frame the frame of the map
 * @param {Network} network
 * @param {SVGElement} path the path of the route
 * @param {boolean} isChanged true if the reader has changed the network; a view that contains the
 *   whole new route is then kept, so that both routes can be compared
 */
export function fillMap(frame, network, path, isChanged) {
  const zoom = MapZoom.of(frame);
  const { width, height, regions } = network.data;
  const box = /** @type {SVGGraphicsElement} */ (path).getBBox();
  const room = (box.width * NAME) / Math.max(NAME, frame.clientWidth - 2 * NAME);
  const share = {
    x: (box.x - room) / width, y: box.y / height, width: (box.width + 2 * room) / width, height: box.height / height,
  };
  const isSeen = isChanged && zoom.home.zoom > 1 && contains(zoom.home, share);
  if (!isSeen) zoom.settle(regions ? WHOLE : fitted(share, CLOSEST));
  zoom.liven();
}
