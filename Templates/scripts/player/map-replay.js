/**
 * A replay on the map of a page, opened on demand.
 * @module
 */

import './replay-page.js';
import { ReplayPlayer } from './replay-player.js';
import { pushAddress } from './step-link.js';
import { showTop } from '../lib/tall-column.js';

export class MapReplay {
  /** @param {HTMLElement} section @param {HTMLElement} frame @param {() => void} leave */
  constructor(section, frame, leave) {
    this.section = section;
    this.figure = frame.closest('figure') ?? frame;
    /** Called when the reader moves to another step or search. */
    this.onMove = () => {};
    frame.after(section);
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
    this.player = new ReplayPlayer(section, (algorithm) => this.film(algorithm), (algorithm) => this.prepare(algorithm));
    this.player.isOptional = true;
    this.player.onMove = () => this.onMove();
  }

  /**
   * Creates the animation of a search; returns null if there is none. Subclasses override this
   * method.
   * @param {string} algorithm @returns {import('./replay-player.js').Film | null}
   */
  film(algorithm) {
    return null;
  }

  /**
   * Loads the data that an animation needs; returns null if the data is already loaded. Subclasses
   * override this method.
   * @param {string} algorithm
   * @returns {Promise<void> | null}
   */
  prepare(algorithm) {
    return null;
  }

  get isOpen() {
    return !this.section.hidden;
  }

  /**
   * Opens the replay, either playing from the first step or at the step in the page's address.
   * @param {import('../core/network.js').Network} network
   * @param {boolean} isPlayed
   */
  async show({ data: { width, height } }, isPlayed) {
    this.figure.style.setProperty('--ratio', String(width / height));
    this.figure.classList.add('instrument');
    this.section.hidden = false;
    if (isPlayed) pushAddress({ step: '0' });
    await this.player.restore();
    if (!isPlayed || !this.isOpen) return;
    showTop(this.figure);
    this.player.controls.playButton.focus({ preventScroll: true });
    this.player.playback.play();
  }

  /** Stops playback. Called before another trip replaces the one being replayed. */
  hold() {
    if (this.isOpen) this.player.hold();
  }

  close() {
    if (!this.isOpen) return;
    this.player.clear();
    this.section.hidden = true;
    this.figure.classList.remove('instrument');
  }

  /** Shows the last step, and returns the route that the search has found. */
  way() {
    return this.player.way();
  }
}
