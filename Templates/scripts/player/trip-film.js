/**
 * The film of a search for a trip: the candidates that improved on the best, and how far it was.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('./trip-words.js').TripReplay} TripReplay */
import { TripOverlay } from '../map/trip-overlay.js';
import { tripWords } from './trip-words.js';
import { cost, count } from '../lib/words.js';

export class TripFilm {
  /**
   * @param {HTMLElement} section the player
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {TripReplay} replay
   * @param {number[]} cities
   * @param {number} [best] the cost of the best trip, for a method that need not find it
   */
  constructor(section, overlay, network, replay, cities, best) {
    this.section = section;
    this.network = network;
    this.replay = replay;
    this.best = best;
    /** Is told that a step was drawn. */
    this.onDraw = () => {};
    /** The candidates one after the other; step 0 is before the first. */
    this.length = replay.events.length;
    this.step = this.length;
    this.overlay = new TripOverlay(overlay, network, cities);
  }

  /** @param {number} step */
  draw(step) {
    this.step = step;
    const { events, total } = this.replay;
    const event = events[step - 1];
    this.overlay.draw(event?.links ?? [], event?.order ?? []);
    // The last candidate is the best once all orders have been tried.
    const tried = step === this.length ? total : (event?.tried ?? 0);
    const unit = this.network.data.unit;
    this.#count('tried', `${count(tried)} of ${count(total)}`);
    this.#count('best', event ? cost(event.cost, unit) : 'none');
    this.#count('saved', step > 0 ? saving(events, step, unit) : 'none');
    const progress = this.section.querySelector('progress');
    if (progress) {
      progress.max = Math.max(1, total);
      progress.value = tried;
    }
    this.onDraw();
  }

  words() {
    return tripWords(this.replay, this.step, this.network, this.best);
  }

  way() {
    return this.replay.events[this.step - 1] ?? null;
  }

  finish() {
    this.overlay.remove();
  }

  /** @param {string} name @param {string} text */
  #count(name, text) {
    const element = this.section.querySelector(`[data-count="${name}"]`);
    if (element) element.textContent = text;
  }
}

/** @param {import('./trip-words.js').TripEvent[]} events @param {number} step @param {import('../lib/words.js').Unit} unit */
function saving(events, step, unit) {
  return cost(events[0].cost - events[step - 1].cost, unit);
}
