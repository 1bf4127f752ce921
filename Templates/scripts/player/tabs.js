/**
 * The choice of one of several things.
 * @module
 */

import { choices } from './player-panel.js';

/** The number of groups made so far: the radio buttons of each have a name of their own. */
let groups = 0;

/**
 * Things of which one can be chosen, as tabs.
 * @param {string} legend
 * @param {[string, string][]} options ids and titles
 * @param {string} chosen
 * @param {(id: string) => void} choose
 */
export function tabs(legend, options, chosen, choose) {
  groups += 1;
  const set = choices(legend, 'radio', `figure-${groups}`, options, [chosen], 'visually-hidden');
  set.addEventListener('change', (event) => {
    choose(/** @type {HTMLInputElement} */ (event.target).value);
  });
  return set;
}
