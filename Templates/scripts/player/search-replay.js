/**
 * The replay of the searches for a route.
 * @module
 */

/** @typedef {import('../core/searches.js').Searches} Searches */
/** @typedef {import('../core/trace.js').Replay} Replay */
import { fillSearchPlayer } from './replay-panel.js';
import { MapReplay } from './map-replay.js';
import { SearchFilm } from './search-film.js';
import { fitted, WHOLE } from '../map/map-view.js';
import { MapZoom } from '../map/map-zoom.js';

/**
 * The zoom below which the whole map is shown instead of the part that the search covers. Below
 * this zoom, showing only that part would hardly enlarge it, but would cut off the scale bar and
 * the names at the edges.
 */
const LEAST_ZOOM = 1.25;

export class SearchReplay extends MapReplay {
  /**
   * @param {HTMLElement} section
   * @param {HTMLElement} frame
   * @param {SVGElement} overlay
   * @param {() => void} leave
   */
  constructor(section, frame, overlay, leave) {
    fillSearchPlayer(section);
    super(section, frame, leave);
    this.frame = frame;
    this.overlay = overlay;
    /** @type {Searches | null} */
    this.searches = null;
  }

  /** @param {string} algorithm */
  film(algorithm) {
    const { searches } = this;
    if (!searches) return null;
    const film = new SearchFilm(this.section, this.overlay, searches.network, searches.trace(algorithm));
    this.#showExtent(film.replay);
    return film;
  }

  /** @param {string} algorithm */
  prepare(algorithm) {
    return this.searches?.prepare(algorithm) ?? null;
  }

  /** @param {Searches} searches @param {boolean} isPlayed true to play from the first step */
  open(searches, isPlayed) {
    this.searches = searches;
    return this.show(searches.network, isPlayed);
  }

  close() {
    if (!this.isOpen) return;
    super.close();
    const zoom = MapZoom.of(this.frame);
    if (zoom.view === this.shown) zoom.show(zoom.home);
    this.shown = null;
  }

  /** @param {Replay} replay */
  #showExtent(replay) {
    const zoom = MapZoom.of(this.frame);
    if (this.shown && zoom.view !== this.shown) return;
    const part = fitted(extent(replay), zoom.most);
    this.shown = part.zoom < LEAST_ZOOM ? WHOLE : part;
    zoom.show(this.shown);
  }
}

/**
 * The bounding box of the goal and all places that a search reaches, in fractions of the
 * map's size.
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
