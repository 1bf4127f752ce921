/**
 * An order of the cities, entered by the reader, and the cheapest trip in that order.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trip-solver.js').Trip} Trip */
/** @typedef {import('../core/trip-searches.js').Searches} Searches */
import { LegTable } from '../core/leg-table.js';
import { TicketBudget } from '../core/ticket-budget.js';
import { assemble, ticketedTable } from '../core/trip-solver.js';
import { cost, list, say, unitFacts } from '../lib/words.js';

export class OwnOrder {
  /** @param {Network} network @param {Searches} searches */
  constructor(network, { legs, tickets, best }) {
    this.network = network;
    this.table = new LegTable(legs);
    this.tickets = tickets;
    this.best = best;
    /** @type {number[]} the entered order, as indices into `hand` */
    this.order = [];
  }

  /** The chosen places, in the order of the deal. */
  get hand() {
    return this.table.cities;
  }

  get isWhole() {
    return this.order.length === this.hand.length;
  }

  get places() {
    return this.order.map((city) => this.hand[city]);
  }

  /**
   * Appends a place to the order, or removes the place if it is already the last one.
   * @param {number} place
   * @returns {boolean} false if the order stays unchanged
   */
  pick(place) {
    const city = this.hand.indexOf(place);
    if (city < 0) return false;
    if (this.order[this.order.length - 1] === city) this.order.pop();
    else if (this.order.includes(city)) return false;
    else this.order.push(city);
    return true;
  }

  /** @returns {Trip | null} the trip so far with the best use of tickets; null if there is none */
  trip() {
    const { network, table, order, tickets } = this;
    const budget = new TicketBudget(table, tickets, order.length).appendAll(order);
    if (order.length === 0 || budget.cost === Infinity) return null;
    const ticketed = network.data.modes.flatMap((mode, number) => (mode.tickets ? [number] : []));
    return assemble(/** @type {any} */ (network.data), table, budget.legs(), ticketedTable(ticketed));
  }
}

/**
 * A sentence about the trip so far, such as "Lviv, Lutsk and Kyiv: 9 steps, using 2 of 4 tickets.
 * 4 cities are left."
 * @param {OwnOrder} own
 * @returns {string}
 */
export function ownWords(own) {
  const { network, places, tickets, hand } = own;
  if (places.length === 0) return WORDS.deal.press;
  const trip = own.trip();
  const cities = list(places.map((place) => network.name(place)));
  if (!trip) return say(WORDS.deal.ownNoWay, { cities });
  const values = {
    cities,
    cost: cost(trip.cost, network.data.unit),
    used: trip.ticketsUsed,
    tickets: say(WORDS.deal.tickets, { count: tickets }),
  };
  const words = tickets > 0 ? say(WORDS.deal.ownTripWithTickets, values) : say(WORDS.deal.ownTrip, values);
  const left = hand.length - places.length;
  return `${words} ${left === 0 ? WORDS.deal.allVisited : say(WORDS.deal.left, { count: left })}`;
}

/**
 * A comparison of the reader's trip with the best, such as "Your trip takes 27 steps. The best
 * takes 24 steps: it is 3 steps shorter."
 * @param {OwnOrder} own
 * @returns {string}
 */
export function ownVerdict(own) {
  const { network, best } = own;
  if (!best) return WORDS.deal.noTrip;
  const { unit } = network.data;
  const trip = own.isWhole ? own.trip() : null;
  if (!trip) return say(WORDS.deal.best, { best: cost(best.cost, unit) });
  const values = {
    own: cost(trip.cost, unit),
    best: cost(best.cost, unit),
    difference: cost(trip.cost - best.cost, unit),
    kind: unitFacts(unit).kind,
  };
  return trip.cost === best.cost ? say(WORDS.deal.ownEqual, values) : say(WORDS.deal.ownMore, values);
}
