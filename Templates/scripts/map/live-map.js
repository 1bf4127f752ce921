/**
 * The layer of names over a map that is zoomed: names, numerals and marks of constant size, each
 * beside its place in every view, more of them the larger the map is. The names that are built into the map are
 * hidden.
 * @module
 */

/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */
/** @typedef {import('./label-levels.js').Placed} Placed */
/** @typedef {import('./live-names.js').LiveName} LiveName */
import { svg } from '../lib/svg.js';
import { Clutter, NamePlacer } from './label-levels.js';
import { readNames } from './live-names.js';
import { NetworkCanvas } from './network-canvas.js';
import { shownRoute } from './shown-route.js';

/** The largest scale for which names are placed, in px to a unit of the map. */
const LARGEST = 64;
/** The number of places from which a network is drawn on a canvas. */
const MANY = 2000;
/** The time for placing names before the page is given a turn, in ms. */
const SLICE = 8;
/** The radius of each mark, in px. */
const RADIUS = { dot: 3, capital: 5, disc: 10, built: 3, ring: 11, none: 0 };
/** The radius of a disc on a small screen, where it has no number. */
const [SMALL_DISC, NARROW] = [6, 520];
/** The radius of the mark of a route. */
const STOP = 8;
/** From this scale on, the places beside a route are named. */
const BESIDE = 3;

/**
 * A name with its place and its elements, once it has been shown.
 * @typedef {{name: LiveName, radius: number, placed: Placed, group: SVGElement | null, text: SVGElement | null,
 *   isShown: boolean}} Entry
 */

export class LiveMap {
  /** @param {MapZoom} zoom @param {import('./live-names.js').LiveNames} names */
  constructor(zoom, { names, lines, arrows, network }) {
    this.zoom = zoom;
    this.names = names;
    this.size = zoom.size ?? { width: 1, height: 1 };
    this.layer = svg('svg', { class: 'map-overlay map-names' });
    /** The group of everything, relative to the upper left corner of the whole map: dragging moves
     * only this. */
    this.whole = svg('g');
    this.scale = 0;
    this.layer.append(this.whole);
    if (!names.some(({ href }) => href)) this.layer.setAttribute('aria-hidden', 'true');
    this.clutter = new Clutter(this.size);
    for (const line of lines.flat()) this.clutter.addLine(line, 0.15);
    for (const { x, y, mark } of names) if (mark !== 'none') this.clutter.add(x, y, 2);
    this.clutter.finish();
    this.arrows = arrows.map((arrow) => ({ ...arrow, mark: svg('path', { class: 'arrow', d: 'M5 0-4 4v-8z' }) }));
    this.whole.append(...this.arrows.map(({ mark }) => mark));
    /** @type {Map<string, number>} */
    this.widths = new Map();
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {Map<LiveName, Entry>} */
    this.known = new Map();
    this.round = 0;
    this.route = '-';
    this.network = network;
    /** @type {import('./network-canvas.js').NetworkCanvas | null} */
    this.canvas = null;
    this.redraw = () => this.draw();
    this.arranging = 0;
    // A route that replaces another one is shown step by step. It does not wait for names, because work directly
    // after its frame would delay it.
    this.watch = new MutationObserver(() => {
      this.arranging ||= requestAnimationFrame(() => {
        this.arranging = requestAnimationFrame(() => {
          const { round } = this;
          setTimeout(() => {
            this.arranging = 0;
            if (round === this.round) this.#arrange();
          });
        });
      });
    });
  }

  /** Removes the layer, because another map is in the frame. */
  remove() {
    this.round += 1;
    this.watch.disconnect();
    cancelAnimationFrame(this.arranging);
    this.zoom.watchers.splice(this.zoom.watchers.indexOf(this.redraw), 1);
    this.layer.remove();
    this.canvas?.remove();
    // The layer of the other map may already exist.
    const { frame } = this.zoom;
    frame.classList.toggle('live', frame.querySelector('.map-names') !== null);
  }

