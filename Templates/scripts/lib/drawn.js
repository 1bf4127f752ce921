/**
 * Waits until a frame has been drawn.
 * @module
 */

/**
 * Waits until a frame has been drawn. The promise resolves only after a second frame has begun,
 * because work that starts during the first frame would delay the display of that frame.
 */
export function drawn() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
