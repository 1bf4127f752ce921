/**
 * The column with the map, which stays in view beside the words of a page. One that is taller than
 * the window moves along with the page until its end is seen, so that no part of it is out of reach.
 * @module
 */

/** From where on the column stands beside the words. */
export const beside = matchMedia('(min-width: 62rem)');
/** What is left free above and below, in px. */
const GAP = 16;

/** @param {HTMLElement} column */
export function keepInReach(column) {
  let last = scrollY;
  let top = GAP;
  const place = () => {
    const moved = scrollY - last;
    last = scrollY;
    if (!beside.matches) return;
    const least = Math.min(GAP, innerHeight - column.offsetHeight - GAP);
    const next = Math.min(GAP, Math.max(least, top - moved));
    if (next === top) return;
    top = next;
    column.style.insetBlockStart = `${top}px`;
  };
  addEventListener('scroll', place, { passive: true });
  addEventListener('resize', place);
  new ResizeObserver(place).observe(column);
}
