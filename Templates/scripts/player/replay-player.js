/**
 * A player with a tab for each algorithm. Each algorithm has a film, which draws its steps.
 * @module
 */

import { readStep, writeStep } from './step-link.js';
import { Stepper } from './stepper.js';
import { Latest } from '../lib/latest.js';
import { report } from '../lib/report.js';

/**
 * A sequence of steps that the player can show.
 * @typedef {object} Film
 * @property {number} length the number of the last step
 * @property {(step: number) => void} draw
 * @property {() => string} words describes the step drawn last
 * @property {() => import('./journey.js').Way | null} way null if there is no route yet
 * @property {(() => void)} [finish] called when the player switches to another film
 */

export class ReplayPlayer extends Stepper {
  /**
   * @param {HTMLElement} section
   * @param {(algorithm: string) => Film | null} film returns null if there is none
   * @param {(algorithm: string) => Promise<void> | null} prepare loads the data of a film; returns
   *   null if the data is already loaded
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
    /** @type {number | null} the step that the reader has chosen; null for the last step */
    this.step = null;
    this.isChoosing = false;
    /** True if the player can be closed. An address without a step then means a closed player. */
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

  /** @returns {Promise<void> | null} null if the data is already loaded */
  restore() {
    const { algorithm, step } = readStep(location.search);
    const isKnown = this.tabs.some((tab) => tab.value === algorithm);
    const shown = algorithm !== null && isKnown ? algorithm : this.first;
    return this.#prepare(shown, () => this.#load(shown, step));
  }

  /** @param {string} algorithm @param {() => void} show */
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
   * Reports that the data of a film could not be loaded. If there is no current film, shows the
   * film of the default algorithm.
   * @param {unknown} error
   */
  #fail(error) {
    if (!this.film) this.#load(this.first, null);
    for (const tab of this.tabs) tab.checked = tab.value === this.algorithm;
    report(error, this.stepText, WORDS.replay.notLoaded);
  }

  /** Creates the film again after its content has changed, and shows the last step. */
  reload() {
    this.#load(this.algorithm, null);
  }

  /** Shows the last step, and returns the route at that step. */
  way() {
    this.playback.moveTo(this.playback.length);
    return this.film?.way() ?? null;
  }

  /** Removes everything that the film has drawn. */
  clear() {
    this.playback.pause();
    this.address.cancel();
    this.announcer.cancel();
    this.film?.finish?.();
    this.film = null;
  }

  /** @param {string} algorithm @param {number | null} step null for the last step */
  #load(algorithm, step) {
    this.clear();
    this.algorithm = algorithm;
    for (const tab of this.tabs) tab.checked = tab.value === algorithm;
    this.section.dataset.algorithm = algorithm;
    this.film = this.makeFilm(algorithm);
    this.load(this.film?.length ?? 0, step);
  }

  /** @param {string} algorithm */
  #choose(algorithm) {
    // The player stays at the same step. If this was the last step, the chosen search shows its own
    // last step. If the chosen search ends before this step, it also shows its last step, but the
    // step is kept for the next search.
    this.isChoosing = true;
    this.#load(algorithm, this.step);
    this.isChoosing = false;
    this.tellChoice();
  }

  /** @param {number} step */
  draw(step) {
    if (!this.isChoosing) this.step = this.playback.isAtEnd ? null : step;
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
