/**
 * Work that is split into parts, so that the page stays responsive.
 * @module
 */

/** The time for one part, in ms. */
export const SLICE = 8;

/** Returns control to the event loop before the next part of the work. */
export function turn() {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Calls a function for each item. After each part of the work, the browser can handle events.
 * @template T @param {T[]} items @param {(item: T) => void} act
 */
export async function inParts(items, act) {
  let end = 0;
  for (const item of items) {
    if (performance.now() >= end) {
      await turn();
      end = performance.now() + SLICE;
    }
    act(item);
  }
}
