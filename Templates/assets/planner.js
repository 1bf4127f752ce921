/**
 * The page of a network: plans the cheapest route between any two of its places and further sensible
 * ones, chosen by name, from a list or on the map, out of the shortest-path trees in the data.
 * @module
 */

import { Combobox } from './combobox.js';
import { Journey } from './journey.js';
import { loadJSON } from './load-json.js';
import { MapPicker } from './map-picker.js';
import { Network } from './network.js';
import { PlaceSearch } from './place-search.js';
import { PlannerResult, shareButton } from './planner-result.js';
import { RouteOverlay } from './route-overlay.js';
import { routeInTree, sentence } from './route.js';
import { withParameters } from './step-link.js';
import { html } from './svg.js';
import { country } from './words.js';

/** @import { Route } from './route.js' */

/** How many suggestions a field shows for what is typed; an empty one lists all places. */
const SUGGESTIONS = 30;

class Planner {
  /**
   * @param {HTMLElement} section
   * @param {Network} network
   * @param {HTMLElement} frame of the map
   * @param {SVGElement} overlay
   */
  constructor(section, network, frame, overlay) {
    this.section = section;
    this.network = network;
    this.frame = frame;
    this.root = section.dataset.root ?? './';
    this.folder = `${this.root}data/networks/${network.data.slug}/`;
    /** The chosen places, -1 if not chosen. */
    this.ends = [-1, -1];
    this.turn = 0;
    this.status = /** @type {HTMLElement} */ (section.querySelector('.planner-status'));
    /** The routes, the shortest first, and which of them is shown. @type {Route[]} */
    this.routes = [];
    this.way = 0;
    const box = /** @type {HTMLElement} */ (section.querySelector('.planner-result'));
    this.result = new PlannerResult(box, network, this.root, (way) => this.#take(way));
    this.invitation = this.status.textContent ?? '';
    this.overlay = new RouteOverlay(overlay, network);
    const host = /** @type {HTMLElement} */ (section.querySelector('.journey'));
    this.journey = new Journey(host, overlay, network, () => {
      this.replay?.close();
      this.overlay.hideWay(false);
      return this.routes[this.way] ?? null;
    });
    const player = document.querySelector('.planner-player');
    this.player = player instanceof HTMLElement ? player : null;
    /** Loaded when the reader asks for the first replay.
     * @type {import('./planner-replay.js').PlannerReplay | null} */
    this.replay = null;
    this.drawing = overlay;
    this.search = new PlaceSearch(network);
    this.fields = ['from', 'to'].map((name, end) => this.#field(name, end));
    new MapPicker(frame, overlay, network, (place) => this.#pick(place));
    section.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    section.querySelector('[data-action="swap"]')?.addEventListener('click', () => {
      this.#set(this.ends[1], this.ends[0]);
    });
    section.querySelector('[data-action="clear"]')?.addEventListener('click', () => {
      this.#set(-1, -1);
      this.fields[0].input.focus();
    });
    addEventListener('popstate', () => this.restore());
  }

  /** Shows what the page's address asks for. */
  restore() {
    const parameters = new URLSearchParams(location.search);
    this.ends = ['from', 'to'].map((name) => this.network.index(parameters.get(name)));
    const way = parameters.get('way') ?? '';
    this.way = /^\d$/.test(way) ? Number(way) : 0;
    return this.#show(parameters.has('algorithm') || parameters.has('step'));
  }

  /** @param {string} folder @param {number} place */
  #file(folder, place) {
    return `${this.folder}${folder}/${this.network.id(place)}.json`;
  }

  /** @param {string} name @param {number} end */
  #field(name, end) {
    const input = /** @type {HTMLInputElement} */ (
      this.section.querySelector(`input[name="${name}"]`)
    );
    const list = /** @type {HTMLElement} */ (
      document.getElementById(input.getAttribute('aria-controls') ?? '')
    );
    // A name without a choice is taken as chosen if it can only mean one place.
    input.addEventListener('change', () => {
      const place = this.search.exact(input.value);
      if (place >= 0 && place !== this.ends[end]) this.#choose(end, place);
    });
    return new Combobox(input, list, {
      suggest: (text) => this.#suggest(end, text),
      ask: (text) => this.#ask(text),
      choose: (place) => this.#choose(end, place),
    });
  }

  /** @param {number} end @param {string} text */
  #suggest(end, text) {
    const { network } = this;
    // A name that is chosen already is no reason to offer nothing else.
    const isChosen = this.ends[end] >= 0 && text === network.name(this.ends[end]);
    const query = isChosen ? '' : text.trim();
    return this.#options(this.search.find(query, query ? SUGGESTIONS : network.size));
  }

