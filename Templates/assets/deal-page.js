/**
 * The page of all deals of a game: deals cities at random or lets the reader choose them, and shows
 * the best trip, how it compares with what simpler methods find, and their replay.
 *
 * For a full deal with all tickets the answer is read from the table of all deals; the way on the map
 * and every other choice are solved here, by the same exact method.
 * @module
 */

import { comparisonTable, methodIds } from './deal-comparison.js';
import { dealSentence, locate, look, randomCities, readDeal, shareOfLonger, ticketsNeeded, writeDeal } from './deal.js';
import { legsTable } from './legs-table.js';
import { loadJSON } from './load-json.js';
import { MapPicker } from './map-picker.js';
import { Network } from './network.js';
import { nameLabel } from './route-overlay.js';
import { html, svg } from './svg.js';
import { TripOverlay } from './trip-overlay.js';
import { cityLimit, solveTrip } from './trip-solver.js';
import { counted } from './words.js';

/** @import { Deal, DealIndex } from './deal.js' */
/** @import { Lengths } from './deal-comparison.js' */
/** @import { Trip } from './trip-solver.js' */
/** @import { TripReplay } from './trip-words.js' */

class DealPage {
  /**
   * @param {HTMLElement} section
   * @param {Network} network
   * @param {DealIndex} index
   * @param {HTMLElement} frame of the map
   * @param {SVGElement} overlay
   */
  constructor(section, network, index, frame, overlay) {
    this.section = section;
    this.network = network;
    this.index = index;
    this.frame = frame;
    this.overlay = overlay;
    this.root = section.dataset.root ?? './';
    this.limits = { tickets: index.tickets, cities: cityLimit };
    this.ticketed = network.data.modes.flatMap((mode, number) => (mode.tickets ? [number] : []));
    /** @type {Deal} */
    this.deal = { cities: [], tickets: index.tickets };
    this.turn = 0;
    /** @type {TripOverlay | null} */
    this.drawn = null;
    this.names = svg('g', { class: 'labels deal-names' });
    overlay.append(this.names);
    this.status = /** @type {HTMLElement} */ (section.querySelector('.planner-status'));
    this.result = /** @type {HTMLElement} */ (section.querySelector('.deal-result'));
    this.invitation = this.status.textContent ?? '';
    this.boxes = /** @type {HTMLInputElement[]} */ ([
      ...section.querySelectorAll('input[name="city"]'),
    ]);
    this.tickets = /** @type {HTMLInputElement[]} */ ([
      ...section.querySelectorAll('input[name="tickets"]'),
    ]);
    /** Loaded with the first deal. @type {import('./deal-replay.js').DealReplay | null} */
    this.replay = null;
    this.#listen();
  }

  #listen() {
    const { section, index } = this;
    section.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    section.querySelector('[data-action="deal"]')?.addEventListener('click', () => {
      const cities = randomCities(index.cities, (limit) => Math.floor(Math.random() * limit));
      this.#set({ ...this.deal, cities });
    });
    section.querySelector('[data-action="clear"]')?.addEventListener('click', () => {
      this.#set({ ...this.deal, cities: [] });
    });
    for (const box of this.boxes) {
      box.addEventListener('change', () => this.#toggle(this.network.index(box.value)));
    }
    for (const radio of this.tickets) {
      radio.addEventListener('change', () => this.#set({ ...this.deal, tickets: Number(radio.value) }));
    }
    new MapPicker(this.frame, this.overlay, this.network, (city) => this.#toggle(city));
    addEventListener('popstate', () => this.restore());
  }

  /** Shows what the page's address asks for. */
  restore() {
    const deal = readDeal(location.search, this.network, this.limits);
    const isSame = deal.tickets === this.deal.tickets && deal.cities.join() === this.deal.cities.join();
    if (isSame && this.replay?.isOpen) return this.replay.restore();
    this.deal = deal;
    return this.#show();
  }

  /** @param {number} city */
  #toggle(city) {
    const { cities } = this.deal;
    const isChosen = cities.includes(city);
    if (!isChosen && cities.length >= cityLimit) {
      this.#mark();
      this.status.textContent = `${cityLimit} cities are the most: take one away first.`;
      return;
    }
    const others = cities.filter((other) => other !== city);
    this.#set({ ...this.deal, cities: isChosen ? others : [...others, city] });
  }

  /** The reader chose: a new entry in the history. @param {Deal} deal */
  #set(deal) {
    this.deal = deal;
    history.pushState(null, '', location.pathname + writeDeal(deal, this.network) + location.hash);
    this.#show();
  }

