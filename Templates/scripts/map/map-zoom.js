/**
 * Zoomable maps. Each frame of a map has a `MapZoom`, which shows a part of the map in the frame.
 *
 * A `MapZoom` handles all input: buttons in a corner of the map, keys, two-finger gestures, the
 * wheel, and dragging while zoomed. On a map that is not zoomed, one finger scrolls the page. The
 * wheel without Ctrl also scrolls the page, until the reader presses on the map.
 * @module
 */

/** @typedef {import('./map-view.js').Box} Box */
/** @typedef {import('./map-view.js').View} View */
import { listenToGestures } from './map-gestures.js';
import { LinkMarks } from './map-links.js';
import { linkLines, pathLines } from './map-points.js';
import { listenToKeys } from './map-keys.js';
import { MapTools } from './map-tools.js';
import { between, clamped, isSame, moved, showing, WHOLE, zoomed } from './map-view.js';

/** The default maximum zoom, at which neighbouring places can be told apart. */
const MOST = 32;
/** The time in ms without a change after which a map counts as still. */
const STILL = 120;

/** @type {WeakMap<HTMLElement, MapZoom>} */
const known = new WeakMap();

/**
 * The markers on a map; the arrow keys move the focus between them. They are links, or places that
 * can be chosen.
 * @typedef {object} Marks
 * @property {() => {x: number, y: number}[]} points in fractions of the map's size
 * @property {() => number} current the current marker, or -1
 * @property {(mark: number) => void} go moves the focus to a marker
 * @property {(mark: number) => void} [choose] chooses a marker that is not a link
 * @property {() => boolean} [release] clears the current choice; returns false if there is none
 * @property {() => boolean} [limit] if the markers are links: makes one of them the tab stop;
 *   returns false if there are no links
 */

export class MapZoom {
  /** @param {HTMLElement} frame */
  static of(frame) {
    let zoom = known.get(frame);
    if (!zoom) known.set(frame, (zoom = new MapZoom(frame)));
    return zoom;
  }

  /** @param {HTMLElement} frame */
  constructor(frame) {
    this.frame = frame;
    /** @type {View} the initial view or, if a route is planned, the view of that route */
    this.home = WHOLE;
    /** @type {View} */
    this.view = WHOLE;
    /** The view at the end of the current transition. */
    this.aim = WHOLE;
    this.most = MOST;
    /** @type {Marks} */
    this.marks = new LinkMarks(this);
    /** @type {((zoom: MapZoom) => void)[]} called after each change of the view */
    this.watchers = [];
    this.drawing = 0;
    this.settling = 0;
    /** True while the view moves. The picture is then only scaled, because redrawing it is slow. */
    this.isMoving = false;
    /** The zoom for which the picture was last drawn. */
    this.drawn = 1;
    this.tools = new MapTools(this);
    frame.classList.add('zoomable');
    listenToGestures(this);
    listenToKeys(this);
    this.#adopt();
    new MutationObserver(() => this.#adopt()).observe(frame, { childList: true });
    new ResizeObserver(() => this.#tell()).observe(frame);
  }

  /** Handles a picture that was added to the frame, or that replaced another picture. */
  #adopt() {
    const picture = this.frame.querySelector('.map-base, .map-world');
    if (!picture) return;
    // The attributes of the picture are exact, whereas its displayed size is rounded.
    const [, , width, height] =
      picture instanceof SVGSVGElement
        ? (picture.getAttribute('viewBox') ?? '').split(' ').map(Number)
        : [0, 0, ...['width', 'height'].map((side) => Number(picture.getAttribute(side)))];
    /** The size of the map, in its own units. */
    this.size = { width, height };
    this.tools.figure.style.setProperty('--shape', String(width / height));
    if (picture instanceof HTMLImageElement) picture.draggable = false;
    const isNew = picture !== this.picture;
    if (isNew) {
      this.live?.then((live) => live.remove(), () => {});
      this.live = undefined;
    }
    this.picture = picture;
    this.limitFocus();
    if (!isNew) {
      this.#place();
      return;
    }
    this.home = this.#initial();
    this.show(this.home);
    this.#widenForSearches();
  }

  /** Shows the whole map once a replay starts, because a search covers more than its route. */
  #widenForSearches() {
    this.widening?.disconnect();
    if (this.home.zoom === 1) return;
    const watch = (this.widening = new MutationObserver(() => {
      if (!this.frame.querySelector('.replaying') || this.frame.querySelector('.found')) return;
      watch.disconnect();
      if (this.aim === this.home) this.show(WHOLE, { eased: true });
    }));
    watch.observe(this.frame, { subtree: true, attributeFilter: ['class'] });
  }

  /**
   * Replaces the initial view, and shows the new one unless the reader has moved the map.
   * @param {View} view
   */
  settle(view) {
    const isHome = this.aim === this.home;
    this.home = view;
    this.#widenForSearches();
    if (isHome) this.show(view, { eased: true });
  }

