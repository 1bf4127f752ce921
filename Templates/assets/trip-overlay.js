/**
 * A candidate trip on the map: its way as a route, and its cities numbered in order.
 * @module
 */

/** @import { Network } from './network.js' */
import { RoutePath } from './route-path.js';
import { svg } from './svg.js';

export class TripOverlay {
  /**
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {number[]} cities
   */
  constructor(overlay, network, cities) {
    this.overlay = overlay;
    this.network = network;
    this.group = svg('g', { class: 'replay' });
    this.route = new RoutePath(network, this.group);
    this.marks = svg('g');
    this.numbers = svg('g', { class: 'numbers' });
    this.group.append(this.marks, this.numbers);
    overlay.insertBefore(this.group, overlay.querySelector(':scope > .labels'));
    overlay.classList.add('replaying', 'numbered');
    const { x, y } = network.data.places;
    /** @type {Map<number, SVGElement>} */
    this.numberOf = new Map();
    for (const city of cities) {
      this.marks.append(svg('circle', { class: 'city', cx: x[city], cy: y[city] }));
      const number = svg('text', { class: 'order', x: x[city], y: y[city] });
      this.numberOf.set(city, number);
      this.numbers.append(number);
    }
  }

  /** @param {number[]} links @param {number[]} order the cities */
  draw(links, order) {
    this.route.draw(links);
    for (const number of this.numberOf.values()) number.textContent = '';
    order.forEach((city, index) => {
      const number = this.numberOf.get(city);
      if (number) number.textContent = String(index + 1);
    });
  }

  remove() {
    this.group.remove();
    this.overlay.classList.remove('replaying', 'numbered');
  }
}
