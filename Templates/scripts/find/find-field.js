/**
 * The search fields of a page; the finder behind them is loaded when one is about to be used.
 * @module
 */

// A worker has no page.
const fields = globalThis.document?.querySelectorAll(':is(.finder, .site-search) input[role="combobox"]') ?? [];

/** Loads the finder, which then also answers a text typed before it arrived. */
const load = () => (import.meta.lacksFinder ? null : import('./find.js'));

for (const field of fields) {
  for (const event of ['pointerenter', 'focus']) field.addEventListener(event, load, { once: true });
  if (field === document.activeElement) load();
}
