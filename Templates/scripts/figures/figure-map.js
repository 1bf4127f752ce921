/**
 * The map of a live figure. The script's own drawing replaces the static overlay.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { goalPath, mark, nameLabel, startPath } from '../map/route-overlay.js';
import { svg } from '../lib/svg.js';

export class FigureMap {
  /** @param {Element | null} frame @param {Network} network */
  constructor(frame, network) {
    this.network = network;
    this.frame = /** @type {HTMLElement} */ (frame);
    this.overlay = /** @type {SVGSVGElement} */ (this.frame.querySelector('.map-overlay'));
    for (const child of [...this.overlay.children]) {
      if (!['title', 'desc'].includes(child.localName)) child.remove();
    }
    this.start = svg('path', { class: 'start' });
    this.goal = svg('path', { class: 'goal' });
    this.names = svg('g', { class: 'labels' });
    this.overlay.append(this.goal, this.start, this.names);
  }

  /** The width of the map in its own units. */
  get width() {
    return this.network.data.width;
  }

  /** @param {number} from @param {number} to */
  markEnds(from, to) {
    const { x, y } = this.network.data.places;
    mark(this.start, startPath, { x: x[from], y: y[from] });
    mark(this.goal, goalPath, { x: x[to], y: y[to] });
    this.names.replaceChildren(...[from, to].map((place) => nameLabel(this.network, place)));
  }
}
