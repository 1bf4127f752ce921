/**
 * The page of a network: plans the cheapest route between any two of its places and further sensible
 * ones, chosen by name, from a list or on the map, out of the shortest-path trees in the data.
 * @module
 */

import '../player/network-page.js';
import '../offline/offline-network.js';
import { JourneyOffer } from '../player/journey-offer.js';
import { loadJSON } from '../lib/load-json.js';
import { MapPicker } from '../map/map-picker.js';
import { Network } from '../core/network.js';
import { PlannerFields } from '../planner/planner-fields.js';
import { PlannerResult, shareButton } from '../planner/planner-result.js';
import { SearchViews } from '../planner/planner-views.js';
import { Ways } from '../planner/planner-ways.js';
import { quietMap } from '../map/quiet-map.js';
import { RouteOverlay } from '../map/route-overlay.js';
import { legs, sentence } from '../core/route.js';
import { withParameters } from '../player/step-link.js';
import { html } from '../lib/svg.js';
import { WhatIf } from '../planner/what-if.js';
import { cost, costWords } from '../lib/words.js';

/** @typedef {import('../planner/planner-ways.js').Stage} Stage */
/** @typedef {import('../core/route.js').Route} Route */

/** The parameters of the address that belong to the route that was shown. */
const NO_VIEW = { algorithm: null, step: null, way: null, at: null };

class Planner {
  /**
   * @param {HTMLElement} section
   * @param {Network} network
   * @param {HTMLElement} frame of the map
   * @param {SVGElement} overlay
   */
  constructor(section, network, frame, overlay) {
    this.network = network;
    this.frame = frame;
    this.root = section.dataset.root ?? './';
    /** The chosen places, -1 if not chosen. */
    this.ends = [-1, -1];
    this.turn = 0;
    /** The title of the routes. */
    this.title = '';
    /** The cheapest route of the whole network, where a part of it is avoided or more is asked for.
     * @type {Route | null} */
    this.least = null;
    /**
     * The routes, the shortest first, and which of them is shown.
     * @type {Route[]}
     */
    this.routes = [];
    this.way = 0;
    const find = (/** @type {string} */ selector) => {
      return /** @type {HTMLElement} */ (section.querySelector(selector));
    };
    this.status = find('.planner-status');
    this.invitation = this.status.textContent ?? '';
    /** Those of the whole network. */
    this.ways = new Ways(network, `${this.root}data/networks/${network.data.slug}/`);
    this.result = new PlannerResult(find('.planner-result'), network, this.root, (way) => this.#take(way));
    this.overlay = new RouteOverlay(overlay, network);
    this.views = new SearchViews(overlay);
    this.journey = new JourneyOffer(find('.journey'), overlay, network, () => {
      this.#closeReplay();
      return this.routes[this.way] ?? null;
    });
    const choose = (/** @type {number} */ end, /** @type {number} */ place) => {
      if (end === 0) this.#set(place, this.ends[1]);
      else this.#set(this.ends[0], place);
    };
    this.fields = new PlannerFields(section, network, this.root, choose, () => {
      this.status.textContent = this.#missing();
    });
    const picker = new MapPicker(frame, overlay, network, (place, link) => {
      if (!this.whatIf.take(place, link)) this.#pick(place);
    });
    this.whatIf = new WhatIf(section, network, overlay, picker, () => {
      this.#writeAddress({ ...NO_VIEW, ...this.whatIf.parameters() });
      this.way = 0;
      this.#show(this.views.isReplayed, false);
    });
    find('form').addEventListener('submit', (event) => event.preventDefault());
    find('[data-action="swap"]').addEventListener('click', () => {
      this.fields.swap();
      this.whatIf.reverse();
      this.#set(this.ends[1], this.ends[0]);
    });
    find('[data-action="clear"]').addEventListener('click', () => {
      this.fields.forget();
      this.#set(-1, -1);
      this.fields.focus();
    });
    addEventListener('popstate', () => this.restore());
  }

  /** Shows what the page's address asks for. */
  restore() {
    this.fields.forget();
    const parameters = new URLSearchParams(location.search);
    this.whatIf.read(parameters);
    this.ends = ['from', 'to'].map((name) => this.network.index(parameters.get(name)));
    const way = parameters.get('way') ?? '';
    this.way = /^\d$/.test(way) ? Number(way) : 0;
    return this.#show(parameters.has('algorithm') || parameters.has('step'), parameters.has('compare'));
  }

  /** A place was pointed at: it fills the first field that is empty, or starts anew.
   * @param {number} place */
  #pick(place) {
    const [from, to] = this.ends;
    if (from < 0 && to !== place) this.#set(place, to);
    else if (to < 0 && from !== place) this.#set(from, place);
    else this.#set(place, -1);
  }

