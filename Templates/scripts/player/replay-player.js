/**
 * A player: the tabs of its algorithms, its controls, the present step in words, aloud and in the
 * page's address. It plays films, which draw themselves.
 * @module
 */

import { readStep, writeStep } from './step-link.js';
import { Stepper } from './stepper.js';
import { Latest } from '../lib/latest.js';
import { report } from '../lib/report.js';

/**
 * A sequence of steps that a player shows.
 * @typedef {object} Film
 * @property {number} length the last step; the first is 0
 * @property {(step: number) => void} draw draws a step
 * @property {() => string} words the step drawn last, in words
 * @property {() => import('./journey.js').Way | null} way the way at the step drawn last, null for none
 * @property {(() => void)} [finish] is called when the player changes to another film
 */

export class ReplayPlayer extends Stepper {
  /**
   * @param {HTMLElement} section
   * @param {(algorithm: string) => Film | null} film makes an algorithm's film; null if there is none
   * @param {(algorithm: string) => Promise<void> | null} prepare fetches what a film needs; null if it
   *   is there
   */
  constructor(section, film, prepare = () => null) {
    super(section);
    this.makeFilm = film;
    this.prepare = prepare;
    this.latest = new Latest();
    /** @type {Film | null} */
    this.film = null;
    this.tabs = /** @type {HTMLInputElement[]} */ ([
      ...section.querySelectorAll('input[name="algorithm"]'),
    ]);
    this.algorithm = this.first;
    /** True if the page also has a state without the player: in that case each step is written into the address. */
    this.isOptional = false;
    for (const tab of this.tabs) {
      tab.addEventListener('change', () => {
        if (tab.checked) this.#prepare(tab.value, () => this.#choose(tab.value));
      });
    }
  }

  /** The default algorithm. */
  get first() {
    return (this.tabs.find((tab) => tab.defaultChecked) ?? this.tabs[0])?.value ?? '';
  }

  /**
   * Shows the state that the page's address requests.
   * @returns {Promise<void> | null} null if it is shown already
   */
  restore() {
    const { algorithm, step } = readStep(location.search);
    const isKnown = this.tabs.some((tab) => tab.value === algorithm);
    const shown = algorithm !== null && isKnown ? algorithm : this.first;
    return this.#prepare(shown, () => this.#load(shown, step));
  }

  /**
   * Shows an algorithm once its data is loaded, unless another was requested in the meantime.
   * @param {string} algorithm
   * @param {() => void} show
   */
  #prepare(algorithm, show) {
    const isWanted = this.latest.begin();
    const waiting = this.prepare(algorithm);
    if (!waiting) {
      show();
      return null;
    }
    return waiting.then(
      () => {
        if (isWanted()) show();
      },
      (error) => {
        if (isWanted()) this.#fail(error);
      },
    );
  }

  /**
   * Keeps the current film, or shows the first one.
   * @param {unknown} error
   */
  #fail(error) {
    if (!this.film) this.#load(this.first, null);
    for (const tab of this.tabs) tab.checked = tab.value === this.algorithm;
    report(error, this.stepText, WORDS.replay.notLoaded);
  }

  /** Remakes the films after their content has changed, and shows the last step. */
  reload() {
    this.#load(this.algorithm, null);
  }

  /** Shows the last step, and returns the route that the film ends with. */
  way() {
    this.playback.moveTo(this.playback.length);
    return this.film?.way() ?? null;
  }

  /** Removes everything that the film drew. */
  clear() {
    this.playback.pause();
    this.address.cancel();
    this.announcer.cancel();
    this.film?.finish?.();
    this.film = null;
  }

  /** @param {string} algorithm @param {number | null} step the last if null */
  #load(algorithm, step) {
    this.clear();
    this.algorithm = algorithm;
    for (const tab of this.tabs) tab.checked = tab.value === algorithm;
    this.section.dataset.algorithm = algorithm;
    this.film = this.makeFilm(algorithm);
    this.load(this.film?.length ?? 0, step);
  }

  /**
   * Called when the reader chooses a tab; adds an entry to the history.
   * @param {string} algorithm
   */
  #choose(algorithm) {
    // If the current search is not at its end, another one is shown at the same step.
    const { isAtEnd, position } = this.playback;
    this.#load(algorithm, isAtEnd ? null : position);
    this.tellChoice();
  }

  /** @param {number} step */
  draw(step) {
    this.film?.draw(step);
    return this.film?.words() ?? null;
  }

  get search() {
    if (!this.film) return location.search;
    const { isAtEnd, position } = this.playback;
    return writeStep(location.search, {
      algorithm: this.algorithm === this.first ? null : this.algorithm,
      step: isAtEnd && !this.isOptional ? null : position,
    });
  }
}
