/**
 * Files of a route that the browser found, to take along.
 * @module
 */

/** @import { Network } from './network.js' */
/** @import { Route } from './route.js' */
import { html } from './svg.js';

/**
 * The address and name of the site that a page belongs to, as its head says them.
 * @param {string} root the way to the site's root
 */
function site(root) {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const depth = root.split('../').length - 1;
  const base = new URL('../'.repeat(depth) || './', canonical ?? location.href).href;
  return { base, name: document.querySelector('.site-name')?.textContent ?? '' };
}

/**
 * What a file of the way says it is, and where it can be seen.
 * @typedef {object} WayLabel
 * @property {number} number 0 for the shortest
 * @property {string} title "By way of Basel"
 */

/**
 * A list of buttons that save the route in each format. What writes the files is loaded when a
 * reader asks for one.
 * @param {Network} network
 * @param {Route} route
 * @param {string} root
 * @param {WayLabel} way
 * @returns {HTMLElement}
 */
export function takeAlong(network, route, root, { number, title }) {
  const { places } = route;
  const { longitude, latitude } = network.data.places;
  const isOnEarth = places.every((place) => longitude?.[place] != null && latitude?.[place] != null);
  const ends = [places[0], places[places.length - 1]];
  const list = html('ul', { class: 'inline-list take-along' });
  for (const format of isOnEarth ? ['GPX', 'GeoJSON', 'KML', 'CSV'] : ['CSV']) {
    const button = html('button', { type: 'button' }, format);
    button.addEventListener('click', async () => {
      const { FORMATS, routeFile } = await import('./route-files.js');
      const { id, type } = FORMATS.find(({ title }) => title === format) ?? FORMATS[0];
      const { base, name } = site(root);
      const [from, to] = ends.map((place) => network.id(place));
      const names = ends.map((place) => network.name(place)).join(' to ');
      // Only the shortest has a page of its own; the planner shows all.
      const page = number === 0 ? network.routePage(ends[0], ends[1]) : null;
      const planner = `networks/${network.data.slug}/?from=${from}&to=${to}${number ? `&way=${number}` : ''}`;
      const text = routeFile(id, network, route, {
        title: number === 0 ? names : `${names}, ${title[0].toLowerCase()}${title.slice(1)}`,
        network: network.data.title,
        address: base + (page ?? planner),
        site: name,
      });
      const address = URL.createObjectURL(new Blob([text], { type }));
      html('a', { href: address, download: `${from}-${to}${number ? `-way-${number + 1}` : ''}.${id}` }).click();
      setTimeout(() => URL.revokeObjectURL(address), 10000);
    });
    list.append(html('li', {}, button));
  }
  return html('div', {}, html('p', { class: 'note' }, 'Take it along:'), list);
}
