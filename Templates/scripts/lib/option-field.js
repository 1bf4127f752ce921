/**
 * Text fields with a list of options: comboboxes of the ARIA Authoring Practices.
 * @module
 */

import { html } from './svg.js';

/**
 * Makes a text field a combobox.
 * @param {HTMLInputElement} input has an id
 * @param {string} label the name of the list
 * @param {HTMLElement} parent gets the list as its last child
 * @returns {HTMLElement} the list, empty and hidden
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
