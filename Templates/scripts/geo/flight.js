/**
 * A journey along a route: the position of the traveller at any time. The duration of a leg is
 * proportional to its cost, with a rest at each place between legs.
 *
 * On a map of the earth, the traveller moves along the great circle of a leg, or along the geometry
 * of its link, at constant speed on the globe. Where the map is cut, the traveller leaves it at
 * one edge and returns at the other. Some legs are not drawn as great circles, for example on a
 * game board or next to a parallel link. On those legs, the traveller follows the drawn line.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { greatCircle, lineOfLink } from './great-circle.js';
import { loadLines } from './link-lines.js';
import { svg } from '../lib/svg.js';

export { loadLines };

/** The journey without rests lasts LEAST + FOR_A_LEG * legs seconds, but at most MOST seconds. */
const LEAST = 5;
const FOR_A_LEG = 1;
const MOST = 24;
/** The longest duration of a rest, and the maximum total of all rests, in s. */
const REST = 0.6;
const RESTS = 12;
/**
 * If a line on the map passes the middle of a great circle within this distance, in map units, it
 * counts as a drawing of that circle.
 */
const TOLERANCE = 1.5;

/**
 * @typedef {object} Moment
 * @property {number} x in map units
 * @property {number} y in map units
 * @property {number} leg the index of the current link in the route
 * @property {number} cost the cost so far
 * @property {number} place the place where the traveller rests, or -1 during a leg
 * @property {boolean} isOver true if the journey has ended
 */

export class Flight {
  /** @param {Network} network @param {{places: number[], links: number[], cost: number}} route */
  constructor(network, { places, links, cost }) {
    this.network = network;
    this.places = places;
    this.links = links;
    this.cost = cost;
    const legs = places.filter((place) => network.isNamed(place)).length - 1;
    const rest = Math.min(REST, RESTS / Math.max(1, legs - 1));
    const moving = Math.min(MOST, LEAST + FOR_A_LEG * legs);
    /** The times at which each leg begins and ends, in s. */
    this.departures = [];
    this.arrivals = [];
    /** The cost of the journey before each leg. */
    this.paid = [];
    let [time, paid] = [0, 0];
    for (const [leg, link] of links.entries()) {
      this.departures.push(time);
      this.paid.push(paid);
      paid += network.cost(link);
      time += cost > 0 ? (moving * network.cost(link)) / cost : 0;
      this.arrivals.push(time);
      if (network.isNamed(places[leg + 1])) time += rest;
    }
    /** The duration of the journey, in s. */
    this.duration = this.arrivals[links.length - 1] ?? 0;
    /** @type {((share: number) => {x: number, y: number})[]} */
    this.lines = [];
  }

  /** @param {number} time the time since the start of the journey, in s @returns {Moment} */
  at(time) {
    const { places, links, arrivals, departures, network } = this;
    const last = links.length - 1;
    if (last < 0 || time >= this.duration) {
      const place = places[places.length - 1];
      return { ...this.#point(place), leg: last, cost: this.cost, place, isOver: true };
    }
    if (time <= 0) {
      return { ...this.#point(places[0]), leg: 0, cost: 0, place: places[0], isOver: false };
    }
    let leg = 0;
    while (time >= (departures[leg + 1] ?? Infinity)) leg += 1;
    if (time >= arrivals[leg]) {
      const place = places[leg + 1];
      return { ...this.#point(place), leg, cost: this.paid[leg + 1], place, isOver: false };
    }
    const share = (time - departures[leg]) / (arrivals[leg] - departures[leg]);
    this.lines[leg] ??= this.#line(leg);
    const cost = this.paid[leg] + Math.round(share * network.cost(links[leg]));
    return { ...this.lines[leg](share), leg, cost, place: -1, isOver: false };
  }

  /** @param {number} place */
  #point(place) {
    const { x, y } = this.network.data.places;
    return { x: x[place], y: y[place] };
  }

  /**
   * Returns a function that converts the completed share of a leg, from 0 to 1, to the traveller's
   * position.
   * @param {number} leg
   */
  #line(leg) {
    const link = this.links[leg];
    const [from, to] = [this.places[leg], this.places[leg + 1]];
    const ownLine = lineOfLink(this.network, link, from, to);
    if (ownLine) return ownLine;
    const path = svg('path', { d: this.network.path(link) });
    const length = path.getTotalLength();
    const isForward = this.network.data.links.from[link] === from;
    const drawn = (/** @type {number} */ share) => {
      const { x, y } = path.getPointAtLength((isForward ? share : 1 - share) * length);
      return { x, y };
    };
    const circle = greatCircle(this.network, from, to);
    if (!circle) return drawn;
    const middle = circle(0.5);
    // The drawn line is only as accurate as the map. If it passes close to the middle of the great
    // circle, it counts as a drawing of that circle.
    let nearest = Infinity;
    for (let step = 0; step <= 200; step += 1) {
      const { x, y } = drawn(step / 200);
      nearest = Math.min(nearest, Math.hypot(x - middle.x, y - middle.y) - length / 400);
    }
    return nearest <= TOLERANCE ? circle : drawn;
  }
}
