/**
 * Live searches side by side, each with its own map. They advance together, step by step. A search
 * that has ended stays at its last step.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { search } from '../core/search.js';
import { Replay } from '../core/trace.js';
import { html } from '../lib/svg.js';
import { count, list, say } from '../lib/words.js';
import { SearchOverlay } from '../map/search-overlay.js';
import { Lockstep } from '../player/pace.js';
import { SEARCHES } from '../player/player-panel.js';
import { FigureMap } from './figure-map.js';
import { figureNetwork } from './figure-network.js';
import { announcedSteps } from './announced-steps.js';

const TITLES = Object.fromEntries(SEARCHES);

/** One of the compared searches, with its map. */
class Lane {
  /**
   * @param {Element} frame a copy of the map's frame
   * @param {Network} network @param {import('../core/trace.js').Trace} trace
   */
  constructor(frame, network, trace) {
    this.title = TITLES[trace.algorithm];
    this.replay = new Replay(network, trace);
    this.map = new FigureMap(frame, network);
    this.map.markEnds(trace.source, trace.goal);
    this.overlay = new SearchOverlay(this.map.overlay, network);
    this.state = html('span', { class: 'count' });
  }

  /** @param {number} step the current step of this search */
  draw(step) {
    this.overlay.draw(this.replay, this.replay.moveTo(step));
    const places = say(WORDS.lists.placeCount, { count: this.replay.settledCounts[step] });
    this.state.textContent = step === this.replay.length ? say(WORDS.figures.laneEnded, { places }) : places;
  }
}

/**
 * @param {HTMLElement} section @param {any} settings
 * @param {any[]} files the contents of the files: the network, and the positions of its places
 */
export function start(section, settings, files) {
  const network = figureNetwork(settings, files);
  const figure = /** @type {HTMLElement} */ (section.querySelector('.map'));
  const frame = /** @type {HTMLElement} */ (figure.querySelector('.map-frame'));
  const { start: source, goal } = settings;
  const lanes = settings.algorithms.map((/** @type {string} */ algorithm) => {
    const trace = { ...search(network, algorithm, source, goal), algorithm, source, goal };
    return new Lane(/** @type {Element} */ (frame.cloneNode(true)), network, trace);
  });
  withoutIds(lanes);
  const maps = html(
    'div',
    { class: 'figure-maps' },
    ...lanes.map((/** @type {Lane} */ lane) => {
      const words = html('p', {}, html('strong', {}, lane.title), ' ', lane.state);
      return html('div', {}, words, lane.map.frame);
    }),
  );
  frame.replaceWith(maps);
  const lockstep = new Lockstep(lanes.map((/** @type {Lane} */ lane) => lane.replay), 'steps');
  const steps = announcedSteps(WORDS.replay.title, (step) => {
    lanes.forEach((/** @type {Lane} */ lane, /** @type {number} */ index) => lane.draw(lockstep.at(index, step)));
    const searches = lanes.map((/** @type {Lane} */ lane, /** @type {number} */ index) => {
      return `${lane.title} ${count(lane.replay.settledCounts[lockstep.at(index, step)])}`;
    });
    return say(WORDS.figures.lanesStep, { step, steps: lockstep.length, searches: list(searches) });
  });
  figure.after(html('div', { class: 'figure-panel' }, steps.element));
  steps.load(lockstep.length, lockstep.length);
}

/**
 * Replaces the title and description of each copied map with a label, so that no id is repeated.
 * @param {Lane[]} lanes
 */
function withoutIds(lanes) {
  for (const { map, title } of lanes) {
    for (const element of map.overlay.querySelectorAll(':scope > title, :scope > desc')) element.remove();
    map.overlay.removeAttribute('aria-labelledby');
    map.overlay.setAttribute('aria-label', title);
  }
}
