/**
 * "What if": things that the routes of a planner avoid, and places that they go via. Both are chosen by a
 * click on the map, on its legend, or on a place or a road of the page, and kept in the page's address.
 * @module
 */

/** @typedef {import('../map/map-picker.js').MapPicker} MapPicker */
/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/things.js').Thing} Thing */
import { legLabels } from '../core/route.js';
import { html, svg } from '../lib/svg.js';
import { isSame, Things } from '../core/things.js';
import { list } from '../lib/words.js';
import { withParameters } from '../player/step-link.js';

/** The effect of a click: nothing special, avoid what it is on, or go via the place. */
/** @typedef {'' | 'avoid' | 'via'} Mode */

const NOTES = {
  '': '',
  avoid: 'Choose what to avoid: a place or link on the map, a kind of link in its legend, a place or road on this page.',
  via: 'Choose a place to go via, on the map or on this page.',
};

export class WhatIf {
  /**
   * @param {HTMLElement} section of the planner
   * @param {Network} network
   * @param {SVGElement} overlay of the map
   * @param {MapPicker} picker
   * @param {() => void} change is told that the reader chose something else
   */
  constructor(section, network, overlay, picker, change) {
    this.network = network;
    this.picker = picker;
    this.things = new Things(network);
    this.root = new URL(section.dataset.root ?? './', location.href);
    this.change = change;
    /** @type {Thing[]} */
    this.avoided = [];
    /** @type {number[]} */
    this.via = [];
    /** @type {Mode} */
    this.mode = '';
    /**
     * The things in the address that the network does not have.
     * @type {string[]}
     */
    this.unknown = [];
    /**
     * The table of legs.
     * @type {HTMLElement | null}
     */
    this.legs = null;
    this.marks = svg('g', { class: 'struck' });
    // Below the route.
    overlay.prepend(this.marks);
    this.buttons = new Map(
      /** @type {const} */ ([['avoid', 'Avoid'], ['via', 'Go via']]).map(([mode, text]) => {
        const button = html('button', { type: 'button', 'aria-pressed': 'false' }, text);
        button.addEventListener('click', () => this.#switchTo(this.mode === mode ? '' : mode));
        return [mode, button];
      }),
    );
    this.reset = html('button', { type: 'button', hidden: '' }, 'Reset');
    this.reset.addEventListener('click', () => {
      this.#switchTo('');
      this.#choose([], []);
      this.buttons.get('avoid')?.focus();
    });
    this.chips = html('ul', { class: 'inline-list', 'aria-label': 'Avoided and passed' });
    this.note = html('p', { class: 'note', role: 'status' });
    const row = html('div', { class: 'what-if', role: 'group', 'aria-label': 'What if' });
    row.append(...this.buttons.values(), this.reset, this.chips, this.note);
    section.querySelector('.planner-status')?.before(row);
    this.legend = this.#legend();
    document.querySelector('main')?.addEventListener('click', (event) => this.#follow(event));
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && this.mode && !defaultPrevented) this.#switchTo('');
    });
  }

  get isActive() {
    return this.avoided.length > 0 || this.via.length > 0;
  }

  /** The network without what is avoided; itself if nothing is. */
  rest() {
    return this.avoided.length ? this.network.without(this.things.closed(this.avoided)) : this.network;
  }

  /** The words of a title about it: " via Kyiv without E40 and ferries". */
  words() {
    const via = this.via.length ? ` via ${list(this.via.map((place) => this.network.name(place)))}` : '';
    const names = this.avoided.map(({ name }) => name);
    return via + (names.length ? ` without ${list(names)}` : '');
  }

  /**
   * Takes what the page's address asks for.
   * @param {URLSearchParams} parameters
   */
  read(parameters) {
    const texts = (/** @type {string} */ name) => (parameters.get(name) ?? '').split(',').filter(Boolean);
    this.unknown = [];
    /** @type {<T>(text: string, found: T | null) => T[]} */
    const known = (text, found) => {
      if (found === null) this.unknown.push(text);
      return found === null ? [] : [found];
    };
    this.avoided = texts('avoid').flatMap((text) => known(text, this.things.find(text)));
    this.via = texts('via').flatMap((text) => {
      const place = this.network.index(text);
      return known(text, place < 0 ? null : place);
    });
    this.#show();
    if (parameters.get('avoid') !== '') return;
    // Empty, it is the wish to choose, which is granted once and not at each return to this entry of the history.
    this.#switchTo('avoid');
    const search = withParameters(location.search, { avoid: null });
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  }

  /**
   * The parameters of the address.
   * @returns {Record<string, string | null>}
   */
  parameters() {
    return {
      avoid: this.avoided.map(({ key }) => key).join() || null,
      via: this.via.map((place) => this.network.id(place)).join() || null,
    };
  }

  /** The other way round. */
  reverse() {
    this.via.reverse();
    this.#show();
  }

  /**
   * Takes what was chosen on the map.
   * @param {number} place -1 for a link
   * @param {number} link
   * @returns {boolean} whether it was meant to be avoided or passed
   */
  take(place, link) {
    if (!this.mode) return false;
    const thing = place >= 0 ? this.things.place(place) : this.things.link(link);
    if (thing) this.#take(thing);
    return true;
  }

  /**
   * Lets the legs of a list be avoided.
   * @param {HTMLElement | null} table
   * @param {number[][]} legs the links of each
   */
  offerLegs(table, legs) {
    this.legs = table;
    table?.querySelectorAll('tbody tr:nth-child(n + 2) > th + td').forEach((cell, leg) => {
      const links = legs[leg];
      const labels = legLabels(this.network, links).map((label) => this.things.label(label));
      const link = links.length === 1 ? this.things.link(links[0]) : null;
      const things = link && !labels.some((label) => isSame(label, link)) ? [...labels, link] : labels;
      const buttons = things.map((thing) => {
        const button = html('button', { type: 'button', 'aria-label': `Avoid ${thing.name}` }, thing.name);
        button.addEventListener('click', () => this.#take(thing));
        return button;
      });
      cell.append(html('span', { class: 'leg-avoid' }, ...buttons));
    });
    this.#show();
  }

  /** @param {Thing} thing */
  #take(thing) {
    const { activeElement } = document;
    // The list of legs is replaced by that of the new route.
    const losesFocus = this.legs?.contains(activeElement) ?? false;
    const isSeen = activeElement?.matches(':focus-visible') ?? false;
    this.#toggle(thing);
    if (!losesFocus) return;
    const chip = this.chips.children[(this.mode === 'via' ? this.chips.children.length : this.avoided.length) - 1];
    (chip?.querySelector('button') ?? this.buttons.get('avoid'))?.focus({ preventScroll: !isSeen });
  }

  /** @param {Thing} thing */
  #toggle(thing) {
    const [place] = thing.places;
    if (this.mode === 'via') {
      if (place !== undefined) this.#choose(this.avoided, toggled(this.via, place, (other) => other === place));
    } else {
      this.#choose(toggled(this.avoided, thing, (other) => isSame(other, thing)), this.via);
    }
  }

  /** @param {Thing[]} avoided @param {number[]} via */
  #choose(avoided, via) {
    this.avoided = avoided;
    this.via = via;
    this.unknown = [];
    this.#show();
    this.change();
  }

  /** @param {Mode} mode */
  #switchTo(mode) {
    this.mode = mode;
    this.picker.takesLinks = mode === 'avoid';
    if (mode) this.picker.frame.dispatchEvent(new Event('choosing'));
    const focused = document.activeElement;
    const losesFocus = mode !== 'avoid'
      && (this.legend.some(({ button }) => button === focused) || focused?.closest('.leg-avoid') != null);
    this.#show();
    if (losesFocus) this.buttons.get('avoid')?.focus();
  }

  /**
   * A link of the page that leads to a place or a road is taken for it.
   * @param {MouseEvent} event
   */
  #follow(event) {
    const link = /** @type {Element} */ (event.target).closest('a[href]');
    if (!this.mode || !(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    // Whoever opens a link in a new tab or window, or saves it, does not choose.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { pages, labels } = this.#targets();
    const place = pages.get(link.href);
    const label = this.mode === 'avoid' ? labels.get(link.textContent ?? '') : undefined;
    const isRoad = label !== undefined && link.closest('.roads') !== null;
    if (place === undefined && !isRoad) return;
    event.preventDefault();
    this.#take(isRoad ? this.things.label(label) : this.things.place(place ?? 0));
  }

  /** The places by the addresses of their pages, and the labels. */
  #targets() {
    const { network, root } = this;
    const pages = new Map(
      network.data.places.page?.flatMap((page, place) => (page ? [[new URL(page, root).href, place]] : [])),
    );
    const all = Array.from({ length: network.linkCount }, (_, link) => network.labels(link)).flat();
    return { pages, labels: new Map(all.map((label) => [label, label])) };
  }

  /** The entries of the map's legend, each with the button that it becomes. */
  #legend() {
    const { modes } = this.network.data;
    return [...document.querySelectorAll('.beside > .legend li')].flatMap((entry) => {
      const text = [...entry.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent ?? '';
      const mode = modes.findIndex(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
      if (mode < 0) return [];
      const thing = this.things.mode(mode);
      const button = html('button', { type: 'button' });
      button.addEventListener('click', () => this.#take(thing));
      return [{ entry, button, thing }];
    });
  }

  /** Shows what is chosen, and what can be. */
  #show() {
    const { network, avoided, via } = this;
    for (const [mode, button] of this.buttons) button.setAttribute('aria-pressed', String(mode === this.mode));
    this.reset.toggleAttribute('hidden', !this.isActive);
    this.#showChips();
    const unknown = this.unknown.length ? `This network has nothing called ${list(this.unknown.map((text) => `“${text}”`))}. ` : '';
    const note = unknown + NOTES[this.mode];
    if (this.note.textContent !== note) this.note.textContent = note;
    for (const { entry, button, thing } of this.legend) {
      const isButton = button.parentNode === entry;
      if (this.mode === 'avoid' && !isButton) {
        button.append(...entry.childNodes);
        entry.append(button);
      } else if (this.mode !== 'avoid' && isButton) {
        entry.replaceChildren(...button.childNodes);
      }
      const isAvoided = avoided.some((other) => isSame(other, thing));
      entry.classList.toggle('avoided', isAvoided);
      button.setAttribute('aria-pressed', String(isAvoided));
    }
    this.legs?.classList.toggle('avoiding', this.mode === 'avoid');
    const links = new Set(avoided.flatMap((thing) => thing.links));
    const places = avoided.flatMap((thing) => thing.places);
    const { x, y } = network.data.places;
    this.marks.replaceChildren(
      svg('path', { class: 'struck-links', d: [...links].map((link) => network.path(link)).join('') }),
      ...places.map((place) => svg('path', { d: `M${x[place] - 7} ${y[place] - 7}l14 14m0-14l-14 14` })),
      ...via.map((place) => svg('circle', { class: 'passed', cx: x[place], cy: y[place] })),
    );
  }

  #showChips() {
    const { network } = this;
    const focused = [...this.chips.children].findIndex((chip) => chip.contains(document.activeElement));
    const chip = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ remove) => {
      const button = html('button', { type: 'button', 'aria-label': label }, name, ' ×');
      button.addEventListener('click', remove);
      return html('li', {}, button);
    };
    const chips = [
      ...this.avoided.map((thing) => {
        const item = chip('', `Allow ${thing.name} again`, () => {
          this.#choose(this.avoided.filter((other) => other !== thing), this.via);
        });
        item.firstElementChild?.prepend(html('s', {}, thing.name));
        return item;
      }),
      ...this.via.map((place) => {
        const name = network.name(place);
        return chip(`via ${name}`, `Do not go via ${name}`, () => {
          this.#choose(this.avoided, this.via.filter((other) => other !== place));
        });
      }),
    ];
    this.chips.replaceChildren(...chips);
    if (focused < 0) return;
    const next = chips[Math.min(focused, chips.length - 1)]?.querySelector('button');
    (next ?? this.buttons.get('avoid'))?.focus();
  }
}

/** A list with an item at its end, or without it if it was there.
 * @template T @param {T[]} items @param {T} item @param {(other: T) => boolean} isSame @returns {T[]} */
function toggled(items, item, isSame) {
  return items.some(isSame) ? items.filter((other) => !isSame(other)) : [...items, item];
}
