/**
 * Handles with which the reader drags the start and the goal of a route to other places on the map.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { mapPoint, nearestPlace } from './map-points.js';
import { svg } from '../lib/svg.js';

/**
 * `REACH` is the maximum distance between the pointer and a place, and `STILL` is the maximum
 * movement of a press that is not yet a drag, both in px.
 */
const [REACH, STILL] = [60, 4];

/**
 * Returns the ends of a route after one of them has moved to a place. If the other end is at that
 * place, the ends are swapped.
 * @param {number[]} ends
 * @param {number} end 0 for the start, 1 for the goal
 * @param {number} place
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
   * @param {(ends: number[]) => void} preview called with the changed ends during a drag
   * @param {(ends: number[]) => void} move called with the changed ends after a drag
   */
  constructor(overlay, network, preview, move) {
    this.overlay = overlay;
    this.network = network;
    this.preview = preview;
    this.move = move;
    this.ends = [-1, -1];
    this.handles = [0, 1].map((end) => this.#handle(end));
    // The handles are above the markers, but below the label of the place under the pointer.
    overlay.append(...this.handles);
  }

  /** @param {number[]} ends indices of the places, or -1 if not chosen */
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
    /** True if the click at the end of a press must be ignored, because the press was a drag. */
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
      // Prevents the press from dragging the map.
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
    // Prevents a finger from scrolling the page. The CSS property touch-action is not enough,
    // because browsers ignore it on parts of an SVG.
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
