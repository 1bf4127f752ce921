/**
 * The layer of labels over a zoomed map. Labels keep their size on the screen, and more appear as
 * the map grows. The layer replaces the labels in the map picture.
 * @module
 */

/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */
/** @typedef {import('./label-levels.js').Placed} Placed */
/** @typedef {import('./live-names.js').LiveName} LiveName */
import { inParts, SLICE, turn } from '../lib/in-parts.js';
import { svg } from '../lib/svg.js';
import { Clutter, NamePlacer } from './label-levels.js';
import { readNames } from './live-names.js';
import { NetworkCanvas } from './network-canvas.js';
import { shownLengths, shownLines, shownRoute } from './shown-route.js';
import { Stroke } from './stroke.js';

/** The largest scale for which labels are placed, in px per unit of the map. */
const LARGEST = 64;
/** The number of places above which a network is drawn on a canvas. */
const MANY = 2000;
/** The minimum number of parts of the work that are done before the first labels are shown. */
const FIRST = 4;
/** The radius of each kind of marker, in px. */
const RADIUS = { dot: 3, capital: 5, disc: 10, built: 3, ring: 11, none: 0 };
/** On frames narrower than `NARROW` px, discs have no numbers and a radius of `SMALL_DISC` px. */
const [SMALL_DISC, NARROW] = [6, 520];
/** The radii of the markers of a route's ends and stops, in px. */
const [END, STOP] = [8, 4];
/** On frames at least this wide, in px, labels prefer the positions that the generator chose. */
const WIDE = 700;
/** While a route is shown, the minimum scale at which other places are labelled, in px per unit. */
const BESIDE = 3;
/** The minimum time in ms between two updates of the shown labels while the map is dragged. */
const LOOK = 100;

/**
 * A label or disc. Its element is created when it first comes into view.
 * @typedef {{name: LiveName, element: SVGElement | null, isShown: boolean}} Mark
 */

/** @typedef {Mark & {placed: Placed, style: string | undefined}} Entry */

export class LiveMap {
  /**
   * @param {MapZoom} zoom
   * @param {import('./live-names.js').LiveNames} names
   * @param {typeof import('./map-points.js').pathLines} pathLines
   */
  constructor(zoom, { names, arrows, network }, pathLines) {
    this.zoom = zoom;
    this.picture = zoom.picture;
    /** False until the first labels are placed. */
    this.isShown = false;
    this.pathLines = pathLines;
    this.names = names;
    this.size = zoom.size ?? { width: 1, height: 1 };
    this.layer = svg('svg', { class: 'map-overlay map-names live-layer' });
    /** The layer of discs and arrows, which is below the routes. */
    this.marks = svg('svg', { class: 'map-marks live-layer', 'aria-hidden': 'true' });
    this.scale = 0;
    this.looked = 0;
    if (!names.some(({ href }) => href)) this.layer.setAttribute('aria-hidden', 'true');
    this.clutter = new Clutter(this.size);
    this.arrows = arrows.map((arrow) => ({ ...arrow, mark: svg('path', { class: 'arrow', d: 'M5 0-4 4v-8z' }) }));
    this.marks.append(...this.arrows.map(({ mark }) => mark));
    /** @type {Map<string, number>} */
    this.widths = new Map();
    /** @type {Map<string, string>} */
    this.fonts = new Map();
    this.ruler = document.createElement('canvas').getContext('2d');
    /** @type {Mark[]} */
    this.discs = names.filter(({ mark }) => mark === 'disc').map((name) => ({ name, element: null, isShown: false }));
    /** @type {Map<LiveName, Entry>} */
    this.entries = new Map();
    this.round = 0;
    this.route = '-';
    this.network = network;
    /** @type {import('./network-canvas.js').NetworkCanvas | null} */
    this.canvas = null;
    this.redraw = () => this.draw();
    this.arranging = 0;
    // The labels are updated two animation frames after a change of the route. Earlier work would
    // delay the frame in which the route appears.
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

  /** Removes the layer. Called when the frame gets another map. */
  remove() {
    this.round += 1;
    this.watch.disconnect();
    cancelAnimationFrame(this.arranging);
    this.zoom.watchers = this.zoom.watchers.filter((watcher) => watcher !== this.redraw);
    this.layer.remove();
    this.marks.remove();
    this.canvas?.remove();
    // The frame may already have the label layer of the new map.
    const { frame } = this.zoom;
    frame.classList.toggle('live', frame.querySelector('.map-names') !== null);
  }

  /**
   * Loads the labels of a map and shows them instead of those in the map picture. The work is split
   * into parts, so that a moving map does not drop frames.
   * @param {MapZoom} zoom
   * @param {Pick<typeof import('./map-points.js'), 'linkLines' | 'pathLines'>} points
   *   functions of `map-points.js`, passed as an argument because the page has already loaded them
   */
  static async start(zoom, points) {
    const names = await readNames(zoom.frame, points.linkLines);
    await turn();
    const live = new LiveMap(zoom, names, points.pathLines);
    await live.#weigh(names.lines.flat());
    if (live.network && live.network.places.x.length > MANY) {
      live.canvas = new NetworkCanvas(zoom, live.network, names.lines);
    }
    if (live.picture !== zoom.picture) return live;
    const overlay = zoom.frame.querySelector('.map-overlay');
    zoom.frame.insertBefore(live.marks, overlay);
    zoom.frame.append(live.layer);
    zoom.watchers.push(live.redraw);
    // If the picture or the route changes, the labels must be placed again.
    for (const part of [live.picture, overlay]) {
      if (part) live.watch.observe(part, { subtree: true, childList: true, attributeFilter: ['d', 'hidden', 'src'] });
    }
    await live.#arrange();
    return live;
  }

  /** @param {string} href */
  #link(href) {
    return /** @type {SVGAElement | null} */ (this.layer.querySelector(`a[href="${CSS.escape(href)}"]`));
  }

