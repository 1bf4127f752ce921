/**
 * The results of a planner: routes, searches, and a comparison with the unchanged network.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('./planner-ways.js').Stage} Stage */
/** @typedef {import('../core/route.js').Route} Route */
import { legs } from '../core/route.js';
import { report } from '../lib/report.js';
import { button } from '../lib/svg.js';
import { say } from '../lib/words.js';
import { WHOLE } from '../map/map-view.js';
import { MapZoom } from '../map/map-zoom.js';
import { quietMap } from '../map/quiet-map.js';
import { RouteOverlay } from '../map/route-overlay.js';
import { JourneyOffer } from '../player/journey-offer.js';
import { SearchViews } from './planner-views.js';
import { drawn } from '../lib/drawn.js';
import { loadLate, Ways } from './planner-ways.js';
import { WhatIf } from './what-if.js';

export class Answers {
  /**
   * @param {HTMLElement} section
   * @param {Network} network
   * @param {HTMLElement} frame
   * @param {SVGElement} overlay
   * @param {import('../map/map-picker.js').MapPicker} picker
   * @param {{choose: (way: number) => void, change: () => void}} callbacks
   */
  constructor(section, network, frame, overlay, picker, { choose, change }) {
    this.network = network;
    this.frame = frame;
    this.root = section.dataset.root ?? './';
    this.choose = choose;
    this.turn = 0;
    this.title = '';
    /** @type {Route | null} the cheapest route of the unchanged network; null without changes */
    this.least = null;
    /** @type {Route[]} the shortest first; `way` is the index of the shown route */
    this.routes = [];
    this.way = 0;
    const find = (/** @type {string} */ selector) => {
      return /** @type {HTMLElement} */ (section.querySelector(selector));
    };
    this.status = find('.planner-status');
    this.box = find('.planner-result');
    /** @type {import('./planner-result.js').PlannerResult | null} */
    this.result = null;
    this.overlay = new RouteOverlay(overlay, network);
    this.views = new SearchViews(frame, overlay, () => {
      this.overlay.hideWay(false);
      this.box.querySelector('button')?.focus();
    });
    this.journey = new JourneyOffer(find('.journey'), overlay, async () => network, () => {
      this.closeReplay();
      return this.routes[this.way] ?? null;
    });
    this.whatIf = new WhatIf(section, network, overlay, picker, change);
    /** The routes of the unchanged network. */
    this.ways = new Ways(this.whatIf.whole, `${this.root}data/networks/${network.data.slug}/`);
  }

  /**
   * Loads everything that the first result needs. Also lets the reader avoid legs in the table of
   * legs that the page already has.
   * @param {number[]} ends
   * @param {HTMLElement | null} table
   */
  async prepare(ends, table) {
    const { network, whatIf } = this;
    const [{ route }, { offerLegs }] = await Promise.all([this.ways.along(ends), loadLate()]);
    if (!route || whatIf.isActive) return;
    whatIf.offer = offerLegs;
    whatIf.offerLegs(table, route, legs(network, route).map(({ links }) => links));
  }

  /** Clears the result and cancels pending work. */
  stop() {
    this.turn += 1;
    this.views.hold();
    this.closeReplay();
    this.routes = [];
    this.journey.show(false);
  }

