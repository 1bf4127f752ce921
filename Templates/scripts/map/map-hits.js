/**
 * The hit areas of small countries. Each is a circle around the centre of the country, cut off
 * halfway to the next small country.
 * @module
 */

/** @typedef {{x: number, y: number}} Point */

/** The number of sides of the polygon that approximates the circle. */
const SIDES = 16;

/**
 * The part of a circle that is nearer to the centre of the circle than to any of `others`.
 * @param {Point} center
 * @param {number} radius
 * @param {Point[]} others
 * @returns {Point[]} the corners
 */
export function hitArea(center, radius, others) {
  let corners = Array.from({ length: SIDES }, (_, side) => {
    const angle = (2 * Math.PI * side) / SIDES;
    // The corners are farther out than the radius, so that the sides touch the circle.
    const reach = radius / Math.cos(Math.PI / SIDES);
    return { x: center.x + reach * Math.cos(angle), y: center.y + reach * Math.sin(angle) };
  });
  for (const other of others) {
    const [dx, dy] = [other.x - center.x, other.y - center.y];
    const distance = Math.hypot(dx, dy);
    if (distance > 0 && distance < 2.1 * radius) corners = cut(corners, center, dx, dy, distance);
  }
  return corners;
}

/**
 * Cuts off the part of a polygon that is nearer to another point than to `center`. The other point
 * is `dx` and `dy` away from the centre.
 * @param {Point[]} corners @param {Point} center @param {number} dx @param {number} dy
 * @param {number} distance
 */
function cut(corners, center, dx, dy, distance) {
  const beyond = (/** @type {Point} */ { x, y }) => ((x - center.x) * dx + (y - center.y) * dy) / distance - distance / 2;
  const kept = [];
  for (let index = 0; index < corners.length; index += 1) {
    const [from, to] = [corners[index], corners[(index + 1) % corners.length]];
    const [before, after] = [beyond(from), beyond(to)];
    if (before <= 0) kept.push(from);
    if (before < 0 === after < 0) continue;
    const share = before / (before - after);
    kept.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  }
  return kept;
}
