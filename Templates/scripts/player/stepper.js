/**
 * Anything that is stepped through in a player: its controls, and the present step in words, aloud and in the
 * page's address.
 * @module
 */

import { Controls } from './controls.js';
import { Playback } from './playback.js';
import { Throttle } from '../lib/throttle.js';

/**
 * The least time between two announcements while it plays, and between two changes of the address, in ms: browsers
 * allow about three a second.
 */
const [ANNOUNCEMENT_INTERVAL, ADDRESS_INTERVAL] = [4000, 500];

export class Stepper {
  /** @param {HTMLElement} section */
  constructor(section) {
    this.section = section;
    this.isQuiet = false;
    /** True if the step in the address is no longer shown. */
    this.isHeld = false;
    this.stepText = /** @type {HTMLElement} */ (section.querySelector('.player-step'));
    const live = /** @type {HTMLElement} */ (section.querySelector('.player-live'));
    /** @type {Throttle<string>} */
    this.announcer = new Throttle((words) => {
      live.textContent = words;
    }, ANNOUNCEMENT_INTERVAL);
    // Done outside the step, because changing the address takes longer than the rest of the step.
    /** @type {Throttle<void>} */
    this.address = new Throttle(() => setTimeout(() => this.#writeAddress(false)), ADDRESS_INTERVAL);
    this.playback = new Playback({ length: 0, onChange: (cause) => this.#show(cause) });
    this.controls = new Controls(section, this.playback, (words) => this.announcer.force(words));
  }

  /** Called when the reader moves to another step. */
  onMove() {}

  /**
   * Draws a step.
   * @param {number} step
   * @returns {string | null} the step in words; null if there is none
   */
  draw(step) {
    return null;
  }

  /** The part of the page's address, from "?" on, that names what is shown. */
  get search() {
    return location.search;
  }

  /** Stops: until `load` nothing more is announced or written into the address. */
  hold() {
    this.isHeld = true;
    this.isQuiet = true;
    this.playback.pause();
    this.isQuiet = false;
    this.address.cancel();
    this.announcer.cancel();
  }

  /**
   * Puts other steps in. The initial step is neither announced nor written into the address.
   * @param {number} length the last step @param {number | null} step the last if null
   */
  load(length, step) {
    this.isHeld = false;
    this.controls.suggestSpeed(length);
    this.isQuiet = true;
    this.playback.load(length, step ?? length);
    this.isQuiet = false;
  }

  /** Adds an entry to the history, because the reader chose this state. */
  tellChoice() {
    this.onMove();
    this.address.cancel();
    this.#writeAddress(true);
    this.announcer.force(this.stepText.textContent ?? '');
  }

  /** @param {import('./playback.js').Cause} cause */
  #show(cause) {
    const { playback, controls, address, announcer } = this;
    const words = this.draw(playback.position);
    if (words === null) return;
    this.stepText.textContent = words;
    controls.update(words);
    if (this.isQuiet) return;
    this.onMove();
    // A key that is held down or a scrubber that is dragged may step faster than the address can change.
    if (!playback.isPlaying && (cause === 'play' || cause === 'stop')) address.force();
    else address.offer();
    if (playback.isPlaying) announcer.offer(words);
    // The scrubber announces its value itself.
    else if (document.activeElement !== controls.range) announcer.force(words);
  }

  /** @param {boolean} isNew true to add an entry to the history */
  #writeAddress(isNew) {
    // A hidden view has no address.
    if (this.isHeld || this.search === location.search) return;
    const address = location.pathname + this.search + location.hash;
    if (isNew) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }
}
