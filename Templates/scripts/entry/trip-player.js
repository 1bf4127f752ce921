/**
 * The page of a trip: the replay of the searches for it, candidate by candidate, and the journey along it.
 * @module
 */

import '../player/replay-page.js';
import { JourneyOffer } from '../player/journey-offer.js';
import { loadJSON } from '../lib/load-json.js';
import { Network } from '../core/network.js';
import { showFailure } from '../player/player-failure.js';
import { addJourneyBox, fillTripPlayer } from '../player/player-panel.js';
import { ReplayPlayer } from '../player/replay-player.js';
import { offerSaving } from '../lib/save-page.js';
import { TripFilm } from '../player/trip-film.js';
import { bestBeside } from '../player/trip-words.js';

/** @param {HTMLElement} section */
async function start(section) {
  const frame = section.parentElement?.querySelector('.map-frame');
  const overlay = frame?.querySelector('.map-overlay');
  const { network: networkFile, trip: tripFile, algorithms = '' } = section.dataset;
  if (!networkFile || !tripFile || !(overlay instanceof SVGElement)) return;
  // All that has a size is made before the data are there, so that nothing moves when they come.
  fillTripPlayer(section, algorithms.split(' ').filter(Boolean));
  const box = addJourneyBox(section);
  // A page without a trip offers nothing to save, and nothing to fly.
  box.hidden = !document.querySelector('.saving');
  try {
    const [data, trip] = await Promise.all([loadJSON(networkFile), loadJSON(tripFile)]);
    const network = new Network(data);
    if (!network.data.ground) frame?.dispatchEvent(new Event('board'));
    const player = new ReplayPlayer(section, (algorithm) => {
      const replay = trip.replays.find((/** @type {any} */ one) => one.algorithm === algorithm);
      return replay ? new TripFilm(section, overlay, network, replay, trip.cities, bestBeside(trip.replays, algorithm)) : null;
    });
    await player.restore();
    offerSaving(network.data.slug, trip.best);
    const journey = new JourneyOffer(box, overlay, network, () => player.way());
    journey.show(trip.best !== null);
    player.onMove = () => journey.stop();
    addEventListener('popstate', () => player.restore());
  } catch (error) {
    box.hidden = true;
    showFailure(section, error);
  }
  section.hidden = false;
}

for (const section of document.querySelectorAll('section.trip-player')) {
  start(/** @type {HTMLElement} */ (section));
}
