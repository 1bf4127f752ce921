/**
 * A great circle constructed by repeated halving: the steps, the table rows and the pseudocode.
 * @module
 */

/** @typedef {import('../geo/sphere.js').Position} Position */
/** @typedef {[Position, Position]} Part */
/**
 * A step of the animation. `parts` are the parts of the great circle so far. `at` is the index of
 * the part being halved, or -1 if there is none. `middle` is the midpoint of that part, once
 * computed. `line` lists the highlighted lines of the pseudocode.
 * @typedef {{parts: Part[], at: number, middle?: Position, line: number[]}} Picture
 */
import { greatCirclePoints } from '../geo/great-circle.js';
import { distance } from '../geo/sphere.js';
import { tableHead, tableRow } from '../lib/number-table.js';
import { html } from '../lib/svg.js';
import { length, say } from '../lib/words.js';
import { positionWords } from './position-words.js';

/** The number of parts at the end of the animation, and the number of rows in the table. */
const [PARTS, LISTED] = [8, 8];

export const HALVING = [
  WORDS.pseudocode.onePart,
  WORDS.pseudocode.whileFewParts,
  `  ${WORDS.pseudocode.takePart}`,
  `  ${WORDS.pseudocode.addArrows}`,
  `  ${WORDS.pseudocode.stretchArrow}`,
  `  ${WORDS.pseudocode.halvePart}`,
  WORDS.pseudocode.joinPoints,
];

/**
 * The steps of the animation, from one part to eight.
 * @param {Position} a @param {Position} b
 * @returns {Picture[]}
 */
export function halvings(a, b) {
  /** @type {Part[]} */
  let parts = [[a, b]];
  /** @type {Picture[]} */
  const film = [{ parts, at: -1, line: [0] }];
  while (parts.length < PARTS) {
    // The first of the longest parts is halved next. The longest parts are those that have been
    // halved the fewest times.
    const lengths = parts.map(([start, end]) => Math.round(distance(start, end)));
    const at = lengths.indexOf(Math.max(...lengths));
    const [start, end] = parts[at];
    const middle = greatCirclePoints(start, end, 2)[1];
    film.push({ parts, at, line: [1, 2] }, { parts, at, middle, line: [3, 4] });
    parts = [...parts.slice(0, at), [start, middle], [middle, end], ...parts.slice(at + 1)];
    film.push({ parts, at: -1, line: [5] });
  }
  return [...film, { parts, at: -1, line: [6] }];
}

/** @param {Picture} picture */
export function partWords({ parts, at, middle }) {
  if (at < 0) return say(WORDS.figures.partCount, { count: parts.length });
  const [start, end] = parts[at].map(positionWords);
  return middle
    ? say(WORDS.figures.partMiddle, { middle: positionWords(middle) })
    : say(WORDS.figures.partTaken, { start, end, length: length(Math.round(distance(...parts[at]))) });
}

/** @param {HTMLElement} rows */
export function partTable(rows) {
  return html('table', { class: 'figure-queue' }, tableHead([WORDS.figures.partStart, WORDS.figures.partLength]), rows);
}

/**
 * The table rows, starting with the part that is halved. Empty rows keep the table at a constant
 * height.
 * @param {Part[]} parts @param {number} at
 */
export function partRows(parts, at) {
  const order = at < 0 ? parts : [...parts.slice(at), ...parts.slice(0, at)];
  return Array.from({ length: LISTED }, (_, index) => {
    const part = order[index];
    return part ? tableRow(positionWords(part[0]), [length(Math.round(distance(...part)))]) : tableRow('\u00a0', ['']);
  });
}
