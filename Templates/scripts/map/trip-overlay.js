/**
 * Trips on the map. The best trip is drawn as a route with numbered cities. The current candidate
 * is drawn under the best trip, in a paler colour.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { RoutePath } from './route-path.js';
import { svg } from '../lib/svg.js';

/**
 * @typedef {object} Weighed
 * @property {number[]} links the links of the trip or partial trip
 * @property {number[]} [order] the cities of the candidate, in the order of the visit
 * @property {number[]} [others] the links of other possible routes for the last leg
 * @property {number[]} [rest] the cities after a partial trip, joined by straight lines
 */

export class TripOverlay {
  /** @param {SVGElement} overlay @param {Network} network @param {number[]} cities */
  constructor(overlay, network, cities) {
    this.overlay = overlay;
    this.network = network;
    this.group = svg('g', { class: 'replay' });
    this.#hideRegions(cities);
    /** @type {Record<string, SVGElement>} */
    this.paths = {};
    for (const name of ['others', 'rest', 'weighed']) {
      this.group.append((this.paths[name] = svg('path', { class: `trip-${name}` })));
    }
    this.route = new RoutePath(network, this.group);
    this.marks = svg('g');
    this.numbers = svg('g', { class: 'numbers' });
    this.group.append(this.marks, this.numbers);
    overlay.insertBefore(this.group, overlay.querySelector(':scope > .labels'));
    overlay.classList.add('replaying', 'numbered');
    // The style sheet selects this class instead of `:has(.numbered)`, which browsers would match
    // again for every marker.
    overlay.closest('.spread')?.classList.add('with-numbers');
    const { x, y } = network.data.places;
    /** @type {Map<number, {mark: SVGElement, number: SVGElement}>} */
    this.cities = new Map();
    for (const city of cities) {
      const mark = svg('circle', { class: 'city', cx: x[city], cy: y[city] });
      const number = svg('text', { class: 'order', x: x[city], y: y[city] });
      this.cities.set(city, { mark, number });
      this.marks.append(mark);
      this.numbers.append(number);
    }
  }

  /**
   * Covers the map's discs with plain discs. Otherwise the numbers of the regions could be confused
   * with the numbers of the stops.
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

  /**
   * @param {number[]} links the links of the best trip
   * @param {number[]} order the cities, in the order of their numbers
   * @param {Weighed} [weighed]
   */
  draw(links, order, weighed = { links: [] }) {
    const { links: tried, order: reached = [], others = [], rest = [] } = weighed;
    this.route.draw(links);
    const { network } = this;
    const { x, y } = network.data.places;
    const path = (/** @type {number[]} */ all) => all.map((link) => network.path(link)).join('');
    const last = reached.at(-1) ?? -1;
    const turns = rest.length > 0 && last >= 0 ? [last, ...rest] : [];
    const lines = {
      weighed: path(tried),
      others: path(others),
      rest: turns.map((city, index) => `${index ? 'L' : 'M'}${x[city]} ${y[city]}`).join(''),
    };
    for (const [name, d] of Object.entries(lines)) change(this.paths[name], 'd', d);
    for (const [city, { mark, number }] of this.cities) {
      const place = order.indexOf(city);
      const words = place < 0 ? '' : String(place + 1);
      if (number.textContent !== words) number.textContent = words;
      const state = city === last ? 'city last' : reached.includes(city) ? 'city reached' : 'city';
      change(mark, 'class', state);
    }
  }

  remove() {
    this.group.remove();
    this.overlay.classList.remove('replaying', 'numbered');
    this.overlay.closest('.spread')?.classList.remove('with-numbers');
  }
}

/** @param {SVGElement} element @param {string} name @param {string} value */
function change(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
