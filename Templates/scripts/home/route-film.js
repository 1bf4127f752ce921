/**
 * The animation on the home page: Dijkstra's search for the route, drawn on the map in a few
 * seconds.
 * @module
 */

/** @typedef {import('../core/searches.js').Searches} Searches */
import { loadSearches } from '../core/searches.js';
import { Replay } from '../core/trace.js';
import { turn } from '../lib/in-parts.js';
import { Throttle } from '../lib/throttle.js';
import { say } from '../lib/words.js';
import { SearchOverlay } from '../map/search-overlay.js';
import { Playback } from '../player/playback.js';

/** The duration of the animation, in s. */
const DURATION = 5;

/** The minimum time in ms between two updates of the count. Each update causes a page layout. */
const COUNT = 250;

/** @typedef {{isPlaying: boolean, words: string, settled: string}} State */

export class RouteFilm {
  /**
   * @param {DOMStringMap} data the addresses of files and the indices of places, for `loadSearches`
   * @param {SVGElement} overlay @param {(state: State) => void} tell
   */
  static async load(data, overlay, tell) {
    const searches = await loadSearches(data);
    // The animation is created in a separate task, so that the page stays responsive.
    await turn();
    return new RouteFilm(searches, overlay, tell);
  }

  /** @param {Searches} searches @param {SVGElement} overlay @param {(state: State) => void} tell */
  constructor(searches, overlay, tell) {
    this.announcements = new Throttle(tell, COUNT);
    this.wasPlaying = false;
    this.replay = new Replay(searches.network, searches.trace('dijkstra'));
    const { length } = this.replay;
    this.overlay = new SearchOverlay(overlay, searches.network);
    this.playback = new Playback({
      length, speed: length / DURATION, onChange: () => this.#show(),
    });
  }

  /** Plays or pauses; at the end, plays from the start. */
  toggle() {
    this.playback.toggle();
    this.playback.run();
  }

  #show() {
    const { playback, replay } = this;
    this.overlay.draw(replay, replay.moveTo(playback.position));
    const count = replay.settledCounts[playback.position];
    const state = {
      isPlaying: playback.isPlaying,
      words: playback.isAtEnd ? say(WORDS.scripts.filmEnd, { count }) : WORDS.scripts.film,
      settled: playback.isAtEnd ? '' : say(WORDS.scripts.filmSettled, { count }),
    };
    if (playback.isPlaying && this.wasPlaying) this.announcements.offer(state);
    else this.announcements.force(state);
    this.wasPlaying = playback.isPlaying;
  }
}
