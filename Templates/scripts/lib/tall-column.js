/**
 * The column with the map, which stays in view next to the text. A column taller than the window
 * scrolls with the page until its end is visible, so that the reader can reach every part of it.
 * @module
 */

import { media } from './media.js';

/** Matches if the window is wide enough to show the column next to the text. */
export const beside = media('(min-width: 62rem)');
/** The space above and below the column, in px. */
const GAP = 16;
/**
 * The time in ms for which the reader is assumed to be scrolling after a wheel, touch or key event.
 */
const DRIVEN = 1000;
/**
 * The maximum time in ms between scroll events of one movement, such as dragging the scroll bar. A
 * jump of the page, for example to a heading, causes only one scroll event.
 */
const TOGETHER = 100;

let drivenAt = -Infinity;
const drive = () => {
  drivenAt = performance.now();
};

/**
 * @type {WeakMap<Element, () => void>} for each column, a function that moves the column back to
 *   its top
 */
const returns = new WeakMap();

/**
 * Scrolls the column that contains an element back to its top, and the page to the element.
 * @param {Element} part
 */
export function showTop(part) {
  const column = part.closest('.beside');
  drivenAt = -Infinity;
  if (column) returns.get(column)?.();
  part.scrollIntoView({ block: 'start' });
}

/** @param {HTMLElement} column */
export function keepInReach(column) {
  // The initial value is not `scrollY`, because reading it would force a layout while the page
  // loads.
  let last = NaN;
  let lastAt = -Infinity;
  let top = GAP;
  const move = (/** @type {number} */ next) => {
    top = next;
    column.style.insetBlockStart = `${top}px`;
  };
  returns.set(column, () => beside.matches && move(GAP));
  const place = () => {
    const now = performance.now();
    const moved = scrollY - last || 0;
    // If the page jumps, the column stays in place, because the reader may be pointing at it.
    const isDriven = now - drivenAt < DRIVEN || (moved && now - lastAt < TOGETHER);
    if (moved) lastAt = now;
    last = scrollY;
    if (!beside.matches) return;
    const least = innerHeight - column.offsetHeight - GAP;
    const next = Math.min(GAP, Math.max(least, isDriven ? top - moved : top));
    if (next !== top) move(next);
  };
  for (const kind of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(kind, drive, { passive: true, capture: true });
  }
  addEventListener('scroll', place, { passive: true });
  addEventListener('resize', place);
  new ResizeObserver(place).observe(column);
}
