/**
 * One of the searches in a comparison, with its map and its row in the table.
 * @module
 */

/** @typedef {import('../core/searches.js').Searches} Searches */
import { MapZoom } from '../map/map-zoom.js';
import { RouteOverlay } from '../map/route-overlay.js';
import { SearchOverlay } from '../map/search-overlay.js';
import { html, svg } from '../lib/svg.js';
import { Replay } from '../core/trace.js';
import { cost, count, say, sayOf } from '../lib/words.js';

export class Lane {
  /**
   * @param {Searches} searches
   * @param {{id: string, title: string}} algorithm
   * @param {import('../core/trace.js').Trace} trace
   * @param {string} picture the address of the map image that the search is drawn on
   */
  constructor(searches, algorithm, trace, picture) {
    this.searches = searches;
    this.id = algorithm.id;
    this.title = algorithm.title;
    this.replay = new Replay(searches.network, trace);
    const { width, height } = searches.network.data;
    const overlay = svg('svg', {
      class: 'map-overlay', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true',
    });
    new RouteOverlay(overlay, searches.network).draw(searches.source, searches.goal, null);
    this.drawing = new SearchOverlay(overlay, searches.network);
    this.state = html('span', { class: 'count' });
    const frame = html(
      'div',
      { class: 'map-frame' },
      html('img', {
        class: 'map-base', src: picture, alt: '', width: String(width), height: String(height),
      }),
      overlay,
    );
    this.figure = html(
      'figure',
      { class: 'map' },
      html('figcaption', {}, html('strong', {}, this.title), ' ', this.state),
      frame,
    );
    this.zoom = MapZoom.of(frame);
    this.bar = svg('rect', { height: 8, width: 0 });
    this.outline = svg('rect', { class: 'bar-rest', height: 8, width: 0 });
    const bar = svg('svg', {
      class: 'bar', viewBox: '0 0 100 8', preserveAspectRatio: 'none', 'aria-hidden': 'true',
    }, this.outline, this.bar);
    this.cells = ['settled', 'relaxed', 'path', 'above'].map(() => new Text(''));
    this.row = html(
      'tr',
      {},
      html('th', { scope: 'row' }, this.title),
      html('td', { class: 'bar-cell' }, this.cells[0], bar),
      ...this.cells.slice(1).map((text) => html('td', { class: 'number' }, text)),
    );
  }

  /** The total number of places that the search settles. */
  get settled() {
    return this.replay.settledCounts[this.replay.length];
  }

  /** @param {number} step @param {number} most the largest `settled` of the compared lanes */
  draw(step, most) {
    const { replay } = this;
    this.drawing.draw(replay, replay.moveTo(step));
    const { unit } = this.searches.network.data;
    const settled = replay.settledCounts[step];
    const best = replay.bestCosts[step];
    this.bar.setAttribute('width', String((100 * settled) / most));
    this.outline.setAttribute('width', String((100 * this.settled) / most));
    const isOver = step === replay.length;
    set(this.state, isOver ? WORDS.compare.ended : say(WORDS.compare.stepOf, { step, steps: replay.length }));
    set(this.cells[0], say(WORDS.compare.settledOf, { settled, all: this.settled }));
    set(this.cells[1], count(replay.relaxedCounts[step]));
    set(this.cells[2], best < Infinity ? cost(best, unit) : WORDS.compare.noneYet);
    set(this.cells[3], this.#above(best));
  }

  /** @param {number} best */
  #above(best) {
    const { route, network } = this.searches;
    if (!route || best === Infinity) return '';
    const more = best - route.cost;
    const { unit } = network.data;
    if (more === 0) return sayOf(unit, WORDS.costs.least, WORDS.compare.leastBy);
    const difference = cost(more, unit);
    if (route.cost === 0) return say(WORDS.searches.above, { cost: difference });
    const percent = String(Math.floor((more * 100 + route.cost / 2) / route.cost));
    return say(WORDS.searches.aboveShare, { cost: difference, share: percent });
  }
}

/** @param {Text | HTMLElement} target @param {string} text */
function set(target, text) {
  if (target.textContent !== text) target.textContent = text;
}
