/**
 * The column with the map, which stays in view beside the words of a page. One that is taller than
 * the window moves along when the reader scrolls, until its end is seen, so that no part of it is out
 * of reach.
 * @module
 */

/** From where on the column stands beside the words. */
export const beside = matchMedia('(min-width: 62rem)');
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
 * Brings a part of the column into view, for the reader who asked for it.
 * @param {Element | null} part
 */
export function bringIntoView(part) {
  drive();
  part?.scrollIntoView({ block: 'nearest' });
}

/** @param {HTMLElement} column */
export function keepInReach(column) {
  let last = scrollY;
  let lastAt = -Infinity;
  let top = GAP;
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
    if (next === top) return;
    top = next;
    column.style.insetBlockStart = `${top}px`;
  };
  for (const kind of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(kind, drive, { passive: true, capture: true });
  }
  addEventListener('scroll', place, { passive: true });
  addEventListener('resize', place);
  new ResizeObserver(place).observe(column);
}
