/**
 * The part of a page where searches are shown side by side: what it takes is loaded once it is opened.
 * @module
 */

import '../player/replay-page.js';
import { fillComparison } from '../player/player-panel.js';
import { loadSearches } from '../core/searches.js';

/** @param {HTMLElement} section */
async function load(section) {
  // On the page of a route its player says where the data are.
  const source = /** @type {HTMLElement} */ (document.querySelector('section[data-searches]'));
  const loading = loadSearches(source.dataset).then(async (searches) => {
    await searches.prepare('a-star');
    return searches;
  });
  const [{ Comparison }, searches] = await Promise.all([import('../player/comparison.js'), loading]);
  return new Comparison(section, searches);
}

/** @param {HTMLElement} section */
function start(section) {
  const details = /** @type {HTMLDetailsElement} */ (section.querySelector('details'));
  fillComparison(details);
  const isOpenAtFirst = details.open;
  const isAskedFor = () => new URLSearchParams(location.search).has('compare');
  /** @type {Promise<import('../player/comparison.js').Comparison | null> | null} */
  let comparison = null;
  const open = () => {
    comparison ??= load(section).catch((error) => {
      const words = section.querySelector('.player-step');
      if (words) words.textContent = 'The searches could not be loaded. Reload the page to try again.';
      if (!(error instanceof TypeError)) console.error(error);
      return null;
    });
    return comparison.then((one) => one?.restore());
  };
  details.addEventListener('toggle', () => {
    if (details.open) open();
    else comparison?.then((one) => one?.leave());
  });
  addEventListener('popstate', () => {
    if (details.open) open();
    else if (isAskedFor()) details.open = true;
  });
  if (isOpenAtFirst) open();
  else details.open = isAskedFor();
  section.hidden = false;
}

for (const section of document.querySelectorAll('section.compare')) {
  start(/** @type {HTMLElement} */ (section));
}
