/**
 * The animation of a search: its replay on the map, its counts, and the head of its queue.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trace.js').Trace} Trace */
import { placesAlong } from '../core/network.js';
import { SearchOverlay } from '../map/search-overlay.js';
import { SearchQueue } from '../core/search-queue.js';
import { stepWhy } from './step-why.js';
import { stepWords } from './step-words.js';
import { html } from '../lib/svg.js';
import { Replay } from '../core/trace.js';
import { cost, count, say, straightLine } from '../lib/words.js';

/** The maximum number of queue entries in the list. */
const LISTED = 8;

export class SearchFilm {
  /**
   * @param {HTMLElement} section
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {Trace} trace
   */
  constructor(section, overlay, network, trace) {
    this.network = network;
    this.replay = new Replay(network, trace);
    this.length = this.replay.length;
    this.overlay = new SearchOverlay(overlay, network);
    this.queue = new SearchQueue(network, this.replay);
    this.counts = new Map(
      [...section.querySelectorAll('[data-count]')].map((element) => {
        return [/** @type {HTMLElement} */ (element).dataset.count ?? '', element];
      }),
    );
    this.panel = /** @type {HTMLDetailsElement} */ (section.querySelector('.player-queue'));
    this.rows = this.panel.querySelector('tbody');
    this.why = section.querySelector('.player-why');
    this.onToggle = () => this.#list();
    this.panel.addEventListener('toggle', this.onToggle);
  }

  /** @param {number} step */
  draw(step) {
    const { replay } = this;
    this.overlay.draw(replay, replay.moveTo(step));
    this.#count('settled', count(replay.settledCounts[step]));
    this.#count('frontier', count(replay.frontierCounts[step]));
    this.#count('relaxed', count(replay.relaxedCounts[step]));
    const best = replay.bestCosts[step];
    this.#count('best', best < Infinity ? cost(best, this.network.data.unit) : WORDS.searches.noLength);
    this.#explain();
  }

  words() {
    return stepWords(this.replay, this.network);
  }

  way() {
    const { replay, network } = this;
    const total = replay.bestCosts[replay.position];
    if (total === Infinity) return null;
    const { links } = replay.best();
    return { links, places: placesAlong(network, replay.trace.source, links), cost: total };
  }

  finish() {
    this.overlay.remove();
    this.panel.removeEventListener('toggle', this.onToggle);
  }

  /** @param {string} name @param {string} text */
  #count(name, text) {
    const element = this.counts.get(name);
    if (element && element.textContent !== text) element.textContent = text;
  }

  #explain() {
    if (this.why) this.why.textContent = stepWhy(this.replay, this.network);
    this.#list();
  }

  #list() {
    if (!this.panel.open || !this.rows) return;
    const { network } = this;
    const rows = this.queue.head(LISTED).map(({ place, backward, cost: known, priority }) => {
      return html(
        'tr',
        {},
        html('th', { scope: 'row' }, this.#queued(network.name(place), backward)),
        html('td', { class: 'number' }, cost(known, network.data.unit)),
        html('td', { class: 'number' }, this.#priority(priority)),
      );
    });
    if (rows.length === 0) rows.push(html('tr', {}, html('td', { colspan: '3' }, WORDS.replay.queueEmpty)));
    this.rows.replaceChildren(...rows);
  }

  /** @param {string} place @param {boolean} backward */
  #queued(place, backward) {
    if (this.replay.sides === 1) return place;
    return backward ? say(WORDS.replay.queuedFromGoal, { place }) : say(WORDS.replay.queuedFromStart, { place });
  }

  /** @param {number} priority */
  #priority(priority) {
    switch (this.replay.trace.algorithm) {
      case 'greedy':
        return say(WORDS.replay.toGo, { distance: straightLine(priority / 1000, this.network.data) });
      case 'bfs':
        return say(WORDS.replay.sinceStep, { step: priority });
      default:
        return cost(priority, this.network.data.unit);
    }
  }
}
