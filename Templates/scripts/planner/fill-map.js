/**
 * The part of a map where a planned route lies.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { contains, fitted, WHOLE } from '../map/map-view.js';
import { MapZoom } from '../map/map-zoom.js';

/** The maximum zoom to a route, at which its surroundings are still visible. */
const CLOSEST = 4;
/** The space for an end's name beside the end, in px. */
const NAME = 60;

/**
 * Shows the part of the map where a route lies, as the page of the route does, and the names of the stops in between.
 * A board is shown whole.
 * @param {HTMLElement} frame of the map
 * @param {Network} network
 * @param {SVGElement} path of the route
 * @param {boolean} isChanged true for a detour: if the current view shows all of it, the view stays, so that it can
 * be compared with the previous route
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
