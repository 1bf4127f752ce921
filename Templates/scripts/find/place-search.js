/**
 * Finds places of a network by a typed text, ignoring accents and case.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { fold } from './fold.js';

export class PlaceSearch {
  /** @param {Network} network */
  constructor(network) {
    this.names = network.data.places.name.map(fold);
    this.ids = network.data.places.id.map(fold);
    /** The indices of the places, sorted by name. */
    this.order = [...this.names.keys()].sort((a, b) => {
      return compare(this.names[a], this.names[b]) || a - b;
    });
  }

  /**
   * @param {string} text the typed text; an empty text matches all places
   * @param {number} limit
   * @returns {number[]} indices of places, best first
   */
  find(text, limit) {
    const query = fold(text);
    /** @type {number[][]} */
    const groups = [[], [], [], [], []];
    for (const place of this.order) {
      const rank = query ? this.#rank(place, query) : 0;
      if (rank >= 0) groups[rank].push(place);
    }
    return groups.flat().slice(0, limit);
  }

  /**
   * The place whose name or id equals the text; -1 if there is none, or if there are several.
   * @param {string} text
   * @param {boolean} [isFirst] true to return the first of several places
   */
  exact(text, isFirst = false) {
    const query = fold(text);
    const places = this.order.filter((place) => this.#rank(place, query) === 0);
    return isFirst || places.length < 2 ? (places[0] ?? -1) : -1;
  }

  /**
   * @param {number} place @param {string} query @returns {number} -1 if the place does not match
   */
  #rank(place, query) {
    const name = this.names[place];
    if (name === query || this.ids[place] === query) return 0;
    if (name.startsWith(query)) return 1;
    if (name.includes(` ${query}`)) return 2;
    if (this.ids[place].startsWith(query)) return 3;
    return name.includes(query) ? 4 : -1;
  }
}

/** @param {string} a @param {string} b */
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
