/**
 * The "What if" part of a planner. The reader avoids parts of the network, adds stops, or changes
 * links. Each part, stop or link is chosen with a click on the map, in the map's legend, or on a
 * hyperlink of the page. The page's address contains the changes.
 * @module
 */

/** @typedef {import('../core/link-edits.js').LinkEdits} LinkEdits */
/** @typedef {import('./link-panel.js').LinkPanel} LinkPanel */
/** @typedef {import('../map/map-picker.js').MapPicker} MapPicker */
/** @typedef {import('../core/route.js').Route} Route */
/** @typedef {import('../core/things.js').Thing} Thing */
import { Network } from '../core/network.js';
import { button, html, svg } from '../lib/svg.js';
import { isSame, Things } from '../core/things.js';
import { report } from '../lib/report.js';
import { list, say } from '../lib/words.js';
import { LINK_CHANGES, withParameters } from '../player/step-link.js';
import { ChangeChips } from './change-chips.js';
import { LegendModes } from './legend-modes.js';
import { listenToLinks } from './page-things.js';
import { drawn } from '../lib/drawn.js';
import { loadLate } from './planner-ways.js';

/** @typedef {'' | 'avoid' | 'via' | 'links'} Mode the effect of a click; '' for none */

const NOTES = {
  '': '',
  avoid: WORDS.planner.chooseAvoided,
  via: WORDS.planner.chooseVia,
  links: WORDS.planner.chooseLinks,
};

export class WhatIf {
  /** @type {typeof import('./leg-offers.js').offerLegs | null} loaded with the first route */
  offer = null;

  /**
   * @param {HTMLElement} section
   * @param {Network} network the shown network, with the reader's link changes
   * @param {SVGElement} overlay
   * @param {MapPicker} picker
   * @param {() => void} change called after a change
   */
  constructor(section, network, overlay, picker, change) {
    this.network = network;
    /** The network without the reader's changes. */
    this.whole = new Network(network.data);
    this.picker = picker;
    this.things = new Things(network);
    this.change = change;
    /** @type {Thing[]} */
    this.avoided = [];
    /** @type {number[]} */
    this.via = [];
    /** @type {{edits: LinkEdits, panel: LinkPanel, data: () => import('../core/network.js').NetworkData} | null} */
    this.links = null;
    /** @type {Mode} */
    this.mode = '';
    /** @type {string[]} the names in the address that match nothing in the network */
    this.unknown = [];
    /** @type {HTMLElement | null} the table of the legs of `route` */
    this.legs = null;
    /** @type {Route | null} */
    this.route = null;
    this.marks = svg('g', { class: 'struck' });
    overlay.prepend(this.marks);
    this.buttons = new Map(
      /** @type {[Mode, string][]} */ ([
        ['avoid', WORDS.planner.avoid], ['via', WORDS.planner.goVia], ['links', WORDS.planner.editLinks],
      ]).map(([mode, text]) => {
        return [mode, button(text, () => this.#switchTo(this.mode === mode ? '' : mode), { 'aria-pressed': 'false' })];
      }),
    );
    const avoid = /** @type {HTMLElement} */ (this.buttons.get('avoid'));
    this.reset = button(WORDS.figures.linksReset, () => {
      this.#switchTo('');
      this.links?.edits.clear();
      this.#choose([], []);
      avoid.focus();
    }, { hidden: '' });
    this.chips = new ChangeChips(avoid);
    this.note = html('p', { class: 'note', role: 'status' });
    this.row = html('div', { class: 'what-if', role: 'group', 'aria-label': WORDS.planner.whatIf });
    this.row.append(...this.buttons.values(), this.reset, this.chips.element, this.note);
    section.querySelector('.planner-status')?.before(this.row);
    this.legend = new LegendModes(this.things, (thing) => this.#take(thing));
    listenToLinks(this.things, new URL(section.dataset.root ?? './', location.href), () => this.mode !== '', (thing) => {
      // Except in mode `avoid`, only places can be chosen. For example, a road cannot be a stop.
      const isMeant = this.mode === 'avoid' || thing.kind === 'place';
      if (isMeant) this.#take(thing);
      return isMeant;
    });
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && this.mode && !defaultPrevented) this.#switchTo('');
    });
  }

  get isActive() {
    return this.avoided.length > 0 || this.via.length > 0 || this.hasEdits;
  }

  get hasEdits() {
    return this.links?.edits.isActive ?? false;
  }

  rest() {
    if (!this.avoided.length && !this.hasEdits) return this.whole;
    return this.network.without(this.things.closed(this.avoided));
  }

