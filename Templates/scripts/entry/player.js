/**
 * The page of a route: the replay of the searches that found it, and the journey along it.
 * @module
 */

import './compare.js';
import '../player/replay-page.js';
import { JourneyOffer } from '../player/journey-offer.js';
import { showFailure } from '../player/player-failure.js';
import { addJourneyBox, fillSearchPlayer } from '../player/player-panel.js';
import { ReplayPlayer } from '../player/replay-player.js';
import { SearchFilm } from '../player/search-film.js';
import { offerSaving } from '../lib/save-page.js';
import { loadSearches } from '../core/searches.js';
import { html } from '../lib/svg.js';

/**
 * Offers to avoid a part of the route, which the page of the network does.
 * @param {Element | null} figure
 */
function offerAvoiding(figure) {
  const plans = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('main > p > a[href*="?from="]'));
  const plan = plans[plans.length - 1];
  // In a frame of another site only the map is shown.
  if (!plan || document.querySelector('#embed:target')) return;
  const title = 'Choose what the route is to avoid';
  const link = html('a', { class: 'button', href: `${plan.href}&avoid=`, title }, 'Avoid');
  figure?.querySelector('.map-nearest > .note')?.before(link);
}

/** @param {HTMLElement} section */
async function start(section) {
  const frame = section.parentElement?.querySelector('.map-frame');
  const overlay = frame?.querySelector('.map-overlay');
  if (!(overlay instanceof SVGElement)) return;
  // All that has a size is made before the data are there, so that nothing moves when they come.
  fillSearchPlayer(section);
  const box = addJourneyBox(section);
  // A page without a route offers nothing to save, and nothing to fly.
  box.hidden = !document.querySelector('.saving');
  try {
    const searches = await loadSearches(section.dataset);
    const { network, route } = searches;
    if (!network.data.ground) frame?.dispatchEvent(new Event('board'));
    const player = new ReplayPlayer(
      section,
      (algorithm) => new SearchFilm(section, overlay, network, searches.trace(algorithm)),
      (algorithm) => searches.prepare(algorithm),
    );
    await player.restore();
    offerSaving(network.data.slug, route);
    offerAvoiding(section.parentElement?.querySelector('figure.map') ?? null);
    const journey = new JourneyOffer(box, overlay, network, () => player.way());
    journey.show(route !== null);
    player.onMove = () => journey.stop();
    addEventListener('popstate', () => player.restore());
  } catch (error) {
    box.hidden = true;
    showFailure(section, error);
  }
  section.hidden = false;
}

for (const section of document.querySelectorAll('section.player[data-searches]:not(.compare)')) {
  start(/** @type {HTMLElement} */ (section));
}
