/**
 * A field to choose a place of a network.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { html } from '../lib/svg.js';

export class PlaceField {
  /**
   * @param {Network} network
   * @param {string} title
   * @param {(place: number) => void} choose
   */
  constructor(network, title, choose) {
    this.network = network;
    this.select = /** @type {HTMLSelectElement} */ (html('select', { 'aria-label': title }));
    // Adding all places at once would block the page, so they are added just before the list opens.
    for (const event of ['focus', 'pointerdown']) this.select.addEventListener(event, () => this.#fill(), { once: true });
    this.select.addEventListener('change', () => choose(Number(this.select.value)));
    this.element = html('label', { class: 'figure-field' }, `${title} `, this.select);
  }

  /** @param {number} place none if it is below 0 */
  show(place) {
    if (place < 0) {
      this.select.selectedIndex = -1;
      return;
    }
    if (this.select.options.length <= 1) this.select.replaceChildren(this.#option(place));
    this.select.value = String(place);
  }

  #fill() {
    const { network, select } = this;
    const { value } = select;
    const places = [...Array(network.named).keys()];
    places.sort((a, b) => network.name(a).localeCompare(network.name(b), WORDS.number.language));
    select.replaceChildren(...places.map((place) => this.#option(place)));
    select.value = value;
  }

  /** @param {number} place */
  #option(place) {
    return html('option', { value: String(place) }, this.network.name(place));
  }
}
