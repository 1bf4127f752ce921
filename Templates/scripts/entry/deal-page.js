/**
 * The page of all deals of a game: deals cities at random or lets the reader choose them, and shows
 * the best trip, how it compares with what simpler methods find, and their replay.
 *
 * For a full deal with all tickets the answer is read from the table of all deals; the way on the map
 * and every other choice are solved here, by the same exact method.
 * @module
 */

import '../player/network-page.js';
import { comparisonTable, methodIds } from '../deal/deal-comparison.js';
import { dealSentence, locate, look, randomCities, readDeal, shareOfLonger, shareSentence, ticketsNeeded, writeDeal } from '../deal/deal.js';
import { Hand } from '../deal/deal-hand.js';
import { DealMap } from '../deal/deal-map.js';
import { dealFile, shownWords } from '../deal/deal-words.js';
import { legsTable } from '../lib/legs-table.js';
import { loadJSON } from '../lib/load-json.js';
import { MapPicker } from '../map/map-picker.js';
import { Network } from '../core/network.js';
import { saveButtons } from '../lib/save-route.js';
import { html } from '../lib/svg.js';
import { cityLimit, solveTrip } from '../core/trip-solver.js';
import { counted } from '../lib/words.js';

/** @typedef {import('../deal/deal.js').Deal} Deal */
/** @typedef {import('../deal/deal.js').DealIndex} DealIndex */
/** @typedef {import('../deal/deal-comparison.js').Lengths} Lengths */
/** @typedef {import('../core/trip-solver.js').Trip} Trip */
/** @typedef {import('../player/trip-words.js').TripReplay} TripReplay */

/** The media query for two columns; the style sheet has the same. */
const wide = matchMedia('(min-width: 62rem)');

class DealPage {
  /**
   * @param {HTMLElement} section
   * @param {Network} network
   * @param {DealIndex} index
   * @param {HTMLElement} frame of the map
   * @param {SVGElement} overlay
   */
  constructor(section, network, index, frame, overlay) {
    this.network = network;
    this.index = index;
    this.overlay = overlay;
    this.root = section.dataset.root ?? './';
    this.limits = { tickets: index.tickets, cities: cityLimit };
    this.ticketed = network.data.modes.flatMap((mode, number) => (mode.tickets ? [number] : []));
    /** @type {Deal} */
    this.deal = { cities: [], tickets: index.tickets };
    this.turn = 0;
    this.map = new DealMap(frame, overlay, network, this.root);
    this.status = /** @type {HTMLElement} */ (section.querySelector('.planner-status'));
    this.result = /** @type {HTMLElement} */ (section.querySelector('.deal-result'));
    this.invitation = this.status.textContent ?? '';
    this.boxes = /** @type {HTMLInputElement[]} */ ([
      ...section.querySelectorAll('input[name="city"]'),
    ]);
    this.tickets = /** @type {HTMLInputElement[]} */ ([
      ...section.querySelectorAll('input[name="tickets"]'),
    ]);
    this.player = /** @type {HTMLElement} */ (document.querySelector('.deal-player'));
    /**
     * Loaded with the first deal.
     * @type {import('../deal/deal-replay.js').DealReplay | null}
     */
    this.replay = null;
    /**
     * The cards, and which trip they are numbered by.
     * @type {Hand | null}
     */
    this.hand = null;
    this.shown = html('p', { class: 'note deal-shown' });
    this.#listen(section, frame);
  }

