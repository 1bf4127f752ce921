/**
 * The figure of a live trip: it steps through the candidates of a method and compares the methods.
 * @module
 */

import { Network } from '../core/network.js';
import { methodsFor, tripSearches } from '../core/trip-methods.js';
import { TripSearches } from '../core/trip-searches.js';
import { Latest } from '../lib/latest.js';
import { report } from '../lib/report.js';
import { tableHead, tableRow } from '../lib/number-table.js';
import { html } from '../lib/svg.js';
import { cost, say } from '../lib/words.js';
import { nameLabel } from '../map/route-overlay.js';
import { METHODS } from '../player/trip-panel.js';
import { TripFilm } from '../player/trip-film.js';
import { FigureMap } from './figure-map.js';
import { LitLines } from './lit-lines.js';
import { PlaceField } from './place-field.js';
import { tabs } from '../player/tabs.js';
import { outdate, announcedSteps } from './announced-steps.js';
import { tripCode, tripLines } from './trip-code.js';

/** The highest number of tickets in the list, unless the trip of the figure has more. */
const TICKETS = 4;

/**
 * The maximum number of cities for which the page itself runs the initial method, without a worker.
 * That takes one or two frames.
 */
const FEW = 8;

/**
 * @param {HTMLElement} section @param {any} settings
 * @param {[import('../core/network.js').NetworkData]} files the contents of the network's file
 */
export async function start(section, settings, [data]) {
  const network = new Network(data);
  const places = [...settings.places];
  let { tickets, method } = settings;
  const searches = new TripSearches(network);
  const ids = methodsFor(places.length);
  if (!ids.includes(method)) [method] = ids;
  // For few cities, running the initial method and the exact method on the page is faster than
  // starting a worker. The worker then runs all methods.
  const problem = { cities: places, tickets, ticketedModes: searches.ticketedModes };
  let found = places.length > FEW ? await searches.all(places, tickets) : tripSearches(searches.network, problem, method);
  const frame = section.querySelector('.map-frame');
  // The city labels keep the positions that the static figure gave them.
  const names = frame?.querySelectorAll('.map-overlay > .labels') ?? [];
  const map = new FigureMap(frame, network);
  map.names.before(...names);
  /** @type {TripFilm | null} */
  let film = null;
  const steps = announcedSteps(WORDS.figures.candidates, (step) => {
    film?.draw(step);
    if (film) lines.light(tripLines(film, step));
    return film?.words() ?? '';
  });
  const lines = new LitLines();
  const table = html('div');
  const beside = html('div', { class: 'figure-beside' }, table, lines.element);
  const show = () => {
    const search = found.searches.find(({ algorithm }) => algorithm === method);
    // Until the worker answers, the search of the chosen method may be missing.
    if (!search) return;
    film?.finish();
    lines.fill(tripCode(search.algorithm));
    film = new TripFilm(section, map.overlay, network, found, search);
    steps.load(film.length, film.length);
  };
  const asked = new Latest();
  const solve = async () => {
    const isLast = asked.begin();
    const answer = await searches.all(places, tickets);
    if (!isLast()) return false;
    found = answer;
    table.replaceChildren(methodTable(network, options, found.searches));
    return true;
  };
  const change = async () => {
    if (!(await solve())) return;
    outdate(section);
    show();
  };
  const options = METHODS.filter(([id]) => ids.includes(id));
  const hand = handFields(network, places, () => {
    for (const group of names) group.remove();
    map.names.replaceChildren(...places.map((place) => nameLabel(network, place)));
    change();
  });
  const panel = html('div', { class: 'figure-panel' }, steps.element, tabs(WORDS.tripReplay.method, options, method, (id) => {
    method = id;
    show();
  }));
  if (searches.ticketedModes.length > 0) {
    /** @type {[string, string][]} */
    const numbers = [...Array(Math.max(TICKETS, tickets) + 1).keys()].map((count) => [String(count), say(WORDS.deal.tickets, { count })]);
    panel.append(tabs(WORDS.deal.ticketsColumn, numbers, String(tickets), (number) => {
      tickets = Number(number);
      change();
    }));
  }
  panel.append(hand);
  section.append(panel, beside);
  table.replaceChildren(methodTable(network, options, found.searches));
  show();
  if (found.searches.length < ids.length) {
    solve().then((isAnswered) => {
      if (isAnswered && film?.algorithm !== method) show();
    }, report);
  }
}

/**
 * Fields in which the reader replaces the cities of the hand (the cities that were dealt).
 * @param {Network} network @param {number[]} places @param {() => void} change
 */
function handFields(network, places, change) {
  const fields = places.map((_, index) => {
    const field = new PlaceField(network, say(WORDS.figures.city, { number: index + 1 }), (place) => {
      if (places.includes(place)) {
        // A hand cannot contain a city twice, so the field is reset.
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
 * A table of the cost of each method's final trip.
 * @param {Network} network
 * @param {[string, string][]} methods the ids and names of the methods
 * @param {import('../core/trip-methods.js').TripReplay[]} replays the finished methods
 */
function methodTable(network, methods, replays) {
  const rows = methods.map(([id, title]) => {
    const replay = replays.find(({ algorithm }) => algorithm === id);
    const found = replay?.events.at(-1);
    const known = found ? cost(found.cost, network.data.unit) : WORDS.searches.noLength;
    return tableRow(title, [replay ? known : '\u00a0']);
  });
  const head = tableHead([WORDS.tripReplay.method, WORDS.tripsText.kind]);
  return html('table', { class: 'figure-queue' }, head, html('tbody', {}, ...rows));
}
