/**
 * The two ends of a search, which the reader moves: by dragging them on the map, or by choosing
 * places from lists.
 * @module
 */

/** @typedef {import('./figure-map.js').FigureMap} FigureMap */
import { html, svg } from '../lib/svg.js';
import { mapPoint, nearestPlace } from '../map/map-points.js';

/** @typedef {{from: number, to: number}} Ends */

export class EndHandles {
  /**
   * @param {FigureMap} map
   * @param {(ends: Ends) => void} move is told of other ends
   */
  constructor(map, move) {
    this.map = map;
    this.move = move;
    /** @type {Ends} */
    this.ends = { from: -1, to: -1 };
    /** @type {Record<keyof Ends, HTMLSelectElement>} */
    this.lists = { from: this.#list('from', 'From'), to: this.#list('to', 'To') };
    this.handles = { from: this.#handle('from'), to: this.#handle('to') };
    // Above all else, and never moved: a handle that is taken out of the page ends its drag.
    map.overlay.append(this.handles.to, this.handles.from);
    this.element = html(
      'div',
      { class: 'figure-ends' },
      html('label', {}, 'From ', this.lists.from),
      html('label', {}, 'To ', this.lists.to),
      html('p', { class: 'note' }, 'Or drag the triangle and the square on the map.'),
    );
  }

  /** @param {Ends} ends */
  show(ends) {
    this.ends = { ...ends };
    const { x, y } = this.map.network.data.places;
    for (const end of /** @type {(keyof Ends)[]} */ (['from', 'to'])) {
      const place = ends[end];
      const list = this.lists[end];
      if (list.options.length <= 1) list.replaceChildren(this.#option(place));
      list.value = String(place);
      this.handles[end].setAttribute('cx', String(x[place]));
      this.handles[end].setAttribute('cy', String(y[place]));
    }
  }

  /** @param {keyof Ends} end @param {string} name */
  #list(end, name) {
    const list = /** @type {HTMLSelectElement} */ (html('select', { 'aria-label': name }));
    // All places at once would hold up the page: they come when the list is about to open.
    const fill = () => this.#fill(list);
    list.addEventListener('focus', fill, { once: true });
    list.addEventListener('pointerdown', fill, { once: true });
    list.addEventListener('change', () => this.#put(end, Number(list.value)));
    return list;
  }

  /** @param {HTMLSelectElement} list */
  #fill(list) {
    const { network } = this.map;
    if (list.options.length > 1) return;
    const { value } = list;
    const order = [...Array(network.named).keys()].sort((a, b) => network.name(a).localeCompare(network.name(b)));
    list.replaceChildren(...order.map((place) => this.#option(place)));
    list.value = value;
  }

  /** @param {number} place */
  #option(place) {
    return html('option', { value: String(place) }, this.map.network.name(place));
  }

  /** @param {keyof Ends} end @param {number} place */
  #put(end, place) {
    const other = end === 'from' ? 'to' : 'from';
    if (place < 0 || place === this.ends[end]) return;
    // Both ends at one place change sides.
    if (place === this.ends[other]) this.ends[other] = this.ends[end];
    this.ends[end] = place;
    this.move({ ...this.ends });
  }

  /** @param {keyof Ends} end */
  #handle(end) {
    const handle = svg('circle', { class: 'end-handle' });
    const { network, overlay } = this.map;
    const { x, y } = network.data.places;
    handle.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener('pointermove', (event) => {
      if (!handle.hasPointerCapture(event.pointerId)) return;
      const point = mapPoint(overlay.getBoundingClientRect(), this.map.width, event);
      this.#put(end, nearestPlace(x.slice(0, network.named), y, point, 60 * point.unit));
    });
    return handle;
  }
}
