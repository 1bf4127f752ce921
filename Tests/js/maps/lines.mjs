// Lines on a map: parses path data, and finds the distance between a point and the nearest line.

/**
 * The lines in path data that consist of the commands M m l h v z, with all coordinates multiplied
 * by `unit`. A closed line ends with its first point.
 */
export function points(data, unit) {
  const lines = [];
  let line = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, text] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'z') {
      line.push([startX * unit, startY * unit]);
      [x, y] = [startX, startY];
      continue;
    }
    const size = command === 'h' || command === 'v' ? 1 : 2;
    for (let at = 0; at + size <= numbers.length; at += size) {
      const isMove = (command === 'M' || command === 'm') && at === 0;
      if (command === 'h') x += numbers[at];
      else if (command === 'v') y += numbers[at];
      else if (command === 'M' && at === 0) [x, y] = numbers;
      else if ('lmM'.includes(command)) [x, y] = [x + numbers[at], y + numbers[at + 1]];
      else throw new Error(`command ${command}`);
      if (isMove) {
        line = [];
        lines.push(line);
        [startX, startY] = [x, y];
      }
      line.push([x * unit, y * unit]);
    }
  }
  return lines;
}

/** The segments of a line, as [x1, y1, x2, y2]. */
export function segments(line) {
  return line.slice(1).map((end, index) => [...line[index], ...end]);
}

/** The size of the grid cells in which lines are stored, in px. */
const CELL = 8;
/** The distance up to which lines are found, in px. */
const REACH = 2.5;

/** A grid of line segments. */
export class LineIndex {
  /** @param {number[][]} lines the segments, as [x1, y1, x2, y2] */
  constructor(lines) {
    this.lines = lines;
    this.cells = new Map();
    lines.forEach(([x1, y1, x2, y2], index) => {
      const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)].map((x, end) => cell(x + (end ? REACH : -REACH)));
      const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)].map((y, end) => cell(y + (end ? REACH : -REACH)));
      if (right - left > 400 || bottom - top > 400) return;
      for (let row = top; row <= bottom; row += 1) {
        for (let column = left; column <= right; column += 1) {
          // A long segment is only stored in the cells along it.
          if ((right - left) * (bottom - top) > 30) {
            const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
            if (distance(x, y, x1, y1, x2, y2) > CELL + REACH) continue;
          }
          const key = row * 65536 + column;
          const found = this.cells.get(key);
          if (found) found.push(index);
          else this.cells.set(key, [index]);
        }
      }
    });
  }

  /** The distance between a point and the nearest line; infinite if no line is near the point. */
  distance(x, y) {
    let best = Infinity;
    for (const index of this.cells.get(cell(y) * 65536 + cell(x)) ?? []) {
      const [x1, y1, x2, y2] = this.lines[index];
      best = Math.min(best, distance(x, y, x1, y1, x2, y2));
    }
    return best;
  }
}

const cell = (value) => Math.floor(value / CELL);

function distance(x, y, x1, y1, x2, y2) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const share = square > 0 ? Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / square)) : 0;
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
