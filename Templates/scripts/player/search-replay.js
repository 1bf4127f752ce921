/**
 * The replay of the searches for a route, on request: the map, its controls and the key to its marks
 * become one block that fits into the window. It begins at the first step and plays.
 * @module
 */

/** @typedef {import('../core/trace.js').Replay} Replay */
import { loadSearches, Searches } from '../core/searches.js';
import './replay-page.js';
import { fillSearchPlayer } from './player-panel.js';
import { ReplayPlayer } from './replay-player.js';
import { SearchFilm } from './search-film.js';
import { pushAddress } from './step-link.js';
import { showTop } from '../lib/tall-column.js';
import { fitted } from '../map/map-view.js';
import { MapZoom } from '../map/map-zoom.js';

export { loadSearches, Searches };

/** The parameters of the address that belong to a replay. */
const NO_STEP = { algorithm: null, step: null };

export class SearchReplay {
  /**
   * @param {HTMLElement} section the player
   * @param {HTMLElement} frame of the map
   * @param {SVGElement} overlay
   * @param {() => void} leave is called when the reader closes the replay
   */
  constructor(section, frame, overlay, leave) {
    this.section = section;
    this.frame = frame;
    this.figure = frame.closest('figure') ?? frame;
    /** @type {Searches | null} */
    this.searches = null;
    /** Is told when the reader moves to another step or search. */
    this.onMove = () => {};
    fillSearchPlayer(section);
    frame.after(section);
    const close = () => {
      this.close();
      pushAddress(NO_STEP);
      leave();
    };
    section.querySelector('[data-action="close"]')?.addEventListener('click', close);
    section.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    });
    this.player = new ReplayPlayer(
      section,
      (algorithm) => {
        const { searches } = this;
        if (!searches) return null;
        const film = new SearchFilm(section, overlay, searches.network, searches.trace(algorithm));
        this.#showExtent(film.replay);
        return film;
      },
      (algorithm) => this.searches?.prepare(algorithm) ?? null,
    );
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
  async open(searches, isPlayed) {
    this.searches = searches;
    const { width, height } = searches.network.data;
    this.figure.style.setProperty('--ratio', String(width / height));
    this.figure.classList.add('instrument');
    this.section.hidden = false;
    if (isPlayed) pushAddress({ step: '0' });
    await this.player.restore();
    if (!isPlayed) return;
    showTop(this.figure);
    this.player.controls.playButton.focus({ preventScroll: true });
    this.player.playback.play();
  }

  close() {
    if (!this.isOpen) return;
    this.player.clear();
    this.section.hidden = true;
    this.figure.classList.remove('instrument');
    const zoom = MapZoom.of(this.frame);
    if (zoom.view === this.shown) zoom.show(zoom.home);
    this.shown = null;
  }

  /** Shows the last step, and gives the way that the search ends with. */
  way() {
    return this.player.way();
  }

  /**
   * Shows the part of the map that a search looks at, unless the reader moved it.
   * @param {Replay} replay
   */
  #showExtent(replay) {
    const zoom = MapZoom.of(this.frame);
    if (this.shown && zoom.view !== this.shown) return;
    this.shown = fitted(extent(replay), zoom.most);
    zoom.show(this.shown);
  }
}

/**
 * The part of the map with all places that a search reaches, in shares of the map.
 * @param {Replay} replay
 * @returns {import('../map/map-view.js').Box}
 */
export function extent({ network, trace, labels }) {
  const { width, height, places } = network.data;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const label of [trace.source, trace.goal, ...labels]) {
    const [x, y] = [places.x[label % network.size] / width, places.y[label % network.size] / height];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
