/**
 * Computes two values for each label of a map: the minimum scale at which it is shown, and the side
 * of the marker on which it is placed. Neither depends on the current scale, so a label that is
 * shown stays on the same side of its marker while the reader zooms in.
 *
 * A label has a constant size on the screen, and its box contains its marker. As the map grows,
 * markers only move apart, so labels that do not overlap at one scale do not overlap at a larger
 * one. The labels are placed in order of rank. Each is shown at and above the smallest scale at
 * which it overlaps no label of a higher rank.
 * @module
 */

/**
 * A label to place. Lengths are in px; the position is in units of the map.
 * @typedef {object} Name
 * @property {number} x the position of the marker
 * @property {number} y
 * @property {number} width
 * @property {number} radius the radius of the marker; 0 for a text that is centred on its position
 * @property {number} [least] the minimum scale of the label
 * @property {boolean} [isEnd] true if the label may cover lines and dots
 * @property {boolean} [mustShow] true if the label may also cover the markers of other places
 * @property {boolean} [isCovered] true if `cover` has already reserved the box of the marker
 * @property {Built} [built] the position at which the generator drew the label. This position is
 *   known to be free
 */

/**
 * The position at which the generator drew a label: its text anchor relative to the marker, in px.
 * @typedef {{x: number, y: number, side: 'right' | 'left' | 'middle'}} Built
 */

/**
 * A box. Its edges are relative to the position of a marker, in px, unless stated otherwise.
 * `isMark` is true if the box belongs to a marker and not to a label.
 * @typedef {{left: number, top: number, right: number, bottom: number, isMark?: boolean}} Box
 */

/**
 * The placement of a label. `from` is the minimum scale at which the label is shown, in px per unit
 * (Infinity if never). `box` is the box of the text without the marker, relative to the marker.
 * @typedef {{from: number, box: Box, side: Side}} Placed
 */

/** @typedef {'right' | 'left' | 'above' | 'below' | 'middle'} Side */

/** @type {Side[]} the sides of a marker on which a label can be, the preferred side first */
const SIDES = ['right', 'left', 'above', 'below'];
/**
 * In px: the height of a label, the gap between a label and its marker, and the margin to the left
 * and right of both.
 */
export const [HEIGHT, GAP, ROOM] = [16, 3, 3];
/** The height of a label's letters, in px. */
const LETTERS = 11;
/** The smallest scale, in px per unit, and the number of levels per doubling of the scale. */
const [SMALLEST, STEPS] = [0.25, 3];
/** The cell width, in px, of the grid in which boxes are looked up. */
const CELL = 96;

/** @param {Name} name @param {Side} side @returns {Box} */
function textBox({ width, radius }, side) {
  const away = radius + GAP;
  const half = HEIGHT / 2;
  switch (side) {
    case 'right':
      return { left: away, top: -half, right: away + width, bottom: half };
    case 'left':
      return { left: -away - width, top: -half, right: -away, bottom: half };
    case 'above':
      return { left: -width / 2, top: -radius - HEIGHT, right: width / 2, bottom: -radius };
    case 'below':
      return { left: -width / 2, top: radius, right: width / 2, bottom: radius + HEIGHT };
    default:
      return { left: -width / 2, top: -half, right: width / 2, bottom: half };
  }
}

/** The boxes shown at one scale, stored by the grid cells that they overlap. */
class Level {
  /** @param {number} scale */
  constructor(scale) {
    this.scale = scale;
    /** @type {Map<number, Box[]>} */
    this.cells = new Map();
  }

  /**
   * @param {Box} box in px, relative to the top left of the map
   * @param {(cell: number) => boolean} visit called for each cell that the box overlaps; returns
   *   true to stop
   */
  #visit(box, visit) {
    const [left, right] = [Math.floor(box.left / CELL), Math.floor(box.right / CELL)];
    const [top, bottom] = [Math.floor(box.top / CELL), Math.floor(box.bottom / CELL)];
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        if (visit(row * 100_000 + column)) return true;
      }
    }
    return false;
  }

  /** @param {Box} box @param {boolean} [overMarks] true if the box may cover markers */
  isFree(box, overMarks) {
    return !this.#visit(box, (cell) => {
      return this.cells.get(cell)?.some((other) => {
        return !(overMarks && other.isMark) && box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
      }) ?? false;
    });
  }

  /** @param {Box} box */
  take(box) {
    this.#visit(box, (cell) => {
      const boxes = this.cells.get(cell);
      if (boxes) boxes.push(box);
      else this.cells.set(cell, [box]);
      return false;
    });
  }
}

