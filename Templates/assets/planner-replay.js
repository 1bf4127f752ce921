/**
 * The replay of a planned route's searches. Dijkstra's trace is in the data for every start; the
 * other searches are run in the page.
 * @module
 */

/** @import { Network } from './network.js' */
import { loadJSON } from './load-json.js';
import { ReplayPlayer } from './replay-player.js';
import { search } from './search.js';
import { SearchFilm } from './search-film.js';
import { cutAt, eventsOf } from './trace.js';

export class PlannerReplay {
  /**
   * @param {HTMLElement} section the player
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {(place: number) => string} traceFile the address of a start's trace
   */
  constructor(section, overlay, network, traceFile) {
    this.section = section;
    this.network = network;
    this.traceFile = traceFile;
    this.source = -1;
    this.goal = -1;
    /** @type {number[]} */
    this.treeEvents = [];
    this.player = new ReplayPlayer(section, (algorithm) => {
      const { source, goal } = this;
      const trace =
        algorithm === 'dijkstra'
          ? { events: cutAt(this.treeEvents, goal) }
          : search(network, algorithm, source, goal);
      return new SearchFilm(section, overlay, network, { ...trace, algorithm, source, goal });
    });
  }

  get isOpen() {
    return !this.section.hidden;
  }

  /**
   * Shows the replay of a route, at the step that the page's address asks for.
   * @param {number} source
   * @param {number} goal
   */
  async open(source, goal) {
    // Traces that were searched for just now name links by their numbers.
    const events = this.network.hasSearches(source)
      ? eventsOf(this.network, (await loadJSON(this.traceFile(source))).events)
      : search(this.network, 'dijkstra', source, -1).events;
    [this.source, this.goal, this.treeEvents] = [source, goal, events];
    this.section.hidden = false;
    this.player.restore();
  }

  close() {
    this.player.clear();
    this.section.hidden = true;
  }

  focus() {
    this.player.controls.playButton.focus();
  }
}
