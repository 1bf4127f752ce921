/**
 * Text fields with a list of options, following the combobox pattern of the ARIA Authoring
 * Practices.
 * @module
 */

import { html } from './svg.js';

/**
 * Turns a text field into a combobox.
 * @param {HTMLInputElement} input a field that has an id
 * @param {string} label the accessible name of the list
 * @param {HTMLElement} parent the element to which the list is appended
 * @returns {HTMLElement} the list, which is empty and hidden
 */
export function optionField(input, label, parent) {
  const id = `${input.id}-list`;
  const attributes = {
    role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': id,
    autocomplete: 'off', spellcheck: 'false',
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  const list = html('ul', { id, class: 'finder-list', role: 'listbox', 'aria-label': label, hidden: '' });
  parent.append(list);
  return list;
}
