/**
 * The tools above the map: what a press does, undo and redo, the ground, and graphs to begin with.
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

/** @type {[Tool, string][]} */
const TOOLS = [['draw', 'Draw'], ['move', 'Move'], ['erase', 'Erase']];

export class Toolbar {
  /**
   * @param {Model} model @param {Edits} edits @param {Grounds} grounds
   * @param {Record<string, string>} titles of the networks on offer, by slug
   */
  constructor(model, edits, grounds, titles) {
    this.model = model;
    this.grounds = grounds;
    /** @type {Tool} */
    this.tool = 'draw';
    const tools = tabs('Tool', TOOLS, this.tool, (tool) => (this.tool = /** @type {Tool} */ (tool)));
    this.undo = button('Undo', () => model.undo(), { title: 'Ctrl+Z' });
    this.redo = button('Redo', () => model.redo(), { title: 'Ctrl+Y' });
    this.clear = button('Clear', () => edits.clear());
    this.snap = checkbox('Snap to grid', true, (isOn) => (edits.snaps = isOn));
    const oneWay = checkbox('One-way links', false, (isOn) => (edits.isOneWay = isOn));
    this.load = select('Load', [['', 'Choose …'], ['example', 'Example'], ...Object.entries(titles).map(([slug, title]) => [`n:${slug}`, title])]);
    this.load.addEventListener('change', () => void this.#load(this.load.value));
    this.ground = select('Ground', [['', PLANE.title], ...Object.entries(titles)]);
    this.ground.addEventListener('change', () => void this.#change(this.ground.value));
    this.element = html(
      'div', { class: 'play-toolbar' },
      html('div', { class: 'play-row' }, tools, html('div', { class: 'play-row', role: 'group', 'aria-label': 'Edit' }, this.undo, this.redo, this.clear)),
      html('div', { class: 'play-row' }, labelled('Load', this.load), labelled('Ground', this.ground), oneWay, this.snap),
    );
    this.draw();
  }

  draw() {
    const { history, graph, ground } = this.model;
    // A button that has the focus keeps it when there is nothing more to undo.
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
      model.edit(EXAMPLE, 'Loaded the example.', PLANE);
    }
    if (!choice.startsWith('n:')) return;
    await this.#fetched(async (isWanted) => {
      const found = await this.grounds.network(choice.slice(2));
      if (!isWanted()) return;
      if (!found) return model.say(`This network has more than ${LIMITS.places} places or ${LIMITS.links} links.`);
      model.select(null);
      model.edit(found.graph, `Loaded ${found.ground.title}.`, found.ground);
    });
  }

  /** @param {string} slug */
  async #change(slug) {
    const { model } = this;
    await this.#fetched(async (isWanted) => {
      const ground = await this.grounds.ground(slug);
      if (!isWanted()) return;
      model.edit(moveTo(model.graph, model.ground, ground), `Ground: ${ground.title}.`, ground);
    });
    this.ground.value = model.ground.slug;
  }

  /** @param {(isWanted: () => boolean) => Promise<void>} act is told false once something else was asked for */
  async #fetched(act) {
    const isWanted = this.model.latest.begin();
    try {
      await act(isWanted);
    } catch (error) {
      if (isWanted()) this.model.say('Couldn’t load the network. Choose it again to retry.');
      report(error);
    }
  }
}

/** @param {string} label @param {string[][]} options values and titles */
function select(label, options) {
  return /** @type {HTMLSelectElement} */ (
    html('select', { 'aria-label': label }, ...options.map(([value, title]) => html('option', { value }, title)))
  );
}

/** @param {string} title @param {HTMLElement} field */
function labelled(title, field) {
  return html('label', {}, html('span', {}, title), field);
}

/** @param {string} title @param {boolean} isOn @param {(isOn: boolean) => void} change */
function checkbox(title, isOn, change) {
  const input = /** @type {HTMLInputElement} */ (html('input', { type: 'checkbox', ...(isOn ? { checked: '' } : {}) }));
  input.addEventListener('change', () => change(input.checked));
  return html('label', { class: 'play-check' }, input, html('span', {}, title));
}
