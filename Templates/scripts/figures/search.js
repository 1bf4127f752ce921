/**
 * The figure of a live search: map, controls, current step, queue, pseudocode and result.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { search } from '../core/search.js';
import { SearchQueue } from '../core/search-queue.js';
import { Replay } from '../core/trace.js';
import { drawn } from '../lib/drawn.js';
import { report } from '../lib/report.js';
import { tableHead, tableRow } from '../lib/number-table.js';
import { html } from '../lib/svg.js';
import { SearchOverlay } from '../map/search-overlay.js';
import { SEARCHES } from '../player/player-panel.js';
import { LISTED, queueRows } from '../player/queue-table.js';
import { stepWhy } from '../player/step-why.js';
import { stepWords } from '../player/step-words.js';
import { EndHandles } from './end-handles.js';
import { FigureMap } from './figure-map.js';
import { changedNetwork, figureNetwork } from './figure-network.js';
import { LinkEditor } from './link-editor.js';
import { LitLines } from './lit-lines.js';
import { codeLines, litLines } from './pseudocode.js';
import { tabs } from '../player/tabs.js';
import { WeightChoice } from './search-choices.js';
import { outcomeWords } from './search-outcome.js';
import { outdate, announcedSteps } from './announced-steps.js';

/**
 * @typedef {object} SearchSettings
 * @property {string} root
 * @property {string} network
 * @property {string} [replay]
 * @property {number} start
 * @property {number} goal
 * @property {string} algorithm
 * @property {number} weight
 * @property {string[]} controls
 * @property {boolean} pseudocode
 */

/**
 * @param {HTMLElement} section @param {SearchSettings} settings
 * @param {any[]} files the contents of the files: the network, and the positions of its places
 */
export function start(section, settings, files) {
  new SearchFigure(section, figureNetwork(settings, files), settings);
}

class SearchFigure {
  /** @param {HTMLElement} section @param {Network} network @param {SearchSettings} settings */
  constructor(section, network, settings) {
    this.section = section;
    this.isChanged = false;
    this.network = network;
    this.ends = [settings.start, settings.goal];
    this.algorithm = settings.algorithm;
    this.weight = settings.weight;
    this.map = new FigureMap(section.querySelector('.map-frame'), network);
    this.why = html('p', { class: 'player-why' });
    this.queueRows = html('tbody');
    this.steps = announcedSteps(WORDS.replay.title, (step) => this.#draw(step));
    const has = (/** @type {string} */ control) => settings.controls.includes(control);
    const controls = html('div', { class: 'figure-controls' });
    if (settings.controls.length > 0) this.outcome = html('p', { class: 'figure-outcome' });
    if (has('algorithm')) controls.append(tabs(WORDS.site.algorithm, SEARCHES, this.algorithm, (id) => this.#choose(id)));
    if (has('weight')) {
      this.weights = new WeightChoice(this.weight, (weight) => {
        this.weight = weight;
        this.#search();
      });
      this.weights.enable(this.algorithm === 'a-star');
      controls.append(this.weights.element);
    }
    if (has('ends')) {
      this.handles = new EndHandles(this.map, (ends) => {
        this.ends = ends;
        this.#search();
      });
      controls.append(this.handles.element);
    }
    if (has('costs') || has('close')) {
      this.links = new LinkEditor(this.map, { costs: has('costs'), close: has('close') }, () => {
        this.network = changedNetwork(network, this.links?.costs ?? new Map(), this.links?.closed ?? new Set());
        this.#search();
      });
      controls.append(this.links.element);
    }
    if (this.outcome) controls.append(this.outcome);
    const head = tableHead([WORDS.figures.queue, WORDS.replay.costSoFar, WORDS.replay.priority]);
    const beside = html('div', { class: 'figure-beside' }, html('table', { class: 'figure-queue' }, head, this.queueRows));
    if (settings.pseudocode) {
      this.code = new LitLines();
      this.code.fill(codeLines(this.algorithm));
      beside.append(this.code.element);
    }
    section.append(
      html('div', { class: 'figure-panel' }, this.steps.element, this.why, controls),
      beside,
    );
    // With controls, the figure opens at the last step of its search; without them, at the first.
    this.#search(settings.controls.length === 0);
    drawn().then(() => {
      this.#conclude();
      // A result that changes after the first frame is a response to the reader, so screen readers
      // announce it.
      this.outcome?.setAttribute('role', 'status');
    }).catch(report);
  }

  /** @param {string} algorithm */
  #choose(algorithm) {
    this.algorithm = algorithm;
    this.weights?.enable(algorithm === 'a-star');
    this.code?.fill(codeLines(algorithm));
    this.#search();
  }

  /** @param {boolean} [isFromStart] true to show the first step; false to show the last */
  #search(isFromStart = false) {
    const { network, algorithm, ends } = this;
    const [source, goal] = ends;
    const weight = algorithm === 'a-star' ? this.weight : 1;
    const found = search(network, algorithm, source, goal, weight);
    const trace = { ...found, algorithm, source, goal, weight };
    this.replay = new Replay(network, trace);
    this.queue = new SearchQueue(network, this.replay);
    this.overlay?.remove();
    this.map.markEnds(source, goal);
    this.overlay = new SearchOverlay(this.map.overlay, network);
    this.handles?.show(ends);
    // If the figure shows a result, screen readers announce that result instead of the step.
    this.steps.load(this.replay.length, isFromStart ? 0 : this.replay.length, !this.outcome);
    if (this.isChanged) {
      outdate(this.section);
      this.#conclude();
    }
    this.isChanged = true;
  }

  /**
   * Puts the links of the route into the link editor, and describes the result. The first call
   * comes after the first frame, so that it does not delay the figure.
   */
  #conclude() {
    const { replay, network } = this;
    if (!replay) return;
    const { position } = replay;
    replay.moveTo(replay.length);
    this.links?.offer(network, replay.isFound ? replay.best() : []);
    replay.moveTo(position);
    if (this.outcome) this.outcome.textContent = outcomeWords(network, replay);
  }

  /** @param {number} step */
  #draw(step) {
    const { replay, overlay, network, queue } = this;
    if (!replay || !overlay || !queue) return '';
    overlay.draw(replay, replay.moveTo(step));
    this.why.textContent = stepWhy(replay, network);
    const rows = queueRows(queue, network);
    // The number of rows is constant, so that the layout does not shift.
    if (rows.length === 0) rows.push(tableRow(WORDS.replay.queueEmpty, ['', '']));
    while (rows.length < LISTED) rows.push(tableRow('\u00a0', ['', '']));
    this.queueRows.replaceChildren(...rows);
    this.code?.light(litLines(replay));
    return stepWords(replay, network);
  }
}
