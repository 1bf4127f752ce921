/**
 * The panel in which the reader orders the cities of a deal, and compares the trip in that order
 * with the best trip.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trip-searches.js').Searches} Searches */
import '../player/network-page.js';
import { OwnOrder, ownVerdict, ownWords } from './own-order.js';
import { TripOverlay } from '../map/trip-overlay.js';
import { button, html } from '../lib/svg.js';
import { say } from '../lib/words.js';
import { withParameters } from '../player/step-link.js';

export class PlayPanel {
  /**
   * @param {HTMLElement} section
   * @param {HTMLElement} frame
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {{reveal: () => void, leave: () => void}} page
   */
  constructor(section, frame, overlay, network, page) {
    this.section = section;
    this.overlay = overlay;
    this.network = network;
    this.figure = frame.closest('figure') ?? frame;
    this.page = page;
    /** @type {OwnOrder | null} */
    this.own = null;
    /** @type {TripOverlay | null} */
    this.drawn = null;
    this.isRevealed = false;
    this.words = html('p', { class: 'player-step', role: 'status', tabindex: '-1' });
    /** @type {Map<number, HTMLElement>} */
    this.cards = new Map();
    this.hand = html('div', { class: 'hand', role: 'group', 'aria-label': WORDS.deal.ownHand });
    this.undo = button(WORDS.deal.undo, () => this.#take((own) => own.order.pop()));
    this.again = button(WORDS.site.clear, () => this.#take((own) => own.order.splice(0)));
    this.show = button(WORDS.deal.showBest, () => this.#reveal(), { class: 'primary' });
    const close = button('×', () => {
      this.close();
      page.leave();
    }, { 'aria-label': WORDS.deal.close, title: WORDS.deal.close });
    section.replaceChildren(
      this.hand,
      this.words,
      html('p', { class: 'play-actions' }, this.undo, this.again, this.show, close),
    );
    frame.after(section);
  }

  get isOpen() {
    return !this.section.hidden;
  }

  /**
   * Opens the panel with the order of cities that the page's address contains.
   * @param {Searches} searches
   * @param {boolean} isRevealed true if the answer is visible
   */
  open(searches, isRevealed) {
    const wasOpen = this.isOpen;
    this.close();
    const own = (this.own = new OwnOrder(this.network, searches));
    const ids = new URLSearchParams(location.search).get('order') ?? '';
    for (const id of new Set(ids.split(','))) own.pick(this.network.index(id));
    this.isRevealed = isRevealed;
    const { id = [], name = [], place = [] } = /** @type {any} */ (this.network.data.regions ?? {});
    this.cards = new Map(own.hand.map((city) => {
      const region = place[city] ?? -1;
      const label = html('span', { class: 'card-region' });
      const attributes = { class: `card region-${id[region] ?? 'none'}`, 'data-region': name[region] ?? '' };
      const card = button(label, () => this.pick(city), attributes);
      card.append(html('span', { class: 'card-city' }, this.network.name(city)));
      return [city, card];
    }));
    this.hand.replaceChildren(...this.cards.values());
    this.drawn = new TripOverlay(this.overlay, this.network, own.hand);
    this.figure.classList.add('instrument');
    this.section.hidden = false;
    this.#draw();
    // If the reader has only changed the number of tickets, the focus stays where it is.
    if (wasOpen) return;
    this.figure.scrollIntoView({ block: 'nearest' });
    this.cards.values().next().value?.focus({ preventScroll: true });
  }

  close() {
    if (!this.isOpen) return;
    this.drawn?.remove();
    this.drawn = null;
    this.section.hidden = true;
    this.figure.classList.remove('instrument');
  }

  /** @param {number} city */
  pick(city) {
    if (!this.isOpen || city < 0) return;
    this.#take((own) => {
      if (own.pick(city)) return;
      const name = { city: this.network.name(city) };
      return own.hand.includes(city) ? say(WORDS.deal.inOrderAlready, name) : say(WORDS.deal.notInHand, name);
    });
  }

  /** @param {(own: OwnOrder) => unknown} change if it returns a text, this text is announced */
  #take(change) {
    if (!this.own) return;
    const said = change(this.own);
    if (!this.isRevealed) {
      const ids = this.own.places.map((place) => this.network.id(place));
      const search = withParameters(location.search, { order: ids.join() || null });
      history.replaceState(null, '', location.pathname + search + location.hash);
    }
    this.#draw(typeof said === 'string' ? said : '');
  }

  #reveal() {
    this.isRevealed = true;
    this.page.reveal();
    this.#draw();
    // The answer, which is now shown above the map, may have moved the map out of view.
    this.figure.scrollIntoView({ block: 'nearest' });
    this.words.focus({ preventScroll: true });
  }

  /** @param {string} [said] a message to show before the description of the trip */
  #draw(said = '') {
    const { own, isRevealed } = this;
    if (!own) return;
    const { places, best } = own;
    const links = own.trip()?.links ?? [];
    const shown = isRevealed && best ? best : null;
    if (shown) this.drawn?.draw(shown.links, shown.order, { links });
    else this.drawn?.draw(links, places, { links: [], order: places });
    for (const [city, card] of this.cards) {
      // The cards show the same numbers as the map.
      const number = (shown?.order ?? places).indexOf(city);
      card.setAttribute('aria-pressed', String(places.includes(city)));
      const label = /** @type {HTMLElement} */ (card.firstChild);
      const { region = '' } = card.dataset;
      label.textContent = number < 0 ? region : say(WORDS.deal.card, { number: number + 1, region });
    }
    for (const one of [this.undo, this.again]) {
      const hadFocus = one === document.activeElement;
      one.disabled = places.length === 0;
      if (hadFocus && one.disabled) this.cards.values().next().value?.focus({ preventScroll: true });
    }
    this.show.hidden = isRevealed;
    const sentences = [said, ownWords(own)];
    if (isRevealed) sentences.push(ownVerdict(own), places.length > 1 ? WORDS.deal.paleLine : '');
    this.words.textContent = sentences.filter(Boolean).join(' ');
  }
}
