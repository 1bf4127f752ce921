/**
 * Moves the map to a planned route or a chosen place.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { clamped, contains, fitted, WHOLE } from '../map/map-view.js';
import { MapZoom } from '../map/map-zoom.js';

/** The maximum zoom for a route, so that its surroundings stay visible. */
const CLOSEST = 4;
/** The space for the label of each end of a route, in px. */
const NAME = 60;

/**
 * Shows the part of the map that contains a route, as on the route's page. Also shows the labels of
 * the route's stops. A game board is always shown whole.
 * @param {HTMLElement} frame
 * @param {Network} network
 * @param {SVGGraphicsElement} path the route
 * @param {boolean} isChanged true if the reader has changed the network. The view of the previous
 *   route then stays if it contains the whole new route, so that the reader can compare the two
 *   routes
 */
export function fillMap(frame, network, path, isChanged) {
  const zoom = MapZoom.of(frame);
  const { width, height, regions } = network.data;
  const box = path.getBBox();
  const room = (box.width * NAME) / Math.max(NAME, frame.clientWidth - 2 * NAME);
  const share = {
    x: (box.x - room) / width, y: box.y / height, width: (box.width + 2 * room) / width, height: box.height / height,
  };
  const isSeen = isChanged && zoom.home.zoom > 1 && contains(zoom.home, share);
  // `settle` moves the map only from its initial view. In an unchanged network, the current view
  // becomes the initial view, so that `settle` works even if the reader has moved the map.
  if (!isChanged) zoom.home = zoom.aim;
  if (!isSeen) zoom.settle(regions ? WHOLE : fitted(share, CLOSEST));
  zoom.liven();
}

/**
 * Centres the map on a place that was chosen by name, unless the whole map is shown.
 * @param {MapZoom} map
 * @param {number} place -1 if the reader has cleared the field
 * @param {number} zoom
 */
export function centerOn(map, place, zoom) {
  if (place < 0 || zoom === 1) return;
  const { x, y } = map.marks.points()[place];
  map.show(clamped({ zoom, left: x - 0.5 / zoom, top: y - 0.5 / zoom }, map.most), { eased: true });
}
