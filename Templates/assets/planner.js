/**
 * The page of a network: plans the cheapest route between any two of its places, chosen by name or on
 * the map, out of the shortest-path trees in the data.
 * @module
 */

import { Combobox } from './combobox.js';
import { legsTable } from './legs-table.js';
import { loadJSON } from './load-json.js';
import { MapPicker } from './map-picker.js';
import { Network } from './network.js';
import { PlaceSearch } from './place-search.js';
import { PlannerReplay } from './planner-replay.js';
import { RouteOverlay } from './route-overlay.js';
import { routeInTree, sentence } from './route.js';
import { withParameters } from './step-link.js';
import { html } from './svg.js';
import { country } from './words.js';

/** How many suggestions a field shows. */
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
    this.result = /** @type {HTMLElement} */ (section.querySelector('.planner-result'));
    this.invitation = this.status.textContent ?? '';
    this.overlay = new RouteOverlay(overlay, network);
    const player = document.querySelector('.planner-player');
    this.replay =
      player instanceof HTMLElement
        ? new PlannerReplay(player, overlay, network, (place) => this.#file('traces', place))
        : null;
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
      choose: (place) => this.#choose(end, place),
    });
  }

  /** @param {number} end @param {string} text */
  #suggest(end, text) {
    const { network } = this;
    // A name that is chosen already is no reason to offer nothing else.
    const isChosen = this.ends[end] >= 0 && text === network.name(this.ends[end]);
    return this.search.find(isChosen ? '' : text, SUGGESTIONS).map((value) => {
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
    const search = withParameters(location.search, {
      from: from < 0 ? null : this.network.id(from),
      to: to < 0 ? null : this.network.id(to),
      algorithm: null,
      step: null,
    });
    history.pushState(null, '', location.pathname + search + location.hash);
    this.#show(this.replay?.isOpen ?? false);
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
    if (from < 0 || to < 0 || from === to) {
      this.#clear(from === to && from >= 0 ? 'Both are the same place: choose another.' : '');
      return;
    }
    try {
      const tree = await loadJSON(this.#file('trees', from));
      if (turn !== this.turn) return;
      const route = routeInTree(this.network, tree, to);
      this.overlay.draw(from, to, route);
      this.#fade(route !== null);
      this.#tell(route);
      if (isReplayed) await this.#openReplay();
    } catch (error) {
      if (turn !== this.turn) return;
      this.#clear('The route could not be loaded. Try again in a moment.');
      if (!(error instanceof TypeError)) console.error(error);
    }
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
    this.result.replaceChildren();
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

  /** @param {import('./route.js').Route | null} route */
  #tell(route) {
    const { network } = this;
    const [from, to] = this.ends;
    const title = `${network.name(from)} to ${network.name(to)}`;
    if (!route) {
      this.status.textContent = `No way along the network’s links leads from ${title}.`;
    } else {
      this.status.textContent = `${title}: ${sentence(network, route)}`;
    }
    const actions = html('ul', { class: 'inline-list' });
    if (this.replay) {
      const button = html('button', { type: 'button' }, 'Replay the search');
      button.addEventListener('click', async () => {
        await this.#openReplay();
        this.replay?.focus();
      });
      actions.append(html('li', {}, button));
    }
    const page = network.routePage(from, to);
    if (page) {
      const link = html('a', { href: this.root + page }, 'The page of this route');
      actions.append(html('li', {}, link));
    }
    const parts = [actions];
    if (route) {
      parts.push(html('div', { class: 'scroll' }, legsTable(network, route, this.root)));
    }
    this.result.replaceChildren(...parts);
  }

  async #openReplay() {
    const [from, to] = this.ends;
    const turn = this.turn;
    await this.replay?.open(from, to);
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
