/**
 * The geometry of a network's links on the earth, loaded on demand.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { loadJSON } from '../lib/load-json.js';

/** @typedef {[longitude: number, latitude: number]} Position */

/**
 * Loads the geometry of a network's links, if it exists and is not loaded yet.
 * @param {Network} network
 */
export async function loadLines({ data }) {
  if (!data.lines || data.links.bends) return;
  // In the published site, the folder of this module is one level below the site's root.
  const file = await loadJSON(new URL(`../${data.lines}`, import.meta.url).href);
  data.links.bends = readLines(file);
}

/**
 * Decodes the intermediate points of the links that have their own geometry.
 * @param {Record<string, number[]>} file longitudes and latitudes in hundred-thousandths of a
 *   degree; each point is stored as the difference from the previous point
 * @returns {Record<string, Position[]>}
 */
export function readLines(file) {
  return Object.fromEntries(
    Object.entries(file).map(([link, steps]) => {
      let [x, y] = [0, 0];
      /** @type {Position[]} */
      const points = [];
      for (let i = 0; i < steps.length; i += 2) {
        x += steps[i];
        y += steps[i + 1];
        points.push([x / 100000, y / 100000]);
      }
      return [link, points];
    }),
  );
}

/**
 * The intermediate points of a link, in the direction of travel from a place.
 * @param {Network} network @param {number} link @param {number} from
 * @returns {Position[]} empty if the link is a great circle
 */
export function bends({ data: { links } }, link, from) {
  const points = links.bends?.[link] ?? [];
  return links.from[link] === from ? points : [...points].reverse();
}
