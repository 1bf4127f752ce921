/**
 * Runs the searches for trips in a worker.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
/** @typedef {import('./trip-solver.js').NetworkData} NetworkData */
/** @typedef {import('./trip-methods.js').TripReplay} TripReplay */
/** @typedef {ReturnType<typeof import('./trip-methods.js').tripSearches>} Searches */
import { Background } from '../lib/background.js';

const background = new Background(() => import('./trip-work.js'));

export class TripSearches {
  /** @param {Network} network */
  constructor({ data, size }) {
    const { from, to, mode, cost, directed, closed } = data.links;
    this.network = { places: { id: { length: size } }, links: { from, to, mode, cost, directed, closed } };
    this.ticketedModes = data.modes.flatMap((one, number) => (one.tickets ? [number] : []));
  }

  /** @param {number[]} cities @param {number} tickets @returns {Promise<Searches>} */
  all(cities, tickets) {
    return this.#run(cities, tickets, false);
  }

  /** @param {number[]} cities @param {number} tickets @returns {Promise<TripReplay[]>} */
  replays(cities, tickets) {
    return this.#run(cities, tickets, true);
  }

  /** @param {number[]} cities @param {number} tickets @param {boolean} isShort */
  #run(cities, tickets, isShort) {
    const { network, ticketedModes } = this;
    return background.run({ network, problem: { cities, tickets, ticketedModes }, isShort });
  }
}
