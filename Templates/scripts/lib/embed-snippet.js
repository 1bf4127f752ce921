/**
 * The HTML that embeds a page in another site: an iframe with the page's address and `#embed`.
 * @module
 */

import { button, html } from './svg.js';
import { sayNodes } from './words.js';

/**
 * The HTML that embeds a page. If the title contains characters that need escaping, a generic title
 * replaces it, because some sites would show the escapes or interpret the characters as markup.
 * @param {string} address @param {string} title
 */
export function snippet(address, title) {
  const name = /[&<>"]/.test(title) ? WORDS.saving.map : title;
  const source = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    `<iframe src="${source}#embed" title="${name}" width="800" height="640" loading="lazy" ` +
    'style="border:0;max-width:100%"></iframe>'
  );
}

/**
 * Inserts a field with the embedding HTML before the status element.
 * @param {Element} status
 */
export function fillEmbedding(status) {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const address = canonical ?? location.href.replace(/[?#].*/, '');
  const input = html('input', {
    type: 'text', readonly: '', 'aria-label': WORDS.saving.html,
    value: snippet(address, document.querySelector('h1')?.textContent ?? ''),
  });
  input.addEventListener('focus', () => input.select());
  const field = html('div', { class: 'embedding-field' }, input);
  if (navigator.clipboard) {
    field.append(button(WORDS.saving.copy, async () => {
      try {
        await navigator.clipboard.writeText(input.value);
        status.textContent = WORDS.saving.copied;
      } catch {
        input.select();
        status.textContent = WORDS.saving.copyByHand;
      }
    }));
  }
  status.before(
    html(
      'p',
      {},
      ...sayNodes(WORDS.saving.embedding, { preview: html('a', { href: '#embed' }, WORDS.saving.preview) }),
    ),
    field,
  );
}
