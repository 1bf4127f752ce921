/**
 * The replay of the searches for a dealt trip, and the journey along it: loaded with the first deal.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../player/trip-words.js').TripReplay} TripReplay */
import '../player/replay-page.js';
import { JourneyOffer } from '../player/journey-offer.js';
import { addJourneyBox, fillTripPlayer } from '../player/player-panel.js';
import { ReplayPlayer } from '../player/replay-player.js';
import { TripFilm } from '../player/trip-film.js';
import { bestBeside } from '../player/trip-words.js';

export { tripReplays } from '../core/trip-methods.js';

export class DealReplay {
  /** @param {HTMLElement} section the player @param {SVGElement} overlay @param {Network} network */
  constructor(section, overlay, network) {
    this.section = section;
    fillTripPlayer(section, ['exact', 'brute-force', 'nearest-neighbour', 'two-opt']);
    /** @type {TripReplay[]} */
    this.replays = [];
    /** @type {number[]} */
    this.cities = [];
    /** Is told what the map shows: a candidate of a method's, or none yet.
     * @type {(replay: TripReplay, step: number) => void} */
    this.onDraw = () => {};
    this.player = new ReplayPlayer(section, (algorithm) => {
      const replay = this.replays.find((one) => one.algorithm === algorithm);
      if (!replay) return null;
      const film = new TripFilm(section, overlay, network, replay, this.cities, bestBeside(this.replays, algorithm));
      film.onDraw = () => this.onDraw(replay, film.step);
      return film;
    });
    this.journey = new JourneyOffer(addJourneyBox(section), overlay, network, () => this.player.way());
    this.player.onMove = () => this.journey.stop();
  }

  get isOpen() {
    return !this.section.hidden;
  }

  /** @param {TripReplay[]} replays @param {number[]} cities */
  open(replays, cities) {
    [this.replays, this.cities] = [replays, cities];
    for (const tab of this.player.tabs) {
      const isThere = replays.some((one) => one.algorithm === tab.value);
      /** @type {HTMLElement} */ (tab.parentElement).hidden = !isThere;
    }
    this.player.restore();
    this.journey.show(true);
    this.section.hidden = false;
  }

  /** Shows the step that the page's address asks for. */
  restore() {
    this.journey.stop();
    this.player.restore();
  }

  /** Stops what plays, which another deal is to take the place of. */
  hold() {
    this.player.hold();
  }

  /** Takes away what is shown, and leaves the room for what comes. */
  clear() {
    this.journey.stop();
    this.player.clear();
  }

  close() {
    this.player.clear();
    this.journey.show(false);
    this.section.hidden = true;
  }
}
