/**
 * A player: the tabs of its algorithms, its controls, the present step in words, aloud and in the
 * page's address. What it plays are films; a film knows how to draw itself.
 * @module
 */

import { Controls } from './controls.js';
import { Playback } from './playback.js';
import { readStep, writeStep } from './step-link.js';
import { tellStep } from './step-told.js';
import { Throttle } from '../lib/throttle.js';
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

/** The least time between two announcements while it plays, in ms. */
const ANNOUNCEMENT_INTERVAL = 4000;
/** The least time between two changes of the address, in ms: browsers allow about three a second. */
const ADDRESS_INTERVAL = 500;

export class ReplayPlayer {
  /**
   * @param {HTMLElement} section
   * @param {(algorithm: string) => Film | null} film makes an algorithm's film; null if there is none
   * @param {(algorithm: string) => Promise<void> | null} prepare fetches what a film needs; null if it
   *   is there
   */
  constructor(section, film, prepare = () => null) {
    this.section = section;
    this.makeFilm = film;
    this.prepare = prepare;
    this.latest = new Latest();
    /** @type {Film | null} */
    this.film = null;
    this.tabs = /** @type {HTMLInputElement[]} */ ([
      ...section.querySelectorAll('input[name="algorithm"]'),
    ]);
    this.algorithm = this.first;
    this.isQuiet = false;
    /** True if the page also has a state without the player: then each step is written into the address. */
    this.isOptional = false;
    /** True if the player no longer shows what the address names. */
    this.isHeld = false;
    /** Is told when the reader moves to another step or film. */
    this.onMove = () => {};
    this.stepText = /** @type {HTMLElement} */ (section.querySelector('.player-step'));
    const live = /** @type {HTMLElement} */ (section.querySelector('.player-live'));
    /** @type {Throttle<string>} */
    this.announcer = new Throttle((words) => {
      live.textContent = words;
    }, ANNOUNCEMENT_INTERVAL);
    // Not within a step: a change of the address takes longer than all the rest of it.
    /** @type {Throttle<void>} */
    this.address = new Throttle(() => setTimeout(() => this.#writeAddress(false)), ADDRESS_INTERVAL);
    this.playback = new Playback({ length: 0, onChange: (cause) => this.#show(cause) });
    this.controls = new Controls(section, this.playback, (words) => this.announcer.force(words));
    for (const tab of this.tabs) {
      tab.addEventListener('change', () => {
        if (tab.checked) this.#prepare(tab.value, () => this.#choose(tab.value));
      });
    }
  }

  /** The algorithm that is shown unless another is asked for. */
  get first() {
    return (this.tabs.find((tab) => tab.defaultChecked) ?? this.tabs[0])?.value ?? '';
  }

  /**
   * Shows what the page's address asks for.
   * @returns {Promise<void> | null} null if it is shown
   */
  restore() {
    const { algorithm, step } = readStep(location.search);
    const isKnown = this.tabs.some((tab) => tab.value === algorithm);
    const shown = algorithm !== null && isKnown ? algorithm : this.first;
    return this.#prepare(shown, () => this.#load(shown, step));
  }

  /**
   * Shows an algorithm once what it needs is there, unless another was asked for meanwhile.
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
   * Stays with the film that is shown, or shows the first.
   * @param {unknown} error
   */
  #fail(error) {
    if (!this.film) this.#load(this.first, null);
    for (const tab of this.tabs) tab.checked = tab.value === this.algorithm;
    report(error, this.stepText, 'Couldn’t load this search. Choose it again to retry.');
  }

  /** Makes the films anew, after what they show has changed, and shows the last step. */
  reload() {
    this.#load(this.algorithm, null);
  }

  /** Shows the last step, and gives the way that the film ends with. */
  way() {
    this.playback.moveTo(this.playback.length);
    return this.film?.way() ?? null;
  }

  /** Stops: until another film is loaded nothing more is announced or written into the address. */
  hold() {
    this.isHeld = true;
    this.isQuiet = true;
    this.playback.pause();
    this.isQuiet = false;
    this.address.cancel();
    this.announcer.cancel();
  }

  /** Takes away what the film drew. */
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
    this.isHeld = false;
    this.algorithm = algorithm;
    for (const tab of this.tabs) tab.checked = tab.value === algorithm;
    this.section.dataset.algorithm = algorithm;
    this.film = this.makeFilm(algorithm);
    const length = this.film?.length ?? 0;
    this.controls.suggestSpeed(length);
    // The first step is neither announced nor written into the address.
    this.isQuiet = true;
    this.playback.load(length, step ?? length);
    this.isQuiet = false;
  }

  /**
   * The reader chose a tab: a new entry in the history.
   * @param {string} algorithm
   */
  #choose(algorithm) {
    // In the middle of a search another one is shown at the same step.
    const { isAtEnd, position } = this.playback;
    this.#load(algorithm, isAtEnd ? null : position);
    this.onMove();
    this.address.cancel();
    this.#writeAddress(true);
    this.announcer.force(this.stepText.textContent ?? '');
  }

  /** @param {import('./playback.js').Cause} cause */
  #show(cause) {
    if (!this.film) return;
    this.film.draw(this.playback.position);
    const words = this.film.words();
    this.stepText.textContent = words;
    this.controls.update(words);
    if (this.isQuiet) return;
    this.onMove();
    tellStep(this, cause, words);
  }

  /** @param {boolean} isNew whether to make a new entry in the history */
  #writeAddress(isNew) {
    // There is no address for a film that is no longer shown.
    if (!this.film || this.isHeld) return;
    const { isAtEnd, position } = this.playback;
    const search = writeStep(location.search, {
      algorithm: this.algorithm === this.first ? null : this.algorithm,
      step: isAtEnd && !this.isOptional ? null : position,
    });
    if (search === location.search) return;
    const address = location.pathname + search + location.hash;
    if (isNew) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }
}