  /**
   * Records the weights of the lines and markers that labels should not cover.
   * @param {[number, number][][]} lines
   */
  async #weigh(lines) {
    const { clutter, names } = this;
    await inParts(lines, (line) => clutter.addLine(line, 0.15));
    await inParts(names.filter(({ mark }) => mark !== 'none'), ({ x, y }) => clutter.add(x, y, 2));
    clutter.finish();
    await turn();
  }

  /**
   * The address of the focused label among the map's own labels; null if none of them has the
   * focus.
   */
  #focused() {
    const link = document.activeElement?.closest('.labels a');
    return link && this.zoom.frame.contains(link) ? link.getAttribute('href') : null;
  }

  /** Hides the labels of the picture. */
  #hideLabels() {
    const { picture } = this;
    if (!(picture instanceof HTMLImageElement)) return;
    const plain = `${picture.src.replace(/#.*/, '')}#${this.canvas ? 'ground' : 'plain'}`;
    if (picture.src !== plain) picture.src = plain;
  }

  /** Shows this layer instead of the labels of the picture. */
  #begin() {
    const focused = this.#focused();
    this.isShown = true;
    this.zoom.frame.classList.add('live');
    this.#hideLabels();
    this.#show();
    this.zoom.limitFocus();
    // The focused label has been replaced by a new element, which now gets the focus.
    if (focused) this.#link(focused)?.focus({ preventScroll: true });
  }

  /**
   * Places all labels. The promise resolves when the first labels are shown. It resolves earlier if
   * nothing has changed, or if the route or the picture changes in the meantime.
   */
  async #arrange() {
    const { picture } = this;
    const { frame } = this.zoom;
    const isQuiet = picture instanceof HTMLImageElement && picture.src.includes('map-quiet');
    if (this.isShown) this.#hideLabels();
    const { ends, stops } = this.network ? shownRoute(frame, this.names) : { ends: [], stops: [] };
    const lengths = this.network ? shownLengths(frame) : [];
    const lines = this.network ? shownLines(frame, this.pathLines) : [];
    const key = `${isQuiet}${[...ends, ...stops, ...lengths].map(({ x, y }) => `${x},${y}`)}|${lines}`;
    if (key === this.route) return;
    this.route = key;
    // The label with the focus stays shown; otherwise keyboard input would go to the page.
    const focused = this.#focused();
    const focusedName = this.names.find(({ href }) => focused && href === focused);
    /** The labels that are shown at every scale at which they fit. */
    const first = new Set([...ends, ...stops, ...(focusedName ? [focusedName] : [])]);
    const rest = this.names.filter((name) => !first.has(name));
    const round = (this.round += 1);
    const isBeside = isQuiet && ends.length + stops.length > 0;
    // The radius of a disc without its border.
    const disc = (frame.clientWidth < NARROW ? SMALL_DISC : RADIUS.disc) - 1;
    const stroke = new Stroke(lines);
    const clutter = (/** @type {import('./label-levels.js').Box} */ box) => this.clutter.count(box);
    const initial = (frame.getBoundingClientRect().width * this.zoom.home.zoom) / this.size.width;
    const placer = new NamePlacer(this.size, LARGEST, clutter, (box) => stroke.crosses(box), initial);
    for (const { name } of this.discs) placer.cover(name, { left: -disc, top: -disc, right: disc, bottom: disc, isMark: true });
    for (const length of lengths) placer.cover(length, length.box);
    const isWide = frame.clientWidth >= WIDE;
    const ordered = [...first, ...rest];
    const place = (/** @type {LiveName} */ name) => {
      const [isEnd, mustShow] = [first.has(name), ends.includes(name)];
      const own = name.mark === 'disc' ? disc : RADIUS[name.mark];
      const radius = Math.max(own, mustShow ? END : stops.includes(name) ? STOP : 0);
      const style = mustShow ? 'end' : name.style;
      const width = this.#width({ ...name, style });
      const isCovered = name.mark === 'disc';
      const least = name.least ? name.least * width : isBeside && !isEnd && !isCovered ? BESIDE : 0;
      const built = isWide && (isCovered || !isEnd) ? name.built : undefined;
      const placed = placer.place({ x: name.x, y: name.y, width, radius, least, isEnd, mustShow, isCovered, built });
      const { element, isShown } = this.entries.get(name) ?? { element: null, isShown: false };
      const entry = { name, placed, style, element, isShown };
      if (element) this.#put(entry);
      this.entries.set(name, entry);
    };
    let next = 0;
    const placeSome = () => {
      const end = performance.now() + SLICE;
      while (next < ordered.length && performance.now() < end) place(ordered[next++]);
    };
    this.canvas?.draw();
    // All labels in `first` must be placed before any label is shown.
    for (let part = 0; next < ordered.length && (part < FIRST || next < first.size); part += 1) {
      placeSome();
      await turn();
      if (round !== this.round || picture !== this.zoom.picture) return;
    }
    if (this.isShown) {
      this.#show();
    } else if (this.#focused() === focused) {
      this.#begin();
    } else {
      // The focus has moved to another label, which must now be in `first`.
      this.route = '-';
      await this.#arrange();
      return;
    }
    const goOn = () => requestAnimationFrame(() => setTimeout(() => {
      if (round !== this.round) return;
      placeSome();
      this.#show();
      if (next < ordered.length) goOn();
    }));
    if (next < ordered.length) goOn();
  }

  /**
   * The width of a label in px. It is measured on a canvas, which causes no page layout.
   * @param {LiveName} name
   */
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

  /** @param {string} style */
  #font(style) {
    const sample = svg('text', { class: style });
    this.layer.append(sample);
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(sample);
    sample.remove();
    return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  }

  draw() {
    this.canvas?.draw();
    if (this.isShown) this.#show();
  }

  #show() {
    const { frame, view, isMoving } = this.zoom;
    // Positions are not rounded to whole px, because the picture's position is not rounded either.
    const { width, height, left: frameLeft, top: frameTop } = frame.getBoundingClientRect();
    const tools = this.zoom.tools.element.getBoundingClientRect();
    const scale = (width * view.zoom) / this.size.width;
    const [left, top] = [view.left * width * view.zoom, view.top * height * view.zoom];
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
      const isLarge = from <= scale || (entry.element !== null && entry.element === document.activeElement);
      if (!isLarge && !entry.isShown) continue;
      const [x, y] = [name.x * scale - left, name.y * scale - top];
      const isUnder = x + box.right > tools.left - frameLeft && x + box.left < tools.right - frameLeft
        && y + box.bottom > tools.top - frameTop && y + box.top < tools.bottom - frameTop;
      const isInside = !isUnder
        && x + box.left >= 0 && y + box.top >= 0 && x + box.right <= width && y + box.bottom <= height;
      // Links outside the view are kept, so that the keyboard can reach them.
      show(entry, isLarge && (isInside || Boolean(name.href)), () => this.#make(entry));
      if (name.href) entry.element?.classList.toggle('beyond', !isInside);
    }
  }

  /** @param {Entry} entry */
  #make(entry) {
    const { text, mark, href } = entry.name;
    const group = svg(href ? 'a' : 'g', href ? { href, tabindex: '-1' } : {});
    if (mark === 'dot') group.append(svg('circle', { class: 'place' }));
    if (mark === 'capital') group.append(svg('path', { class: 'capital', d: 'M-4-4h8v8h-8z' }));
    group.append(svg('text', {}, text));
    entry.element = group;
    this.#put(entry);
    this.layer.append(group);
    return group;
  }

  /** @param {Mark} disc */
  #makeDisc({ name: { region, number } }) {
    const isSmall = this.zoom.frame.clientWidth < NARROW;
    const style = region ? { class: `region-${region}` } : {};
    const group = svg('g', {}, svg('circle', { ...style, r: isSmall ? SMALL_DISC : RADIUS.disc }));
    if (number && !isSmall) group.append(svg('text', { class: `numeral region-${region}`, y: 4 }, number));
    this.marks.append(group);
    return group;
  }

  /** @param {Entry} entry */
  #put({ element, style = '', placed: { box, side } }) {
    const text = element?.querySelector('text');
    text?.setAttribute('class', style);
    const x = side === 'right' ? box.left : side === 'left' ? box.right : (box.left + box.right) / 2;
    text?.setAttribute('x', round(x));
    text?.setAttribute('y', round((box.top + box.bottom) / 2 + 4.5));
    text?.setAttribute('text-anchor', side === 'right' ? 'start' : side === 'left' ? 'end' : 'middle');
  }
}

/** @param {number} value in px */
function round(value) {
  return value.toFixed(2);
}
