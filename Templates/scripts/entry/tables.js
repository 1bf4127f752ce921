/**
 * Sortable tables: the column headers of each table with the class "sortable" become buttons.
 * @module
 */

import { html } from '../lib/svg.js';
import { sortedRows, sortKey } from '../lib/table-order.js';

/** @param {HTMLTableElement} table */
function makeSortable(table) {
  const headers = [...(table.tHead?.rows[0]?.cells ?? [])];
  for (const header of headers) {
    if (!header.textContent?.trim()) continue;
    const button = html('button', { type: 'button' }, ...header.childNodes);
    header.append(button);
    button.addEventListener('click', () => sort(table, headers, header));
  }
}

/**
 * @param {HTMLTableElement} table
 * @param {HTMLTableCellElement[]} headers
 * @param {HTMLTableCellElement} header
 */
function sort(table, headers, header) {
  const body = table.tBodies[0];
  const column = headers.indexOf(header);
  const rows = [...body.rows];
  const keys = rows.map(({ cells }) => {
    return sortKey(cells[column]?.dataset.value, cells[column]?.textContent ?? '');
  });
  // The first click sorts numbers in descending order, and names in ascending order.
  const before = header.getAttribute('aria-sort');
  const isNumeric = keys.some((key) => key.value !== null);
  const isDescending = before ? before === 'ascending' : isNumeric;
  for (const other of headers) other.removeAttribute('aria-sort');
  header.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending');
  body.append(...sortedRows(keys, isDescending).map((row) => rows[row]));
}

for (const table of document.querySelectorAll('table.sortable')) {
  makeSortable(/** @type {HTMLTableElement} */ (table));
}
