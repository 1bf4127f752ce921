/**
 * Waits for the next frame before doing other work.
 * @module
 */

/**
 * Waits until a frame has been drawn. The promise resolves after the next frame has begun, because
 * work directly after the first frame would delay the display of that frame.
 */
export function drawn() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
