/**
 * Import and export of the graph: a web address to copy, and the tables of a network as files.
 * @module
 */

/** @typedef {import('./ground.js').Ground} Ground */
/** @typedef {import('./model.js').Model} Model */
import { encode } from './share.js';
import { fitToPlane, PLANE } from './ground.js';
import { download } from '../lib/download.js';
import { button, html } from '../lib/svg.js';
import { say } from '../lib/words.js';
import { report } from '../lib/report.js';

/** The maximum size of an imported file, in bytes. */
const LARGEST = 1_000_000;

export class Files {
  /**
   * @param {Model} model
   * @param {(holds: (ground: Ground) => boolean) => Promise<Ground | null>} findMap finds a map of
   *   the earth for which `holds` returns true
   */
  constructor(model, findMap) {
    this.model = model;
    this.findMap = findMap;
    this.link = html('input', { type: 'text', readonly: '', 'aria-label': WORDS.playground.shareLink });
    this.link.addEventListener('focus', () => this.link.select());
    const open = html('input', { type: 'file', accept: '.csv,text/csv', multiple: '', class: 'visually-hidden', tabindex: '-1', 'aria-label': WORDS.playground.tables });
    open.addEventListener('change', () => {
      void this.#import([...(open.files ?? [])]);
      open.value = '';
    });
    const downloads = ['places.csv', 'links.csv', 'network.yml'].map((name) => button(name, () => this.#download(name)));
    this.element = html(
      'div', { class: 'play-files' },
      html('h3', {}, WORDS.playground.share),
      html('div', { class: 'play-row play-link-field' }, this.link, button(WORDS.playground.shareCopy, () => this.#copy())),
      html('h3', {}, WORDS.playground.files),
      html('div', { class: 'play-row', role: 'group', 'aria-label': WORDS.site.download }, ...downloads),
      html('div', { class: 'play-row' }, button(WORDS.playground.openTables, () => open.click()), open),
      html('p', { class: 'note' }, WORDS.playground.tablesHint),
    );
    this.draw();
  }

  draw() {
    this.link.value = `${location.href.replace(/[?#].*/, '')}#${encode(this.model.graph)}`;
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.link.value);
      this.model.say(WORDS.playground.shareCopied);
    } catch {
      this.link.select();
      this.model.say(WORDS.saving.copyByHand);
    }
  }

  /** @param {string} name */
  async #download(name) {
    try {
      const { writeFiles } = await import('./csv.js');
      const text = writeFiles(this.model.graph, this.model.ground)[name];
      download(name, text, name.endsWith('.csv') ? 'text/csv' : 'application/yaml');
    } catch (error) {
      this.model.say(WORDS.playground.writeFailed);
      report(error);
    }
  }

  /** @param {File[]} files */
  async #import(files) {
    const { model } = this;
    if (files.some(({ size }) => size > LARGEST)) return model.say(WORDS.playground.tooLargeFile);
    const isWanted = model.latest.begin();
    try {
      const { kindOf, readGraph, readTable } = await import('./csv.js');
      const tables = await Promise.all(files.map(async (file) => readTable(await file.text(), file.name)));
      const [places, links] = ['places', 'links'].map((kind) => tables.find((table) => kindOf(table) === kind));
      if (!places || !links) return model.say(WORDS.playground.tablesWanted);
      const { graph, isOnEarth } = readGraph(places, links);
      const holds = (/** @type {Ground} */ ground) => graph.places.every((place) => ground.holds(place));
      const map = isOnEarth ? await this.findMap(holds) : null;
      if (!isWanted()) return;
      model.select(null);
      const read = say(WORDS.playground.read, {
        places: say(WORDS.lists.placeCount, { count: graph.places.length }),
        links: say(WORDS.countryText.linkCount, { count: graph.links.length }),
      });
      if (map) {
        const onMap = say(WORDS.playground.readOnMap, { map: map.title });
        model.edit({ ...graph, ground: map.slug }, `${read} ${onMap}`, map);
      } else model.edit(fitToPlane(graph, isOnEarth), `${read} ${WORDS.playground.readOnPlane}`, PLANE);
    } catch (error) {
      if (isWanted()) model.say(error instanceof Error ? say(WORDS.tables.wrong, { fault: error.message }) : WORDS.playground.unreadable);
    }
  }
}
