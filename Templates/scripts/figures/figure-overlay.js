/**
 * The overlay in which a live figure draws on its map.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { svg } from '../lib/svg.js';

/** The CSS classes that crop a static map. */
const CROPS = /^(cropped|(zoom|left|top)-.*)$/;

/**
 * Replaces the static overlay with an empty one, and shows the whole map under it.
 * @param {HTMLElement} section @param {Network} network
 */
export function overlay(section, network) {
  const frame = /** @type {HTMLElement} */ (section.querySelector('.map-frame'));
  frame.querySelector('.map-overlay')?.remove();
  frame.querySelector('.map-size')?.remove();
  frame.classList.remove(...[...frame.classList].filter((name) => CROPS.test(name)));
  const { width, height } = network.data;
  const drawing = svg('svg', { class: 'map-overlay', viewBox: `0 0 ${width} ${height}` });
  frame.append(drawing);
  return drawing;
}
