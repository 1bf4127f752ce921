/**
 * The base class of players. It connects the controls, the address and the announcements.
 * @module
 */

import { Controls } from './controls.js';
import { Playback } from './playback.js';
import { Throttle } from '../lib/throttle.js';

/**
 * The minimum time between two announcements, and between two changes of the address, in ms.
 * Browsers allow about three changes of the address per second.
 */
const [ANNOUNCEMENT_INTERVAL, ADDRESS_INTERVAL] = [4000, 500];

export class Stepper {
  /** @param {HTMLElement} section */
  constructor(section) {
    this.section = section;
    this.isQuiet = false;
    /** True after `hold`, while the address still contains a step that is no longer shown. */
    this.isHeld = false;
    this.stepText = /** @type {HTMLElement} */ (section.querySelector('.player-step'));
    const live = /** @type {HTMLElement} */ (section.querySelector('.player-live'));
    /** @type {Throttle<string>} */
    this.announcer = new Throttle((words) => {
      live.textContent = words;
    }, ANNOUNCEMENT_INTERVAL);
    // The address is changed in a separate task, because this change takes longer than the rest of
    // the step.
    /** @type {Throttle<void>} */
    this.address = new Throttle(() => setTimeout(() => this.#writeAddress(false)), ADDRESS_INTERVAL);
    this.playback = new Playback({ length: 0, onChange: (cause) => this.#show(cause) });
    this.controls = new Controls(section, this.playback, (words) => this.announcer.force(words));
  }

  /** Called when the reader moves to another step. */
  onMove() {}

  /** @param {number} step @returns {string | null} the description of the step */
  draw(step) {
    return null;
  }

  /** The query of the address for the current state, with its "?". */
  get search() {
    return location.search;
  }

  /** Stops playback and announcements. The address stays unchanged until the next `load`. */
  hold() {
    this.isHeld = true;
    this.isQuiet = true;
    this.playback.pause();
    this.isQuiet = false;
    this.address.cancel();
    this.announcer.cancel();
  }

  /**
   * Loads another sequence of steps. The initial step is neither announced nor written to the
   * address.
   * @param {number} length
   * @param {number | null} step null for the last step
   */
  load(length, step) {
    this.isHeld = false;
    this.controls.suggestSpeed(length);
    this.isQuiet = true;
    this.playback.load(length, step ?? length);
    this.isQuiet = false;
  }

  /** Adds a history entry with the address of the state that the reader has chosen. */
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
    // Changes of the address are throttled. While a key is held or the scrubber is dragged, the
    // step can change more often than browsers let the address change.
    if (!playback.isPlaying && (cause === 'play' || cause === 'stop')) address.force();
    else address.offer();
    if (playback.isPlaying) announcer.offer(words);
    // Screen readers already announce the scrubber's value.
    else if (document.activeElement !== controls.range) announcer.force(words);
  }

  /** @param {boolean} isNew true to add a history entry */
  #writeAddress(isNew) {
    if (this.isHeld || this.search === location.search) return;
    const address = location.pathname + this.search + location.hash;
    if (isNew) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }
}
