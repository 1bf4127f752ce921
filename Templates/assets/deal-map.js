/**
 * A deal on the map: its cities, and the best trip where there is one.
 * @module
 */

/** @import { Network } from './network.js' */
/** @import { Trip } from './trip-solver.js' */
import { quietMap } from './quiet-map.js';
import { nameLabel } from './route-overlay.js';
import { svg } from './svg.js';
import { TripOverlay } from './trip-overlay.js';

export class DealMap {
  /** @param {HTMLElement} frame @param {SVGElement} overlay @param {Network} network @param {string} root */
  constructor(frame, overlay, network, root) {
    this.frame = frame;
    this.overlay = overlay;
    this.network = network;
    this.root = root;
    /** @type {TripOverlay | null} */
    this.drawn = null;
    this.names = svg('g', { class: 'labels deal-names' });
    overlay.append(this.names);
  }

  /** @param {number[]} cities @param {Trip | null} trip */
  draw(cities, trip) {
    this.release();
    this.drawn = cities.length > 0 ? new TripOverlay(this.overlay, this.network, cities) : null;
    if (trip) this.drawn?.draw(trip.links, trip.order);
    this.names.replaceChildren(...(trip ? cities : []).map((city) => nameLabel(this.network, city, 'end')));
    quietMap(this.frame, this.network, this.root, trip !== null);
  }

  /** Takes the trip away: something else draws it. */
  release() {
    this.drawn?.remove();
    this.drawn = null;
  }
}
