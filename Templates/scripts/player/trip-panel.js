/**
 * The controls of the trip player. Without scripts, its section stays empty.
 * @module
 */

import { progress } from './player-panel.js';
import { counts, head, keys } from './replay-panel.js';
import { html } from '../lib/svg.js';

/** @type {[string, string][]} the methods as pairs of id and name, the default method first */
export const METHODS = [
  ['brute-force', WORDS.searches.bruteForce],
  ['nearest-neighbour', WORDS.searches.nearestNeighbour],
  ['two-opt', WORDS.searches.twoOpt],
  ['exact', WORDS.searches.exact],
];

/**
 * The playback speeds, in steps per second. A replay has at least one step for each candidate, so
 * it can have thousands of steps.
 */
const SPEEDS = [1, 5, 25, 100, 500, 2500];

/** @param {HTMLElement} section */
export function fillTripPlayer(section) {
  section.prepend(
    head(WORDS.tripReplay.method, METHODS, 'brute-force'),
    ...progress(WORDS.replay.title, SPEEDS),
    counts({
      weighed: [WORDS.tripReplay.weighed, '0'],
      this: [WORDS.tripReplay.thisOne, WORDS.searches.noLength],
      best: [WORDS.replay.bestSoFar, WORDS.searches.noLength],
    }),
    html('p', { class: 'note trip-key' }, WORDS.tripReplay.key),
    keys(),
  );
}
