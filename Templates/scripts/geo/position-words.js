/**
 * Text for positions.
 * @module
 */

/** @typedef {import('./sphere.js').Position} Position */
import { say } from '../lib/words.js';

/**
 * A position such as "41.4° N 2.2° E".
 * @param {Position} position
 */
export function positionWords({ latitude, longitude }) {
  const degrees = (/** @type {number} */ value) => ({ degrees: `${Math.abs(value).toFixed(1)}°` });
  return say(WORDS.figures.position, {
    latitude: say(latitude < 0 ? WORDS.map.southLatitude : WORDS.map.northLatitude, degrees(latitude)),
    longitude: say(longitude < 0 ? WORDS.map.westLongitude : WORDS.map.eastLongitude, degrees(longitude)),
  });
}