  /** @param {HTMLElement} section @param {HTMLElement} frame */
  #listen(section, frame) {
    const { index } = this;
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
    // The replay stands below the map where that is beside the game, and else below the game.
    const arrange = () => (wide.matches ? frame.closest('.beside') : section.parentElement)?.append(this.player);
    wide.addEventListener('change', arrange);
    arrange();
    new MapPicker(frame, this.overlay, this.network, (city) => this.#toggle(city));
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

  /**
   * The reader chose: a new entry in the history.
   * @param {Deal} deal
   */
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
    // The address is that of the new deal already.
    this.replay?.hold();
    this.#mark();
    if (cities.length === 0) {
      this.replay?.close();
      this.map.draw([], null);
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
      this.#deal(known.order);
      this.result.replaceChildren(...this.#hand(), this.#table(lengths));
      await pause();
      if (turn !== this.turn) return;
    }
    const trip = this.#solve(tickets);
    lengths[tickets].best = trip?.cost ?? null;
    this.#tell(trip);
    // A replay that is open stays where it is until there is another to show.
    this.replay?.clear();
    this.map.draw(cities, trip);
    this.#deal(trip?.order ?? []);
    this.#fill(trip, lengths);
    if (!trip || cities.length < 2) {
      this.replay?.close();
      for (const [number, one] of lengths.entries()) one.best ??= this.#solve(number)?.cost ?? null;
      this.#fill(trip, lengths);
      return;
    }
    const { DealReplay, tripReplays } = await import('../deal/deal-replay.js');
    await pause();
    if (turn !== this.turn) return;
    const replaysWith = (/** @type {number} */ number) => {
      const problem = { cities, tickets: number, ticketedModes: this.ticketed };
      return tripReplays(/** @type {any} */ (this.network.data), problem);
    };
    this.replay ??= new DealReplay(this.player, this.overlay, this.network);
    this.replay.onDraw = (replay, step) => {
      const event = replay.events[step - 1];
      this.hand?.order(event?.order ?? []);
      this.shown.textContent = shownWords(replay, step, trip, this.network.data.unit);
    };
    // It draws the trip from now on.
    this.map.release();
    const present = replaysWith(tickets);
    this.replay.open(present, cities);
    // The chosen number of tickets first, then the others.
    for (const number of [tickets, ...lengths.keys()]) {
      if (lengths[number].methods) continue;
      const replays = number === tickets ? present : replaysWith(number);
      lengths[number].best = last(replays, 'exact');
      lengths[number].methods = new Map(methodIds.map((id) => [id, last(replays, id)]));
      this.result.querySelector('.deal-comparison')?.replaceWith(this.#table(lengths));
      await pause();
      if (turn !== this.turn) return;
    }
  }

  /** Looks the present deal up in the table of all deals; null if it is not there. */
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
    // Another method's trip may be on the map.
    let words = dealSentence(network, trip, tickets);
    if (locate(index, network, cities)) {
      const share = shareOfLonger(index, tickets, trip.cost);
      if (share !== null) words += shareSentence(share);
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
    const { network, root, deal } = this;
    const parts = [...this.#hand(), this.#table(lengths)];
    if (trip && trip.links.length > 0) {
      const heading = (/** @type {string} */ text) => html('h3', {}, text);
      parts.push(heading('Download the best trip'), saveButtons(network, trip, root, dealFile(network, trip, deal)));
      parts.push(heading('The best trip, leg by leg'), html('div', { class: 'scroll' }, legsTable(network, trip, root)));
    }
    this.result.replaceChildren(...parts);
  }

  /** Makes the cards, numbered by the best trip, which the map is about to show.
   * @param {number[]} order none if there is no trip */
  #deal(order) {
    this.hand = new Hand(this.network, this.root, this.deal.cities);
    this.hand.order(order);
    this.shown.textContent = order.length > 1 ? shownWords(null, 0, null, '') : '';
  }

  #hand() {
    return this.hand ? [this.shown, this.hand.element] : [];
  }

  /** @param {Lengths[]} lengths */
  #table(lengths) {
    return comparisonTable(lengths, this.deal.tickets, this.network.data.unit);
  }
}

/** The length of the trip that a method ends with; null for none.
 * @param {TripReplay[]} replays @param {string} algorithm */
function last(replays, algorithm) {
  return replays.find((one) => one.algorithm === algorithm)?.events.at(-1)?.cost ?? null;
}

/**
 * Lets the browser show what is there.
 * @returns {Promise<void>}
 */
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
