/**
 * The drawing of a live figure on its map.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { svg } from '../lib/svg.js';

/** The classes with which a static map shows a part of itself. */
const CROPS = /^(cropped|(zoom|left|top)-.*)$/;

/**
 * Puts an empty drawing in the place of the static one. The map below it is shown whole.
 * @param {HTMLElement} section
 * @param {Network} network
 */
export function overlay(section, network) {
  const frame = /** @type {HTMLElement} */ (section.querySelector('.map-frame'));
  frame.querySelector('.map-overlay')?.remove();
  frame.querySelector('.map-size')?.remove();
  frame.classList.remove(...[...frame.classList].filter((name) => CROPS.test(name)));
  const { width, height } = network.data;
  const drawing = svg('svg', { class: 'map-overlay', viewBox: `0 0 ${width} ${height}` });
  frame.append(drawing);
  return /** @type {SVGSVGElement} */ (drawing);
}
