/**
 * Tabs, of which one is selected.
 * @module
 */

import { choices } from './player-panel.js';

/** The number of tab groups created so far. Each group of radio buttons needs a unique name. */
let groups = 0;

/**
 * Creates a group of tabs.
 * @param {string} legend
 * @param {[string, string][]} options pairs of id and title
 * @param {string} chosen the id of the selected tab
 * @param {(id: string) => void} choose called with the id of a tab when it is selected
 */
export function tabs(legend, options, chosen, choose) {
  groups += 1;
  const set = choices(legend, 'radio', `figure-${groups}`, options, [chosen], 'visually-hidden');
  set.addEventListener('change', (event) => {
    choose(/** @type {HTMLInputElement} */ (event.target).value);
  });
  return set;
}
