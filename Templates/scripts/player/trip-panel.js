/**
 * The controls of the searches for a trip. Scripts alone can use them, so that a page holds an empty
 * section for them.
 * @module
 */

import { progress } from './player-panel.js';
import { counts, head, keys } from './replay-panel.js';
import { html } from '../lib/svg.js';

/**
 * The methods, the one that is shown at first before the others: ids and names.
 * @type {[string, string][]}
 */
export const METHODS = [
  ['brute-force', 'Brute force'],
  ['nearest-neighbour', 'Nearest neighbour'],
  ['two-opt', 'Two-opt'],
  ['exact', 'Exact'],
];

/** Steps a second: all that is weighed has a step, so that there are thousands. */
const SPEEDS = [1, 5, 25, 100, 500, 2500];

/** @param {HTMLElement} section */
export function fillTripPlayer(section) {
  section.prepend(
    head('Method', METHODS, 'brute-force'),
    ...progress('Replay', SPEEDS),
    counts({ weighed: ['Weighed', '0'], this: ['This one', 'none'], best: ['Best so far', 'none'] }),
    html('p', { class: 'note trip-key' }, 'Pale: what is weighed. Strong: the best so far, with its numbers.'),
    keys(),
  );
}
