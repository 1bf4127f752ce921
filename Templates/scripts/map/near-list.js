// A list of nearby places as links, with their distance and direction.

import { bearing, direction } from '../geo/sphere.js';
import { html } from '../lib/svg.js';
import { country, length, say } from '../lib/words.js';

/**
 * The address of a place's page. A place without a page gets the address of the finder, with its
 * position and name as query parameters.
 * @param {import('../find/near-index.js').NearPlace} place
 * @param {string | URL} root
 */
function pageOf(place, root) {
  if (place.page) return new URL(place.page, root).href;
  const page = new URL('find/', root);
  page.search = new URLSearchParams({
    at: `${place.latitude.toFixed(4)},${place.longitude.toFixed(4)}`,
    name: place.name,
  }).toString();
  return page.href;
}

/**
 * A text such as "34 km north-east".
 * @param {import('../geo/sphere.js').Position} from
 * @param {{place: import('../geo/sphere.js').Position, distance: number}} found
 */
export function away(from, { place, distance }) {
  const metres = Math.round(distance);
  if (metres < 50) return WORDS.mapTools.here;
  return say(WORDS.placeText.awayIn, { distance: length(metres), direction: direction(bearing(from, place)) });
}

/**
 * @param {import('../geo/sphere.js').Position} from
 * @param {import('../find/near-index.js').Found[]} found
 * @param {string | URL} root
 * @param {string} [home] the code of the country whose places are listed without the country's name
 * @returns {HTMLElement}
 */
export function nearList(from, found, root, home = '') {
  const items = found.map((one) => {
    const { place } = one;
    const link = html('a', { href: pageOf(place, root) }, html('bdi', {}, place.name));
    const where = place.country === home ? '' : `, ${country(place.country)}`;
    return html('li', {}, link, where, ' ', html('span', { class: 'count' }, away(from, one)));
  });
  return html('ul', { class: 'plain' }, ...items);
}
