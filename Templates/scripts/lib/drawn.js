/**
 * Waits for the next frame before doing other work.
 * @module
 */

/**
 * Waits until a frame has been drawn. It resolves when the following frame begins, because work
 * directly after the frame would delay its display.
 */
export function drawn() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