  /**
   * @param {number} from @param {number} to
   * @param {number} way
   * @param {{isReplayed: boolean, isCompared: boolean}} views
   */
  async show(from, to, way, { isReplayed, isCompared }) {
    this.stop();
    const { turn, network, whatIf } = this;
    try {
      const isChanged = whatIf.isActive;
      const rest = whatIf.rest();
      const ways = rest === this.ways.network ? this.ways : new Ways(rest, this.ways.folder);
      const [{ route, stages, others }, whole, { PlannerResult, fillMap, offerLegs, shareButton }] = await Promise.all([
        ways.along([from, ...whatIf.via, to]),
        isChanged ? this.ways.along([from, to]) : null,
        loadLate(),
      ]);
      if (turn !== this.turn) return;
      whatIf.offer = offerLegs;
      this.result ??= new PlannerResult(this.box, network, this.root, this.frame, this.choose);
      this.least = whole?.route ?? null;
      const ends = { from: network.name(from), to: network.name(to), changes: whatIf.words() };
      this.title = say(WORDS.saving.changedTitle, ends);
      this.views.change({ ...stages[0], ways });
      const share = shareButton((words) => {
        this.status.textContent = words;
      });
      const page = isChanged ? null : network.routePage(from, to);
      this.result.showActions([...this.#searchButtons(stages, ways), ...(route ? [share] : [])], page);
      quietMap(this.frame, network, this.root, route !== null);
      this.overlay.draw(from, to, route);
      if (route) {
        this.routes = [route];
        this.draw(0);
        // The best route is shown first; the alternatives are added when they are found.
        await drawn();
        if (turn !== this.turn) return;
        fillMap(this.frame, network, this.overlay.path.casing, isChanged);
        const further = await others().catch((error) => {
          const words = `${this.status.textContent} ${WORDS.planner.noAlternatives}`;
          report(error, turn === this.turn ? this.status : null, words);
          return [];
        });
        if (turn !== this.turn) return;
        this.routes.push(...further);
        if (this.routes.length > 1) this.draw(Math.min(way, this.routes.length - 1));
      } else {
        this.status.textContent = say(WORDS.planner.noRoute, ends);
        MapZoom.of(this.frame).settle(WHOLE);
      }
      if (isCompared) this.views.openComparison();
      if (isReplayed) await this.#openReplay(false);
    } catch (error) {
      if (turn !== this.turn) return;
      this.clear(from, to, WORDS.planner.routeFailed);
      report(error);
    }
  }

  /** @param {number} way */
  draw(way) {
    const { network, routes, whatIf } = this;
    const route = routes[way];
    this.way = way;
    this.overlay.draw(route.places[0], route.places[route.places.length - 1], route);
    const change = whatIf.isActive ? { words: whatIf.words(), parameters: whatIf.parameters() } : null;
    const table = this.result?.showWays(routes, way, change) ?? null;
    whatIf.offerLegs(table, route, legs(network, route).map(({ links }) => links));
    this.journey.show(true);
    const words = this.result?.answer(this.title, route, this.least) ?? '';
    if (this.status.textContent !== words) this.status.textContent = words;
  }

  /**
   * Shows a message instead of a route.
   * @param {number} from -1 if not chosen
   * @param {number} to
   * @param {string} words
   * @param {boolean} [isQuiet] true if the page itself shows a route. The map then keeps its view
   *   and hides its own labels
   */
  clear(from, to, words, isQuiet = false) {
    this.status.textContent = words;
    this.result?.clear();
    this.views.change(null);
    quietMap(this.frame, this.network, this.root, isQuiet);
    this.overlay.draw(from, to, null);
    if (!isQuiet) MapZoom.of(this.frame).settle(WHOLE);
  }

  /** @param {Stage[]} stages @param {Ways} ways */
  #searchButtons(stages, ways) {
    /** @type {(text: string, ofStage: string, open: () => void) => HTMLElement[]} */
    const buttons = (text, ofStage, open) => stages.map((stage) => {
      const [from, to] = [stage.from, stage.to].map((place) => this.network.name(place));
      return button(stages.length > 1 ? say(ofStage, { from, to }) : text, () => {
        if (stages.length > 1) {
          this.closeReplay();
          this.views.change({ ...stage, ways });
        }
        open();
      });
    });
    const replays = buttons(WORDS.deal.replay, WORDS.planner.replayStage, async () => {
      await this.#openReplay(true);
    });
    const comparisons = buttons(
      WORDS.planner.compare, WORDS.planner.compareStage, () => this.views.playComparison(),
    );
    return [...replays, ...comparisons];
  }

  /** @param {boolean} isPlayed false to open the replay at the step that the address contains */
  async #openReplay(isPlayed) {
    this.journey.stop();
    if (await this.views.openReplay(isPlayed)) this.overlay.hideWay(true);
  }

  closeReplay() {
    this.views.closeReplay();
    this.overlay.hideWay(false);
  }
}
