/**
 * The graph in and out: a link to copy, and the tables of a network as files.
 * @module
 */

/** @typedef {import('./ground.js').Ground} Ground */
/** @typedef {import('./model.js').Model} Model */
import { encode } from './share.js';
import { fitToPlane, PLANE } from './ground.js';
import { download } from '../lib/download.js';
import { button, html } from '../lib/svg.js';
import { counted } from '../lib/words.js';
import { report } from '../lib/report.js';

/** The maximum size of a file that is read, in bytes. */
const LARGEST = 1_000_000;

export class Files {
  /**
   * @param {Model} model
   * @param {(holds: (ground: Ground) => boolean) => Promise<Ground | null>} findMap finds a map of the earth
   */
  constructor(model, findMap) {
    this.model = model;
    this.findMap = findMap;
    this.link = /** @type {HTMLInputElement} */ (
      html('input', { type: 'text', readonly: '', 'aria-label': 'Link to this graph' })
    );
    this.link.addEventListener('focus', () => this.link.select());
    const open = /** @type {HTMLInputElement} */ (
      html('input', { type: 'file', accept: '.csv,text/csv', multiple: '', class: 'visually-hidden', tabindex: '-1', 'aria-label': 'The two tables' })
    );
    open.addEventListener('change', () => {
      void this.#import([...(open.files ?? [])]);
      open.value = '';
    });
    const downloads = ['places.csv', 'links.csv', 'network.yml'].map((name) => button(name, () => this.#download(name)));
    this.element = html(
      'div', { class: 'play-files' },
      html('h3', {}, 'Share'),
      html('div', { class: 'play-row play-link-field' }, this.link, button('Copy link', () => this.#copy())),
      html('h3', {}, 'Files'),
      html('div', { class: 'play-row', role: 'group', 'aria-label': 'Download' }, ...downloads),
      html('div', { class: 'play-row' }, button('Open two tables', () => open.click()), open),
      html('p', { class: 'note' }, 'Choose places.csv and links.csv together. Names, positions, costs and directions are read.'),
    );
    this.draw();
  }

  draw() {
    this.link.value = `${location.href.replace(/[?#].*/, '')}#${encode(this.model.graph)}`;
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.link.value);
      this.model.say('Link copied.');
    } catch {
      this.link.select();
      this.model.say('Press Ctrl+C or ⌘C to copy.');
    }
  }

  /** @param {string} name */
  async #download(name) {
    try {
      const { writeFiles } = await import('./csv.js');
      const text = writeFiles(this.model.graph, this.model.ground)[name];
      download(name, text, name.endsWith('.csv') ? 'text/csv' : 'application/yaml');
    } catch (error) {
      this.model.say('Couldn’t load what writes files. Try again.');
      report(error);
    }
  }

  /** @param {File[]} files */
  async #import(files) {
    const { model } = this;
    if (files.some(({ size }) => size > LARGEST)) return model.say('A file is larger than 1 MB.');
    try {
      const { kindOf, readGraph, readTable } = await import('./csv.js');
      const tables = await Promise.all(files.map(async (file) => readTable(await file.text(), file.name)));
      const [places, links] = ['places', 'links'].map((kind) => tables.find((table) => kindOf(table) === kind));
      if (!places || !links) return model.say('Choose both files together: places.csv with the column id, links.csv with from and to.');
      const { graph, isOnEarth } = readGraph(places, links);
      const holds = (/** @type {Ground} */ ground) => graph.places.every((place) => ground.holds(place));
      const map = isOnEarth ? await this.findMap(holds) : null;
      model.select(null);
      const read = `Read ${counted(graph.places.length, 'place')} and ${counted(graph.links.length, 'link')}.`;
      if (map) model.edit({ ...graph, ground: map.slug }, `${read} They lie on the map: ${map.title}.`, map);
      else model.edit(fitToPlane(graph, isOnEarth), `${read} They lie on the plane.`, PLANE);
    } catch (error) {
      model.say(error instanceof Error ? `${error.message}.` : 'The files cannot be read.');
    }
  }
}
