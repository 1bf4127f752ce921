/**
 * Lets the reader choose an alternative by clicking its line or its label on the map.
 * @module
 */

import './network-page.js';
import { mapPoint, nearestPath } from '../map/map-points.js';

/** The maximum distance at which the pointer hits a line, in px. */
const REACH = 8;

/** @typedef {{element: Element, lines: [number, number][][]}} DrawnWay */

export class WayHits {
  /** @param {HTMLElement} frame @param {(way: number) => void} choose */
  constructor(frame, choose) {
    this.overlay = /** @type {SVGSVGElement} */ (frame.querySelector('.map-overlay'));
    /** @type {DrawnWay[]} */
    this.ways = [];
    // The listener must run before other click handlers, hence the capture phase.
    frame.addEventListener('click', (event) => {
      const way = this.#at(event);
      if (way < 0) return;
      event.preventDefault();
      event.stopPropagation();
      choose(way);
    }, { capture: true });
    frame.addEventListener('pointermove', (event) => this.#light(event.pointerType === 'mouse' ? this.#at(event) : -1));
    frame.addEventListener('pointerleave', () => this.#light(-1));
    this.frame = frame;
  }

  /** @param {DrawnWay[]} ways with lines in units of the map */
  show(ways) {
    this.#light(-1);
    this.ways = ways;
  }

  /** @param {number} lit -1 for none */
  #light(lit) {
    this.frame.classList.toggle('on-way', lit >= 0);
    this.ways.forEach(({ element }, way) => element.classList.toggle('lit', way === lit));
  }

  /** @param {MouseEvent} event @returns {number} -1 if no alternative is there */
  #at(event) {
    const { frame, overlay } = this;
    // During a replay, or while clicks have another purpose, no alternative is chosen.
    if (overlay.classList.contains('replaying') || frame.matches('.asking, .changing')) return -1;
    const { clientX, clientY } = event;
    const named = this.ways.findIndex(({ element }) => {
      return [...element.querySelectorAll('text, circle')].some((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      });
    });
    if (named >= 0) return named;
    const point = mapPoint(overlay.getBoundingClientRect(), overlay.viewBox.baseVal.width, event);
    const lines = this.ways.map(({ element, lines }) => (element.closest('[hidden]') ? [] : lines));
    return nearestPath(lines, point, REACH * point.unit);
  }
}
