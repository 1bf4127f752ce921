/**
 * The replay of the searches for a trip, candidate by candidate.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trip-searches.js').Searches} Searches */
import { MapReplay } from './map-replay.js';
import { TripFilm } from './trip-film.js';
import { fillTripPlayer } from './trip-panel.js';

export class TripReplay extends MapReplay {
  /**
   * @param {HTMLElement} section
   * @param {HTMLElement} frame
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {() => void} leave
   */
  constructor(section, frame, overlay, network, leave) {
    fillTripPlayer(section);
    super(section, frame, leave);
    this.overlay = overlay;
    this.network = network;
    /** @type {Searches | null} */
    this.searches = null;
    /** @type {(film: TripFilm) => void} called with the animation after each step that it draws */
    this.onDraw = () => {};
  }

  /** @param {string} algorithm */
  film(algorithm) {
    const { searches } = this;
    const search = searches?.searches.find((one) => one.algorithm === algorithm);
    if (!searches || !search) return null;
    const film = new TripFilm(this.section, this.overlay, this.network, searches, search);
    film.onDraw = () => this.onDraw(film);
    return film;
  }

  /** @param {Searches} searches @param {boolean} isPlayed true to play from the first step */
  open(searches, isPlayed) {
    this.searches = searches;
    const { tabs } = this.player;
    const isThere = (/** @type {HTMLInputElement} */ tab) => searches.searches.some((one) => one.algorithm === tab.value);
    for (const tab of tabs) {
      /** @type {HTMLElement} */ (tab.parentElement).hidden = !isThere(tab);
      tab.defaultChecked = tab === tabs.find(isThere);
    }
    return this.show(this.network, isPlayed);
  }
}
