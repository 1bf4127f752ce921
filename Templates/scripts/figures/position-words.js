/**
 * Text for positions, and for the great circle and the rhumb line between two positions.
 * @module
 */

/** @typedef {import('../geo/sphere.js').Position} Position */
import { greatCirclePoints } from '../geo/great-circle.js';
import { rhumbDistance } from '../geo/rhumb.js';
import { bearing, direction, distance } from '../geo/sphere.js';
import { decimal, length, say } from '../lib/words.js';

/**
 * A position such as "41.4° N 2.2° E".
 * @param {Position} position
 */
export function positionWords({ latitude, longitude }) {
  const degrees = (/** @type {number} */ value) => ({ degrees: `${decimal(Math.abs(value), 1)}°` });
  return say(WORDS.figures.position, {
    latitude: say(latitude < 0 ? WORDS.map.southLatitude : WORDS.map.northLatitude, degrees(latitude)),
    longitude: say(longitude < 0 ? WORDS.map.westLongitude : WORDS.map.eastLongitude, degrees(longitude)),
  });
}

/**
 * Text that compares the great circle between two positions with the rhumb line.
 * @param {Position} a @param {Position} b
 */
export function wayWords(a, b) {
  const [great, rhumb] = [distance(a, b), rhumbDistance(a, b)];
  const more = Math.round(rhumb - great);
  const middle = greatCirclePoints(a, b, 2)[1];
  const course = { length: length(Math.round(rhumb)), more: length(more) };
  return [
    say(WORDS.figures.greatCircle, {
      length: length(Math.round(great)), direction: direction(bearing(a, b)), middle: positionWords(middle),
    }),
    say(more < 500 ? WORDS.figures.compassCourseSame : WORDS.figures.compassCourse, course),
  ].join(' ');
}
