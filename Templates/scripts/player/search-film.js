/**
 * The animation of a search: its replay on the map, its counts, and the head of its queue.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trace.js').Trace} Trace */
import { placesAlong } from '../core/network.js';
import { SearchOverlay } from '../map/search-overlay.js';
import { SearchQueue } from '../core/search-queue.js';
import { queueRows } from './queue-table.js';
import { stepWhy } from './step-why.js';
import { stepWords } from './step-words.js';
import { html } from '../lib/svg.js';
import { Replay } from '../core/trace.js';
import { cost, count } from '../lib/words.js';

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
    const links = replay.best();
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
    const rows = queueRows(this.queue, this.network);
    if (rows.length === 0) rows.push(html('tr', {}, html('td', { colspan: '3' }, WORDS.replay.queueEmpty)));
    this.rows.replaceChildren(...rows);
  }
}
