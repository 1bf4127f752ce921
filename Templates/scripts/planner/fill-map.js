/**
 * The part of a map where a planned route lies.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { contains, fitted, WHOLE } from '../map/map-view.js';
import { MapZoom } from '../map/map-zoom.js';

/** The maximum zoom to a route, at which its surroundings are still visible. */
const CLOSEST = 4;
/** The room for the name of an end beside it, in px. */
const NAME = 60;

/**
 * Shows the part of the map where a route lies, as its page does, and the names of the stops between. A board
 * is shown whole.
 * @param {HTMLElement} frame of the map
 * @param {Network} network
 * @param {SVGElement} path of the route
 * @param {boolean} isChanged true for a detour, which is compared with the previous route as long as the same view
 * shows it
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