/** Finds positions for labels. The caller must place the most important labels first. */
export class NamePlacer {
  /**
   * @param {{width: number, height: number}} size in units of the map
   * @param {number} largest the largest scale, in px per unit
   * @param {(box: Box) => number} [clutter] returns the weight of the lines and markers in a box
   *   whose edges are in units of the map
   * @param {(box: Box) => boolean} [crosses] returns true if a route or an alternative runs through
   *   a box whose edges are in units of the map
   * @param {number} [initial] the scale of the initial view, in px per unit; 0 if not known
   */
  constructor(size, largest, clutter = () => 0, crosses = () => false, initial = 0) {
    this.size = size;
    this.clutter = clutter;
    this.crosses = crosses;
    /** @type {Level[]} */
    this.levels = [];
    const scale = initial > 0 ? initial : SMALLEST;
    const first = Math.min(0, -Math.ceil(STEPS * Math.log2(scale / SMALLEST)));
    for (let step = first; this.levels.length === 0 || this.levels[this.levels.length - 1].scale < largest; step += 1) {
      this.levels.push(new Level(scale * 2 ** (step / STEPS)));
    }
  }

  /**
   * Reserves the box of an object that is shown at every scale, so that no label covers it. The
   * labels of a route's ends may cover a marker if they have no other position.
   * @param {{x: number, y: number}} at @param {Box} box
   */
  cover(at, box) {
    for (const level of this.levels) level.take({ ...on(level, at, box), isMark: box.isMark });
  }

  /** @param {Name} name @returns {Placed} */
  place(name) {
    const { levels } = this;
    const sides = name.radius > 0 ? SIDES : /** @type {Side[]} */ (['middle']);
    const choices = sides.map((side, index) => ({ ...textBoxes(name, side), side, preference: index / 2, isBuilt: false }));
    if (name.built) choices.unshift({ ...builtBoxes(name, name.built), side: name.built.side, preference: 0, isBuilt: true });
    let best = { cost: Infinity, level: levels.length, choice: choices[0] };
    for (const choice of choices) {
      const { text, whole, preference } = choice;
      // The label of a disc ignores lines, because a board shows the labels of all its places at
      // every scale. A label of the route may cross a line, but sides without a line are preferred.
      const uncrossed = name.isCovered ? 0 : this.#leastUncrossed(name, name.isEnd ? text : withMark(text, name.radius));
      const least = name.isEnd ? 0 : uncrossed;
      let level = levels.length;
      while (level > least && isClear(levels[level - 1], name, text, whole, this.size, name.mustShow)) level -= 1;
      if (level === levels.length) continue;
      // If the generator chose the position, the objects under the label are not counted, because
      // the generator has already considered them.
      const covered = choice.isBuilt || name.isEnd ? 0 : this.clutter(inUnits(levels[level], name, text));
      const crossed = Math.min(6, Math.max(0, uncrossed - level));
      // A label of the route is shown at the smallest possible scale, even over a line.
      const delay = ((name.isEnd ? 40 : 4) * level) / STEPS;
      const coversMark = name.mustShow && !isClear(levels[level], name, text, whole, this.size) ? 8 : 0;
      const cost = delay + preference + Math.min(6, covered) + crossed + coversMark;
      if (cost < best.cost) best = { cost, level, choice };
    }
    const { text, whole, side } = best.choice;
    for (const level of levels.slice(best.level)) level.take(on(level, name, whole));
    return { from: levels[best.level]?.scale ?? Infinity, box: text, side };
  }

