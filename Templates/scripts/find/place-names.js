/**
 * Finds the places of a network with the finder of the whole site: by any name, in any script, even
 * with typing errors.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { FindIndex } from './find-index.js';

/** The maximum distance, in degrees, between two positions that are considered the same place. */
const REACH = 0.05;

/**
 * The maximum number of answers whose positions are looked up. Each lookup may load another file.
 * Positions are needed only if no answer has the page of a place in the network.
 */
const LOOKED_UP = 3;

/** @type {FindIndex | undefined} */
let index;

/**
 * Finds the places of a network among the finder's answers to a text. A place is recognised by its
 * page or, if no answer has the page of a place in the network, by its position.
 * @param {Network} network
 * @param {string} root the path to the site's root
 * @param {string} text the text that the reader typed
 * @returns {Promise<number[]>} indices of places, best first
 */
export async function findByAnyName(network, root, text) {
  index ??= new FindIndex(new URL(`${root}data/find/manifest.json`, document.baseURI));
  const { results, suggestions } = await index.find(text);
  const records = [...results, ...suggestions].map(({ record }) => record);
  let places = records.map(({ page }) => placeOf(network, page));
  if (records.length > 0 && places.every((place) => place < 0)) {
    const { NearIndex } = await import('./near-index.js');
    const near = new NearIndex(new URL(`${root}data/find/near/manifest.json`, document.baseURI));
    const found = await Promise.all(records.slice(0, LOOKED_UP).map((record) => near.place(record)));
    places = found.map((one) => (one ? placeAt(network, one) : -1));
  }
  return [...new Set(places)].filter((place) => place >= 0);
}

/**
 * The place of the network that has the given page, or -1 if there is none.
 * @param {Network} network @param {string | undefined} page
 */
export function placeOf(network, page) {
  return page ? (network.data.places.page?.indexOf(page) ?? -1) : -1;
}

/**
 * The place of the network that is nearest to a position; -1 if none is close enough.
 * @param {Network} network @param {{latitude: number, longitude: number}} position
 * @returns {number}
 */
export function placeAt(network, { latitude, longitude }) {
  const { latitude: latitudes, longitude: longitudes } = network.data.places;
  const stretch = Math.cos((latitude * Math.PI) / 180);
  let [nearest, best] = [-1, REACH];
  for (let place = 0; place < network.named; place += 1) {
    const [north, east] = [latitudes?.[place], longitudes?.[place]];
    if (north == null || east == null) continue;
    const across = Math.abs(((east - longitude + 540) % 360) - 180) * stretch;
    const distance = Math.hypot(north - latitude, across);
    if (distance < best) [nearest, best] = [place, distance];
  }
  return nearest;
}
