/**
 * The buttons in a corner of a map. Each has a keyboard shortcut, which works while the map has the
 * focus.
 * @module
 */

/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */
import { STEP } from './map-keys.js';
import { button, html } from '../lib/svg.js';

export class MapTools {
  /** @param {MapZoom} zoom */
  constructor(zoom) {
    this.zoom = zoom;
    this.closer = this.#button(WORDS.mapTools.zoomIn, '+', '+', () => zoom.zoom(STEP));
    this.farther = this.#button(WORDS.mapTools.zoomOut, '−', '-', () => zoom.zoom(1 / STEP));
    this.whole = this.#button(WORDS.mapTools.wholeMap, '⤢', '0', () => {
      if (!zoom.marks.release?.()) zoom.reset();
    });
    this.filler = this.#button(WORDS.mapTools.fillWindow, '⛶', 'f', () => this.fill());
    this.element = html(
      'div',
      { class: 'map-tools', role: 'group', 'aria-label': WORDS.mapTools.zoom },
      this.closer,
      this.farther,
      this.whole,
      this.filler,
    );
    zoom.frame.after(this.element);
    this.figure = /** @type {HTMLElement} */ (zoom.frame.closest('.map') ?? zoom.frame);
    this.leave = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      this.fill(false);
    };
    // If the focus moves to an element behind the map, the map stops filling the window.
    this.goOn = (/** @type {FocusEvent} */ event) => {
      const place = /** @type {Element} */ (event.target).closest('.map, .instrument-row');
      if (!place || (place.matches('.map') && !place.contains(zoom.frame))) this.fill(false);
    };
  }

  /** @param {boolean} [isFull] true to fill the window; toggles if missing */
  fill(isFull) {
    const isFilling = this.figure.classList.toggle('full', isFull);
    document.documentElement.classList.toggle('map-fills', isFilling);
    this.filler.setAttribute('aria-pressed', String(isFilling));
    if (isFilling) this.zoom.liven();
    const listen = isFilling ? addEventListener : removeEventListener;
    // The Escape handler must run before all other handlers of the key.
    listen('keydown', this.leave, { capture: true });
    listen('focusin', this.goOn);
  }

  /** @param {string} label @param {string} text @param {string} key @param {() => void} act */
  #button(label, text, key, act) {
    const element = button(text, () => {
      if (element.getAttribute('aria-disabled') !== 'true') act();
    }, { 'aria-label': label, title: `${label} (${key})`, 'aria-keyshortcuts': key });
    return element;
  }

  update() {
    const { view, most, home } = this.zoom;
    const { zoom } = view;
    this.closer.setAttribute('aria-disabled', String(zoom >= most));
    this.farther.setAttribute('aria-disabled', String(zoom <= 1));
    this.whole.setAttribute('aria-disabled', String(zoom <= 1 && home.zoom <= 1));
  }
}
