/**
 * The search fields of a page. The finder is loaded shortly before the reader uses a field.
 * @module
 */

import { optionField } from '../lib/option-field.js';
import { report } from '../lib/report.js';

// Workers load this module too, but have no document.
/** @type {Iterable<HTMLFormElement>} */
const forms = globalThis.document?.querySelectorAll('.finder, .site-search') ?? [];

/** Loads the finder, which also answers a text that was typed before the finder was loaded. */
const load = () => (import.meta.lacksFinder ? null : import('./find.js').catch(report));

for (const form of forms) {
  const field = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  optionField(field, WORDS.site.results, form);
  // After a failure, the next event tries again.
  for (const event of ['pointerenter', 'focus', 'input']) field.addEventListener(event, load);
  if (field === document.activeElement) load();
}
