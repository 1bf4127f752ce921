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
import { shownLengths, shownLines, shownRoute } from './shown-route.js';
import { Stroke } from './stroke.js';

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
/** The width of a frame in px from which on names keep the places that they have in the map as it is built. */
const WIDE = 700;
/** From this scale on, the places beside a route are named. */
const BESIDE = 3;
/** While a map is dragged, the time between two looks at the names in view, in ms. */
const LOOK = 100;

/**
 * A place with an element, which is made when it is first in view.
 * @typedef {{name: LiveName, element: SVGElement | null, isShown: boolean}} Mark
 */

/** @typedef {Mark & {placed: Placed}} Entry */

export class LiveMap {
  /** @param {MapZoom} zoom @param {import('./live-names.js').LiveNames} names */
  constructor(zoom, { names, lines, arrows, network }) {
    this.zoom = zoom;
    this.names = names;
    this.size = zoom.size ?? { width: 1, height: 1 };
    this.layer = svg('svg', { class: 'map-overlay map-names live-layer' });
    /** Discs and arrows, below the routes. */
    this.marks = svg('svg', { class: 'map-marks live-layer', 'aria-hidden': 'true' });
    this.scale = 0;
    this.looked = 0;
    if (!names.some(({ href }) => href)) this.layer.setAttribute('aria-hidden', 'true');
    this.clutter = new Clutter(this.size);
    for (const line of lines.flat()) this.clutter.addLine(line, 0.15);
    for (const { x, y, mark } of names) if (mark !== 'none') this.clutter.add(x, y, 2);
    this.clutter.finish();
    this.arrows = arrows.map((arrow) => ({ ...arrow, mark: svg('path', { class: 'arrow', d: 'M5 0-4 4v-8z' }) }));
    this.marks.append(...this.arrows.map(({ mark }) => mark));
    /** @type {Map<string, number>} */
    this.widths = new Map();
    /** The fonts of classes of names. @type {Map<string, string>} */
    this.fonts = new Map();
    this.ruler = document.createElement('canvas').getContext('2d');
    /** @type {Mark[]} */
    this.discs = names.filter(({ mark }) => mark === 'disc').map((name) => ({ name, element: null, isShown: false }));
    /** The names that have been placed, where they were placed last. @type {Map<LiveName, Entry>} */
    this.entries = new Map();
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
    this.marks.remove();
    this.canvas?.remove();
    // The layer of the other map may already exist.
    const { frame } = this.zoom;
    frame.classList.toggle('live', frame.querySelector('.map-names') !== null);
  }

