/**
 * From the screen to the map and its places.
 * @module
 */

/**
 * The place nearest to a point, within reach.
 * @param {ArrayLike<number>} x of places
 * @param {ArrayLike<number>} y
 * @param {{x: number, y: number}} point
 * @param {number} reach
 * @returns {number} -1 if none is
 */
export function nearestPlace(x, y, point, reach) {
  let [best, nearest] = [reach * reach, -1];
  for (let place = 0; place < x.length; place += 1) {
    const distance = (x[place] - point.x) ** 2 + (y[place] - point.y) ** 2;
    if (distance <= best && (distance < best || nearest < 0)) [best, nearest] = [distance, place];
  }
  return nearest;
}

/**
 * A point of the screen in the map's units, and how many of them make a pixel.
 * @param {{left: number, top: number, width: number}} box where the map is on the screen
 * @param {number} width of the map in its units
 * @param {{clientX: number, clientY: number}} event
 * @returns {{x: number, y: number, unit: number}}
 */
export function mapPoint(box, width, event) {
  const unit = width / (box.width || 1);
  return { x: (event.clientX - box.left) * unit, y: (event.clientY - box.top) * unit, unit };
}
