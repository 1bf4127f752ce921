/**
 * The page of a trip. It opens the replay, the game and the animated journey on demand.
 * @module
 */

import '../player/way-page.js';
import { TripInstruments } from '../deal/trip-instruments.js';
import { DealMap } from '../deal/deal-map.js';
import { loadJSON } from '../lib/load-json.js';
import { Network } from '../core/network.js';
import { offerSaving } from '../lib/save-page.js';

/** @param {HTMLElement} section */
async function start(section) {
  const frame = document.querySelector('main .map-frame');
  const overlay = frame?.querySelector('.map-overlay');
  const row = document.querySelector('.instrument-row');
  const { network: networkFile = '', trip: tripFile = '' } = section.dataset;
  if (!(frame instanceof HTMLElement) || !(overlay instanceof SVGElement) || !(row instanceof HTMLElement)) return;
  const instruments = new TripInstruments(row, section, frame, overlay);
  try {
    const [data, trip] = await Promise.all([loadJSON(networkFile), loadJSON(tripFile)]);
    const network = new Network(data);
    if (trip.best) offerSaving(network.data.slug, async () => trip.best);
    const map = new DealMap(frame, overlay, network, null);
    instruments.onTake = (isTaken) => (isTaken ? map.leave(trip.cities) : map.draw([], null));
    instruments.set(network, trip);
    await instruments.restore();
  } catch (error) {
    instruments.fail(error);
  }
}

for (const section of document.querySelectorAll('section.trip-player')) {
  // A page that is embedded in another site shows no player, so none is started.
  if (!document.querySelector('#embed:target')) start(/** @type {HTMLElement} */ (section));
}
