/**
 * Every page: the link that skips to the content. It moves the focus and leaves the address alone, so
 * that a page that stores its state there does not start over.
 * @module
 */

// Workers, which have no page, load the shared module too.
globalThis.document?.querySelector('.skip')?.addEventListener('click', (event) => {
  const main = document.getElementById('content');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
});
