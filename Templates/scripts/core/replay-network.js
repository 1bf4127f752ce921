/**
 * The network of a route page, read from a compact file. The geographic positions of the places are
 * loaded on demand.
 * @module
 */

/** @typedef {import('./network.js').NetworkData} NetworkData */
import { loadJSON } from '../lib/load-json.js';
import { Network } from './network.js';

/**
 * Converts a `replay.json` to the form of a network's data. In the file, map coordinates are in
 * tenths of a map unit. Each coordinate is stored as the difference from the previous one. The
 * `from` of a link is stored relative to the `to` of the previous link. The `to` of a link is
 * stored relative to the `from` of the same link.
 * @param {any} file @returns {NetworkData}
 */
export function unpack(file) {
  const { places, links } = file;
  let end = 0;
  /** @type {number[]} */
  const to = [];
  const from = links.from.map((/** @type {number} */ step, /** @type {number} */ link) => {
    const start = end + step;
    end = start + links.to[link];
    to.push(end);
    return start;
  });
  return {
    ...file,
    places: { ...places, x: tenths(places.x), y: tenths(places.y) },
    links: { ...links, from, to },
  };
}

/** @param {number[]} steps */
function tenths(steps) {
  let sum = 0;
  return steps.map((step) => (sum += step) / 10);
}

/** @param {string} address the address of a `replay.json` @returns {Promise<Network>} */
export async function loadReplayNetwork(address) {
  const network = new Network(unpack(await loadJSON(address)));
  network.locate = async () => {
    Object.assign(network.data.places, await loadJSON(address.replace('replay.json', 'positions.json')));
    network.locate = null;
  };
  return network;
}
