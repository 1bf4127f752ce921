/**
 * Pointer input on a map.
 * @module
 */

/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */
import { moved, zoomed } from './map-view.js';

/** The maximum movement of a press that still counts as a click, in px. */
const CLICK_REACH = 4;

/** @typedef {{x: number, y: number}} Point a point in fractions of the frame's size */

/** @param {MapZoom} zoom */
export function listenToGestures(zoom) {
  const { frame } = zoom;
  /** @type {Map<number, Point>} */
  const presses = new Map();
  let hasMoved = false;
  // True from a mouse press on the map until the pointer leaves the map. While it is true, the
  // wheel zooms the map; otherwise, the wheel scrolls the page.
  let isHeld = false;

  const distance = (/** @type {Point} */ a, /** @type {Point} */ b) => {
    return Math.hypot((a.x - b.x) * frame.clientWidth, (a.y - b.y) * frame.clientHeight);
  };

  const press = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0) return;
    isHeld = event.pointerType === 'mouse';
    if (presses.size === 0) hasMoved = false;
    if (presses.size < 2) presses.set(event.pointerId, zoom.share(event));
  };

  const move = (/** @type {PointerEvent} */ event) => {
    // The button may have been released outside the map, where no event was received.
    if (event.buttons === 0) presses.delete(event.pointerId);
    const before = presses.get(event.pointerId);
    if (!before || (presses.size === 1 && zoom.view.zoom === 1)) return;
    const now = zoom.share(event);
    const other = [...presses].find(([id]) => id !== event.pointerId)?.[1];
    if (!hasMoved && distance(before, now) < CLICK_REACH) return;
    if (!hasMoved && !other) frame.setPointerCapture(event.pointerId);
    hasMoved = true;
    presses.set(event.pointerId, now);
    const { most } = zoom;
    let { view } = zoom;
    if (other) {
      const center = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      view = zoomed(view, distance(now, other) / (distance(before, other) || 1), center, most);
      view = moved(view, (now.x - before.x) / 2, (now.y - before.y) / 2, most);
    } else {
      view = moved(view, now.x - before.x, now.y - before.y, most);
    }
    zoom.show(view);
  };

  frame.addEventListener(
    'wheel',
    (event) => {
      // If the whole map is visible, zooming out is not possible, so the wheel scrolls the page.
      const isMeant = isHeld && (event.deltaY < 0 || zoom.view.zoom > 1);
      if (!event.ctrlKey && !event.metaKey && !isMeant) return;
      event.preventDefault();
      zoom.zoom(Math.exp(-event.deltaY / 200), zoom.share(event));
    },
    { passive: false },
  );
  frame.addEventListener('dblclick', (event) => {
    event.preventDefault();
    zoom.show(zoomed(zoom.view, 2, zoom.share(event), zoom.most), { eased: true });
  });
  frame.addEventListener('pointerdown', press);
  frame.addEventListener('pointermove', move);
  frame.addEventListener('pointerleave', () => (isHeld = false));
  // While two fingers are down, the page must not scroll.
  for (const type of /** @type {const} */ (['touchstart', 'touchmove'])) {
    frame.addEventListener(
      type,
      (event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault();
      },
      { passive: false },
    );
  }
  for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    frame.addEventListener(type, (event) => presses.delete(event.pointerId));
  }
  // Prevents the browser from dragging a link out of the map.
  frame.addEventListener('dragstart', (event) => event.preventDefault());
  // Cancels the click at the end of a drag, and the second click of a double click, which zooms.
  frame.addEventListener(
    'click',
    (event) => {
      if (!hasMoved && event.detail < 2) return;
      hasMoved = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
