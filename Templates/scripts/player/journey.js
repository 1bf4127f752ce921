/**
 * The animated journey: a drone flies along a route on its map.
 * @module
 */

/** @typedef {import('../geo/flight.js').Moment} Moment */
/** @typedef {import('../core/network.js').Network} Network */
import { Flight, loadLines } from '../geo/flight.js';
import { button, html, svg } from '../lib/svg.js';
import { Throttle } from '../lib/throttle.js';
import { amount, cost, say, unitFacts } from '../lib/words.js';
import { Latest } from '../lib/latest.js';
import { report } from '../lib/report.js';

/** The minimum time between two announcements, in ms. */
const ANNOUNCEMENT_INTERVAL = 4000;
/** The minimum time between two updates of the text on the map, in ms. */
const WORDS_INTERVAL = 200;
/**
 * The maximum time by which one frame advances the journey, in ms. Without this limit, the journey
 * would jump ahead when a hidden page, which gets no frames, is shown again.
 */
const LONGEST_GAP = 100;

const ARMS = 'M-7-7 7 7M7-7-7 7';
const ROTORS = [-7, 7].flatMap((x) => [-7, 7].map((y) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`));

/** @typedef {{places: number[], links: number[], cost: number}} Way */

export class Journey {
  /**
   * @param {{box: HTMLElement, button: HTMLElement, live: HTMLElement}} parts
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {() => Way | null} begin shows the route and returns it; called when the journey starts
   */
  constructor({ box, button: start, live }, overlay, network, begin) {
    this.overlay = overlay;
    this.network = network;
    this.begin = begin;
    /** @type {Flight | null} */
    this.flight = null;
    this.time = 0;
    this.isFlying = false;
    this.latest = new Latest();
    this.frame = 0;
    const body = svg(
      'g', {},
      svg('path', { class: 'drone-arms', d: ARMS }),
      svg('path', { class: 'drone-rotors', d: ROTORS.join('') }),
    );
    this.drone = svg('g', { class: 'drone', hidden: '' }, body);
    overlay.append(this.drone);
    this.button = start;
    this.text = html('p', { class: 'journey-words', hidden: '' });
    this.live = live;
    this.end = button('×', () => {
      this.stop();
      this.button.focus();
    }, { 'aria-label': WORDS.journey.end, hidden: '' });
    this.box = box;
    live.before(this.end, this.text);
    this.#label();
    this.button.addEventListener('click', () => this.toggle());
    this.box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !this.drone.hasAttribute('hidden')) this.stop();
    });
    /** @type {Throttle<string>} */
    this.writer = new Throttle((words) => {
      this.text.textContent = words;
    }, WORDS_INTERVAL);
    /** @type {Throttle<string>} */
    this.announcer = new Throttle((words) => {
      this.live.textContent = words;
    }, ANNOUNCEMENT_INTERVAL);
  }

  toggle() {
    if (this.isFlying) this.pause();
    else this.#fly();
  }

  pause() {
    if (!this.isFlying) return;
    this.isFlying = false;
    cancelAnimationFrame(this.frame);
    this.#label();
    this.#tell();
    this.announcer.force(this.text.textContent ?? '');
  }

  /** Ends the journey and removes the drone. */
  stop() {
    this.latest.begin();
    this.isFlying = false;
    cancelAnimationFrame(this.frame);
    this.writer.cancel();
    this.announcer.cancel();
    this.time = 0;
    this.flight = null;
    this.drone.setAttribute('hidden', '');
    this.text.hidden = true;
    this.end.hidden = true;
    this.overlay.closest('.spread')?.classList.remove('flying');
    this.live.textContent = '';
    this.#label();
  }

  async #fly() {
    if (!this.flight || this.time >= this.flight.duration) {
      const way = this.begin();
      const isWanted = this.latest.begin();
      // If the geographic data cannot be loaded, the drone follows the lines drawn on the map.
      await this.network.locate?.().catch(report);
      await loadLines(this.network).catch(report);
      if (!isWanted()) return;
      this.time = 0;
      this.flight = way && new Flight(this.network, way);
    }
    if (!this.flight) return;
    // The drone is moved to the end of the overlay, so that it is above all other elements.
    this.overlay.append(this.drone);
    this.drone.removeAttribute('hidden');
    this.text.hidden = false;
    this.end.hidden = false;
    this.isFlying = true;
    // The map is scrolled into view, because the reader may have scrolled down.
    this.overlay.closest('.spread')?.classList.add('flying');
    this.overlay.closest('.map-frame')?.scrollIntoView({ block: 'nearest' });
    this.#label();
    this.#draw();
    let before = NaN;
    const step = (/** @type {number} */ now) => {
      if (!this.isFlying || !this.flight) return;
      if (before === before) this.time += Math.min(now - before, LONGEST_GAP) / 1000;
      before = now;
      if (this.#draw().isOver) this.pause();
      else this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  #draw() {
    const moment = /** @type {Flight} */ (this.flight).at(this.time);
    this.drone.setAttribute('transform', `translate(${moment.x.toFixed(2)} ${moment.y.toFixed(2)})`);
    this.writer.offer(this.#words(moment));
    if (moment.place >= 0 && !moment.isOver) this.announcer.offer(this.#words(moment));
    return moment;
  }

  /** Updates the text immediately. */
  #tell() {
    if (this.flight) this.writer.force(this.#words(this.flight.at(this.time)));
  }

  /** @param {Moment} moment */
  #words({ leg, cost: paid, place, isOver }) {
    const { network } = this;
    const { places, links, cost: all } = /** @type {Flight} */ (this.flight);
    const { unit } = network.data;
    // If the smallest part of the unit has a name, each amount has its own unit: "412 m of 3 km".
    const far = { gone: unitFacts(unit).part ? cost(paid, unit) : amount(paid, unit), all: cost(all, unit) };
    if (place >= 0) {
      const values = { ...far, place: network.name(place) };
      if (isOver) return say(WORDS.journey.arrived, values);
      return leg === 0 && paid === 0 ? say(WORDS.journey.from, values) : say(WORDS.journey.in, values);
    }
    const means = network.labels(links[leg]).join(', ') || network.mode(links[leg]);
    const next = places.findIndex((to, index) => index > leg && network.isNamed(to));
    const values = { ...far, place: network.name(places[next]), means };
    return means ? say(WORDS.journey.toBy, values) : say(WORDS.journey.to, values);
  }

  #label() {
    const isOnWay = this.flight !== null && this.time < this.flight.duration;
    this.button.textContent = this.isFlying ? WORDS.replay.pause : isOnWay ? WORDS.journey.flyOn : WORDS.journey.fly;
  }
}
