/**
 * The page of a network: plans the cheapest route between any two of its places and further sensible
 * ones, chosen by name, from a list or on the map, out of the shortest-path trees in the data.
 * @module
 */

import './network-page.js';
import './offline-network.js';
import { JourneyOffer } from './journey-offer.js';
import { loadJSON } from './load-json.js';
import { MapPicker } from './map-picker.js';
import { Network } from './network.js';
import { PlannerFields } from './planner-fields.js';
import { PlannerResult, shareButton } from './planner-result.js';
import { SearchViews } from './planner-views.js';
import { Ways } from './planner-ways.js';
import { quietMap } from './quiet-map.js';
import { RouteOverlay } from './route-overlay.js';
import { sentence } from './route.js';
import { withParameters } from './step-link.js';
import { html } from './svg.js';

/** @import { Route } from './route.js' */

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
    /** The routes, the shortest first, and which of them is shown. @type {Route[]} */
    this.routes = [];
    this.way = 0;
    const find = (/** @type {string} */ selector) => {
      return /** @type {HTMLElement} */ (section.querySelector(selector));
    };
    this.status = find('.planner-status');
    this.invitation = this.status.textContent ?? '';
    this.ways = new Ways(network, `${this.root}data/networks/${network.data.slug}/`);
    this.result = new PlannerResult(find('.planner-result'), network, this.root, (way) => this.#take(way));
    this.overlay = new RouteOverlay(overlay, network);
    this.views = new SearchViews(overlay, network, this.ways);
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
    new MapPicker(frame, overlay, network, (place) => this.#pick(place));
    find('form').addEventListener('submit', (event) => event.preventDefault());
    find('[data-action="swap"]').addEventListener('click', () => {
      this.fields.swap();
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

  /** The reader chose: a new entry in the history. @param {number} from @param {number} to */
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
      algorithm: null,
      step: null,
      way: null,
      at: null,
    });
    this.#show(this.views.isReplayed, false);
  }

  /** The reader chose one of the ways. @param {number} way */
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
      const { route, others } = await this.ways.between(from, to);
      if (turn !== this.turn) return;
      this.views.change({ from, to, route });
      this.#offer(route !== null);
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
        const title = `${network.name(from)} to ${network.name(to)}`;
        this.status.textContent = `No route connects ${network.name(from)} and ${network.name(to)}.`;
      }
      if (isCompared) this.views.openComparison();
      if (isReplayed) await this.#openReplay();
    } catch (error) {
      if (turn !== this.turn) return;
      this.#clear('The route could not be loaded. Try again, or load the page again.');
      if (!(error instanceof TypeError)) console.error(error);
    }
  }

  /** Shows one of the routes, and tells of it. @param {number} way */
  #draw(way) {
    const { network, routes } = this;
    const [from, to] = this.ends;
    const route = routes[way];
    this.way = way;
    this.overlay.draw(from, to, route, routes.filter((other) => other !== route));
    this.result.showWays(routes, way);
    this.journey.show(true);
    const words = `${network.name(from)} to ${network.name(to)}: ${sentence(network, route)}`;
    if (this.status.textContent !== words) this.status.textContent = words;
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

  /** Offers actions for the two places. @param {boolean} isRoute whether a route joins them */
  #offer(isRoute) {
    const replay = html('button', { type: 'button' }, 'Replay the search');
    replay.addEventListener('click', async () => {
      if (await this.#openReplay()) this.views.replay?.focus();
    });
    const compare = html('button', { type: 'button' }, 'Compare the searches');
    compare.addEventListener('click', () => this.views.goToComparison());
    const share = shareButton((words) => {
      this.status.textContent = words;
    });
    const [from, to] = this.ends;
    this.result.showActions(
      isRoute ? [replay, compare, share] : [replay, compare], this.network.routePage(from, to),
    );
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