  /**
   * The lowest level such that no line crosses the box at that level or at any higher level.
   * @param {Name} name @param {Box} box
   */
  #leastUncrossed(name, box) {
    const isCrossed = (/** @type {number} */ level) => this.crosses(inUnits(this.levels[level], name, box));
    let [low, high] = [0, this.levels.length];
    if (name.isEnd) {
      // This box does not contain the marker, so a line may cross it again at a larger scale.
      while (high > 0 && !isCrossed(high - 1)) high -= 1;
      return high;
    }
    // All other boxes contain the marker. In units of the map, these boxes shrink around the marker
    // as the scale grows, so a binary search finds the level.
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isCrossed(middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * The boxes of a label on one side of its marker. `text` is the box of the text. `whole` adds a
 * margin and, unless `isCovered` is true, the marker.
 * @param {Name} name @param {Side} side
 */
function textBoxes(name, side) {
  const text = textBox(name, side);
  const room = name.isCovered ? text : withMark(text, name.radius);
  return {
    text,
    whole: { left: room.left - ROOM, top: room.top - 1, right: room.right + ROOM, bottom: room.bottom + 1 },
  };
}

/** @param {Name} name @param {Built} built */
function builtBoxes({ width, radius, isCovered }, { x, y, side }) {
  const left = side === 'right' ? x : side === 'left' ? x - width : x - width / 2;
  const text = { left: left + 1, top: y - LETTERS / 2, right: left + width - 1, bottom: y + LETTERS / 2 };
  return { text, whole: isCovered ? text : withMark(text, radius) };
}

/** @param {Box} text @param {number} radius @returns {Box} */
function withMark({ left, top, right, bottom }, radius) {
  return {
    left: Math.min(left, -radius), top: Math.min(top, -radius), right: Math.max(right, radius), bottom: Math.max(bottom, radius),
  };
}

/** @param {Level} level @param {{x: number, y: number}} name @param {Box} box @returns {Box} */
function on({ scale }, { x, y }, { left, top, right, bottom }) {
  return { left: x * scale + left, top: y * scale + top, right: x * scale + right, bottom: y * scale + bottom };
}

/** @param {Level} level @param {{x: number, y: number}} name @param {Box} box @returns {Box} */
function inUnits({ scale }, { x, y }, { left, top, right, bottom }) {
  return { left: x + left / scale, top: y + top / scale, right: x + right / scale, bottom: y + bottom / scale };
}

/**
 * Returns true if a label can be shown at the scale of a level: the scale is large enough for the
 * label, and the label is inside the map and overlaps no other box.
 * @param {Level} level @param {Name} name @param {Box} text @param {Box} whole
 * @param {{width: number, height: number}} size @param {boolean} [overMarks]
 */
function isClear(level, name, text, whole, size, overMarks) {
  const { scale } = level;
  if (scale < (name.least ?? 0)) return false;
  const { left, top, right, bottom } = on(level, name, text);
  if (left < 0 || top < 0 || right > size.width * scale || bottom > size.height * scale) return false;
  return level.isFree(on(level, name, whole), overMarks);
}

/**
 * Computes the total weight of the lines and dots in any box of a map. The weights are added up in
 * a grid whose cells are one unit wide.
 */
export class Clutter {
  /** @param {{width: number, height: number}} size */
  constructor({ width, height }) {
    this.columns = Math.ceil(width) + 1;
    this.rows = Math.ceil(height) + 1;
    this.sums = new Float32Array(this.columns * this.rows);
  }

  /** @param {number} x @param {number} y @param {number} weight */
  add(x, y, weight) {
    const [column, row] = [Math.floor(x) + 1, Math.floor(y) + 1];
    if (column < 1 || row < 1 || column >= this.columns || row >= this.rows) return;
    this.sums[row * this.columns + column] += weight;
  }

  /** @param {[number, number][]} line @param {number} weight per unit of the line's length */
  addLine(line, weight) {
    for (let index = 1; index < line.length; index += 1) {
      const [[ax, ay], [bx, by]] = [line[index - 1], line[index]];
      const steps = Math.min(4000, Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay))));
      for (let step = 0; step < steps; step += 1) {
        this.add(ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps, weight);
      }
    }
  }

  /** Turns the grid into a summed-area table. */
  finish() {
    const { columns, rows, sums } = this;
    for (let row = 1; row < rows; row += 1) {
      let sum = 0;
      for (let column = 1; column < columns; column += 1) {
        sum += sums[row * columns + column];
        sums[row * columns + column] = sum + sums[(row - 1) * columns + column];
      }
    }
  }

  /** @param {Box} box in units */
  count({ left, top, right, bottom }) {
    const { columns, rows, sums } = this;
    const within = (/** @type {number} */ value, /** @type {number} */ limit) => Math.max(0, Math.min(limit - 1, value));
    const [west, east] = [within(Math.floor(left), columns), within(Math.ceil(right), columns)];
    const [north, south] = [within(Math.floor(top), rows), within(Math.ceil(bottom), rows)];
    return sums[south * columns + east] - sums[north * columns + east] - sums[south * columns + west] + sums[north * columns + west];
  }
}
