/**
 * The buttons below a map, at the same place on every page: closer, farther, whole. The keyboard has
 * keys for them, so they are no stops of their own.
 * @module
 */

/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */
import { STEP } from './map-keys.js';
import { html } from '../lib/svg.js';

export class MapTools {
  /** @param {MapZoom} zoom */
  constructor(zoom) {
    this.zoom = zoom;
    this.closer = this.#button('Zoom in', '+', () => zoom.zoom(STEP));
    this.farther = this.#button('Zoom out', '−', () => zoom.zoom(1 / STEP));
    this.whole = this.#button('Whole map', '⤢', () => {
      if (!zoom.marks.release?.()) zoom.reset();
    });
    this.element = html(
      'div',
      { class: 'map-tools', role: 'group', 'aria-label': 'Zoom of the map' },
      this.closer,
      this.farther,
      this.whole,
    );
    zoom.frame.after(this.element);
  }

  /** @param {string} label @param {string} text @param {() => void} act */
  #button(label, text, act) {
    const button = html(
      'button',
      { type: 'button', 'aria-label': label, title: label, tabindex: '-1' },
      text,
    );
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') act();
    });
    return button;
  }

  /** Says which of them mean something now. */
  update() {
    const { view, most, home } = this.zoom;
    const { zoom } = view;
    this.closer.setAttribute('aria-disabled', String(zoom >= most));
    this.farther.setAttribute('aria-disabled', String(zoom <= 1));
    this.whole.setAttribute('aria-disabled', String(zoom <= 1 && home.zoom <= 1));
  }
}
