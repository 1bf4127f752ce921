/**
 * The lines of the routes on a map, which labels should not cover.
 * @module
 */

/** @typedef {import('./label-levels.js').Box} Box */

/** The maximum number of segments in a group. */
const GROUP = 16;

/** The segments of lines, in groups with their bounding boxes. */
export class Stroke {
  /** @param {[number, number][][]} lines in units of the map */
  constructor(lines) {
    const segments = lines.flatMap((line) => line.slice(1).map((end, at) => [...line[at], ...end]));
    /** @type {{box: Box, segments: number[][]}[]} */
    this.groups = [];
    for (let at = 0; at < segments.length; at += GROUP) {
      const group = segments.slice(at, at + GROUP);
      const [x, y] = [0, 1].map((axis) => group.flatMap((segment) => [segment[axis], segment[axis + 2]]));
      const box = { left: Math.min(...x), top: Math.min(...y), right: Math.max(...x), bottom: Math.max(...y) };
      this.groups.push({ box, segments: group });
    }
  }

  /** @param {Box} box in units of the map */
  crosses(box) {
    return this.groups.some(({ box: all, segments }) => {
      if (all.left > box.right || all.right < box.left || all.top > box.bottom || all.bottom < box.top) return false;
      return segments.some(([ax, ay, bx, by]) => meets(ax, ay, bx - ax, by - ay, box));
    });
  }
}

/**
 * Returns true if a segment has a point in a box (Liang and Barsky, 1984).
 * @param {number} x @param {number} y @param {number} dx @param {number} dy @param {Box} box
 */
function meets(x, y, dx, dy, { left, top, right, bottom }) {
  let [enter, leave] = [0, 1];
  for (const [step, room] of [[-dx, x - left], [dx, right - x], [-dy, y - top], [dy, bottom - y]]) {
    if (step === 0 && room < 0) return false;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return enter <= leave;
}
