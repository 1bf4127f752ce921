/**
 * The download buttons on the page of a route or trip.
 * @module
 */

/** @typedef {import('../core/route.js').Route} Route */
import { loadJSON } from './load-json.js';
import { Network } from '../core/network.js';
import { buttonRow } from './save-route.js';

/**
 * Replaces the empty element that the page reserves for the buttons.
 * @param {string} slug the slug of the network
 * @param {() => Promise<Route | null>} find returns the route; called when the reader requests a
 *   file
 */
export function offerSaving(slug, find) {
  const place = document.querySelector('.saving[data-name]');
  if (!(place instanceof HTMLElement)) return;
  const { root = './', name = '', kind } = place.dataset;
  const title = document.querySelector('h1')?.textContent ?? '';
  const page = location.pathname.slice(new URL(root, location.href).pathname.length).replace(/index\.html$/, '');
  const load = async () => {
    const [data, route] = await Promise.all([loadJSON(`${root}data/networks/${slug}/network.json`), find()]);
    if (!route) throw new Error('no route');
    return { network: new Network(data), route };
  };
  // The page already links to the files that the generator wrote, so their formats need no button.
  const links = [...document.querySelectorAll('.downloads a[download]')].map((link) => link.getAttribute('href') ?? '');
  const files = links.map((path) => path.slice(path.lastIndexOf('.') + 1));
  place.replaceWith(buttonRow(kind === 'track', root, { name, title, page }, load, files));
}
