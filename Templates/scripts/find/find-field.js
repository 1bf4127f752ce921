/**
 * The search fields of a page; the finder behind them is loaded when one is about to be used.
 * @module
 */

import { optionField } from '../lib/option-field.js';

// A worker has no page.
/** @type {Iterable<HTMLFormElement>} */
const forms = globalThis.document?.querySelectorAll('.finder, .site-search') ?? [];

/** Loads the finder, which then also answers a text typed before it arrived. */
const load = () => (import.meta.lacksFinder ? null : import('./find.js'));

for (const form of forms) {
  const field = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  optionField(field, WORDS.site.results, form);
  for (const event of ['pointerenter', 'focus']) field.addEventListener(event, load, { once: true });
  if (field === document.activeElement) load();
}
