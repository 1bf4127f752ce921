/**
 * The page of all deals of a game. It shows the best trip, a comparison with simpler methods, and
 * replays.
 *
 * If a deal has one city from each region and all tickets, its answer is read from the published
 * table of all deals. The browser computes all other answers, and the route on the map, with the
 * exact method that also produced the table.
 * @module
 */

import '../player/way-page.js';
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
import { TripInstruments } from '../deal/trip-instruments.js';
import { TripSearches } from '../core/trip-searches.js';
import { say } from '../lib/words.js';
import { Latest } from '../lib/latest.js';
import { withParameters } from '../player/step-link.js';
import { report } from '../lib/report.js';

/** @typedef {import('../deal/deal.js').Deal} Deal */
/** @typedef {import('../deal/deal.js').DealIndex} DealIndex */
/** @typedef {import('../deal/deal-comparison.js').Lengths} Lengths */
/** @typedef {import('../core/trip-solver.js').Trip} Trip */
/** @typedef {import('../core/trip-methods.js').TripReplay} TripReplay */
/** @typedef {import('../player/trip-film.js').TripFilm} TripFilm */

class DealPage {
  /**
   * @param {HTMLElement} section
   * @param {Network} network
   * @param {DealIndex} index
   * @param {HTMLElement} frame
   * @param {SVGElement} overlay
   */
  constructor(section, network, index, frame, overlay) {
    this.network = network;
    this.index = index;
    this.overlay = overlay;
    this.root = section.dataset.root ?? './';
    this.limits = { tickets: index.tickets, cities: Number(section.dataset.cities) };
    this.trips = new TripSearches(network);
    /** @type {Deal} */
    this.deal = { cities: [], tickets: index.tickets };
    this.latest = new Latest();
    /** True once the page shows a deal, or asks the reader to choose one. */
    this.isShown = false;
    this.map = new DealMap(frame, overlay, network, this.root);
    this.status = /** @type {HTMLElement} */ (section.querySelector('.planner-status'));
    this.result = /** @type {HTMLElement} */ (section.querySelector('.deal-result'));
    this.invitation = this.status.textContent ?? '';
    /** The two texts of the status: the answer, and the reason why the last city was rejected. */
    this.answer = this.refusal = '';
    this.boxes = /** @type {HTMLInputElement[]} */ ([
      ...section.querySelectorAll('input[name="city"]'),
    ]);
    this.tickets = /** @type {HTMLInputElement[]} */ ([
      ...section.querySelectorAll('input[name="tickets"]'),
    ]);
    /** @type {Trip | null} */
    this.trip = null;
    const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
    this.instruments = new TripInstruments(
      find('.instrument-row'), find('.trip-player'), frame, overlay, () => this.#deal(),
    );
    this.instruments.hasPicker = true;
    this.instruments.onTake = (isTaken) => {
      if (isTaken) this.map.leave(this.deal.cities);
      else this.map.draw(this.deal.cities, this.trip);
      this.#number(null);
    };
    this.instruments.onDraw = (film) => this.#number(film);
    /** @type {Hand | null} */
    this.hand = null;
    /** A note about the trip that determines the numbers on the cards. */
    this.shown = html('p', { class: 'note deal-shown' });
    this.#listen(section, frame);
  }

