/**
 * The labels of a trip's cities. A label that would overlap another label or a number is hidden.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import '../entry/maps.js';
import { MapZoom } from '../map/map-zoom.js';
import { svg } from '../lib/svg.js';

/**
 * Sizes in px at a font size of `FONT`. `AWAY` is the distance from a marker's centre to its label,
 * and `HEIGHT` is the height of a label. `MARK` is half the width of the square around a marker
 * that labels must not cover.
 */
const [AWAY, HEIGHT, MARK, FONT] = [14, 15, 11, 13];

/** The radius of the disc that shows a city in the colour of its region, in units of the map. */
const DISC = 15;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

export class DealNames {
  /** @param {HTMLElement} frame @param {SVGElement} overlay @param {Network} network */
  constructor(frame, overlay, network) {
    this.network = network;
    this.group = svg('g', { class: 'labels deal-names' });
    /**
     * @type {{text: SVGTextElement, city: number, width: number}[]} the labels; `width` is in units
     *   of the font size
     */
    this.names = [];
    overlay.append(this.group);
    MapZoom.of(frame).watchers.push(() => this.#place());
  }

  /** @param {number[]} cities the cities to label; earlier cities take precedence */
  draw(cities) {
    const { x, y } = this.network.data.places;
    const texts = cities.map((city) => {
      return svg('text', { class: 'end', x: x[city], y: y[city] }, this.network.name(city));
    });
    this.group.replaceChildren(...texts);
    this.names = texts.map((text, index) => {
      return { text, city: cities[index], width: text.getComputedTextLength() / sizeOf(text) };
    });
    this.#place();
  }

  #place() {
    if (this.names.length === 0) return;
    const { width, height, places } = this.network.data;
    const unit = sizeOf(this.names[0].text) / FONT;
    const around = (/** @type {number} */ city, /** @type {number} */ reach) => {
      return box(places.x[city] - reach, places.y[city] - reach, 2 * reach, 2 * reach);
    };
    const taken = this.names.map(({ city }) => around(city, MARK * unit));
    const others = /** @type {{place?: number[]}} */ (this.network.data.regions ?? {}).place ?? [];
    const discs = others.map((_, city) => around(city, DISC));
    for (const { text, city, width: length } of this.names) {
      const sides = boxes(places.x[city], places.y[city], length * FONT * unit, unit);
      const fitting = Object.entries(sides).filter(([, one]) => {
        const isOn = one.left >= 0 && one.top >= 0 && one.right <= width && one.bottom <= height;
        return isOn && !taken.some((other) => meet(one, other));
      });
      const covered = fitting.map(([, one]) => discs.filter((disc) => meet(one, disc)).length);
      const best = covered.indexOf(Math.min(...covered));
      const [side, own] = fitting[best] ?? ['', null];
      text.setAttribute('class', `end ${side}`);
      text.toggleAttribute('hidden', !own);
      if (own) taken.push(own);
    }
  }
}

/**
 * The candidate boxes of a label, the preferred one first.
 * @param {number} x @param {number} y
 * @param {number} width @param {number} unit @returns {Record<string, Box>}
 */
function boxes(x, y, width, unit) {
  const [away, height] = [AWAY * unit, HEIGHT * unit];
  return {
    right: box(x + away, y - height / 2, width, height),
    left: box(x - away - width, y - height / 2, width, height),
    above: box(x - width / 2, y - away - height, width, height),
    below: box(x - width / 2, y + away, width, height),
  };
}

/** @param {number} left @param {number} top @param {number} width @param {number} height @returns {Box} */
function box(left, top, width, height) {
  return { left, top, right: left + width, bottom: top + height };
}

/** @param {Box} a @param {Box} b */
function meet(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** @param {SVGTextElement} text @returns {number} the font size, in units of the map */
function sizeOf(text) {
  return parseFloat(getComputedStyle(text).fontSize) || FONT;
}