  /** The changes as part of a title, such as " via Kyiv without E40 and ferries". */
  words() {
    const places = list(this.via.map((place) => this.network.name(place)));
    const things = list(this.avoided.map(({ name }) => name));
    const edits = list(this.links?.edits.list().map(({ name }) => name) ?? []);
    return [
      places && say(WORDS.planner.via, { places }),
      things && say(WORDS.planner.without, { things }),
      edits && say(WORDS.planner.with, { edits }),
    ].filter(Boolean).map((words) => ` ${words}`).join('');
  }

  /**
   * @param {URLSearchParams} parameters
   * @param {() => boolean} isCurrent returns false once the reader has made another choice
   */
  async read(parameters, isCurrent) {
    const texts = (/** @type {string} */ name) => [...new Set((parameters.get(name) ?? '').split(','))].filter(Boolean);
    /** @type {string[]} */
    const unknown = [...texts('from'), ...texts('to')].filter((id) => this.network.index(id) < 0);
    /** @type {<T>(text: string, found: T | null) => T[]} */
    const known = (text, found) => {
      if (found === null) unknown.push(text);
      return found === null ? [] : [found];
    };
    if (this.links || LINK_CHANGES.some((name) => parameters.has(name))) {
      const { edits } = await this.#loadLinks();
      if (!isCurrent()) return;
      unknown.push(...edits.read(parameters));
      this.#relink();
    }
    this.avoided = texts('avoid').flatMap((text) => known(text, this.things.find(text)));
    this.via = texts('via').flatMap((text) => {
      const place = this.network.index(text);
      return known(text, place < 0 ? null : place);
    });
    this.unknown = unknown;
    this.#show();
    if (parameters.get('avoid') !== '') return;
    // An empty parameter `avoid` starts the mode of that name. It is then removed from the address,
    // so that it has no effect when the reader returns to the history entry.
    this.#switchTo('avoid');
    const search = withParameters(location.search, { avoid: null });
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  }

  /** @returns {Record<string, string | null>} */
  parameters() {
    return {
      avoid: this.avoided.map(({ key }) => key).join() || null,
      via: this.via.map((place) => this.network.id(place)).join() || null,
      ...this.links?.edits.parameters(),
    };
  }

  /** Reverses the order of the stops. Called when both ends have been swapped. */
  reverse() {
    this.via.reverse();
    this.#show();
  }

  /**
   * Handles a click on the map. Either the place or the link is -1.
   * @param {number} place
   * @param {number} link
   * @returns {boolean} true if the click was handled
   */
  take(place, link) {
    if (!this.mode) return false;
    if (this.mode === 'links') {
      if (place >= 0) this.links?.panel.takePlace(place);
      else if (link >= 0) this.links?.panel.takeLink(link);
      return true;
    }
    if (place >= 0) this.#take(this.things.place(place));
    else if (link >= 0) this.#take(this.things.link(link));
    return true;
  }

