/**
 * The toolbar above the map of the playground.
 * @module
 */

/** @typedef {import('./edits.js').Edits} Edits */
/** @typedef {import('./grounds.js').Grounds} Grounds */
/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./pointer.js').Tool} Tool */
import { EXAMPLE } from './example.js';
import { LIMITS } from './graph.js';
import { moveTo, PLANE } from './ground.js';
import { tabs } from '../player/tabs.js';
import { button, html } from '../lib/svg.js';
import { report } from '../lib/report.js';
import { say } from '../lib/words.js';

/** @type {[Tool, string][]} */
const TOOLS = [['draw', WORDS.playground.draw], ['move', WORDS.playground.move], ['erase', WORDS.playground.erase]];

export class Toolbar {
  /**
   * @param {Model} model @param {Edits} edits @param {Grounds} grounds
   * @param {Record<string, string>} titles the titles of networks, keyed by slug
   */
  constructor(model, edits, grounds, titles) {
    this.model = model;
    this.grounds = grounds;
    /** @type {Tool} */
    this.tool = 'draw';
    const tools = tabs(WORDS.playground.tool, TOOLS, this.tool, (tool) => (this.tool = /** @type {Tool} */ (tool)));
    this.undo = button(WORDS.deal.undo, () => model.undo(), { title: WORDS.playground.undoKey });
    this.redo = button(WORDS.playground.redo, () => model.redo(), { title: WORDS.playground.redoKey });
    this.clear = button(WORDS.site.clear, () => edits.clear());
    this.snap = checkbox(WORDS.playground.snap, true, (isOn) => (edits.snaps = isOn));
    const oneWay = checkbox(WORDS.playground.oneWayLinks, false, (isOn) => (edits.isOneWay = isOn));
    this.load = select(WORDS.playground.load, [
      ['', WORDS.playground.loadChoose], ['example', WORDS.playground.example],
      ...Object.entries(titles).map(([slug, title]) => [`n:${slug}`, title]),
    ]);
    this.load.addEventListener('change', () => void this.#load(this.load.value));
    this.ground = select(WORDS.playground.ground, [['', PLANE.title], ...Object.entries(titles)]);
    this.ground.addEventListener('change', () => void this.#change(this.ground.value));
    this.element = html(
      'div', { class: 'play-toolbar' },
      html(
        'div', { class: 'play-row' }, tools,
        html('div', { class: 'play-row', role: 'group', 'aria-label': WORDS.playground.edit }, this.undo, this.redo, this.clear),
      ),
      html(
        'div', { class: 'play-row' }, labelled(WORDS.playground.load, this.load), labelled(WORDS.playground.ground, this.ground),
        oneWay, this.snap,
      ),
    );
    this.draw();
  }

  draw() {
    const { history, graph, ground } = this.model;
    // An ARIA attribute disables the buttons, so that a focused button keeps the focus.
    this.undo.setAttribute('aria-disabled', String(history.past.length === 0));
    this.redo.setAttribute('aria-disabled', String(history.future.length === 0));
    this.clear.setAttribute('aria-disabled', String(graph.places.length === 0));
    this.snap.toggleAttribute('hidden', !ground.isPlane);
    if (![...this.ground.options].some(({ value }) => value === ground.slug)) {
      this.ground.append(html('option', { value: ground.slug }, ground.title));
    }
    this.ground.value = ground.slug;
  }

  /** @param {string} choice */
  async #load(choice) {
    const { model } = this;
    this.load.value = '';
    if (choice === 'example') {
      model.select(null);
      model.edit(EXAMPLE, WORDS.playground.exampleLoaded, PLANE);
    }
    if (!choice.startsWith('n:')) return;
    await this.#fetched(async (isWanted) => {
      const found = await this.grounds.network(choice.slice(2));
      if (!isWanted()) return;
      if (!found) return model.say(say(WORDS.playground.tooLarge, LIMITS));
      model.select(null);
      model.edit(found.graph, say(WORDS.playground.loaded, { network: found.ground.title }), found.ground);
    });
  }

  /** @param {string} slug */
  async #change(slug) {
    const { model } = this;
    await this.#fetched(async (isWanted) => {
      const ground = await this.grounds.ground(slug);
      if (!isWanted()) return;
      const words = say(WORDS.playground.groundChanged, { ground: ground.title });
      model.edit(moveTo(model.graph, model.ground, ground), words, ground);
    });
    this.ground.value = model.ground.slug;
  }

  /**
   * @param {(isWanted: () => boolean) => Promise<void>} act `isWanted` returns false once there is
   *   a newer request
   */
  async #fetched(act) {
    const isWanted = this.model.latest.begin();
    try {
      await act(isWanted);
    } catch (error) {
      if (isWanted()) this.model.say(WORDS.playground.loadFailed);
      report(error);
    }
  }
}

/** @param {string} label @param {string[][]} options pairs of value and title */
function select(label, options) {
  return html('select', { 'aria-label': label }, ...options.map(([value, title]) => html('option', { value }, title)));
}

/** @param {string} title @param {HTMLElement} field */
function labelled(title, field) {
  return html('label', {}, html('span', {}, title), field);
}

/** @param {string} title @param {boolean} isOn @param {(isOn: boolean) => void} change */
function checkbox(title, isOn, change) {
  const input = html('input', { type: 'checkbox', ...(isOn ? { checked: '' } : {}) });
  input.addEventListener('change', () => change(input.checked));
  return html('label', { class: 'play-check' }, input, html('span', {}, title));
}