  /**
   * The reader chose: a new entry in the history.
   * @param {number} from @param {number} to
   */
  #set(from, to) {
    if (from === this.ends[0] && to === this.ends[1]) {
      // Only what was typed may be another.
      if (from < 0 || to < 0) this.#show(false, false);
      return;
    }
    this.ends = [from, to];
    this.way = 0;
    this.#writeAddress({
      from: from < 0 ? null : this.network.id(from),
      to: to < 0 ? null : this.network.id(to),
      ...this.whatIf.parameters(),
      ...NO_VIEW,
    });
    this.#show(this.views.isReplayed, false);
  }

  /**
   * The reader chose one of the ways.
   * @param {number} way
   */
  #take(way) {
    this.#closeReplay();
    this.#writeAddress({ algorithm: null, step: null, way: way === 0 ? null : String(way) });
    this.#draw(way);
  }

  /** @param {Record<string, string | null>} values */
  #writeAddress(values) {
    const search = withParameters(location.search, values);
    history.pushState(null, '', location.pathname + search + location.hash);
  }

  /**
   * Shows the chosen places and their route.
   * @param {boolean} isReplayed whether with the replay of the search
   * @param {boolean} isCompared whether with the searches side by side
   */
  async #show(isReplayed, isCompared) {
    const { network } = this;
    const [from, to] = this.ends;
    const turn = (this.turn += 1);
    this.fields.show(this.ends);
    this.views.hold();
    this.#closeReplay();
    this.routes = [];
    this.journey.show(false);
    if (from < 0 || to < 0 || from === to) {
      this.#clear(from === to && from >= 0 ? 'Both are the same place: choose another.' : '');
      return;
    }
    try {
      const { whatIf } = this;
      const isChanged = whatIf.isActive;
      const ways = isChanged ? new Ways(whatIf.rest(), this.ways.folder) : this.ways;
      const [{ route, stages, others }, whole] = await Promise.all([
        ways.along([from, ...whatIf.via, to]),
        isChanged ? this.ways.along([from, to]) : null,
      ]);
      if (turn !== this.turn) return;
      this.least = whole?.route ?? null;
      this.title = `${network.name(from)} to ${network.name(to)}${whatIf.words()}`;
      this.views.change({ ...stages[0], ways });
      this.#offer(route !== null, stages, ways);
      quietMap(this.frame, network, this.root, route !== null);
      this.overlay.draw(from, to, route);
      if (route) {
        const { way } = this;
        this.routes = [route];
        this.#draw(0);
        // The answer first; the other ways follow.
        const further = await others().catch(() => []);
        if (turn !== this.turn) return;
        this.routes.push(...further);
        if (this.routes.length > 1) this.#draw(Math.min(way, this.routes.length - 1));
      } else {
        this.status.textContent = `No route connects ${network.name(from)} and ${network.name(to)}${whatIf.words()}.`;
      }
      if (isCompared) this.views.openComparison();
      if (isReplayed) await this.#openReplay();
    } catch (error) {
      if (turn !== this.turn) return;
      this.#clear('The route could not be loaded. Try again, or load the page again.');
      if (!(error instanceof TypeError)) console.error(error);
    }
  }

  /**
   * Shows one of the routes, and tells of it.
   * @param {number} way
   */
  #draw(way) {
    const { network, routes, whatIf } = this;
    const [from, to] = this.ends;
    const route = routes[way];
    this.way = way;
    this.overlay.draw(from, to, route, routes.filter((other) => other !== route));
    const change = whatIf.isActive ? { words: whatIf.words(), parameters: whatIf.parameters() } : null;
    const table = this.result.showWays(routes, way, change);
    whatIf.offerLegs(table, legs(network, route).map(({ links }) => links));
    this.journey.show(true);
    const words = `${this.title}: ${sentence(network, route)}${this.#difference(route)}`;
    if (this.status.textContent !== words) this.status.textContent = words;
  }

  /**
   * The additional cost of a route, compared with the cheapest of the whole network.
   * @param {Route} route
   */
  #difference(route) {
    if (!this.least) return '';
    const { unit } = this.network.data;
    const { asMuch, least } = costWords(unit);
    const more = route.cost - this.least.cost;
    if (more === 0) return ` Just ${asMuch} as the ${least} route.`;
    const share = this.least.cost > 0 ? Math.round((more / this.least.cost) * 100) : 0;
    return ` +${cost(more, unit)}, ${share > 0 ? share : 'under 1'} %, compared with the ${least} route.`;
  }

  /** The faults of the fields, and the choices still to be made. */
  #missing() {
    const [from, to] = this.ends;
    const words = this.fields.faults.filter(Boolean);
    if (from >= 0) words.push(`From ${this.network.name(from)}: choose where to.`);
    else if (to >= 0) words.push(`To ${this.network.name(to)}: choose where from.`);
    return words.join(' ') || this.invitation;
  }

  /** @param {string} words what to say instead of what is missing, or nothing */
  #clear(words) {
    const [from, to] = this.ends;
    this.status.textContent = words || this.#missing();
    this.result.clear();
    this.views.change(null);
    quietMap(this.frame, this.network, this.root, false);
    this.overlay.draw(from, to, null);
  }

  /**
   * Offers actions for the two places.
   * @param {boolean} isRoute whether a route joins them
   * @param {Stage[]} stages from stop to stop
   * @param {Ways} ways
   */
  #offer(isRoute, stages, ways) {
    /** @type {(verb: string, noun: string, open: () => void) => HTMLElement[]} */
    const buttons = (verb, noun, open) => stages.map((stage) => {
      const names = [stage.from, stage.to].map((place) => this.network.name(place)).join(' to ');
      const text = stages.length > 1 ? `${verb} ${names}` : `${verb} ${noun}`;
      const button = html('button', { type: 'button' }, text);
      button.addEventListener('click', () => {
        if (stages.length > 1) {
          this.#closeReplay();
          this.views.change({ ...stage, ways });
        }
        open();
      });
      return button;
    });
    const replays = buttons('Replay', 'the search', async () => {
      if (await this.#openReplay()) this.views.replay?.focus();
    });
    const comparisons = buttons('Compare', 'the searches', () => this.views.goToComparison());
    const share = shareButton((words) => {
      this.status.textContent = words;
    });
    const [from, to] = this.ends;
    const page = this.whatIf.isActive ? null : this.network.routePage(from, to);
    this.result.showActions([...replays, ...comparisons, ...(isRoute ? [share] : [])], page);
  }

  /** @returns {Promise<boolean>} whether it is shown */
  async #openReplay() {
    this.journey.stop();
    const isOpen = await this.views.openReplay();
    if (isOpen) this.overlay.hideWay(true);
    return isOpen;
  }

  #closeReplay() {
    this.views.closeReplay();
    this.overlay.hideWay(false);
  }
}

/** @param {HTMLElement} section */
async function start(section) {
  const frame = document.querySelector('main .map-frame');
  const overlay = frame?.querySelector('.map-overlay');
  if (!(frame instanceof HTMLElement) || !(overlay instanceof SVGElement)) return;
  try {
    const network = new Network(await loadJSON(section.dataset.network ?? ''));
    section.hidden = false;
    await new Planner(section, network, frame, overlay).restore();
  } catch (error) {
    section.hidden = false;
    const status = section.querySelector('.planner-status');
    if (status) status.textContent = 'The network could not be loaded. Reload the page to try again.';
    if (!(error instanceof TypeError)) console.error(error);
  }
}

// In a frame of another site only the map is shown.
const isEmbedded = document.querySelector('#embed:target') !== null;

for (const section of isEmbedded ? [] : document.querySelectorAll('section.planner')) {
  start(/** @type {HTMLElement} */ (section));
}
