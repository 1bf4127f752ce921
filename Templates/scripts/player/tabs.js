/**
 * Groups of tabs. In each group, one tab is selected.
 * @module
 */

import { choices } from './player-panel.js';

/** Each group of radio buttons needs a unique name. */
let groups = 0;

/**
 * Creates a group of tabs.
 * @param {string} legend
 * @param {[string, string][]} options ids and titles
 * @param {string} chosen the initially selected id
 * @param {(id: string) => void} choose called with the newly selected id
 */
export function tabs(legend, options, chosen, choose) {
  groups += 1;
  const set = choices(legend, 'radio', `figure-${groups}`, options, [chosen], 'visually-hidden');
  set.addEventListener('change', (event) => {
    choose(/** @type {HTMLInputElement} */ (event.target).value);
  });
  return set;
}
