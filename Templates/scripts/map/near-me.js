// The places nearest to the reader, whose position the browser asks the reader for.

import { nearList } from './near-list.js';
import { button, html } from '../lib/svg.js';
import { length } from '../lib/words.js';
import { report } from '../lib/report.js';

/** The timeout for finding a position, in milliseconds. */
const patience = 15_000;

const refusals = {
  1: 'The browser may not tell where you are: the permission was denied.',
  2: 'The browser does not know where you are.',
  3: 'The browser has not found where you are in time.',
};

/**
 * Asks the browser where the reader is.
 * @returns {Promise<GeolocationCoordinates>} fails with an error whose message is for people
 */
export function ownPosition() {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) {
      reject(new Error('This browser cannot tell where you are.'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => reject(new Error(refusals[code] ?? refusals[2])),
      { timeout: patience, maximumAge: 60_000 },
    );
  });
}

/**
 * A button, and what it finds below it.
 * @param {import('../find/near-index.js').NearIndex} near
 * @param {string | URL} root of the site
 */
export function nearMe(near, root) {
  const answer = html('div', { class: 'near-answer', role: 'status' });
  const ask = button('Near me', async () => {
    answer.replaceChildren('Asking the browser where you are …');
    try {
      const position = await ownPosition();
      const found = await near.nearest(position, 8).catch(report);
      if (!found) throw new Error('Couldn’t load the places. Try again, or reload the page.');
      const accuracy = length(Math.round(position.accuracy));
      answer.replaceChildren(
        html('p', {}, `Nearest to your position, which is known to within ${accuracy} and stays in this browser:`),
        nearList(position, found, root),
      );
    } catch (error) {
      answer.replaceChildren(/** @type {Error} */ (error).message);
    }
  });
  return html('div', { class: 'near-me' }, ask, answer);
}
