/**
 * The animation of a search for a trip.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trip-methods.js').TripSearch} TripSearch */
/** @typedef {import('../core/weighings.js').Weighing} Weighing */
import { LegTable } from '../core/leg-table.js';
import { assemble } from '../core/trip-solver.js';
import { nthOrder, Weighings } from '../core/weighings.js';
import { TripOverlay } from '../map/trip-overlay.js';
import { bestBeside, tripWords, weighedWords } from './trip-words.js';
import { cost } from '../lib/words.js';

export class TripFilm {
  /**
   * @param {HTMLElement} section
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {import('../core/trip-searches.js').Searches} searches
   * @param {TripSearch} search
   */
  constructor(section, overlay, network, { legs, searches, tickets }, search) {
    this.tickets = tickets;
    this.section = section;
    this.network = network;
    this.table = new LegTable(legs);
    this.cities = legs.cities;
    this.algorithm = search.algorithm;
    this.weighings = new Weighings(search.weighings);
    this.best = bestBeside(searches, search.algorithm);
    /** Called when a step has been drawn. */
    this.onDraw = () => {};
    /**
     * The number of steps. A candidate is one step, but a dropped prefix has a step for each order
     * that begins with it. Step 0 is the state before the first candidate.
     */
    this.length = this.weighings.length;
    this.step = this.length;
    this.overlay = new TripOverlay(overlay, network, this.cities);
  }

  /** @param {number} step */
  draw(step) {
    this.step = step;
    const weighing = this.length > 0 && step > 0 ? this.weighings.at(step) : null;
    const best = this.trip();
    const isPale = weighing && weighing.best !== weighing.index;
    const order = best?.order ?? weighing?.order.map((city) => this.cities[city]) ?? [];
    this.overlay.draw(best?.links ?? [], order, isPale ? this.#weighed(weighing, step) : undefined);
    const { unit } = this.network.data;
    const reached = weighing && weighing.cost < Infinity ? cost(weighing.cost, unit) : WORDS.tripReplay.noWay;
    this.#count('weighed', weighedWords(this.algorithm, step, this.length));
    this.#count('this', weighing ? reached : WORDS.searches.noLength);
    this.#count('best', best ? cost(best.cost, unit) : WORDS.searches.noLength);
    this.onDraw();
  }

  /** The best trip at the current step; `null` if there is none yet. */
  trip() {
    if (this.step === 0 || this.length === 0) return null;
    const { best } = this.weighings.at(this.step);
    if (best < 0) return null;
    const { order, legs } = this.weighings.get(best);
    const trip = assemble(/** @type {any} */ (this.network.data), this.table, legs, new Uint8Array(256));
    return { ...trip, order: order.map((city) => this.cities[city]) };
  }

  words() {
    return tripWords(this, this.step);
  }

  way() {
    return this.trip();
  }

  finish() {
    this.overlay.remove();
  }

  /** @param {Weighing} weighing @param {number} step @returns {import('../map/trip-overlay.js').Weighed} */
  #weighed({ order, legs, isWhole }, step) {
    const { table, cities } = this;
    const places = (/** @type {number[]} */ all) => all.map((city) => cities[city]);
    const links = legs.flatMap(({ from, to, tickets }) => table.links(from, to, tickets));
    const left = cities.map((_, city) => city).filter((city) => !order.includes(city));
    /** @type {import('../map/trip-overlay.js').Weighed} */
    const weighed = { links, order: places(order) };
    const [last, before] = [order[order.length - 1], order[order.length - 2]];
    if (this.algorithm === 'brute-force' && !isWhole) {
      weighed.rest = places(nthOrder(cities.length, step - 1).slice(order.length));
    } else if (this.algorithm === 'nearest-neighbour' && before !== undefined) {
      // The routes from the previous city to all other unvisited cities, with the tickets that are
      // left at the previous city.
      const spent = legs.slice(0, -1).reduce((sum, leg) => sum + leg.tickets, 0);
      weighed.others = left.flatMap((city) => table.links(before, city, Math.max(0, this.tickets - spent)));
    } else if (this.algorithm === 'exact') {
      // The routes to the last city from each city that could precede it.
      weighed.others = order.slice(0, -1).flatMap((city) => table.links(city, last, table.levels));
    }
    return weighed;
  }

  /** @param {string} name @param {string} text */
  #count(name, text) {
    const element = this.section.querySelector(`[data-count="${name}"]`);
    if (element && element.textContent !== text) element.textContent = text;
  }
}
