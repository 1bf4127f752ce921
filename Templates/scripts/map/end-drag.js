/**
 * Start and goal of a route, which the reader drags to other places of the map.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { mapPoint, nearestPlace } from './map-points.js';
import { svg } from '../lib/svg.js';

/** The distance from a place at which an end can be dropped, and the maximum movement of a press
 * that does not count as a drag, in px. */
const [REACH, STILL] = [60, 4];

/**
 * Both ends after one of them is moved. If both would be at one place, they exchange places.
 * @param {number[]} ends @param {number} end 0 for the start, 1 for the goal @param {number} place
 */
export function moved(ends, end, place) {
  const others = place === ends[1 - end] ? [...ends].reverse() : [...ends];
  others[end] = place;
  return others;
}

export class EndDrag {
  /**
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {(ends: number[]) => void} preview called with the places where the ends would be
   * @param {(ends: number[]) => void} move called with the places where they are released
   */
  constructor(overlay, network, preview, move) {
    this.overlay = overlay;
    this.network = network;
    this.preview = preview;
    this.move = move;
    this.ends = [-1, -1];
    this.handles = [0, 1].map((end) => this.#handle(end));
    // Above the marks, and below the label of the place under the pointer.
    overlay.append(...this.handles);
  }

  /** @param {number[]} ends -1 if not chosen */
  show(ends) {
    this.ends = ends;
    const { x, y } = this.network.data.places;
    this.handles.forEach((handle, end) => {
      handle.toggleAttribute('hidden', ends[end] < 0);
      if (ends[end] < 0) return;
      handle.setAttribute('cx', String(x[ends[end]]));
      handle.setAttribute('cy', String(y[ends[end]]));
    });
  }

  /** @param {number} end */
  #handle(end) {
    const handle = svg('circle', { class: 'end-handle', hidden: '' });
    /** @type {{x: number, y: number, hasMoved: boolean, before: number[], ends: number[]} | null} */
    let press = null;
    /** True if the click that ends a press is ignored: the press was a drag, cancelled or not. */
    let wasDrag = false;
    const stop = (/** @type {boolean} */ isTaken) => {
      const last = press;
      press = null;
      if (!last?.hasMoved) return;
      if (!isTaken) this.preview(last.before);
      else if (last.ends.join() !== last.before.join()) this.move(last.ends);
    };
    handle.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      // The map itself does not move.
      event.stopPropagation();
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      wasDrag = false;
      press = { x: event.clientX, y: event.clientY, hasMoved: false, before: this.ends, ends: this.ends };
    });
    handle.addEventListener('pointermove', (event) => {
      if (!press) return;
      event.stopPropagation();
      if (!press.hasMoved && Math.hypot(event.clientX - press.x, event.clientY - press.y) < STILL) return;
      press.hasMoved = wasDrag = true;
      const place = this.#at(event);
      if (place < 0 || place === press.ends[end]) return;
      press.ends = moved(press.before, end, place);
      this.preview(press.ends);
    });
    handle.addEventListener('pointerup', () => {
      if (wasDrag) {
        const swallow = (/** @type {Event} */ event) => event.stopPropagation();
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      }
      stop(true);
    });
    handle.addEventListener('pointercancel', () => stop(false));
    // A finger would scroll the page: browsers do not ask parts of a drawing for their touch-action.
    handle.addEventListener('touchmove', (event) => {
      if (event.cancelable) event.preventDefault();
    }, { passive: false });
    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !press) return;
      event.preventDefault();
      stop(false);
    }, { capture: true });
    return handle;
  }

  /** @param {PointerEvent} event */
  #at(event) {
    const { places, width } = this.network.data;
    const point = mapPoint(this.overlay.getBoundingClientRect(), width, event);
    return nearestPlace(places.x.slice(0, this.network.named), places.y, point, REACH * point.unit);
  }
}
