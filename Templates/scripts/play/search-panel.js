/**
 * The searches between the start and the goal of the graph: a replay, and a comparison.
 * @module
 */

/** @typedef {import('./edits.js').Edits} Edits */
/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./surface.js').Surface} Surface */
import { compareAll, verdict } from './compare.js';
import { fillSearchPlayer } from '../player/replay-panel.js';
import { ReplayPlayer } from '../player/replay-player.js';
import { SearchFilm } from '../player/search-film.js';
import { search } from '../core/search.js';
import { tableHead, tableRow } from '../lib/number-table.js';
import { button, html } from '../lib/svg.js';
import { cost, count, say, unitFacts } from '../lib/words.js';

export class SearchPanel {
  /** @param {Model} model @param {Surface} surface @param {Edits} edits */
  constructor(model, surface, edits) {
    this.model = model;
    this.surface = surface;
    this.ends = /** @type {HTMLSelectElement[]} */ ([]);
    const labels = /** @type {const} */ (['start', 'goal']).map((end) => {
      const select = html('select');
      select.addEventListener('change', () => edits.setEnd(end, Number(select.value)));
      this.ends.push(select);
      return html('label', {}, html('span', {}, end === 'start' ? WORDS.network.from : WORDS.site.to), select);
    });
    this.swap = button('⇄', () => edits.setEnd('start', model.graph.goal), { 'aria-label': WORDS.playground.swap });
    this.note = html('p', { class: 'note' }, WORDS.playground.chooseEnds);
    this.section = html('section', { class: 'player', 'aria-label': WORDS.site.replay });
    fillSearchPlayer(this.section);
    // The replay is always open on this page, so the close button is removed.
    this.section.querySelector('[data-action="close"]')?.remove();
    this.player = new ReplayPlayer(this.section, (algorithm) => this.#film(algorithm));
    this.rows = html('tbody');
    this.verdict = html('p', {});
    const head = tableHead([
      WORDS.site.algorithm, WORDS.network.route, WORDS.replay.settled, WORDS.site.relaxed, WORDS.site.places,
    ]);
    this.comparison = html(
      'details', { class: 'play-compare' }, html('summary', {}, WORDS.playground.compare),
      html('div', { class: 'scroll' }, html('table', {}, head, this.rows)), this.verdict,
    );
    this.comparison.addEventListener('toggle', () => this.#compare());
    this.element = html(
      'div', { class: 'play-search' }, html('div', { class: 'play-row play-ends' }, labels[0], this.swap, labels[1]),
      this.note, this.section,
    );
    this.#show();
    void this.player.restore();
  }

  draw() {
    this.#show();
    this.player.reload();
    if (!this.hasEnds) this.surface.overlay.classList.remove('replaying');
  }

  get hasEnds() {
    const { start, goal } = this.model.graph;
    return start >= 0 && goal >= 0;
  }

  #show() {
    const { graph } = this.model;
    this.ends.forEach((select, index) => {
      const place = index === 0 ? graph.start : graph.goal;
      const names = graph.places.map((_, one) => html('option', { value: String(one) }, this.model.name(one)));
      select.replaceChildren(...(place < 0 ? [html('option', { value: '-1' }, WORDS.playground.choosePlace)] : []), ...names);
      select.value = String(place);
    });
    this.note.toggleAttribute('hidden', this.hasEnds);
    this.section.toggleAttribute('inert', !this.hasEnds);
    this.swap.toggleAttribute('disabled', !this.hasEnds);
    this.comparison.toggleAttribute('hidden', !this.hasEnds);
    this.#compare();
  }

  /** @param {string} algorithm */
  #film(algorithm) {
    const { network, graph } = this.model;
    if (!this.hasEnds) return null;
    const { start: source, goal } = graph;
    const trace = { ...search(network, algorithm, source, goal), algorithm, source, goal };
    return new SearchFilm(this.section, this.surface.overlay, network, trace);
  }

  #compare() {
    if (!this.comparison.open || !this.hasEnds) return;
    const { network, graph, ground } = this.model;
    const rows = compareAll(network, graph.start, graph.goal);
    const least = Math.min(...rows.map((row) => row.cost));
    const notBest = say(WORDS.playground.notBest, { kind: unitFacts(ground.unit).kind });
    this.rows.replaceChildren(
      ...rows.map((row) => {
        const isLonger = row.cost > least;
        const route = row.cost < Infinity ? cost(row.cost, ground.unit) : WORDS.searches.noLength;
        const line = tableRow(row.title, [route, count(row.settled), count(row.relaxed), count(row.places)]);
        if (isLonger) line.cells[1].append(html('span', { class: 'play-longer' }, notBest));
        return line;
      }),
    );
    this.verdict.textContent = verdict(rows, ground.unit);
  }
}
