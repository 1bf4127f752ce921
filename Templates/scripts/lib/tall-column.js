/**
 * The column with the map, which stays in view beside the words of a page. One that is taller than
 * the window moves along when the reader scrolls, until its end is seen, so that no part of it is out
 * of reach.
 * @module
 */

import { media } from './media.js';

/** From where on the column stands beside the words. */
export const beside = media('(min-width: 62rem)');
/** The free space above and below, in px. */
const GAP = 16;
/** The time after a wheel, touch or key event in which the reader causes any scrolling, in ms. */
const DRIVEN = 1000;
/** So soon after one another come the parts of a movement, as with a scroll bar; a jump has one. */
const TOGETHER = 100;

let drivenAt = -Infinity;
const drive = () => {
  drivenAt = performance.now();
};

/**
 * Functions that put a column back to its first place.
 * @type {WeakMap<Element, () => void>}
 */
const returns = new WeakMap();

/**
 * Brings the first part of the column to the top of the window, for the reader who asked for it.
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
  let last = scrollY;
  let lastAt = -Infinity;
  let top = GAP;
  const move = (/** @type {number} */ next) => {
    top = next;
    column.style.insetBlockStart = `${top}px`;
  };
  returns.set(column, () => beside.matches && move(GAP));
  const place = () => {
    const now = performance.now();
    // After a jump of the page, the column stays where it is: a reader may be pointing at it.
    const isDriven = now - drivenAt < DRIVEN || (scrollY !== last && now - lastAt < TOGETHER);
    const moved = isDriven ? scrollY - last : 0;
    if (scrollY !== last) lastAt = now;
    last = scrollY;
    if (!beside.matches) return;
    const least = Math.min(GAP, innerHeight - column.offsetHeight - GAP);
    const next = Math.min(GAP, Math.max(least, top - moved));
    if (next !== top) move(next);
  };
  for (const kind of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(kind, drive, { passive: true, capture: true });
  }
  addEventListener('scroll', place, { passive: true });
  addEventListener('resize', place);
  new ResizeObserver(place).observe(column);
}
