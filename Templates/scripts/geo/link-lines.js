/**
 * The lines of the links of a network on the earth, fetched on demand.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { loadJSON } from '../lib/load-json.js';

/** @typedef {[longitude: number, latitude: number]} Position */

/**
 * Fetches the lines of a network's links, if it has any and they are not there yet.
 * @param {Network} network
 */
export async function loadLines({ data }) {
  if (!data.lines || data.links.bends) return;
  // The scripts lie one folder below the site's root.
  const file = await loadJSON(new URL(`../${data.lines}`, import.meta.url).href);
  data.links.bends = readLines(file);
}

/**
 * The points between the ends of each link that has a line of its own.
 * @param {Record<string, number[]>} file longitude and latitude in hundred-thousandths of a degree, each as the
 * difference from the previous one
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
 * The points of a link between its ends, in the direction of travel from a place.
 * @param {Network} network
 * @param {number} link
 * @param {number} from
 * @returns {Position[]} empty for a great circle
 */
export function bends({ data: { links } }, link, from) {
  const points = links.bends?.[link] ?? [];
  return links.from[link] === from ? points : [...points].reverse();
}
