/**
 * The interactive views of a hand (the cities of a deal): the replay, the game panel, and the
 * animated journey. Each is loaded on demand, and only one is open at a time.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trip-searches.js').Searches} Searches */
/** @typedef {import('../core/trip-solver.js').Trip} Trip */
/** @typedef {import('../player/trip-film.js').TripFilm} TripFilm */
import { JourneyOffer } from '../player/journey-offer.js';
import { MapPicker } from '../map/map-picker.js';
import { TripSearches } from '../core/trip-searches.js';
import { button, html } from '../lib/svg.js';
import { Latest } from '../lib/latest.js';
import { report } from '../lib/report.js';
import { withParameters } from '../player/step-link.js';

/** @typedef {{cities: number[], tickets: number, best: Trip | null}} HandOfCities */

/** The URL fragment that opens the game. While it is set, the style sheet hides the answer. */
const PLAY = '#play';

export class TripInstruments {
  /**
   * @param {HTMLElement} row the parent of the buttons
   * @param {HTMLElement} section the parent of the player
   * @param {HTMLElement} frame
   * @param {SVGElement} overlay
   * @param {(() => void) | null} [deal] deals a hand; null if the page always has a hand
   */
  constructor(row, section, frame, overlay, deal = null) {
    this.section = section;
    this.frame = frame;
    this.overlay = overlay;
    /** @type {Network | null} */
    this.network = null;
    /** @type {HandOfCities | null} */
    this.hand = null;
    /** @type {Promise<Searches> | null} */
    this.searching = null;
    /** @type {Promise<import('../player/trip-replay.js').TripReplay> | null} */
    this.replaying = null;
    /** @type {Promise<import('./play-panel.js').PlayPanel> | null} */
    this.playing = null;
    /** @type {import('../player/trip-replay.js').TripReplay | null} null until loaded */
    this.replay = null;
    /** @type {import('./play-panel.js').PlayPanel | null} */
    this.panel = null;
    /** True if the page itself calls `pick` with each place that the reader clicks on the map. */
    this.hasPicker = false;
    /** @type {JourneyOffer | null} */
    this.journey = null;
    this.latest = new Latest();
    /** @type {(film: TripFilm | null) => void} */
    this.onDraw = () => {};
    /** @type {(isTaken: boolean) => void} called when a view takes or releases the map */
    this.onTake = () => {};
    // The journey and the replay reveal the answer, so they are hidden with it during a game.
    this.box = html('div', { class: 'journey answer', role: 'group', 'aria-label': WORDS.planner.journey });
    this.status = html('p', { class: 'note', role: 'status' });
    this.replayButton = button(WORDS.deal.replay, () => this.#openReplay(true), { class: 'answer' });
    this.deal = deal;
    this.playButton = button(WORDS.deal.play, () => {
      if (!this.hand && this.deal) {
        document.documentElement.classList.remove('revealed');
        // The fragment gets no history entry of its own, because dealing adds one.
        location.replace(PLAY);
        this.playButton.disabled = true;
        this.deal();
        return;
      }
      // The panel scrolls into view and takes the focus only when it opens, so an open panel is
      // closed first.
      this.panel?.close();
      // A change of the fragment fires `popstate`. The listener for this event calls `restore`,
      // which opens the panel.
      if (location.hash === PLAY) this.restore();
      else location.hash = PLAY;
    });
    this.#enable(false);
    row.append(this.replayButton, this.playButton, this.box, this.status);
    addEventListener('popstate', () => this.restore());
  }

  /** @param {Network} network @param {HandOfCities} hand */
  set(network, hand) {
    this.latest.begin();
    this.network = network;
    this.hand = hand;
    this.#enable(hand.cities.length > 1);
    this.searching = null;
    this.journey ??= new JourneyOffer(this.box, this.overlay, async () => network, () => {
      const { best } = this.hand ?? {};
      this.#closeAll();
      return best ?? null;
    });
    this.journey.show((hand.best?.links.length ?? 0) > 0);
  }

  clear() {
    this.hand = null;
    this.#enable(false);
    this.journey?.show(false);
    this.#closeAll();
  }

  /** True while the reader plays and the answer is hidden. */
  get isPlaying() {
    return location.hash === PLAY && !document.documentElement.classList.contains('revealed');
  }

  /** The results of the searches for the hand. They are computed once for each hand. */
  searches() {
    const { network, hand } = this;
    if (!network || !hand) throw new Error('there is no hand');
    if (!this.searching) {
      const searching = (this.searching = new TripSearches(network).all(hand.cities, hand.tickets));
      searching.then(
        ({ best }) => {
          if (hand !== this.hand) return;
          hand.best = best;
          this.journey?.show((best?.links.length ?? 0) > 0);
        },
        () => {
          // After a failure, the next call starts the searches again.
          if (searching === this.searching) this.searching = null;
        },
      );
    }
    return this.searching;
  }

  async restore() {
    if (!this.hand) return;
    if (location.hash === PLAY) {
      document.documentElement.classList.remove('revealed');
      return this.#openPlay();
    }
    const parameters = new URLSearchParams(location.search);
    if (parameters.has('algorithm') || parameters.has('step')) return this.#openReplay(false);
    return this.#closeAll();
  }

  /** @param {number} place @returns {boolean} false if the game panel is not open */
  pick(place) {
    if (!this.panel?.isOpen) return false;
    this.panel.pick(place);
    return true;
  }

  /** Pauses playback, because another hand will replace the current one. */
  hold() {
    this.journey?.stop();
    this.replay?.hold();
  }

  /**
   * Reports an error, and reveals the answer if it was hidden for a game that cannot start.
   * @param {unknown} error
   */
  fail(error) {
    if (location.hash === PLAY) this.#reveal();
    report(error, this.status, WORDS.deal.notLoaded);
  }

  /** @param {boolean} isPlayed true to play the replay; false to show the step in the address */
  async #openReplay(isPlayed) {
    await this.#open(async () => {
      const { section, frame, overlay, network } = this;
      this.replaying ??= import('../player/trip-replay.js').then(({ TripReplay }) => {
        const made = new TripReplay(section, frame, overlay, /** @type {Network} */ (network), () => {
          this.onTake(false);
          this.replayButton.focus();
        });
        made.onMove = () => this.journey?.stop();
        made.onDraw = (film) => this.onDraw(film);
        return (this.replay = made);
      });
      const [replay, searches] = await Promise.all([this.replaying, this.searches()]);
      return () => {
        // The game panel is closed before the replay opens, because both use the map and each
        // resets the map when it closes.
        this.#endPlay();
        return replay.open(searches, isPlayed);
      };
    }, () => {
      // If the replay itself was loaded, it is kept, because only the searches failed.
      if (!this.replay) this.replaying = null;
    });
  }

  async #openPlay() {
    await this.#open(async () => {
      const { frame, overlay, network } = this;
      this.playing ??= import('./play-panel.js').then(({ PlayPanel }) => {
        const section = html('section', { class: 'player search-player play', 'aria-label': WORDS.deal.own, hidden: '' });
        if (!this.hasPicker) new MapPicker(frame, overlay, /** @type {Network} */ (network), (place) => this.pick(place));
        return (this.panel = new PlayPanel(section, frame, overlay, /** @type {Network} */ (network), {
          reveal: () => this.#reveal(),
          leave: () => {
            this.#reveal();
            this.onTake(false);
            this.playButton.focus();
          },
        }));
      });
      const [play, searches] = await Promise.all([this.playing, this.searches()]);
      return () => {
        this.replay?.close();
        play.open(searches, !this.isPlaying);
      };
    }, () => {
      if (!this.panel) this.playing = null;
    });
  }

  /**
   * @param {() => Promise<() => unknown>} load loads a view, and returns the function that opens it
   * @param {() => void} forget called on failure
   */
  async #open(load, forget) {
    const isWanted = this.latest.begin();
    this.status.textContent = '';
    this.journey?.stop();
    try {
      const show = await load();
      if (!isWanted()) return;
      this.onTake(true);
      await show();
    } catch (error) {
      forget();
      if (isWanted()) this.fail(error);
    }
  }

  #closeAll() {
    this.latest.begin();
    this.#endPlay();
    this.replay?.close();
    this.onTake(false);
  }

  #endPlay() {
    if (location.hash === PLAY) this.#reveal();
    this.panel?.close();
  }

  #reveal() {
    document.documentElement.classList.add('revealed');
    history.replaceState(null, '', location.pathname + withParameters(location.search, { order: null }));
  }

  /** @param {boolean} isPossible */
  #enable(isPossible) {
    this.replayButton.disabled = !isPossible;
    this.playButton.disabled = !isPossible && (this.hand !== null || !this.deal);
  }
}
