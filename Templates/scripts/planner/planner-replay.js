/**
 * The replay of a planned route's searches.
 * @module
 */

import { Searches } from '../core/searches.js';
import '../player/replay-page.js';
import { fillSearchPlayer } from '../player/player-panel.js';
import { ReplayPlayer } from '../player/replay-player.js';
import { SearchFilm } from '../player/search-film.js';
import { beside, bringIntoView } from '../lib/tall-column.js';

export { Searches };

export class PlannerReplay {
  /** @param {HTMLElement} section the player @param {SVGElement} overlay */
  constructor(section, overlay) {
    this.section = section;
    fillSearchPlayer(section);
    /** @type {Searches | null} */
    this.searches = null;
    this.player = new ReplayPlayer(section, (algorithm) => {
      const { searches } = this;
      return searches && new SearchFilm(section, overlay, searches.network, searches.trace(algorithm));
    });
  }

  get isOpen() {
    return !this.section.hidden;
  }

  /**
   * Shows the replay, at the step that the page's address asks for.
   * @param {Searches} searches
   */
  open(searches) {
    this.searches = searches;
    this.section.hidden = false;
    this.player.restore();
  }

  close() {
    this.player.clear();
    this.section.hidden = true;
  }

  /** Shows the map and the controls below it, and goes to them. */
  focus() {
    // Beside the words all of it comes into view; on a narrow screen the map must not leave it.
    const wanted = beside.matches
      ? this.section.querySelector('.player-counts')
      : this.section.parentElement?.querySelector('.map-frame');
    bringIntoView(wanted ?? null);
    this.player.controls.playButton.focus({ preventScroll: true });
  }
}
