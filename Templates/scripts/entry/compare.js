/**
 * The section that shows searches side by side. The data and code of the section are loaded
 * on demand.
 * @module
 */

import '../player/network-page.js';
import { fillComparison } from '../player/player-panel.js';
import { report } from '../lib/report.js';
import { whenNear } from '../lib/when-near.js';

/** @param {HTMLElement} section */
async function load(section) {
  // On a route page, the addresses of the data are attributes of the player's section.
  const source = /** @type {HTMLElement} */ (document.querySelector('section[data-from]'));
  const { Comparison, loadSearches } = await import('../player/search-late.js');
  const searches = await loadSearches(source.dataset);
  await searches.prepare('a-star');
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
  /** @param {boolean} isPlayed true to play the searches; false to show the step in the address */
  const open = (isPlayed) => {
    comparison ??= load(section).catch((error) => {
      report(error, section.querySelector('.player-step'), WORDS.planner.pageSearchesFailed);
      return null;
    });
    return comparison.then((one) => {
      one?.restore();
      if (isPlayed) one?.play();
    });
  };
  details.addEventListener('toggle', () => {
    if (details.open) open(!isOpenAtFirst && !isAskedFor());
    else comparison?.then((one) => one?.leave());
  });
  addEventListener('popstate', () => {
    if (details.open) open(false);
    else if (isAskedFor()) details.open = true;
  });
  section.addEventListener('play', () => {
    if (details.open) open(true);
    else details.open = true;
  });
  if (isOpenAtFirst && !isAskedFor()) whenNear([section], () => open(false));
  else if (isOpenAtFirst) open(false);
  else details.open = isAskedFor();
  section.hidden = false;
}

for (const section of document.querySelectorAll('section.compare')) {
  start(/** @type {HTMLElement} */ (section));
}
