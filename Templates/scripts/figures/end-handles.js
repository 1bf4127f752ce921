/**
 * The start and the goal of a search, which the reader drags on the map or chooses from lists.
 * @module
 */

/** @typedef {import('./figure-map.js').FigureMap} FigureMap */
import { html } from '../lib/svg.js';
import { EndDrag, moved } from '../map/end-drag.js';
import { PlaceField } from './place-field.js';

export class EndHandles {
  /**
   * @param {FigureMap} map
   * @param {(ends: number[]) => void} move called with the new ends
   */
  constructor({ overlay, network }, move) {
    // The search is updated during the drag, so nothing is left to do when the drag ends.
    this.drag = new EndDrag(overlay, network, move, () => {});
    this.fields = [WORDS.network.from, WORDS.site.to].map((title, end) => {
      return new PlaceField(network, title, (place) => move(moved(this.drag.ends, end, place)));
    });
    this.element = html(
      'div',
      { class: 'figure-ends' },
      ...this.fields.map(({ element }) => element),
      html('p', { class: 'note' }, WORDS.figures.dragEnds),
    );
  }

  /** @param {number[]} ends */
  show(ends) {
    this.drag.show(ends);
    this.fields.forEach((field, end) => field.show(ends[end]));
  }
}
