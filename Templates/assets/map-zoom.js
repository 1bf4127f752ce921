/**
 * Maps that zoom: by buttons and keys, by two fingers, by the wheel with Ctrl, and by dragging once
 * zoomed in. A plain wheel and one finger scroll the page as ever.
 * @module
 */

import { moved, WHOLE, zoomed } from './map-view.js';
import { html } from './svg.js';

/** How wide a map may become, in px: the outlines know no more. */
const WIDEST = 5000;
/** By how much a button zooms. */
const STEP = 1.6;
/** By how much of the frame an arrow key moves. */
const KEY_STEP = 0.2;
/** How far a press may move and still be a click, in px. */
const CLICK_REACH = 4;

/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

export class MapZoom {
  /** @param {HTMLElement} frame */
  constructor(frame) {
    this.frame = frame;
    this.view = WHOLE;
    this.drawing = 0;
    /** Where fingers or the mouse press. @type {Map<number, {x: number, y: number}>} */
    this.presses = new Map();
    this.hasMoved = false;
    const picture = frame.querySelector('img');
    if (picture) {
      // What it says of itself: what is shown was rounded.
      const [width, height] = ['width', 'height'].map((side) => picture.getAttribute(side));
      frame.style.aspectRatio = `${width} / ${height}`;
      picture.draggable = false;
    }
    frame.classList.add('zoomable');
    frame.append(this.#buttons());
    frame.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    frame.addEventListener('pointerdown', (event) => this.#press(event));
    frame.addEventListener('pointermove', (event) => this.#move(event));
    // With a second finger down the page does not scroll.
    for (const type of /** @type {const} */ (['touchstart', 'touchmove'])) {
      frame.addEventListener(
        type,
        (event) => {
          if (event.touches.length > 1 && event.cancelable) event.preventDefault();
        },
        { passive: false },
      );
    }
    for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
      frame.addEventListener(type, (event) => this.presses.delete(event.pointerId));
    }
    // The click that ends a drag chooses nothing.
    frame.addEventListener('click', (event) => this.#click(event), { capture: true });
  }

  #buttons() {
    const button = (/** @type {string} */ label, /** @type {string} */ text, /** @type {() => void} */ act) => {
      const element = html('button', { type: 'button', 'aria-label': label }, text);
      element.addEventListener('click', act);
      return element;
    };
    this.whole = button('Whole map', '×', () => {
      this.#show(WHOLE);
      this.whole?.parentElement?.querySelector('button')?.focus();
    });
    const group = html(
      'div',
      { class: 'map-zoom', role: 'group', 'aria-label': 'Zoom of the map' },
      button('Zoom in', '+', () => this.#zoom(STEP, this.#center())),
      button('Zoom out', '−', () => this.#zoom(1 / STEP, this.#center())),
      this.whole,
    );
    this.whole.hidden = true;
    group.addEventListener('keydown', (event) => this.#key(event));
    return group;
  }

  /** How far the map may be zoomed in. */
  get most() {
    return Math.max(1, WIDEST / (this.frame.clientWidth || WIDEST));
  }

  /** @param {import('./map-view.js').View} view */
  #show(view) {
    this.view = view;
    this.drawing ||= requestAnimationFrame(() => {
      this.drawing = 0;
      const { zoom, left, top } = this.view;
      this.frame.style.setProperty('--map-zoom', String(zoom));
      this.frame.style.setProperty('--map-left', String(left));
      this.frame.style.setProperty('--map-top', String(top));
      this.frame.classList.toggle('zoomed', zoom > 1);
      if (this.whole) this.whole.hidden = zoom === 1;
    });
  }

  /** @param {number} factor @param {{x: number, y: number}} point in shares of the frame */
  #zoom(factor, point) {
    this.#show(zoomed(this.view, factor, point, this.most));
  }

  /** @param {{clientX: number, clientY: number}} event */
  #share({ clientX, clientY }) {
    const box = this.frame.getBoundingClientRect();
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  }

  /** What buttons and keys zoom at: between the ends of the route as long as all is seen. */
  #center() {
    const ends = [...this.frame.querySelectorAll('.start:not([hidden]), .goal:not([hidden])')];
    if (this.view.zoom > 1 || !ends.length) return { x: 0.5, y: 0.5 };
    const points = ends.map((end) => {
      const box = end.getBoundingClientRect();
      return this.#share({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
    });
    const middle = (/** @type {number[]} */ values) => {
      return Math.max(0, Math.min(1, (Math.min(...values) + Math.max(...values)) / 2));
    };
    return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#zoom(Math.exp(-event.deltaY / 200), this.#share(event));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow && this.view.zoom > 1) this.#show(moved(this.view, ...arrow, this.most));
    else if (event.key === '+' || event.key === '=') this.#zoom(STEP, this.#center());
    else if (event.key === '-') this.#zoom(1 / STEP, this.#center());
    else return;
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (event.button !== 0 || /** @type {Element} */ (event.target).closest('button')) return;
    if (this.presses.size === 0) this.hasMoved = false;
    if (this.presses.size < 2) this.presses.set(event.pointerId, this.#share(event));
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.presses.get(event.pointerId);
    if (!before || (this.presses.size === 1 && this.view.zoom === 1)) return;
    const now = this.#share(event);
    const other = [...this.presses].find(([id]) => id !== event.pointerId)?.[1];
    const [width, height] = [this.frame.clientWidth, this.frame.clientHeight];
    const distance = (/** @type {{x: number, y: number}} */ a, /** @type {{x: number, y: number}} */ b) => {
      return Math.hypot((a.x - b.x) * width, (a.y - b.y) * height);
    };
    if (!this.hasMoved && distance(before, now) < CLICK_REACH) return;
    if (!this.hasMoved && !other) this.frame.setPointerCapture(event.pointerId);
    this.hasMoved = true;
    this.presses.set(event.pointerId, now);
    let view = this.view;
    if (other) {
      const center = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      view = zoomed(view, distance(now, other) / (distance(before, other) || 1), center, this.most);
      view = moved(view, (now.x - before.x) / 2, (now.y - before.y) / 2, this.most);
    } else {
      view = moved(view, now.x - before.x, now.y - before.y, this.most);
    }
    this.#show(view);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!this.hasMoved) return;
    this.hasMoved = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
