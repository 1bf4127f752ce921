/**
 * Lets the reader choose places and roads by clicking the page's links to them.
 * @module
 */

/** @typedef {import('../core/things.js').Thing} Thing */
/** @typedef {import('../core/things.js').Things} Things */

/**
 * @param {Things} things
 * @param {URL} root
 * @param {() => boolean} isChoosing returns true while a click on a link is a choice
 * @param {(thing: Thing) => boolean} take returns false if the object cannot be chosen
 */
export function listenToLinks(things, root, isChoosing, take) {
  document.querySelector('main')?.addEventListener('click', (event) => {
    const link = /** @type {Element} */ (event.target).closest('a[href]');
    if (!isChoosing() || !(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    // A click that opens a link in a new tab or window, or saves it, does not choose anything.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const thing = thingOf(link, things, root);
    if (thing && take(thing)) event.preventDefault();
  });
}

/** @param {HTMLAnchorElement} link @param {Things} things @param {URL} root @returns {Thing | null} */
function thingOf(link, things, root) {
  const { network } = things;
  const pages = network.data.places.page ?? [];
  const place = pages.findIndex((page) => page !== null && new URL(page, root).href === link.href);
  if (place >= 0) return things.place(place);
  return link.closest('.roads, .stages, .legs') && things.find(`label:${link.textContent}`);
}
