/**
 * The cities of a deal as cards in the colours of their regions.
 * @module
 */

/** @import { Network } from './network.js' */
import { html } from './svg.js';

/**
 * @param {Network} network
 * @param {string} root the way to the site's root
 * @param {number[]} cities
 * @param {boolean} isOrdered whether a trip visits them in this order
 * @returns {HTMLElement}
 */
export function hand(network, root, cities, isOrdered) {
  const { id = [], name = [], place = [] } = /** @type {any} */ (network.data.regions ?? {});
  const cards = cities.map((city, index) => {
    const region = place[city] ?? -1;
    const page = network.data.places.page?.[city];
    const title = network.name(city);
    return html(
      'li',
      { class: `card region-${id[region] ?? 'none'}` },
      html('span', { class: 'card-region' }, `${isOrdered ? `${index + 1}. ` : ''}${name[region] ?? ''}`),
      page
        ? html('a', { class: 'card-city', href: root + page }, title)
        : html('span', { class: 'card-city' }, title),
    );
  });
  return html('ul', { class: 'hand', 'aria-label': 'The cities' }, ...cards);
}
