/**
 * Tables with a heading in the first column and numbers in the others.
 * @module
 */

import { html } from './svg.js';

/** @param {string[]} titles the titles of the columns */
export function tableHead(titles) {
  const cells = titles.map((title, column) => {
    return html('th', { scope: 'col', ...(column ? { class: 'number' } : {}) }, title);
  });
  return html('thead', {}, html('tr', {}, ...cells));
}

/** @param {string} heading @param {string[]} numbers */
export function tableRow(heading, numbers) {
  const cells = numbers.map((text) => html('td', { class: 'number' }, text));
  return html('tr', {}, html('th', { scope: 'row' }, heading), ...cells);
}