  /** @param {HTMLElement} section @param {HTMLElement} frame */
  #listen(section, frame) {
    section.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    section.querySelector('[data-action="deal"]')?.addEventListener('click', () => this.#deal());
    section.querySelector('[data-action="clear"]')?.addEventListener('click', () => {
      this.#set({ ...this.deal, cities: [] });
    });
    for (const box of this.boxes) {
      box.addEventListener('change', () => this.#toggle(this.network.index(box.value)));
    }
    for (const radio of this.tickets) {
      radio.addEventListener('change', () => this.#set({ ...this.deal, tickets: Number(radio.value) }));
    }
    new MapPicker(frame, this.overlay, this.network, (city) => {
      if (!this.instruments.pick(city)) this.#toggle(city);
    });
    addEventListener('popstate', () => this.restore());
  }

  #deal() {
    const cities = randomCities(this.index.cities, (limit) => Math.floor(Math.random() * limit));
    this.#set({ ...this.deal, cities });
  }

  restore() {
    const deal = readDeal(location.search, this.network, this.limits);
    const isSame = deal.tickets === this.deal.tickets && deal.cities.join() === this.deal.cities.join();
    // If only the fragment has changed, the deal stays. `TripInstruments` updates its views itself.
    if (isSame && this.isShown) return;
    this.deal = deal;
    return this.#show();
  }

  /** @param {number} city */
  #toggle(city) {
    const { cities } = this.deal;
    const isChosen = cities.includes(city);
    if (!isChosen && cities.length >= this.limits.cities) {
      this.#mark();
      this.refusal = say(WORDS.scripts.cityLimit, { count: this.limits.cities });
      this.#say(this.answer);
      return;
    }
    const others = cities.filter((other) => other !== city);
    this.#set({ ...this.deal, cities: isChosen ? others : [...others, city] });
  }

