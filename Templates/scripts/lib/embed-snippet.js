/**
 * The HTML with which other sites show a page: a frame of it at `#embed`.
 * @module
 */

import { button, html } from './svg.js';

/**
 * A name that had to be escaped would be shown escaped, and is too easily taken for markup where it is
 * pasted; so it is left out.
 * @param {string} address
 * @param {string} title
 */
export function snippet(address, title) {
  const name = /[&<>"]/.test(title) ? 'Map' : title;
  const source = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    `<iframe src="${source}#embed" title="${name}" width="800" height="640" loading="lazy" ` +
    'style="border:0;max-width:100%"></iframe>'
  );
}

/**
 * Puts the offer in the place that the page keeps for it.
 * @param {Element} place
 */
function offer(place) {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const address = canonical ?? location.href.replace(/[?#].*/, '');
  const input = /** @type {HTMLInputElement} */ (
    html('input', {
      type: 'text', readonly: '', 'aria-label': 'HTML to paste',
      value: snippet(address, document.querySelector('h1')?.textContent ?? ''),
    })
  );
  input.addEventListener('focus', () => input.select());
  const status = html('p', { class: 'note', role: 'status' });
  const field = html('div', { class: 'embedding-field' }, input);
  if (navigator.clipboard) {
    field.append(button('Copy', async () => {
      try {
        await navigator.clipboard.writeText(input.value);
        status.textContent = 'Copied.';
      } catch {
        input.select();
        status.textContent = 'Press Ctrl+C or ⌘C to copy.';
      }
    }));
  }
  place.append(
    html(
      'details',
      {},
      html('summary', {}, 'Embed'),
      html(
        'p',
        {},
        'Paste this into a page. It shows the map, its sentence and the credits, without scripts: ',
        html('a', { href: '#embed' }, 'preview'),
        '.',
      ),
      field,
      status,
    ),
  );
}

for (const place of globalThis.document?.querySelectorAll('.embedding') ?? []) offer(place);
