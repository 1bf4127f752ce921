/**
 * An order of cities that the reader enters, one city after the other, and the shortest trip in it.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trip-solver.js').Trip} Trip */
/** @typedef {import('../core/trip-searches.js').Searches} Searches */
import { LegTable } from '../core/leg-table.js';
import { TicketBudget } from '../core/ticket-budget.js';
import { assemble, ticketedTable } from '../core/trip-solver.js';
import { cost, costWords, count, counted, list } from '../lib/words.js';

export class OwnOrder {
  /** @param {Network} network @param {Searches} searches */
  constructor(network, { legs, tickets, best }) {
    this.network = network;
    this.table = new LegTable(legs);
    this.tickets = tickets;
    this.best = best;
    /**
     * Indices among the chosen places.
     * @type {number[]}
     */
    this.order = [];
  }

  /** The chosen places, as they were dealt. */
  get hand() {
    return this.table.cities;
  }

  get isWhole() {
    return this.order.length === this.hand.length;
  }

  /** The places in the order entered. */
  get places() {
    return this.order.map((city) => this.hand[city]);
  }

  /**
   * Appends a place, or takes away the last one if that is given again.
   * @param {number} place
   * @returns {boolean} false if it is not among the chosen ones, or was entered before
   */
  pick(place) {
    const city = this.hand.indexOf(place);
    if (city < 0) return false;
    if (this.order[this.order.length - 1] === city) this.order.pop();
    else if (this.order.includes(city)) return false;
    else this.order.push(city);
    return true;
  }

  /** The trip so far, its tickets divided in the best way; `null` if there is no way.
   * @returns {Trip | null} */
  trip() {
    const { network, table, order, tickets } = this;
    const budget = new TicketBudget(table, tickets, order.length).appendAll(order);
    if (order.length === 0 || budget.cost === Infinity) return null;
    const ticketed = network.data.modes.flatMap((mode, number) => (mode.tickets ? [number] : []));
    return assemble(/** @type {any} */ (network.data), table, budget.legs(), ticketedTable(ticketed));
  }
}

/**
 * The trip so far in words: "Lviv, Lutsk and Kyiv: 9 steps with 2 of 4 tickets. 4 cities are left."
 * @param {OwnOrder} own
 * @returns {string}
 */
export function ownWords(own) {
  const { network, places, tickets, hand } = own;
  if (places.length === 0) return 'Press the cities in your order, here or on the map.';
  const trip = own.trip();
  const names = list(places.map((place) => network.name(place)));
  if (!trip) return `${names}: no way leads through these cities in this order.`;
  const used = tickets > 0 ? ` with ${count(trip.ticketsUsed)} of ${counted(tickets, 'ticket')}` : '';
  const left = hand.length - places.length;
  const rest = left === 0 ? 'All are visited.' : `${counted(left, 'city is', 'cities are')} left.`;
  return `${names}: ${cost(trip.cost, network.data.unit)}${used}. ${rest}`;
}

/**
 * Compares one's own trip with the best: "Your trip takes 27 steps. The best takes 24 steps: it is
 * 3 steps shorter."
 * @param {OwnOrder} own
 * @returns {string}
 */
export function ownVerdict(own) {
  const { network, best } = own;
  if (!best) return 'No trip visits all of these cities.';
  const { unit } = network.data;
  const { less } = costWords(unit);
  const all = `The best trip takes ${cost(best.cost, unit)}`;
  const trip = own.isWhole ? own.trip() : null;
  if (!trip) return `${all}.`;
  if (trip.cost === best.cost) return `Your trip takes ${cost(trip.cost, unit)}, and no trip is ${less}.`;
  return `Your trip takes ${cost(trip.cost, unit)}. ${all}: it is ${cost(trip.cost - best.cost, unit)} ${less}.`;
}
