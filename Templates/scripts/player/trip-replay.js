/**
 * The replay of the searches for a trip, on request: everything that they weigh, step by step.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trip-searches.js').Searches} Searches */
import './replay-page.js';
import { ReplayPlayer } from './replay-player.js';
import { pushAddress } from './step-link.js';
import { TripFilm } from './trip-film.js';
import { fillTripPlayer } from './trip-panel.js';

export class TripReplay {
  /**
   * @param {HTMLElement} section the player
   * @param {HTMLElement} frame of the map
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {() => void} leave is called when the reader closes the replay
   */
  constructor(section, frame, overlay, network, leave) {
    this.section = section;
    this.figure = frame.closest('figure') ?? frame;
    const { width, height } = network.data;
    this.figure.style.setProperty('--ratio', String(width / height));
    fillTripPlayer(section);
    frame.after(section);
    /** @type {Searches | null} */
    this.searches = null;
    /** Is told what the map shows.
     * @type {(film: TripFilm) => void} */
    this.onDraw = () => {};
    /** Is told when the reader moves to another step or method. */
    this.onMove = () => {};
    const close = () => {
      this.close();
      pushAddress({ algorithm: null, step: null });
      leave();
    };
    section.querySelector('[data-action="close"]')?.addEventListener('click', close);
    section.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    });
    this.player = new ReplayPlayer(section, (algorithm) => {
      const { searches } = this;
      const search = searches?.searches.find((one) => one.algorithm === algorithm);
      if (!searches || !search) return null;
      const film = new TripFilm(section, overlay, network, searches, search);
      film.onDraw = () => this.onDraw(film);
      return film;
    });
    this.player.isOptional = true;
    this.player.onMove = () => this.onMove();
  }

  get isOpen() {
    return !this.section.hidden;
  }

  /**
   * Shows the replay: from the first step on, or at the step that the page's address asks for.
   * @param {Searches} searches
   * @param {boolean} isPlayed
   */
  open(searches, isPlayed) {
    this.searches = searches;
    const { tabs } = this.player;
    const isThere = (/** @type {HTMLInputElement} */ tab) => searches.searches.some((one) => one.algorithm === tab.value);
    for (const tab of tabs) {
      /** @type {HTMLElement} */ (tab.parentElement).hidden = !isThere(tab);
      tab.defaultChecked = tab === tabs.find(isThere);
    }
    this.figure.classList.add('instrument');
    this.section.hidden = false;
    if (isPlayed) pushAddress({ step: '0' });
    this.player.restore();
    if (!isPlayed) return;
    this.figure.scrollIntoView({ block: 'nearest' });
    this.player.controls.playButton.focus({ preventScroll: true });
    this.player.playback.play();
  }

  /** Stops what plays, which another deal is to take the place of. */
  hold() {
    if (this.isOpen) this.player.hold();
  }

  close() {
    if (!this.isOpen) return;
    this.player.clear();
    this.section.hidden = true;
    this.figure.classList.remove('instrument');
  }
}
