/**
 * The alternatives to a route on its map. Each is drawn where it differs from the shown route.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/route.js').Route} Route */
import { middle } from '../map/line-middle.js';
import { pathLines } from '../map/map-points.js';
import { svg } from '../lib/svg.js';
import { cost } from '../lib/words.js';
import { WayHits } from './way-hits.js';

/** The CSS classes of the line patterns. The first class is for the best route. */
const PATTERNS = ['best', 'a', 'b'];

export class WayLines {
  /** @param {HTMLElement} frame @param {Network} network @param {(way: number) => void} choose */
  constructor(frame, network, choose) {
    this.network = network;
    this.overlay = /** @type {SVGElement} */ (frame.querySelector('.map-overlay'));
    this.group = svg('g', { class: 'ways' });
    /** @type {number[]} */
    this.shown = [];
    this.hits = new WayHits(frame, (way) => choose(this.shown[way]));
  }

  /**
   * @param {Route[]} routes
   * @param {number} shown the index of the shown route, which `RouteOverlay` draws
   */
  show(routes, shown) {
    const { network } = this;
    this.shown = routes.map((_, way) => way).filter((way) => way !== shown);
    this.overlay.querySelector(':scope > .planned')?.before(this.group);
    const drawn = this.shown.map((way) => {
      const others = new Set(routes.flatMap(({ links }, other) => (other === way ? [] : links)));
      const main = new Set(routes[shown].links);
      const path = routes[way].links.filter((link) => !main.has(link)).map((link) => network.path(link)).join('');
      const own = routes[way].links.filter((link) => !others.has(link)).map((link) => network.path(link)).join('');
      const element = svg('g', { class: 'way' });
      const [x, y] = middle(pathLines(own || path));
      const length = svg('text', { x, y }, cost(routes[way].cost, network.data.unit));
      element.append(
        svg('path', { class: 'way-casing', d: path }),
        svg('path', { class: `way-line ${PATTERNS[way] ?? ''}`, d: path }),
        length,
      );
      return { element, length, x, lines: pathLines(path) };
    });
    this.group.replaceChildren(...drawn.map(({ element }) => element));
    // Near an edge of the map, centred text would be cut off.
    for (const { length, x } of drawn) {
      const half = length.getComputedTextLength() / 2;
      if (x < half) length.style.textAnchor = 'start';
      else if (x > network.data.width - half) length.style.textAnchor = 'end';
    }
    this.hits.show(drawn);
  }

  clear() {
    this.group.replaceChildren();
    this.hits.show([]);
  }
}
