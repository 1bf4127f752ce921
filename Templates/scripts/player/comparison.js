/**
 * Two to four searches side by side, each on its own map, with a table and a chart. The state is in
 * the address: `?compare=dijkstra,a-star&pace=settled&at=31`.
 * @module
 */

/** @typedef {import('../core/searches.js').Searches} Searches */
/** @typedef {import('./pace.js').Pace} Pace */
import './replay-page.js';
import { FrontierChart, lineKey } from './compare-chart.js';
import { Lane } from './compare-lane.js';
import { WHOLE } from '../map/map-view.js';
import { Lockstep } from './pace.js';
import { withParameters } from './step-link.js';
import { Stepper } from './stepper.js';
import { list, say, sayOf } from '../lib/words.js';

const [FEWEST, MOST] = [2, 4];

export class Comparison extends Stepper {
  /** @param {HTMLElement} section @param {Searches} searches */
  constructor(section, searches) {
    super(section);
    this.searches = searches;
    const find = (/** @type {string} */ selector) => {
      return /** @type {HTMLElement} */ (section.querySelector(selector));
    };
    const inputs = (/** @type {string} */ name) => {
      const all = section.querySelectorAll(`input[name="${name}"]`);
      return /** @type {HTMLInputElement[]} */ ([...all]);
    };
    this.maps = find('.compare-maps');
    this.rows = find('tbody');
    const { unit } = searches.network.data;
    find('thead th:last-child').textContent = sayOf(unit, WORDS.compare.above, WORDS.compare.aboveBy);
    this.plot = find('.compare-plot');
    this.boxes = inputs('compare');
    this.paces = inputs('pace');
    this.first = this.boxes.filter((box) => box.defaultChecked).map((box) => box.value);
    /** @type {Lane[]} */
    this.lanes = [];
    this.shown = WHOLE;
    this.lockstep = new Lockstep([], 'steps');
    for (const input of [...this.boxes, ...this.paces]) {
      input.addEventListener('change', () => this.#choose(input));
    }
  }

  /**
   * Replaces the searches. The next call to `restore` shows them.
   * @param {Searches} searches
   */
  change(searches) {
    if (searches === this.searches) return;
    this.searches = searches;
    this.lanes = [];
  }

  restore() {
    const parameters = new URLSearchParams(location.search);
    const known = this.boxes.map((box) => box.value);
    const asked = (parameters.get('compare') ?? '').split(',');
    const chosen = [...new Set(asked)].filter((id) => known.includes(id)).slice(0, MOST);
    const at = parameters.get('at') ?? '';
    const pace = parameters.get('pace') === 'settled' ? 'settled' : 'steps';
    this.#load(
      chosen.length < FEWEST ? this.first : chosen, pace, /^\d{1,9}$/.test(at) ? Number(at) : null,
    );
  }

  play() {
    this.playback.moveTo(0);
    this.playback.play();
  }

  /** @param {import('../map/map-view.js').View} view */
  #zoomTo(view) {
    // When the other maps show this view, they report it here too. These reports are ignored.
    if (view === this.shown) return;
    this.shown = view;
    for (const { zoom } of this.lanes) if (zoom.view !== view) zoom.show(view);
  }

  /** Stops the animation, and removes the parameters of the comparison from the address. */
  leave() {
    this.hold();
    const search = withParameters(location.search, { compare: null, pace: null, at: null });
    if (search === location.search) return;
    history.replaceState(null, '', location.pathname + search + location.hash);
  }

  /** @param {string[]} chosen @param {Pace} pace @param {number | null} step */
  #load(chosen, pace, step) {
    this.playback.pause();
    const { searches } = this;
    const picture = `${this.section.dataset.root}${searches.network.data.quietMap}`;
    for (const box of this.boxes) {
      box.checked = chosen.includes(box.value);
      const isFixed = box.checked ? chosen.length <= FEWEST : chosen.length >= MOST;
      box.setAttribute('aria-disabled', String(isFixed));
    }
    for (const input of this.paces) input.checked = input.value === pace;
    this.pace = pace;
    const kept = new Map(this.lanes.map((lane) => [lane.id, lane]));
    this.lanes = this.boxes.flatMap((box) => {
      if (!box.checked) return [];
      const title = box.parentElement?.textContent?.trim() ?? box.value;
      const trace = searches.trace(box.value);
      const known = kept.get(box.value);
      if (known || !trace) return known ?? [];
      const lane = new Lane(searches, { id: box.value, title }, trace, picture);
      lane.zoom.show(this.shown);
      lane.zoom.watchers.push(({ view }) => this.#zoomTo(view));
      return lane;
    });
    this.lockstep = new Lockstep(this.lanes.map(({ replay }) => replay), pace);
    this.most = Math.max(1, ...this.lanes.map((lane) => lane.settled));
    this.chart = new FrontierChart(this.lanes, this.lockstep);
    this.plot.replaceChildren(this.chart.element);
    this.maps.replaceChildren(...this.lanes.map((lane) => lane.figure));
    this.rows.replaceChildren(...this.lanes.map((lane) => lane.row));
    this.lanes.forEach((lane, index) => {
      lane.row.querySelector('.key')?.remove();
      lane.row.querySelector('th')?.prepend(lineKey(index));
    });
    this.load(this.lockstep.length, step);
  }

  /** @param {HTMLInputElement} input */
  #choose(input) {
    const chosen = this.boxes.filter((box) => box.checked).map((box) => box.value);
    if (chosen.length < FEWEST || chosen.length > MOST) {
      input.checked = !input.checked;
      const words = chosen.length < FEWEST ? WORDS.compare.tooFew : WORDS.compare.tooMany;
      this.stepText.textContent = words;
      this.announcer.force(words);
      return;
    }
    const pace = this.paces.find((one) => one.checked)?.value === 'settled' ? 'settled' : 'steps';
    // The step stays the same, unless it was the last step or the pace changes. In these cases, the
    // new comparison shows its last step.
    const { isAtEnd, position } = this.playback;
    this.#load(chosen, pace, isAtEnd || pace !== this.pace ? null : position);
    this.tellChoice();
  }

  /** @param {number} step */
  draw(step) {
    this.lanes.forEach((lane, index) => lane.draw(this.lockstep.at(index, step), this.most ?? 1));
    this.chart?.draw(step);
    return this.#words(step);
  }

  /** @param {number} step */
  #words(step) {
    const { length } = this.lockstep;
    const settled = this.lanes.map(({ title, replay }, index) => {
      const values = { search: title, count: replay.settledCounts[this.lockstep.at(index, step)] };
      return index === 0 ? say(WORDS.compare.first, values) : say(WORDS.compare.other, values);
    });
    const over = this.lanes.filter((lane, index) => this.lockstep.isOver(index, step));
    const values = { step, steps: length, settled: list(settled) };
    const words = this.pace === 'settled' ? say(WORDS.compare.place, values) : say(WORDS.compare.step, values);
    if (over.length === 0) return words;
    if (over.length === this.lanes.length) return `${words} ${WORDS.compare.allEnded}`;
    const searches = list(over.map(({ title }) => title));
    return `${words} ${say(WORDS.compare.someEnded, { searches, count: over.length })}`;
  }

  get search() {
    const { isAtEnd, position } = this.playback;
    return withParameters(location.search, {
      compare: this.lanes.map((lane) => lane.id).join(),
      pace: this.pace === 'settled' ? 'settled' : null,
      at: isAtEnd ? null : String(position),
    });
  }
}
