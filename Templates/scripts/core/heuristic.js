/**
 * The estimate that A* and the greedy search use to order their queues: the great-circle distance
 * to the goal. A* multiplies the distance by the network's lowest cost per metre, so that the
 * estimate never exceeds the true cost.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */

import { EARTH_RADIUS } from '../geo/sphere.js';

/**
 * Metres added to the length of a link before the cost per metre of the link is computed. The value
 * is larger than the rounding error of a length, so the estimate stays a lower bound.
 */
const MARGIN = 1e-6;

export class Heuristic {
  /** @type {WeakMap<Network, Heuristic>} */
  static #known = new WeakMap();

  /**
   * The heuristic of a network, cached once the positions of the places are loaded.
   * @param {Network} network
   */
  static of(network) {
    const known = Heuristic.#known.get(network);
    if (known) return known;
    const heuristic = new Heuristic(network);
    if (!network.locate) Heuristic.#known.set(network, heuristic);
    return heuristic;
  }

  /** @param {Network} network */
  constructor(network) {
    const { latitude, longitude } = network.data.places;
    /** The places as points on the unit sphere; null if any place lacks coordinates. */
    this.points = null;
    this.costPerMetre = 0;
    this.straight = network.data.straight;
    if (this.straight) this.#scale(network);
    if (!latitude || !longitude || latitude.length < network.size) return;
    if (latitude.some((value) => value == null) || longitude.some((value) => value == null)) return;
    this.points = latitude.map((value, place) => point(value, longitude[place]));
    this.#scale(network);
  }

  /** @param {Network} network */
  #scale(network) {
    let smallest = Infinity;
    for (let link = 0; link < network.linkCount; link += 1) {
      const { from, to } = network.data.links;
      const metres = this.metres(from[link], to[link]);
      if (metres > 0) smallest = Math.min(smallest, network.cost(link) / (metres + MARGIN));
    }
    if (smallest < Infinity) this.costPerMetre = smallest * (1 - 1e-12);
  }

  /**
   * The great-circle distance between two places in metres; 0 if their positions are not loaded. In
   * a network that is not on the earth, it is the straight-line distance.
   * @param {number} place @param {number} other @returns {number}
   */
  metres(place, other) {
    if (this.straight) return this.straight(place, other);
    if (!this.points) return 0;
    const [a, b] = [this.points[place], this.points[other]];
    const x = a[1] * b[2] - a[2] * b[1];
    const y = a[2] * b[0] - a[0] * b[2];
    const z = a[0] * b[1] - a[1] * b[0];
    const sine = Math.sqrt(x * x + y * y + z * z);
    return Math.atan2(sine, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) * EARTH_RADIUS;
  }

  /** @param {number} place @param {number} goal @returns {number} */
  lowerBound(place, goal) {
    return Math.ceil(this.costPerMetre * this.metres(place, goal));
  }
}

/** @param {number} latitude @param {number} longitude @returns {[number, number, number]} */
function point(latitude, longitude) {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
