/**
 * The map of a live figure: what scripts draw takes the place of the static overlay.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { nameLabel } from '../map/route-overlay.js';
import { svg } from '../lib/svg.js';

export class FigureMap {
  /**
   * @param {Element | null} frame of the map
   * @param {Network} network
   */
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
    this.start.setAttribute('d', `M${x[from]} ${y[from] - 10}l9 16h-18z`);
    this.goal.setAttribute('d', `M${x[to] - 7} ${y[to] - 7}h14v14h-14z`);
    this.names.replaceChildren(...[from, to].map((place) => nameLabel(this.network, place, 'end')));
  }
}
