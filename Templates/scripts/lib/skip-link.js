/**
 * The link on every page that skips to the content. It moves the focus without changing the
 * address, because a new address would restart a page that keeps its state in the address.
 * @module
 */

// Workers load this module too, but have no document.
globalThis.document?.querySelector('.skip')?.addEventListener('click', (event) => {
  const main = document.getElementById('content');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
});
