/**
 * The midpoint of lines on a map.
 * @module
 */

/**
 * The point halfway along consecutive lines.
 * @param {[number, number][][]} lines
 * @returns {[number, number]}
 */
export function middle(lines) {
  const pieces = lines.flatMap((line) => line.slice(1).map((end, index) => ({ start: line[index], end })));
  const sizes = pieces.map(({ start, end }) => Math.hypot(end[0] - start[0], end[1] - start[1]));
  let rest = sizes.reduce((sum, size) => sum + size, 0) / 2;
  for (const [index, { start, end }] of pieces.entries()) {
    if (rest <= sizes[index]) {
      const share = sizes[index] ? rest / sizes[index] : 0;
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    }
    rest -= sizes[index];
  }
  return lines[0]?.[0] ?? [0, 0];
}