  /**
   * Reads the names of a map, and shows them in place of those that are built into it.
   * @param {MapZoom} zoom
   * @param {typeof import('./map-points.js').linkLines} linkLines
   */
  static async start(zoom, linkLines) {
    const names = await readNames(zoom.frame, linkLines);
    const live = new LiveMap(zoom, names);
    if (live.network && live.network.places.x.length > MANY) {
      live.canvas = new NetworkCanvas(zoom, live.network, names.lines);
    }
    const focused = document.activeElement?.closest('.labels a')?.getAttribute('href');
    zoom.frame.append(live.layer);
    zoom.frame.classList.add('live');
    live.#arrange();
    zoom.watchers.push(live.redraw);
    // The route on the map and the picture below it may have changed.
    const { picture } = zoom;
    for (const part of [picture, zoom.frame.querySelector('.map-overlay:not(.map-names)')]) {
      if (part) live.watch.observe(part, { subtree: true, childList: true, attributeFilter: ['d', 'hidden', 'src'] });
    }
    live.draw();
    zoom.limitFocus();
    // The name that had the focus is another element now.
    if (focused) live.#link(focused)?.focus({ preventScroll: true });
    return live;
  }

  /** @param {string} href */
  #link(href) {
    return /** @type {SVGAElement | null} */ (this.layer.querySelector(`a[href="${CSS.escape(href)}"]`));
  }

  /** Places the names again if the map shows another route, or the frame another picture. */
  #arrange() {
    const { frame, picture } = this.zoom;
    const isQuiet = picture instanceof HTMLImageElement && picture.src.includes('map-quiet');
    if (picture instanceof HTMLImageElement) {
      const plain = `${picture.src.replace(/#.*/, '')}#${this.canvas ? 'ground' : 'plain'}`;
      if (picture.src !== plain) picture.src = plain;
    }
    const ends = this.network ? shownRoute(frame, this.names) : [];
    const key = `${isQuiet}${ends.map(({ x, y }) => `${x},${y}`)}`;
    if (key === this.route) return;
    this.route = key;
    const first = new Set(ends);
    const rest = this.names.filter((name) => !first.has(name));
    this.round += 1;
    const isBeside = isQuiet && ends.length > 0;
    const disc = frame.clientWidth < NARROW ? SMALL_DISC : RADIUS.disc;
    const placer = new NamePlacer(this.size, LARGEST, (box) => this.clutter.count(box));
    for (const { group, text } of this.entries) {
      group?.toggleAttribute('hidden', true);
      text?.toggleAttribute('hidden', true);
    }
    this.entries = [];
    this.#measure(this.names);
    const waiting = [...ends, ...rest].map((name) => () => {
      const isEnd = first.has(name);
      const radius = isEnd ? Math.max(STOP, RADIUS[name.mark]) : name.mark === 'disc' ? disc : RADIUS[name.mark];
      const width = this.widths.get(`${name.style ?? ''}|${name.text}`) ?? 0;
      const least = name.least ? name.least * width : isBeside && !isEnd && name.mark !== 'disc' ? BESIDE : 0;
      const placed = placer.place({ x: name.x, y: name.y, width, radius, least });
      const old = this.known.get(name);
      const entry = { name, radius, placed, group: old?.group ?? null, text: old?.text ?? null, isShown: false };
      if (entry.text) this.#put(entry);
      this.known.set(name, entry);
      this.entries.push(entry);
    });
    // The first frame has the most important names already.
    this.#work(waiting, this.round, 4 * SLICE);
  }

  /** Measures names that are new, in px: all of them in one layout of the page.
   * @param {LiveName[]} names */
  #measure(names) {
    /** @type {Map<string, SVGTextElement>} */
    const texts = new Map();
    for (const { text, style = '' } of names) {
      const key = `${style}|${text}`;
      if (this.widths.has(key) || texts.has(key)) continue;
      const sample = /** @type {SVGTextElement} */ (svg('text', { class: style, visibility: 'hidden' }));
      sample.textContent = text;
      texts.set(key, sample);
    }
    this.layer.append(...texts.values());
    for (const [key, text] of texts) this.widths.set(key, text.getComputedTextLength() + 2);
    for (const text of texts.values()) text.remove();
  }

  /** @param {(() => void)[]} waiting @param {number} round @param {number} time */
  #work(waiting, round, time) {
    const end = performance.now() + time;
    let next = 0;
    while (next < waiting.length && performance.now() < end) waiting[next++]();
    this.draw();
    if (next === waiting.length) return;
    setTimeout(() => {
      if (round === this.round) this.#work(waiting.slice(next), round, SLICE);
    });
  }

  /** Moves everything to its position in the view. */
  draw() {
    const { frame, view } = this.zoom;
    // Not rounded to whole px, because the picture below is not rounded either: marks and names stay aligned at
    // every zoom.
    const { width, height } = frame.getBoundingClientRect();
    const scale = (width * view.zoom) / this.size.width;
    const [left, top] = [view.left * width * view.zoom, view.top * height * view.zoom];
    this.canvas?.draw();
    this.whole.setAttribute('transform', `translate(${round(-left)} ${round(-top)})`);
    const isScaled = scale !== this.scale;
    this.scale = scale;
    if (isScaled) {
      for (const { x, y, angle, mark } of this.arrows) {
        mark.setAttribute('transform', `translate(${round(x * scale)} ${round(y * scale)}) rotate(${angle})`);
      }
    }
    for (const entry of this.entries) {
      const { name, placed } = entry;
      const [x, y] = [name.x * scale - left, name.y * scale - top];
      const { box } = placed;
      const isInside = x + box.left >= 0 && y + box.top >= 0 && x + box.right <= width && y + box.bottom <= height;
      // The keyboard also goes to links that are out of view.
      const isNamed = placed.from <= scale && (isInside || Boolean(name.href));
      const isMarked = name.mark === 'disc' && x > -20 && y > -20 && x < width + 20 && y < height + 20;
      const isShown = isNamed || isMarked;
      if (!isShown && !entry.isShown) continue;
      if (!entry.group) this.#make(entry);
      if (isShown && (isScaled || !entry.isShown)) {
        entry.group?.setAttribute('transform', `translate(${round(name.x * scale)} ${round(name.y * scale)})`);
      }
      if (isShown !== entry.isShown) entry.group?.toggleAttribute('hidden', !isShown);
      entry.text?.toggleAttribute('hidden', !isNamed);
      if (name.href) entry.group?.classList.toggle('beyond', !isInside);
      entry.isShown = isShown;
    }
  }

  /** @param {Entry} entry */
  #make(entry) {
    const { text, mark, href, style, region, number } = entry.name;
    entry.group = href ? svg('a', { href, tabindex: '-1' }) : svg('g');
    entry.text = svg('text', style ? { class: style } : {});
    entry.text.textContent = text;
    if (mark === 'dot') entry.group.append(svg('circle', { class: 'place' }));
    if (mark === 'capital') entry.group.append(svg('path', { class: 'capital', d: 'M-4-4h8v8h-8z' }));
    if (mark === 'disc') {
      const { radius } = entry;
      entry.group.append(svg('circle', { ...(region ? { class: `region-${region}` } : {}), r: radius }));
      if (number && radius > SMALL_DISC) {
        const numeral = svg('text', { class: `numeral region-${region}`, y: 4 });
        numeral.textContent = number;
        entry.group.append(numeral);
      }
    }
    entry.group.append(entry.text);
    this.#put(entry);
    // Discs lie under all names.
    if (mark === 'disc') this.whole.prepend(entry.group);
    else this.whole.append(entry.group);
  }

  /** Puts a text on its side of the mark.
   * @param {Entry} entry */
  #put({ text, placed: { box, side } }) {
    const x = side === 'right' ? box.left : side === 'left' ? box.right : 0;
    text?.setAttribute('x', round(x));
    text?.setAttribute('y', round((box.top + box.bottom) / 2 + 4.5));
    text?.setAttribute('text-anchor', side === 'right' ? 'start' : side === 'left' ? 'end' : 'middle');
  }
}

/** @param {number} value in px */
function round(value) {
  return value.toFixed(2);
}