  /** @param {Deal} deal */
  #set(deal) {
    // The reader's own order stays if only the number of tickets changes.
    const order = deal.cities === this.deal.cities ? new URLSearchParams(location.search).get('order') : null;
    this.deal = deal;
    const search = withParameters(writeDeal(deal, this.network), { order });
    history.pushState(null, '', location.pathname + search + location.hash);
    this.#show();
  }

  #mark() {
    const chosen = new Set(this.deal.cities.map((city) => this.network.id(city)));
    for (const box of this.boxes) box.checked = chosen.has(box.value);
    for (const radio of this.tickets) radio.checked = Number(radio.value) === this.deal.tickets;
  }

  async #show() {
    const isWanted = this.latest.begin();
    const { cities, tickets } = this.deal;
    // The address already contains the new deal, so a replay of the previous deal must not change
    // the address.
    this.instruments.hold();
    this.#mark();
    this.isShown = true;
    this.answer = this.refusal = '';
    // During a game, the style sheet hides elements with the class "answer". Without cities, the
    // status asks the reader to choose some, so it stays visible.
    this.status.classList.toggle('answer', cities.length > 0);
    if (cities.length === 0) {
      this.trip = null;
      this.instruments.clear();
      this.#say(this.invitation);
      this.result.replaceChildren();
      return;
    }
    const known = await this.#known();
    if (!isWanted()) return;
    /** @type {Lengths[]} */
    const lengths = Array.from({ length: this.index.tickets + 1 }, (_, number) => {
      return { best: known ? known.costs[number] : undefined };
    });
    if (known !== null && tickets === this.index.tickets && known.costs[tickets] !== null) {
      // The answer is shown first; the legs are added as soon as they have been computed.
      const ticketsUsed = ticketsNeeded(known.costs, tickets);
      this.#tell({ cost: known.costs[tickets] ?? 0, order: known.order, ticketsUsed });
      this.#lay(known.order);
      this.result.replaceChildren(...this.#hand(), this.#table(lengths));
    }
    this.instruments.set(this.network, { cities, tickets, best: null });
    const found = await this.instruments.searches().catch((error) => {
      if (isWanted()) this.#fail(error, known !== null);
      return null;
    });
    if (!found || !isWanted()) return;
    const { best, searches } = found;
    this.trip = best;
    compare(lengths[tickets], searches);
    this.#tell(best);
    this.#lay(best?.order ?? []);
    this.#fill(best, lengths);
    await this.instruments.restore();
    for (const [number, one] of lengths.entries()) {
      if (!isWanted()) return;
      if (one.methods) continue;
      compare(one, await this.trips.replays(cities, number));
      if (!isWanted()) return;
      this.result.querySelector('.deal-comparison')?.replaceWith(this.#table(lengths));
    }
  }

  /** @param {unknown} error @param {boolean} isKnown true if the published table has the deal */
  #fail(error, isKnown) {
    this.instruments.fail(error);
    if (isKnown) return;
    this.#say(WORDS.scripts.solverFailed);
    this.result.replaceChildren();
  }

  /** @param {TripFilm | null} film the replay of a method; null for the best trip */
  #number(film) {
    const { network, trip } = this;
    if (!film) {
      this.hand?.order(trip?.order ?? []);
      this.shown.textContent = trip && trip.order.length > 1 ? shownWords(null, null, '') : '';
      return;
    }
    const so = film.trip();
    this.hand?.order(so?.order ?? []);
    const shown = { algorithm: film.algorithm, isOver: film.step === film.length, cost: so?.cost ?? null };
    this.shown.textContent = shownWords(shown, trip, network.data.unit);
  }

  /**
   * Looks up the deal in the published table; returns null if the table lacks the deal or cannot be
   * loaded.
   */
  async #known() {
    const { network, index } = this;
    const { cities } = this.deal;
    const place = locate(index, network, cities);
    if (!place) return null;
    try {
      const shard = await loadJSON(`${this.root}data/networks/${network.data.slug}/deals/${place.file}`);
      return look(index, shard, place.number, cities);
    } catch (error) {
      // If the table cannot be loaded, the page computes the trip itself.
      report(error);
      return null;
    }
  }

  /** @param {{cost: number, order: number[], ticketsUsed: number} | null} trip */
  #tell(trip) {
    const { network, index } = this;
    const { cities, tickets } = this.deal;
    if (!trip) {
      this.#say(WORDS.deal.noTrip);
      return;
    }
    // The text always describes the best trip, although the map may show the trip of another
    // method.
    let words = dealSentence(network, trip, tickets);
    if (locate(index, network, cities)) {
      const share = shareOfLonger(index, tickets, trip.cost);
      if (share !== null) words += shareSentence(share);
    } else {
      const missing = index.cities.filter((group) => !group.some((city) => cities.includes(city)));
      if (missing.length > 0) {
        words += ` ${say(WORDS.scripts.regionsMissing, { count: missing.length })}`;
      }
    }
    this.#say(words);
  }

  /** @param {string} answer */
  #say(answer) {
    this.answer = answer;
    const words = [this.refusal, answer].filter(Boolean).join(' ');
    if (this.status.textContent !== words) this.status.textContent = words;
  }

  /** @param {Trip | null} trip @param {Lengths[]} lengths */
  #fill(trip, lengths) {
    const { network, root, deal } = this;
    const parts = [...this.#hand(), this.#table(lengths)];
    if (trip && trip.links.length > 0) {
      const heading = (/** @type {string} */ text) => html('h3', {}, text);
      parts.push(heading(WORDS.scripts.downloadTrip), saveButtons(network, trip, root, dealFile(network, trip, deal)));
      parts.push(heading(WORDS.scripts.tripLegs), html('div', { class: 'scroll' }, legsTable(network, trip, root)));
    }
    this.result.replaceChildren(...parts);
  }

  /** @param {number[]} order empty if there is no trip */
  #lay(order) {
    this.hand = new Hand(this.network, this.root, this.deal.cities);
    this.hand.order(order);
    this.shown.textContent = order.length > 1 ? shownWords(null, null, '') : '';
  }

  #hand() {
    return this.hand ? [this.shown, this.hand.element] : [];
  }

  /** @param {Lengths[]} lengths */
  #table(lengths) {
    return comparisonTable(lengths, this.deal.tickets, this.network.data.unit);
  }
}

/** @param {TripReplay[]} replays @param {string} algorithm */
function last(replays, algorithm) {
  return replays.find((one) => one.algorithm === algorithm)?.events.at(-1)?.cost ?? null;
}

/** @param {Lengths} row @param {TripReplay[]} replays */
function compare(row, replays) {
  row.best = last(replays, 'exact');
  row.methods = new Map(methodIds.map((id) => [id, last(replays, id)]));
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
    report(error, section.querySelector('.planner-status'), WORDS.scripts.dealsFailed);
  }
}

for (const section of document.querySelectorAll('section.deal')) {
  start(/** @type {HTMLElement} */ (section));
}