  /** What else a text may mean: names in other languages, and nearly spelt ones. @param {string} text */
  async #ask(text) {
    const { findByAnyName } = await import('./place-names.js');
    return this.#options(await findByAnyName(this.network, this.root, text));
  }

  /** @param {number[]} places */
  #options(places) {
    const { network } = this;
    return places.map((value) => {
      return { value, title: network.name(value), note: country(network.country(value)) };
    });
  }

  /** @param {number} end @param {number} place */
  #choose(end, place) {
    if (end === 0) this.#set(place, this.ends[1]);
    else this.#set(this.ends[0], place);
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
    if (from === this.ends[0] && to === this.ends[1]) return;
    this.ends = [from, to];
    this.way = 0;
    this.#writeAddress({
      from: from < 0 ? null : this.network.id(from),
      to: to < 0 ? null : this.network.id(to),
      algorithm: null,
      step: null,
      way: null,
    });
    this.#show(this.replay?.isOpen ?? false);
  }

  /** The reader chose one of the ways. @param {number} way */
  #take(way) {
    this.replay?.close();
    this.overlay.hideWay(false);
    this.#writeAddress({ algorithm: null, step: null, way: way === 0 ? null : String(way) });
    this.#draw(way);
  }

  /** @param {Record<string, string | null>} values */
  #writeAddress(values) {
    const search = withParameters(location.search, values);
    history.pushState(null, '', location.pathname + search + location.hash);
  }

  /** Shows the chosen places and their route. @param {boolean} isReplayed */
  async #show(isReplayed) {
    const [from, to] = this.ends;
    const turn = (this.turn += 1);
    this.fields.forEach((field, end) => {
      field.show(this.ends[end] < 0 ? '' : this.network.name(this.ends[end]));
    });
    this.replay?.close();
    this.overlay.hideWay(false);
    this.routes = [];
    this.journey.show(false);
    if (from < 0 || to < 0 || from === to) {
      this.#clear(from === to && from >= 0 ? 'Both are the same place: choose another.' : '');
      return;
    }
    try {
      const tree = await this.#tree(from);
      if (turn !== this.turn) return;
      const route = routeInTree(this.network, tree, to);
      this.#offer(route !== null);
      this.#fade(route !== null);
      this.overlay.draw(from, to, route);
      if (route) {
        const { way } = this;
        this.routes = [route];
        this.#draw(0);
        // The answer first; the other ways follow.
        const others = await this.#otherWays(tree, to).catch(() => []);
        if (turn !== this.turn) return;
        this.routes.push(...others);
        if (this.routes.length > 1) this.#draw(Math.min(way, this.routes.length - 1));
      } else {
        const title = `${this.network.name(from)} to ${this.network.name(to)}`;
        this.status.textContent = `No way along the network’s links leads from ${title}.`;
      }
      if (isReplayed) await this.#openReplay();
    } catch (error) {
      if (turn !== this.turn) return;
      this.#clear('The route could not be loaded. Try again in a moment.');
      if (!(error instanceof TypeError)) console.error(error);
    }
  }

  /** The cheapest routes from a place: where they are not in the data, they are searched for here.
   * @param {number} place */
  async #tree(place) {
    if (this.network.hasSearches(place)) return loadJSON(this.#file('trees', place));
    const { treeFrom } = await import('./search.js');
    return treeFrom(this.network, place);
  }

  /** Further sensible routes. @param {import('./route.js').Tree} tree @param {number} to */
  async #otherWays(tree, to) {
    const { network } = this;
    // Where all links run both ways the routes to a place are those from it.
    const isThere = network.data.pagesBothWays;
    const [{ alternatives }, { shortestCost, treeTo }, known] = await Promise.all([
      import('./alternatives.js'),
      import('./search.js'),
      isThere ? this.#tree(to) : null,
    ]);
    const measure = (/** @type {number} */ a, /** @type {number} */ b) => shortestCost(network, a, b);
    return alternatives(network, tree, known ?? treeTo(network, to), measure);
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

  /** @param {string} [words] */
  #clear(words) {
    const [from, to] = this.ends;
    const chosen = from >= 0 ? from : to;
    const half =
      chosen < 0
        ? this.invitation
        : from >= 0
          ? `From ${this.network.name(from)}: choose where to.`
          : `To ${this.network.name(to)}: choose where from.`;
    this.status.textContent = words || half;
    this.result.clear();
    this.#fade(false);
    this.overlay.draw(from, to, null);
  }

  /** Lets the network step back behind a route: its quiet map has no names. @param {boolean} isQuiet */
  #fade(isQuiet) {
    const { map, quietMap } = this.network.data;
    const picture = this.frame.querySelector('.map-base');
    const file = isQuiet ? (quietMap ?? map) : map;
    if (!(picture instanceof HTMLImageElement) || !file) return;
    const address = new URL(this.root + file, location.href).href;
    if (picture.src !== address) picture.src = address;
  }

  /** What can be done with the two places. @param {boolean} isRoute whether a route joins them */
  #offer(isRoute) {
    const buttons = [];
    if (this.player) {
      const button = html('button', { type: 'button' }, 'Replay the search');
      button.addEventListener('click', async () => {
        await this.#openReplay();
        this.replay?.focus();
      });
      buttons.push(button);
    }
    if (isRoute) {
      buttons.push(
        shareButton((words) => {
          this.status.textContent = words;
        }),
      );
    }
    const [from, to] = this.ends;
    this.result.showActions(buttons, this.network.routePage(from, to));
  }

  async #openReplay() {
    const [from, to] = this.ends;
    const turn = this.turn;
    this.journey.stop();
    if (!this.player) return;
    const { PlannerReplay } = await import('./planner-replay.js');
    this.replay ??= new PlannerReplay(this.player, this.drawing, this.network, (place) => {
      return this.#file('traces', place);
    });
    await this.replay.open(from, to);
    if (turn !== this.turn) this.replay?.close();
    else this.overlay.hideWay(true);
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

for (const section of document.querySelectorAll('section.planner')) {
  start(/** @type {HTMLElement} */ (section));
}
