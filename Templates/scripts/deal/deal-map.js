/**
 * A deal on the map: its cities and, if there is one, its best trip.
 * @module
 */

/** @typedef {import('./deal-names.js').DealNames} DealNames */
/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trip-solver.js').Trip} Trip */
import { quietMap } from '../map/quiet-map.js';
import { TripOverlay } from '../map/trip-overlay.js';
import { report } from '../lib/report.js';

export class DealMap {
  /**
   * @param {HTMLElement} frame
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {string | null} root the path to the site's root; null if the map's picture must not
   *   change when a trip is drawn
   */
  constructor(frame, overlay, network, root) {
    this.frame = frame;
    this.overlay = overlay;
    this.network = network;
    this.root = root;
    /** @type {TripOverlay | null} */
    this.drawn = null;
    /** @type {DealNames | null} loaded with the first trip */
    this.names = null;
    /** @type {number[]} */
    this.named = [];
  }

  /** @param {number[]} cities @param {Trip | null} trip */
  draw(cities, trip) {
    this.#release();
    this.drawn = cities.length > 0 ? new TripOverlay(this.overlay, this.network, cities) : null;
    if (trip) this.drawn?.draw(trip.links, trip.order);
    this.#name(trip?.order ?? []);
    this.#quieten(trip !== null);
  }

  /**
   * Removes the trip from the map, but keeps the labels of its cities.
   * @param {number[]} cities
   */
  leave(cities) {
    this.#release();
    this.#name(cities);
    this.#quieten(true);
  }

  /** @param {boolean} isQuiet */
  #quieten(isQuiet) {
    if (this.root !== null) quietMap(this.frame, this.network, this.root, isQuiet);
  }

  /** @param {number[]} cities in the order of the trip */
  async #name(cities) {
    this.named = cities;
    if (cities.length === 0 && !this.names) return;
    try {
      const { DealNames } = await import('./deal-names.js');
      this.names ??= new DealNames(this.frame, this.overlay, this.network);
      this.names.draw(this.named);
    } catch (error) {
      // The map remains usable without labels, so the error is only reported.
      report(error);
    }
  }

  #release() {
    this.drawn?.remove();
    this.drawn = null;
  }
}
