/**
 * A field in which the reader chooses a place of a network.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { html } from '../lib/svg.js';

/**
 * Fills a list just before it opens, because creating many options would delay the page.
 * @param {HTMLSelectElement} list contains only the selected option
 * @param {() => HTMLElement[]} options creates all options
 */
export function fillLate(list, options) {
  let isFilled = false;
  const fill = () => {
    if (isFilled) return;
    isFilled = true;
    const { value } = list;
    list.replaceChildren(...options());
    list.value = value;
  };
  for (const event of ['focus', 'pointerdown']) list.addEventListener(event, fill, { once: true });
}

export class PlaceField {
  /** @param {Network} network @param {string} title @param {(place: number) => void} choose */
  constructor(network, title, choose) {
    this.network = network;
    this.select = html('select', { 'aria-label': title });
    fillLate(this.select, () => this.#options());
    this.select.addEventListener('change', () => choose(Number(this.select.value)));
    this.element = html('label', { class: 'figure-field' }, `${title} `, this.select);
  }

  /** @param {number} place a negative number selects nothing */
  show(place) {
    if (place < 0) {
      this.select.selectedIndex = -1;
      return;
    }
    if (this.select.options.length <= 1) this.select.replaceChildren(this.#option(place));
    this.select.value = String(place);
  }

  #options() {
    const { network } = this;
    const places = [...Array(network.named).keys()];
    places.sort((a, b) => network.name(a).localeCompare(network.name(b), WORDS.number.language));
    return places.map((place) => this.#option(place));
  }

  /** @param {number} place */
  #option(place) {
    return html('option', { value: String(place) }, this.network.name(place));
  }
}
