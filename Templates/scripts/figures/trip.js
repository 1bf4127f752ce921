/**
 * A live trip: the candidates of a method one after the other, and the methods compared.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { TripSearches } from '../core/trip-searches.js';
import { html } from '../lib/svg.js';
import { cost } from '../lib/words.js';
import { METHODS } from '../player/trip-panel.js';
import { TripFilm } from '../player/trip-film.js';
import { FigureMap } from './figure-map.js';
import { loadNetwork } from './figure-network.js';
import { tabs } from '../player/tabs.js';
import { toldSteps } from './told-steps.js';

/**
 * @param {HTMLElement} section
 * @param {any} settings
 */
export async function start(section, settings) {
  // The compact file lacks data that the solver needs.
  const network = await loadNetwork({ root: settings.root, network: settings.network });
  const { places, tickets, method } = settings;
  const found = await new TripSearches(network).all(places, tickets);
  const frame = section.querySelector('.map-frame');
  // The names of the cities stay where the static figure has found room for them.
  const names = frame?.querySelectorAll('.map-overlay > .labels') ?? [];
  const map = new FigureMap(frame, network);
  map.names.replaceWith(...names);
  /** @type {TripFilm | null} */
  let film = null;
  const steps = toldSteps(WORDS.figures.candidates, (step) => {
    film?.draw(step);
    return film?.words() ?? '';
  });
  const show = (/** @type {string} */ id) => {
    const search = found.searches.find(({ algorithm }) => algorithm === id) ?? found.searches[0];
    film?.finish();
    film = new TripFilm(section, map.overlay, network, found, search);
    steps.load(film.length, film.length);
  };
  const options = METHODS.filter(([id]) => found.searches.some(({ algorithm }) => algorithm === id));
  const choice = tabs(WORDS.tripReplay.method, options, method, show);
  section.append(
    html('div', { class: 'figure-panel' }, steps.element, choice),
    html('div', { class: 'figure-beside' }, methodTable(network, found.searches)),
  );
  show(method);
}

/**
 * The cost of the trip that each method ends with.
 * @param {Network} network
 * @param {import('../core/trip-methods.js').TripReplay[]} replays
 */
function methodTable(network, replays) {
  const rows = METHODS.flatMap(([id, title]) => {
    const replay = replays.find(({ algorithm }) => algorithm === id);
    if (!replay) return [];
    const found = replay.events.at(-1);
    const text = found ? cost(found.cost, network.data.unit) : WORDS.searches.noLength;
    return [html('tr', {}, html('th', { scope: 'row' }, title), html('td', { class: 'number' }, text))];
  });
  const head = html(
    'tr', {}, html('th', { scope: 'col' }, WORDS.tripReplay.method), html('th', { scope: 'col', class: 'number' }, WORDS.tripsText.kind),
  );
  return html('table', { class: 'figure-queue' }, html('thead', {}, head), html('tbody', {}, ...rows));
}
