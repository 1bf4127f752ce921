/**
 * A live trip: the candidates of a method one after the other, and the methods compared. The reader
 * changes the tickets and the cities.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { TripSearches } from '../core/trip-searches.js';
import { Latest } from '../lib/latest.js';
import { html } from '../lib/svg.js';
import { cost, say } from '../lib/words.js';
import { nameLabel } from '../map/route-overlay.js';
import { METHODS } from '../player/trip-panel.js';
import { TripFilm } from '../player/trip-film.js';
import { FigureMap } from './figure-map.js';
import { outdate } from './figure-caption.js';
import { loadNetwork } from './figure-network.js';
import { LitLines } from './lit-lines.js';
import { PlaceField } from './place-field.js';
import { tabs } from '../player/tabs.js';
import { toldSteps } from './told-steps.js';
import { tripCode, tripLines } from './trip-code.js';

/** The least number of tickets that can be chosen up to. */
const TICKETS = 4;

/**
 * @param {HTMLElement} section
 * @param {any} settings
 */
export async function start(section, settings) {
  // The compact file lacks data that the solver needs.
  const network = await loadNetwork({ root: settings.root, network: settings.network });
  const places = [...settings.places];
  let { tickets, method } = settings;
  const searches = new TripSearches(network);
  let found = await searches.all(places, tickets);
  const frame = section.querySelector('.map-frame');
  // The names of the cities stay where the static figure found room for them.
  const names = frame?.querySelectorAll('.map-overlay > .labels') ?? [];
  const map = new FigureMap(frame, network);
  map.names.before(...names);
  /** @type {TripFilm | null} */
  let film = null;
  const steps = toldSteps(WORDS.figures.candidates, (step) => {
    film?.draw(step);
    if (film) lines.light(tripLines(film, step));
    return film?.words() ?? '';
  });
  const lines = new LitLines();
  const table = html('div');
  const beside = html('div', { class: 'figure-beside' }, table, lines.element);
  const show = (/** @type {string} */ id) => {
    method = id;
    const search = found.searches.find(({ algorithm }) => algorithm === id) ?? found.searches[0];
    film?.finish();
    lines.fill(tripCode(search.algorithm));
    film = new TripFilm(section, map.overlay, network, found, search);
    steps.load(film.length, film.length);
  };
  const asked = new Latest();
  const solve = async () => {
    const isLast = asked.begin();
    const answer = await searches.all(places, tickets);
    if (!isLast()) return;
    found = answer;
    table.replaceChildren(methodTable(network, found.searches));
    outdate(section);
    show(method);
  };
  const options = METHODS.filter(([id]) => found.searches.some(({ algorithm }) => algorithm === id));
  const hand = handFields(network, places, () => {
    for (const group of names) group.remove();
    map.names.replaceChildren(...places.map((place) => nameLabel(network, place, 'end')));
    solve();
  });
  const panel = html('div', { class: 'figure-panel' }, steps.element, tabs(WORDS.tripReplay.method, options, method, show));
  if (searches.ticketedModes.length > 0) {
    /** @type {[string, string][]} */
    const numbers = [...Array(Math.max(TICKETS, tickets) + 1).keys()].map((count) => [String(count), say(WORDS.deal.tickets, { count })]);
    panel.append(tabs(WORDS.deal.ticketsColumn, numbers, String(tickets), (number) => {
      tickets = Number(number);
      solve();
    }));
  }
  panel.append(hand);
  section.append(panel, beside);
  table.replaceChildren(methodTable(network, found.searches));
  show(method);
}

/**
 * Fields that exchange the cities of a hand.
 * @param {Network} network
 * @param {number[]} places of the hand
 * @param {() => void} change called when one was exchanged
 */
function handFields(network, places, change) {
  const fields = places.map((_, index) => {
    const field = new PlaceField(network, say(WORDS.figures.city, { number: index + 1 }), (place) => {
      if (places.includes(place)) {
        // A city is visited once.
        field.show(places[index]);
        return;
      }
      places[index] = place;
      change();
    });
    field.show(places[index]);
    return field.element;
  });
  return html('div', { class: 'figure-ends' }, ...fields);
}

/**
 * The cost of the final trip of each method.
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
