// The places nearest to the reader.

import { nearList } from './near-list.js';
import { button, html } from '../lib/svg.js';
import { length, say } from '../lib/words.js';
import { report } from '../lib/report.js';

/** The timeout for finding the position, in ms. */
const patience = 15_000;

const refusals = {
  1: WORDS.mapTools.refused,
  2: WORDS.mapTools.unknownPosition,
  3: WORDS.mapTools.timeout,
};

/**
 * Asks the browser for the reader's position.
 * @returns {Promise<GeolocationCoordinates>} rejects with an error whose message is for the reader
 */
export function ownPosition() {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) {
      reject(new Error(WORDS.mapTools.noPositions));
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
 * A button that lists the nearest places below it.
 * @param {import('../find/near-index.js').NearIndex} near
 * @param {string | URL} root
 */
export function nearMe(near, root) {
  const answer = html('div', { class: 'near-answer', role: 'status' });
  const ask = button(WORDS.mapTools.nearMe, async () => {
    answer.replaceChildren(WORDS.mapTools.asking);
    try {
      const position = await ownPosition();
      const found = await near.nearest(position, 8).catch(report);
      if (!found) throw new Error(WORDS.mapTools.placesFailed);
      const accuracy = length(Math.round(position.accuracy));
      answer.replaceChildren(
        html('p', {}, say(WORDS.mapTools.nearestToYou, { accuracy })),
        nearList(position, found, root),
      );
    } catch (error) {
      answer.replaceChildren(/** @type {Error} */ (error).message);
    }
  });
  return html('div', { class: 'near-me' }, ask, answer);
}
