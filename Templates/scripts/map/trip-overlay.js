/**
 * A candidate trip on the map: its way as a route, and its cities numbered in order.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { RoutePath } from './route-path.js';
import { svg } from '../lib/svg.js';

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
    this.#hideRegions(cities);
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

  /**
   * Lays plain discs over those of the map, which have the numbers of their regions: the only numbers
   * beside a trip are those of its stops.
   * @param {number[]} cities
   */
  #hideRegions(cities) {
    const { regions, places } = this.network.data;
    const { id = [], place = [] } = /** @type {{id?: string[], place?: number[]}} */ (regions ?? {});
    place.forEach((region, index) => {
      if (!id[region] || cities.includes(index)) return;
      this.group.append(svg('circle', { class: `region-${id[region]}`, cx: places.x[index], cy: places.y[index], r: 15 }));
    });
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
