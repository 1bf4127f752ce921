/**
 * The cities of a deal as cards in the colours of their regions.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { html } from '../lib/svg.js';
import { say } from '../lib/words.js';

export class Hand {
  /** @param {Network} network @param {string} root @param {number[]} cities */
  constructor(network, root, cities) {
    const { id = [], name = [], place = [] } = /** @type {any} */ (network.data.regions ?? {});
    /** @type {Map<number, {card: HTMLElement, label: HTMLElement, region: string}>} */
    this.cards = new Map();
    for (const city of cities) {
      const region = place[city] ?? -1;
      const page = network.data.places.page?.[city];
      const title = network.name(city);
      const label = html('span', { class: 'card-region' });
      const card = html(
        'li',
        { class: `card region-${id[region] ?? 'none'}` },
        label,
        page
          ? html('a', { class: 'card-city', href: root + page }, title)
          : html('span', { class: 'card-city' }, title),
      );
      this.cards.set(city, { card, label, region: name[region] ?? '' });
    }
    this.element = html('ul', { class: 'hand', 'aria-label': WORDS.deal.hand });
    this.order([]);
  }

  /**
   * Numbers the cards and sorts them in the order of a trip. Without a trip, the cards are in the
   * order of the deal and have no numbers.
   * @param {number[]} order
   */
  order(order) {
    const isTrip = order.length > 0;
    const cities = isTrip ? order : [...this.cards.keys()];
    const cards = cities.flatMap((city, index) => {
      const known = this.cards.get(city);
      if (!known) return [];
      const { region } = known;
      known.label.textContent = isTrip ? say(WORDS.deal.card, { number: index + 1, region }) : region;
      return [known.card];
    });
    // The cards are only moved if their order changes, because an element loses the focus when it
    // is moved.
    if (cards.some((card, index) => card !== this.element.children[index])) this.element.replaceChildren(...cards);
  }
}
