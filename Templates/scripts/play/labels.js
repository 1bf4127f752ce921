/**
 * Chooses label positions on a graph. Labels that would overlap are omitted unless required.
 * @module
 */

/** @typedef {import('./ground.js').Point} Point */

/**
 * A label. `spots` are its candidate positions, the preferred one first.
 * @typedef {{text: string, spots: Point[], isNeeded: boolean}} Wish
 */

/** The average width of a letter and the height of a line, as fractions of the font size. */
const [LETTER, LINE] = [0.56, 1.15];

/**
 * Returns the centre of each label, or null for a label that does not fit. A required label is
 * always placed.
 * @param {Wish[]} wishes the most important first
 * @param {number} size the font size, in units of the picture
 * @param {{width: number, height: number}} picture
 * @param {{x: number, y: number, reach: number}[]} [marks] the markers, which only required labels
 *   may cover
 * @returns {(Point | null)[]}
 */
export function placeLabels(wishes, size, { width, height }, marks = []) {
  /** @type {{left: number, right: number, top: number, bottom: number}[]} */
  const taken = marks.map(({ x, y, reach }) => ({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }));
  return wishes.map(({ text, spots, isNeeded }) => {
    const half = Math.max(1, [...text].length) * LETTER * size / 2;
    const rise = (LINE * size) / 2;
    const boxes = spots.map(({ x, y }) => {
      const middle = Math.max(half, Math.min(width - half, x));
      return { x: middle, y, left: middle - half, right: middle + half, top: y - rise, bottom: y + rise };
    });
    const free = boxes.find((box) => {
      const isInside = box.top >= 0 && box.bottom <= height;
      return isInside && !taken.some((one) => {
        return box.left < one.right && box.right > one.left && box.top < one.bottom && box.bottom > one.top;
      });
    });
    const chosen = free ?? (isNeeded ? boxes[0] : undefined);
    if (!chosen) return null;
    taken.push(chosen);
    return { x: chosen.x, y: chosen.y };
  });
}
