/**
 * The searches between the two places of a planner, as a replay or side by side.
 * @module
 */

/** @typedef {import('../player/comparison.js').Comparison} Comparison */
/** @typedef {import('./planner-ways.js').Stage} Stage */
/** @typedef {import('./planner-ways.js').Ways} Ways */
/** @typedef {import('../player/search-replay.js').SearchReplay} SearchReplay */
/** @typedef {import('../core/searches.js').Searches} Searches */

import { fillComparison } from '../player/player-panel.js';
import { report } from '../lib/report.js';

/**
 * The two places whose searches are shown, and the object that finds routes between them.
 * @typedef {Stage & {ways: Ways}} Choice
 */

export class SearchViews {
  /** @param {HTMLElement} frame @param {SVGElement} overlay @param {() => void} leave */
  constructor(frame, overlay, leave) {
    this.frame = frame;
    this.overlay = overlay;
    this.leave = leave;
    this.player = /** @type {HTMLElement} */ (document.querySelector('.planner-player'));
    this.section = /** @type {HTMLElement} */ (document.querySelector('.planner-compare'));
    this.details = /** @type {HTMLDetailsElement} */ (this.section.querySelector('details'));
    fillComparison(this.details);
    /** @type {Choice | null} */
    this.choice = null;
    /** @type {Promise<Searches> | null} */
    this.searches = null;
    /** @type {SearchReplay | null} */
    this.replay = null;
    /** @type {Comparison | null} */
    this.comparison = null;
    this.details.addEventListener('toggle', () => {
      if (this.details.open) this.#compare(!new URLSearchParams(location.search).has('compare'));
      else this.comparison?.leave();
    });
  }

  get isReplayed() {
    return this.replay?.isOpen ?? false;
  }

  /** Stops playback and ignores pending loads. Called before the result of the planner changes. */
  hold() {
    this.choice = null;
    this.comparison?.hold();
  }

  /** @param {Choice | null} choice null hides the searches */
  change(choice) {
    this.choice = choice;
    this.searches = null;
    this.closeReplay();
    this.section.hidden = choice === null;
    if (!choice) this.details.open = false;
    else if (this.details.open) this.#compare(false);
  }

  closeReplay() {
    this.replay?.close();
  }

  /**
   * @param {boolean} isPlayed false to open the replay at the step that the address contains
   * @returns {Promise<boolean>} false if the replay was not opened, because no places are chosen or
   *   the choice has changed in the meantime
   */
  async openReplay(isPlayed) {
    const { choice } = this;
    if (!choice) return false;
    const [{ SearchReplay }, searches] = await Promise.all([import('../player/search-late.js'), this.#load(choice)]);
    if (choice !== this.choice) return false;
    this.replay ??= new SearchReplay(this.player, this.frame, this.overlay, this.leave);
    await this.replay.open(searches, isPlayed);
    return true;
  }

  openComparison() {
    this.details.open = true;
  }

  playComparison() {
    if (this.details.open) this.#compare(true);
    else this.openComparison();
    this.section.scrollIntoView({ block: 'start' });
    this.details.querySelector('summary')?.focus({ preventScroll: true });
  }

  /** @param {boolean} isPlayed false to compare at the step that the address contains */
  async #compare(isPlayed) {
    const { choice } = this;
    if (!choice) return;
    try {
      const [{ Comparison }, searches] = await Promise.all([import('../player/search-late.js'), this.#load(choice)]);
      if (choice !== this.choice || !this.details.open) return;
      this.comparison ??= new Comparison(this.section, searches);
      this.comparison.change(searches);
      this.comparison.restore();
      if (isPlayed) this.comparison.play();
    } catch (error) {
      const place = choice === this.choice ? this.section.querySelector('.player-step') : null;
      report(error, place, WORDS.planner.comparisonFailed);
    }
  }

  /** @param {Choice} choice */
  #load({ from, to, route, ways }) {
    const searches = this.searches ?? Promise.all([import('../player/search-late.js'), ways.events(from)]).then(
      ([{ Searches }, events]) => new Searches(ways.network, from, to, route, events),
    );
    this.searches = searches;
    // A failed request is retried on the next call.
    searches.catch(() => {
      if (this.searches === searches) this.searches = null;
    });
    return searches;
  }
}