  /**
   * The view that shows the rectangle in the frame's data attributes; the whole map if there is
   * none.
   */
  #initial() {
    const [x, y, width] = ['x', 'y', 'width'].map((name) => Number(this.frame.dataset[name]));
    if (!this.size || !(width > 0)) return WHOLE;
    const zoom = this.size.width / width;
    return clamped({ zoom, left: x / this.size.width, top: y / this.size.height }, this.most);
  }

  /** Makes the map a single tab stop: one of its links or, without links, its frame. */
  limitFocus() {
    if (this.marks.limit?.()) {
      this.frame.removeAttribute('tabindex');
      return;
    }
    for (const link of this.frame.querySelectorAll('a')) link.setAttribute('tabindex', '-1');
    this.frame.tabIndex = 0;
    this.frame.setAttribute('role', 'group');
    this.frame.setAttribute(
      'aria-label',
      this.marks.choose
        ? WORDS.mapTools.choosingMap
        : WORDS.mapTools.movingMap,
    );
  }

  /** @param {View} view @param {{eased?: boolean}} options */
  show(view, { eased = false } = {}) {
    this.leading?.abort();
    this.aim = view;
    // A transition between equal views would start the label layer, although the map does not move.
    const time = eased && !isSame(view, this.view) ? parseFloat(getComputedStyle(this.frame).getPropertyValue('--zoom')) : 0;
    if (!(time > 0)) {
      this.#set(view);
      return;
    }
    const from = this.view;
    const leading = (this.leading = new AbortController());
    /** @type {number | undefined} */
    let start;
    const step = (/** @type {number} */ now) => {
      if (leading.signal.aborted) return;
      start ??= now;
      const share = Math.min(1, (now - start) / time);
      // Ease-out.
      this.#set(share < 1 ? between(from, view, 1 - (1 - share) ** 3) : view);
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** @param {View} view */
  #set(view) {
    this.view = view;
    this.drawing ||= requestAnimationFrame(() => {
      this.drawing = 0;
      this.isMoving = this.settling > 0;
      clearTimeout(this.settling);
      this.settling = setTimeout(() => this.#settle(), STILL);
      this.#place();
      this.#tell();
    });
  }

  #settle() {
    this.settling = 0;
    if (!this.isMoving) return;
    this.isMoving = false;
    this.#place();
    this.#tell();
  }

  /**
   * Moves and scales the layers of the frame to fit the view. Label layers are excluded, because
   * they read the view themselves. Setting a style property on them would make the browser restyle
   * them in every animation frame.
   */
  #place() {
    const { zoom, left, top } = this.view;
    if (!this.isMoving) this.drawn = zoom;
    for (const part of this.frame.children) {
      if (!(part instanceof HTMLElement || part instanceof SVGElement) || part.matches('.live-layer')) continue;
      const drawn = part === this.picture ? this.drawn : zoom;
      const scale = zoom / drawn;
      part.style.setProperty('--map-zoom', String(drawn));
      part.style.transform = `translate(${-100 * left * scale}%, ${-100 * top * scale}%) scale(${scale})`;
    }
  }

  #tell() {
    const { zoom } = this.view;
    this.frame.classList.toggle('zoomed', zoom > 1);
    this.frame.classList.toggle('moved', !isSame(this.view, this.home));
    this.tools.update();
    if (this.view !== this.home) this.liven();
    for (const watcher of this.watchers) watcher(this);
  }

  /**
   * Starts the label layer. The labels in the picture only fit the initial view, so the layer
   * places labels again for other views. The small maps of a comparison have no label layer.
   */
  liven() {
    if (!this.size || !this.frame.matches('.map > :first-child')) return;
    if (this.live) return;
    const live = (this.live = import('./live-map.js').then(({ LiveMap }) => LiveMap.start(this, { linkLines, pathLines })));
    live.catch(() => {
      if (live === this.live) this.live = undefined;
    });
  }

  /** @param {number} factor @param {{x: number, y: number}} [point] in fractions of the frame */
  zoom(factor, point = this.#center()) {
    this.show(zoomed(this.view, factor, point, this.most));
  }

  /** @param {number} x @param {number} y both in fractions of the frame's size */
  move(x, y) {
    this.show(moved(this.view, x, y, this.most));
  }

  /** @param {{x: number, y: number}} point in fractions of the map's size */
  reveal(point) {
    if (this.view.zoom > 1) this.show(showing(this.view, point, this.most));
  }

  /** Shows the initial view or, if it is already shown, the whole map. */
  reset() {
    this.show(isSame(this.view, this.home) ? WHOLE : this.home, { eased: true });
  }

  /**
   * Converts a point on the screen to fractions of the frame's size.
   * @param {{clientX: number, clientY: number}} at
   */
  share({ clientX, clientY }) {
    const box = this.frame.getBoundingClientRect();
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  }

  /** The centre of the marked places if it is visible, otherwise the centre of the frame. */
  #center() {
    const about = '.map-overlay :is(.start, .goal, .ring, .found-ring):not([hidden])';
    const ends = [...this.frame.querySelectorAll(about)];
    const middle = { x: 0.5, y: 0.5 };
    if (!ends.length) return middle;
    const points = ends.map((end) => {
      const box = end.getBoundingClientRect();
      return this.share({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
    });
    const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)].map((values) => {
      return (Math.min(...values) + Math.max(...values)) / 2;
    });
    return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : middle;
  }
}
