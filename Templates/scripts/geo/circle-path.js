/**
 * The great circle between two places as a line on the map.
 * @module
 */

/** The pieces of a great circle, and a step of it that leads over the edge of the map. */
const [PIECES, WIDE] = [40, 300];

/**
 * @param {(share: number) => {x: number, y: number}} circle
 * @returns {string} path data
 */
export function circlePath(circle) {
  let path = '';
  /** @type {{x: number, y: number} | null} */
  let last = null;
  for (let step = 0; step <= PIECES; step += 1) {
    const point = circle(step / PIECES);
    // A line that leaves the map on one side comes back on the other.
    const isBroken = !last || Math.abs(point.x - last.x) > WIDE;
    path += `${isBroken ? 'M' : 'L'}${Math.round(point.x * 10) / 10} ${Math.round(point.y * 10) / 10}`;
    last = point;
  }
  return path;
}