  /**
   * @param {HTMLElement | null} table
   * @param {Route} route
   * @param {number[][]} legs the links of each leg
   */
  offerLegs(table, route, legs) {
    [this.legs, this.route] = [table, route];
    this.offer?.(table, this.things, legs, (thing) => this.#take(thing), (link) => {
      this.links?.panel.takeLink(link);
      this.chips.focus(this.chips.element.children.length - 1);
    });
    this.#show();
  }

  /** @param {Thing} thing */
  #take(thing) {
    const { activeElement } = document;
    // The focused button disappears if its table is replaced by the table of the new route.
    const losesFocus = this.legs?.contains(activeElement) ?? false;
    const isSeen = activeElement?.matches(':focus-visible') ?? false;
    this.#toggle(thing);
    if (losesFocus) this.chips.focus(this.avoided.length + (this.mode === 'via' ? this.via.length : 0) - 1, isSeen);
  }

  /** @param {Thing} thing */
  #toggle(thing) {
    const [place] = thing.places;
    if (this.mode === 'links') {
      if (place !== undefined) this.links?.panel.takePlace(place);
    } else if (this.mode === 'via') {
      if (place !== undefined) this.#choose(this.avoided, toggled(this.via, place, (other) => other === place));
    } else {
      this.#choose(toggled(this.avoided, thing, (other) => isSame(other, thing)), this.via);
    }
  }

  /** Discards the messages about unknown names, because the reader has made another choice. */
  forget() {
    this.unknown = [];
    this.#show();
  }

  /** @param {Thing[]} avoided @param {number[]} via */
  #choose(avoided, via) {
    this.avoided = avoided;
    this.via = via;
    this.unknown = [];
    this.#relink();
    this.#show();
    this.change();
  }

  #relink() {
    if (!this.links) return;
    this.network.relink(this.links.data());
    this.picker.lines = null;
  }

  async #loadLinks() {
    if (!this.links) {
      const { LinkEdits, LinkPanel, searchedBy } = await loadLate();
      const { by = null, published } = this.whole.data;
      // The editor always shows the original costs, whichever measure the routes minimise.
      const edits = new LinkEdits(published ? new Network(published) : this.whole);
      const panel = new LinkPanel(edits, () => this.#choose(this.avoided, this.via), {
        changed: () => ({
          network: new Network(edits.data()).without(this.things.closed(this.avoided)),
          without: new Set(this.avoided.flatMap(({ places }) => places)),
        }),
        route: () => this.route,
      });
      this.links ??= { edits, panel, data: () => searchedBy(edits.data(), by) };
      this.row.append(this.links.panel.element);
    }
    return this.links;
  }

  /** Does work in advance that would otherwise delay the first click on the map. */
  async #prepare() {
    this.picker.trace();
    const { treeFrom } = await loadLate();
    treeFrom(this.network, 0);
  }

  /** @param {Mode} mode */
  async #switchTo(mode) {
    this.mode = mode;
    this.picker.takesLinks = mode === 'avoid' || mode === 'links';
    if (mode) this.picker.frame.dispatchEvent(new Event('choosing'));
    const focused = document.activeElement;
    const losesFocus = mode !== 'avoid' && (this.legend.has(focused) || focused?.closest('.leg-avoid') != null);
    this.#show();
    if (losesFocus) this.buttons.get('avoid')?.focus();
    if (mode === 'avoid') drawn().then(() => this.#prepare()).catch(report);
    if (mode !== 'links' || this.links) return;
    try {
      await this.#loadLinks();
      this.#show();
    } catch {
      if (this.mode !== 'links') return;
      this.mode = '';
      this.#show();
      this.note.textContent = WORDS.planner.editsFailed;
    }
  }

  #show() {
    const { network, avoided, via, mode } = this;
    for (const [one, button] of this.buttons) button.setAttribute('aria-pressed', String(one === mode));
    this.picker.frame.classList.toggle('changing', mode !== '');
    this.reset.toggleAttribute('hidden', !this.isActive);
    const choose = this.#choose.bind(this);
    this.chips.show([
      ...avoided.map((thing) => ({
        name: thing.name, isStruck: true, undo: say(WORDS.planner.undoAvoid, { name: thing.name }),
        remove: () => choose(avoided.filter((other) => other !== thing), via),
      })),
      ...via.map((place) => ({
        name: say(WORDS.planner.via, { places: network.name(place) }),
        undo: say(WORDS.planner.undoVia, { place: network.name(place) }),
        remove: () => choose(avoided, via.filter((other) => other !== place)),
      })),
      ...(this.links?.edits.list() ?? []).map(({ remove, ...edit }) => ({
        ...edit,
        remove: () => {
          remove();
          choose(avoided, via);
        },
      })),
    ]);
    this.links?.panel.show(mode === 'links');
    const names = list(this.unknown.map((name) => say(WORDS.planner.quoted, { name })));
    const note = (names && `${say(WORDS.planner.unknown, { names })} `) + NOTES[mode];
    if (this.note.textContent !== note) this.note.textContent = note;
    this.legend.show(mode === 'avoid', avoided);
    this.legs?.classList.toggle('avoiding', mode === 'avoid');
    this.legs?.classList.toggle('turning', mode === 'links' && this.links !== null);
    const links = new Set(avoided.flatMap((thing) => thing.links));
    const places = avoided.flatMap((thing) => thing.places);
    const { x, y } = network.data.places;
    this.marks.replaceChildren(
      svg('path', { class: 'struck-links', d: [...links].map((link) => network.path(link)).join('') }),
      ...places.map((place) => svg('path', { d: `M${x[place] - 7} ${y[place] - 7}l14 14m0-14l-14 14` })),
      ...via.map((place) => svg('circle', { class: 'passed', cx: x[place], cy: y[place] })),
      ...(this.links?.panel.marks(network) ?? []),
    );
  }
}

/**
 * @template T @param {T[]} items @param {T} item @param {(other: T) => boolean} isSame
 * @returns {T[]}
 */
function toggled(items, item, isSame) {
  return items.some(isSame) ? items.filter((other) => !isSame(other)) : [...items, item];
}
