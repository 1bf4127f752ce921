/**
 * A deal on the map: its cities, and the best trip where there is one.
 * @module
 */

/** @typedef {import('./deal-names.js').DealNames} DealNames */
/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trip-solver.js').Trip} Trip */
import { quietMap } from '../map/quiet-map.js';
import { TripOverlay } from '../map/trip-overlay.js';

export class DealMap {
  /** @param {HTMLElement} frame @param {SVGElement} overlay @param {Network} network @param {string} root */
  constructor(frame, overlay, network, root) {
    this.frame = frame;
    this.overlay = overlay;
    this.network = network;
    this.root = root;
    /** @type {TripOverlay | null} */
    this.drawn = null;
    /**
     * Loaded with the first trip.
     * @type {DealNames | null}
     */
    this.names = null;
    /**
     * The cities that are named.
     * @type {number[]}
     */
    this.named = [];
  }

  /** @param {number[]} cities @param {Trip | null} trip */
  draw(cities, trip) {
    this.release();
    this.drawn = cities.length > 0 ? new TripOverlay(this.overlay, this.network, cities) : null;
    if (trip) this.drawn?.draw(trip.links, trip.order);
    this.#name(trip?.order ?? []);
    quietMap(this.frame, this.network, this.root, trip !== null);
  }

  /** @param {number[]} cities in the order of the trip */
  async #name(cities) {
    this.named = cities;
    if (cities.length === 0 && !this.names) return;
    try {
      const { DealNames } = await import('./deal-names.js');
      this.names ??= new DealNames(this.frame, this.overlay, this.network);
      this.names.draw(this.named);
    } catch {
      // A map without names is still a map; the failed request is in the console.
    }
  }

  /** Takes the trip away: something else draws it. */
  release() {
    this.drawn?.remove();
    this.drawn = null;
  }
}
