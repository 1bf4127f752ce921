/**
 * Names that stay beside their marks while the map grows.
 *
 * A name keeps its size, so its distance from the mark has to keep its size too. How far that is at
 * first is told to the style sheet, which takes off what zooming adds.
 * @module
 */

/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */
import { isSeen } from './map-links.js';

/** @param {Element} mark @returns {[number, number]} */
function center(mark) {
  const box = /** @type {SVGGraphicsElement} */ (mark).getBBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** @param {MapZoom} zoom */
export function holdLabels(zoom) {
  const measured = new WeakSet();
  zoom.watchers.push(({ frame, view }) => {
    if (view.zoom === 1) return;
    const labels = [...frame.querySelectorAll('.labels text[x]:not(.left, .right)')].filter(
      (label) => !measured.has(label) && isSeen(label),
    );
    if (labels.length === 0) return;
    const marks = [...frame.querySelectorAll('.place, .capital, .stop, .start, .goal, .ring')]
      .filter((mark) => mark.localName !== 'text' && isSeen(mark))
      .map(center);
    for (const label of /** @type {SVGTextElement[]} */ (labels)) {
      measured.add(label);
      const [x, y] = ['x', 'y'].map((name) => Number(label.getAttribute(name)));
      let [dx, dy, least] = [0, 0, Infinity];
      for (const mark of marks) {
        const distance = Math.hypot(mark[0] - x, mark[1] - y);
        if (distance < least) [dx, dy, least] = [x - mark[0], y - mark[1], distance];
      }
      label.style.setProperty('--dx', String(dx));
      label.style.setProperty('--dy', String(dy));
    }
  });
}