  /**
   * Reads the names of a map, and shows them in place of those that are built into it. The page has a turn after each
   * part of the work, because the map may be moving.
   * @param {MapZoom} zoom
   * @param {typeof import('./map-points.js').linkLines} linkLines
   */
  static async start(zoom, linkLines) {
    const names = await readNames(zoom.frame, linkLines);
    await turn();
    const live = new LiveMap(zoom, names);
    await turn();
    if (live.network && live.network.places.x.length > MANY) {
      live.canvas = new NetworkCanvas(zoom, live.network, names.lines);
    }
    const overlay = zoom.frame.querySelector('.map-overlay');
    zoom.frame.insertBefore(live.marks, overlay);
    zoom.frame.append(live.layer);
    const focused = document.activeElement?.closest('.labels a')?.getAttribute('href');
    zoom.frame.classList.add('live');
    live.#arrange(focused);
    zoom.watchers.push(live.redraw);
    // The route on the map and the picture below it may have changed.
    const { picture } = zoom;
    for (const part of [picture, overlay]) {
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

  /**
   * Places the names again if the map shows another route, or the frame another picture.
   * @param {string | null} [focused] the address of the name that is to get the focus
   */
  #arrange(focused) {
    const { frame, picture } = this.zoom;
    const isQuiet = picture instanceof HTMLImageElement && picture.src.includes('map-quiet');
    if (picture instanceof HTMLImageElement) {
      const plain = `${picture.src.replace(/#.*/, '')}#${this.canvas ? 'ground' : 'plain'}`;
      if (picture.src !== plain) picture.src = plain;
    }
    const ends = this.network ? shownRoute(frame, this.names) : [];
    const lengths = this.network ? shownLengths(frame) : [];
    const lines = this.network ? shownLines(frame) : [];
    const key = `${isQuiet}${[...ends, ...lengths].map(({ x, y }) => `${x},${y}`)}|${lines}`;
    if (key === this.route) return;
    this.route = key;
    const first = new Set(ends);
    const rest = this.names.filter((name) => !first.has(name));
    this.round += 1;
    const isBeside = isQuiet && ends.length > 0;
    // Without its border.
    const disc = (frame.clientWidth < NARROW ? SMALL_DISC : RADIUS.disc) - 1;
    const stroke = new Stroke(lines);
    const clutter = (/** @type {import('./label-levels.js').Box} */ box) => this.clutter.count(box);
    const placer = new NamePlacer(this.size, LARGEST, clutter, (box) => stroke.crosses(box));
    for (const { name } of this.discs) placer.cover(name, { left: -disc, top: -disc, right: disc, bottom: disc });
    for (const length of lengths) placer.cover(length, length.box);
    const isWide = frame.clientWidth >= WIDE;
    const ordered = [...ends, ...rest];
    const waiting = ordered.map((name) => () => {
      const isEnd = first.has(name);
      const radius = isEnd ? Math.max(STOP, RADIUS[name.mark]) : name.mark === 'disc' ? disc : RADIUS[name.mark];
      const width = this.#width(name);
      const isCovered = name.mark === 'disc';
      const least = name.least ? name.least * width : isBeside && !isEnd && !isCovered ? BESIDE : 0;
      const built = isWide && (isCovered || !isEnd) ? name.built : undefined;
      const placed = placer.place({ x: name.x, y: name.y, width, radius, least, isEnd, isCovered, built });
      const { element, isShown } = this.entries.get(name) ?? { element: null, isShown: false };
      const entry = { name, placed, element, isShown };
      if (element) this.#put(entry);
      this.entries.set(name, entry);
    });
    // The first frame has the most important names already, and the name that is to get the focus: without it, keys
    // would go to the page.
    const least = focused ? ordered.findIndex(({ href }) => href === focused) + 1 : 0;
    this.#work(waiting, this.round, 4 * SLICE, least);
  }

  /** The width of a name in px. A canvas measures it without a layout of the page.
   * @param {LiveName} name */
  #width({ text, style = '' }) {
    const key = `${style}|${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      const font = this.fonts.get(style) ?? this.#font(style);
      this.fonts.set(style, font);
      if (this.ruler && this.ruler.font !== font) this.ruler.font = font;
      width = (this.ruler?.measureText(text).width ?? 0) + 2;
      this.widths.set(key, width);
    }
    return width;
  }

  /** The font of a class of names. @param {string} style */
  #font(style) {
    const sample = svg('text', { class: style });
    this.layer.append(sample);
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(sample);
    sample.remove();
    return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  }

  /** @param {(() => void)[]} waiting @param {number} round @param {number} time in ms @param {number} least the number
   * of calls that are made even if they take longer */
  #work(waiting, round, time, least = 0) {
    const end = performance.now() + time;
    let next = 0;
    while (next < waiting.length && (next < least || performance.now() < end)) waiting[next++]();
    this.draw();
    if (next === waiting.length) return;
    setTimeout(() => {
      if (round === this.round) this.#work(waiting.slice(next), round, SLICE);
    });
  }

  /** Moves everything to its position in the view. */
  draw() {
    const { frame, view, isMoving } = this.zoom;
    // Not rounded to whole px, because the picture below is not either: marks and names stay
    // aligned at every zoom.
    const { width, height } = frame.getBoundingClientRect();
    const scale = (width * view.zoom) / this.size.width;
    const [left, top] = [view.left * width * view.zoom, view.top * height * view.zoom];
    this.canvas?.draw();
    for (const layer of [this.marks, this.layer]) layer.style.translate = `${round(-left)}px ${round(-top)}px`;
    const isScaled = scale !== this.scale;
    const now = performance.now();
    if (isMoving && !isScaled && now < this.looked + LOOK) return;
    this.looked = now;
    this.scale = scale;
    if (isScaled) {
      for (const { x, y, angle, mark } of this.arrows) {
        mark.setAttribute('transform', `translate(${round(x * scale)} ${round(y * scale)}) rotate(${angle})`);
      }
    }
    /** @param {Mark} mark @param {boolean} isShown @param {() => SVGElement} make */
    const show = (mark, isShown, make) => {
      if (!isShown && !mark.isShown) return;
      const { name } = mark;
      const element = (mark.element ??= make());
      if (isShown && (isScaled || !mark.isShown)) {
        element.setAttribute('transform', `translate(${round(name.x * scale)} ${round(name.y * scale)})`);
      }
      if (isShown !== mark.isShown) element.toggleAttribute('hidden', !isShown);
      mark.isShown = isShown;
    };
    for (const disc of this.discs) {
      const [x, y] = [disc.name.x * scale - left, disc.name.y * scale - top];
      show(disc, x > -20 && y > -20 && x < width + 20 && y < height + 20, () => this.#makeDisc(disc));
    }
    for (const entry of this.entries.values()) {
      const { name, placed: { from, box } } = entry;
      const isLarge = from <= scale;
      if (!isLarge && !entry.isShown) continue;
      const [x, y] = [name.x * scale - left, name.y * scale - top];
      const isInside = x + box.left >= 0 && y + box.top >= 0 && x + box.right <= width && y + box.bottom <= height;
      // The keyboard also goes to links that are out of view.
      show(entry, isLarge && (isInside || Boolean(name.href)), () => this.#make(entry));
      if (name.href) entry.element?.classList.toggle('beyond', !isInside);
    }
  }

  /** @param {Entry} entry */
  #make(entry) {
    const { text, mark, href, style } = entry.name;
    const group = svg(href ? 'a' : 'g', href ? { href, tabindex: '-1' } : {});
    const label = svg('text', style ? { class: style } : {});
    label.textContent = text;
    if (mark === 'dot') group.append(svg('circle', { class: 'place' }));
    if (mark === 'capital') group.append(svg('path', { class: 'capital', d: 'M-4-4h8v8h-8z' }));
    group.append(label);
    entry.element = group;
    this.#put(entry);
    this.layer.append(group);
    return group;
  }

  /** @param {Mark} disc */
  #makeDisc({ name: { region, number } }) {
    const isSmall = this.zoom.frame.clientWidth < NARROW;
    const group = svg('g');
    group.append(svg('circle', { ...(region ? { class: `region-${region}` } : {}), r: isSmall ? SMALL_DISC : RADIUS.disc }));
    if (number && !isSmall) {
      const numeral = svg('text', { class: `numeral region-${region}`, y: 4 });
      numeral.textContent = number;
      group.append(numeral);
    }
    this.marks.append(group);
    return group;
  }

  /** Puts a text on its side of the mark.
   * @param {Entry} entry */
  #put({ element, placed: { box, side } }) {
    const text = element?.querySelector('text');
    const x = side === 'right' ? box.left : side === 'left' ? box.right : (box.left + box.right) / 2;
    text?.setAttribute('x', round(x));
    text?.setAttribute('y', round((box.top + box.bottom) / 2 + 4.5));
    text?.setAttribute('text-anchor', side === 'right' ? 'start' : side === 'left' ? 'end' : 'middle');
  }
}

/** Gives the page a turn. */
function turn() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** @param {number} value in px */
function round(value) {
  return value.toFixed(2);
}
