/**
 * A field to choose a place of a network.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { html } from '../lib/svg.js';

/**
 * @param {Network} network
 * @param {string} title
 * @param {number} chosen
 * @param {(place: number) => void} choose
 */
export function placeField(network, title, chosen, choose) {
  const places = Array.from({ length: network.named }, (_, place) => place);
  places.sort((a, b) => network.name(a).localeCompare(network.name(b), 'en'));
  const select = /** @type {HTMLSelectElement} */ (html('select', {}, ...places.map((place) => {
    return html('option', { value: String(place), ...(place === chosen ? { selected: '' } : {}) }, network.name(place));
  })));
  select.addEventListener('change', () => choose(Number(select.value)));
  return html('label', { class: 'figure-field' }, `${title} `, select);
}
