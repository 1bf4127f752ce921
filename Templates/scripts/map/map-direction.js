/**
 * Finds the marker to which an arrow key moves the focus on a map.
 * @module
 */

/** @typedef {{x: number, y: number}} Point */

/** @type {Record<string, [number, number]>} */
export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The nearest marker in a direction. Markers straight ahead are preferred. A marker that is farther
 * to the side than ahead is chosen only if there is no other.
 * @param {Point[]} points
 * @param {Point} from
 * @param {[number, number]} direction
 * @returns {number} -1 if there is no marker in that direction
 */
export function nextInDirection(points, from, [dx, dy]) {
  let [best, least] = [-1, Infinity];
  for (let index = 0; index < points.length; index += 1) {
    const [x, y] = [points[index].x - from.x, points[index].y - from.y];
    const ahead = x * dx + y * dy;
    if (ahead <= 1e-9) continue;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const cost = ahead + 2 * aside + (aside > ahead ? 1e6 : 0);
    if (cost < least) [best, least] = [index, cost];
  }
  return best;
}
