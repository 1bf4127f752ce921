/**
 * The page for readers without a connection: lists what can be read.
 * @module
 */

import { ask, register, root } from './offline-worker.js';
import { html } from './svg.js';

/** The few entities that titles are written with. @param {string} text */
function decoded(text) {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, '’')
    .replace(/&amp;/g, '&');
}

/** @param {HTMLElement} section */
async function start(section) {
  if (!(await register())) return;
  /** @type {{path: string, title: string}[]} */
  const pages = await ask({ action: 'pages' });
  if (pages.length === 0) return;
  const items = pages.map(({ path, title }) => {
    return html('li', {}, html('a', { href: new URL(path, root).href }, decoded(title)));
  });
  section.querySelector('ul')?.replaceChildren(...items);
  section.hidden = false;
}

for (const section of document.querySelectorAll('.offline-pages')) {
  start(/** @type {HTMLElement} */ (section)).catch(() => {});
}