  /** Lets the form say what is chosen. */
  #mark() {
    const chosen = new Set(this.deal.cities.map((city) => this.network.id(city)));
    for (const box of this.boxes) box.checked = chosen.has(box.value);
    for (const radio of this.tickets) radio.checked = Number(radio.value) === this.deal.tickets;
  }

  async #show() {
    const turn = (this.turn += 1);
    const { cities, tickets } = this.deal;
    this.#mark();
    this.replay?.close();
    if (cities.length === 0) {
      this.#draw(null);
      this.status.textContent = this.invitation;
      this.result.replaceChildren();
      return;
    }
    const known = await this.#known();
    if (turn !== this.turn) return;
    /** @type {Lengths[]} */
    const lengths = Array.from({ length: this.index.tickets + 1 }, (_, number) => {
      return { best: known ? known.costs[number] : undefined };
    });
    if (known !== null && tickets === this.index.tickets && known.costs[tickets] !== null) {
      // The answer first; the legs follow as soon as it is shown.
      const ticketsUsed = ticketsNeeded(known.costs, tickets);
      const trip = { cost: known.costs[tickets] ?? 0, order: known.order, ticketsUsed };
      this.#tell(trip);
      this.result.replaceChildren(this.#hand(known.order), comparisonTable(lengths, this.deal.tickets, this.network.data.unit));
      await pause();
      if (turn !== this.turn) return;
    }
    const trip = this.#solve(tickets);
    lengths[tickets].best = trip?.cost ?? null;
    this.#tell(trip);
    this.#draw(trip);
    this.#fill(trip, lengths);
    if (!trip || cities.length < 2) {
      for (const [number, one] of lengths.entries()) one.best ??= this.#solve(number)?.cost ?? null;
      this.#fill(trip, lengths);
      return;
    }
    const { DealReplay, tripReplays } = await import('./deal-replay.js');
    await pause();
    if (turn !== this.turn) return;
    const replaysWith = (/** @type {number} */ number) => {
      const problem = { cities, tickets: number, ticketedModes: this.ticketed };
      return tripReplays(/** @type {any} */ (this.network.data), problem);
    };
    const player = /** @type {HTMLElement} */ (document.querySelector('.deal-player'));
    this.replay ??= new DealReplay(player, this.overlay, this.network);
    // It draws the trip from now on.
    this.drawn?.remove();
    this.drawn = null;
    const present = replaysWith(tickets);
    this.replay.open(present, cities);
    // The chosen number of tickets first, then the others.
    for (const number of [tickets, ...lengths.keys()]) {
      if (lengths[number].methods) continue;
      const replays = number === tickets ? present : replaysWith(number);
      lengths[number].best = last(replays, 'exact');
      lengths[number].methods = new Map(methodIds.map((id) => [id, last(replays, id)]));
      this.result.querySelector('.deal-comparison')?.replaceWith(comparisonTable(lengths, this.deal.tickets, this.network.data.unit));
      await pause();
      if (turn !== this.turn) return;
    }
  }

  /** What the table of all deals says of the present one; null where it is none of them. */
  async #known() {
    const { network, index } = this;
    const { cities } = this.deal;
    const place = locate(index, network, cities);
    if (!place) return null;
    try {
      const shard = await loadJSON(`${this.root}data/networks/${network.data.slug}/deals/${place.file}`);
      return look(index, shard, place.number, cities);
    } catch (error) {
      // Without the table the trip is solved here.
      if (!(error instanceof TypeError)) console.error(error);
      return null;
    }
  }

  /** @param {number} tickets @returns {Trip | null} */
  #solve(tickets) {
    const data = /** @type {any} */ (this.network.data);
    return solveTrip(data, { cities: this.deal.cities, tickets, ticketedModes: this.ticketed });
  }

  /** @param {{cost: number, order: number[], ticketsUsed: number} | null} trip */
  #tell(trip) {
    const { network, index } = this;
    const { cities, tickets } = this.deal;
    if (!trip) {
      this.status.textContent = 'No trip visits all of these cities.';
      return;
    }
    let words = dealSentence(network, trip, tickets);
    if (locate(index, network, cities)) {
      const share = shareOfLonger(index, tickets, trip.cost);
      if (share !== null) words += ` ${share} % of all deals take more.`;
    } else {
      const missing = index.cities.filter((group) => !group.some((city) => cities.includes(city)));
      if (missing.length > 0) {
        words += ` ${counted(missing.length, 'region has', 'regions have')} no city yet.`;
      }
    }
    if (this.status.textContent !== words) this.status.textContent = words;
  }

  /** @param {Trip | null} trip @param {Lengths[]} lengths */
  #fill(trip, lengths) {
    const parts = [this.#hand(trip?.order), comparisonTable(lengths, this.deal.tickets, this.network.data.unit)];
    if (trip && trip.links.length > 0) {
      parts.push(html('div', { class: 'scroll' }, legsTable(this.network, trip, this.root)));
    }
    this.result.replaceChildren(...parts);
  }

  /** The chosen cities as cards, numbered where their order is known. @param {number[]} [order] */
  #hand(order) {
    const { id = [], name = [], place = [] } = /** @type {any} */ (this.network.data.regions ?? {});
    const cards = (order ?? this.deal.cities).map((city, index) => {
      const region = place[city] ?? -1;
      const page = this.network.data.places.page?.[city];
      const title = this.network.name(city);
      return html(
        'li',
        { class: `card region-${id[region] ?? 'none'}` },
        html('span', { class: 'card-region' }, `${order ? `${index + 1}. ` : ''}${name[region] ?? ''}`),
        page
          ? html('a', { class: 'card-city', href: this.root + page }, title)
          : html('span', { class: 'card-city' }, title),
      );
    });
    return html('ul', { class: 'hand', 'aria-label': 'The cities' }, ...cards);
  }

  /** The cities on the map, and the trip where there is one. @param {Trip | null} trip */
  #draw(trip) {
    const { cities } = this.deal;
    const { map, quietMap } = this.network.data;
    this.drawn?.remove();
    this.drawn = cities.length > 0 ? new TripOverlay(this.overlay, this.network, cities) : null;
    if (trip) this.drawn?.draw(trip.links, trip.order);
    this.names.replaceChildren(
      ...(trip ? cities : []).map((city) => nameLabel(this.network, city, 'end')),
    );
    // The network steps back behind a trip: its quiet map has no names.
    const picture = this.frame.querySelector('.map-base');
    const file = trip ? (quietMap ?? map) : map;
    if (!(picture instanceof HTMLImageElement) || !file) return;
    const address = new URL(this.root + file, location.href).href;
    if (picture.src !== address) picture.src = address;
  }
}

/** The length of the trip that a method ends with; null for none.
 * @param {TripReplay[]} replays @param {string} algorithm */
function last(replays, algorithm) {
  return replays.find((one) => one.algorithm === algorithm)?.events.at(-1)?.cost ?? null;
}

/** Lets the browser show what is there. @returns {Promise<void>} */
function pause() {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** @param {HTMLElement} section */
async function start(section) {
  const frame = document.querySelector('main .map-frame');
  const overlay = frame?.querySelector('.map-overlay');
  if (!(frame instanceof HTMLElement) || !(overlay instanceof SVGElement)) return;
  try {
    const file = section.dataset.network ?? '';
    const [data, index] = await Promise.all([
      loadJSON(file),
      loadJSON(file.replace(/network\.json$/, 'deals.json')),
    ]);
    const page = new DealPage(section, new Network(data), index, frame, overlay);
    section.hidden = false;
    await page.restore();
  } catch (error) {
    section.hidden = false;
    const status = section.querySelector('.planner-status');
    if (status) status.textContent = 'The deals could not be loaded. Reload the page to try again.';
    if (!(error instanceof TypeError)) console.error(error);
  }
}

for (const section of document.querySelectorAll('section.deal')) {
  start(/** @type {HTMLElement} */ (section));
}
