/**
 * Detailed outlines of the countries in view, while the world map is zoomed in.
 * @module
 */

/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */
/** @typedef {import('./map-view.js').View} View */
import { loadJSON } from '../lib/load-json.js';
import { svg } from '../lib/svg.js';

/** The minimum zoom at which detailed outlines are used. */
export const CLOSE = 3;
/** The time in ms for which the map must be still before outlines are loaded. */
const STILL = 150;
/** The number of coordinate steps per map unit in a detailed outline. */
const STEPS = 50;
/** The kinds of border lines, in drawing order. */
const LINES = ['border', 'cleared', 'disputed', 'claim'];

/**
 * @param {Record<string, {box: [number, number, number, number]}>} countries
 * @param {View} view
 * @param {{width: number, height: number}} size
 */
function inView(countries, { zoom, left, top }, { width, height }) {
  const [x, y] = [left * width, top * height];
  const [right, bottom] = [x + width / zoom, y + height / zoom];
  return Object.keys(countries).filter((code) => {
    const [west, north, wide, high] = countries[code].box;
    return west <= right && west + wide >= x && north <= bottom && north + high >= y;
  });
}

export class MapDetail {
  /**
   * @param {MapZoom} zoom
   * @param {Record<string, any>} countries from `data/countries.json`
   * @param {string} folder the folder of the detailed outlines
   */
  constructor(zoom, countries, folder) {
    this.zoom = zoom;
    this.countries = countries;
    this.folder = folder;
    this.map = /** @type {SVGSVGElement} */ (zoom.frame.querySelector('.map-world'));
    const group = /** @type {SVGGElement} */ (this.map.querySelector('g[transform]'));
    /** The scale factor of the coarse outlines. */
    this.unit = group.transform.baseVal.consolidate()?.matrix.a ?? 1;
    /** @type {Map<string, {path: Element, data: string}>} */
    this.coarse = new Map();
    for (const link of group.querySelectorAll('.countries a')) {
      const path = link.querySelector('path');
      if (path) this.coarse.set(link.id.toUpperCase(), { path, data: path.getAttribute('d') ?? '' });
    }
    /** @type {Map<string, any>} */
    this.fine = new Map();
    this.lines = LINES.map((name) => svg('path', { class: `${name} fine` }));
    group.after(svg('g', { transform: `scale(${1 / STEPS})` }, ...this.lines));
    zoom.watchers.push(() => {
      if (this.fine.size > 0) this.#chooseLines();
      this.#wait();
    });
    this.#wait();
  }

  #wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#update(), STILL);
  }

  async #update() {
    const { size, view } = this.zoom;
    if (!size) return;
    if (view.zoom < CLOSE) {
      if (this.fine.size > 0) this.#coarsen();
      return;
    }
    const codes = this.#coarseInView();
    if (codes.length === 0) return;
    const answers = await Promise.allSettled(
      codes.map((code) => loadJSON(`${this.folder}${code.toLowerCase()}.json`)),
    );
    if (this.zoom.view.zoom < CLOSE) return;
    // If a detailed outline cannot be loaded, the coarse outline remains.
    const details = answers.flatMap((answer, index) => {
      return answer.status === 'fulfilled' ? [{ code: codes[index], detail: answer.value }] : [];
    });
    if (details.length > 0) this.#refine(details);
  }

  #coarseInView() {
    const { size, view } = this.zoom;
    if (!size) return [];
    return inView(this.countries, view, size).filter((code) => {
      return this.coarse.get(code)?.data && !this.fine.has(code);
    });
  }

  /** @param {{code: string, detail: any}[]} details */
  #refine(details) {
    for (const { code, detail } of details) {
      const path = this.coarse.get(code)?.path;
      this.fine.set(code, detail);
      path?.setAttribute('d', detail.land);
      path?.setAttribute('transform', `scale(${1 / (STEPS * this.unit)})`);
    }
    LINES.forEach((name, index) => {
      const data = [...this.fine.values()].map(({ lines }) => lines[name] ?? '');
      this.lines[index].setAttribute('d', data.join(''));
    });
    this.#chooseLines();
  }

  /**
   * Hides the coarse border lines once every country in view has detailed outlines. The coarse
   * lines of all countries are one path, so they cannot be hidden country by country.
   */
  #chooseLines() {
    this.map.classList.toggle('close', this.#coarseInView().length === 0);
  }

  #coarsen() {
    for (const code of this.fine.keys()) {
      const { path, data } = this.coarse.get(code) ?? {};
      path?.setAttribute('d', data ?? '');
      path?.removeAttribute('transform');
    }
    this.fine.clear();
    this.map.classList.remove('close');
  }
}
