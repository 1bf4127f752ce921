/**
 * An animation that projects the points of a meridian one by one, with the formulas and values.
 * @module
 */

/** @typedef {{count: number, line: number, latitude?: number, value?: [string, number]}} Picture */
import { tableHead, tableRow } from '../lib/number-table.js';
import { html } from '../lib/svg.js';
import { decimal, say } from '../lib/words.js';
import { plane } from './world-shapes.js';

export const LATITUDES = [0, 15, 30, 45, 60, 75];

/** For each projection, the lines of pseudocode that compute one point. */
const FORMULAS = {
  'equal-earth': ['θ ← arcsin(√3/2 · sin φ)', 'x ← 2/√3 · λ · cos θ / d(θ)', 'y ← p(θ)'],
  mercator: ['x ← λ', 'y ← ln tan(π/4 + φ/2)'],
  equirectangular: ['x ← λ', 'y ← φ'],
};

/** @param {string} name @returns {string[]} */
export function formula(name) {
  const lines = FORMULAS[/** @type {keyof typeof FORMULAS} */ (name)];
  const notes = name === 'equal-earth' ? [WORDS.pseudocode.polynomials] : [];
  return [
    ...notes, WORDS.pseudocode.eachLatitude, `  ${WORDS.pseudocode.inRadians}`, ...lines.map((line) => `  ${line}`),
    `  ${WORDS.pseudocode.drawPoint}`, WORDS.pseudocode.drawMeridian,
  ];
}

/**
 * The steps of the animation: for each point, one step per line of pseudocode.
 * @param {string} name @param {number} longitude @returns {Picture[]}
 */
export function meridianFilm(name, longitude) {
  const lines = formula(name);
  const first = name === 'equal-earth' ? 2 : 1;
  const put = plane(name);
  const film = LATITUDES.flatMap((latitude, index) => {
    const [x, y] = put([longitude, latitude]);
    return lines.slice(first, -1).map((text, offset) => {
      /** @type {Picture} */
      const picture = { count: index, line: first + offset, latitude };
      const variable = text.trim().split(' ')[0];
      if (variable === 'θ') picture.value = [variable, Math.asin((Math.sqrt(3) / 2) * Math.sin((latitude * Math.PI) / 180))];
      else if (variable === 'x') picture.value = [variable, x];
      else if (variable === 'y') picture.value = [variable, y];
      else if (offset > 0) picture.count = index + 1;
      return picture;
    });
  });
  return [{ count: 0, line: first - 1 }, ...film, { count: LATITUDES.length, line: lines.length - 1 }];
}

/** @param {Picture} picture @param {number} longitude */
export function meridianWords({ count, latitude, value }, longitude) {
  if (latitude === undefined) return WORDS.figures.meridianStart;
  const values = { latitude: `${latitude}°`, name: value?.[0] ?? '', value: value ? number(value[1]) : '' };
  if (value) return say(WORDS.figures.meridianValue, values);
  if (LATITUDES[count] !== latitude) return say(WORDS.figures.meridianPoint, values);
  return say(WORDS.figures.meridianRadians, {
    ...values, phi: number((latitude * Math.PI) / 180), lambda: number((longitude * Math.PI) / 180),
  });
}

/** @param {HTMLElement} rows */
export function meridianTable(rows) {
  return html('table', { class: 'figure-queue whole' }, tableHead([WORDS.figures.latitude, 'x', 'y']), rows);
}

/**
 * A table row for each latitude. The points that are not drawn yet have no numbers.
 * @param {string} name @param {number} longitude
 * @param {number} count the number of points drawn so far
 */
export function meridianRows(name, longitude, count) {
  const put = plane(name);
  return LATITUDES.map((latitude, index) => {
    return tableRow(`${latitude}°`, index < count ? put([longitude, latitude]).map(number) : ['', '']);
  });
}

/** @param {number} value */
function number(value) {
  return decimal(value, 3).replace('-', '−');
}
