/**
 * Work that waits for a frame.
 * @module
 */

/**
 * Waits until a frame is on the screen, that is, until the next one begins, because work directly after the frame
 * would delay it.
 */
export function drawn() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
