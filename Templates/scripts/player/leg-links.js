/**
 * Highlights a leg in the table and on the map at the same time: while the pointer is over the leg
 * in one of them, or while the row of the leg contains the focus.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/route.js').Leg} Leg */
import './network-page.js';
import { mapPoint, nearestPath, pathLines } from '../map/map-points.js';
import { svg } from '../lib/svg.js';
import { cost, say } from '../lib/words.js';

/** The maximum distance at which the pointer hits a leg, in px. */
const REACH = 8;

export class LegLinks {
  /** @param {HTMLElement} frame @param {Network} network */
  constructor(frame, network) {
    this.frame = frame;
    this.overlay = /** @type {SVGElement} */ (frame.querySelector('.map-overlay'));
    this.network = network;
    this.casing = svg('path', { class: 'leg-casing' });
    this.line = svg('path', { class: 'leg-line' });
    this.name = svg('text');
    this.mark = svg('g', { class: 'leg', hidden: '' }, this.casing, this.line, this.name);
    /** @type {Leg[]} */
    this.legs = [];
    /** @type {Element[]} */
    this.rows = [];
    /** @type {[number, number][][][] | null} null until the pointer moves over the map */
    this.lines = null;
    this.lit = -1;
    /** @type {Element[]} labels that are hidden because the highlighted leg's name overlaps them */
    this.covered = [];
    frame.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'mouse') this.light(this.#at(event));
    });
    frame.addEventListener('pointerleave', () => this.light(-1));
  }

  /**
   * @param {Element | null} table the table of the legs, whose first row is the start of the route
   * @param {Leg[]} legs
   */
  show(table, legs) {
    this.light(-1);
    this.legs = legs;
    this.lines = null;
    this.rows = [...(table?.querySelectorAll('tbody tr') ?? [])].slice(1);
    this.rows.forEach((row, leg) => {
      for (const kind of ['pointerenter', 'focusin']) row.addEventListener(kind, () => this.light(leg));
      row.addEventListener('pointerleave', () => this.light(-1));
      row.addEventListener('focusout', () => this.light(-1));
    });
    // The pointer may already be over a row.
    this.light(this.rows.findIndex((row) => row.matches(':hover, :focus-within')));
  }

  /** @param {number} leg the index of the leg, or -1 for none */
  light(leg) {
    if (leg === this.lit || this.overlay.classList.contains('replaying')) return;
    this.rows[this.lit]?.classList.remove('lit');
    this.rows[leg]?.classList.add('lit');
    this.lit = leg;
    this.mark.toggleAttribute('hidden', leg < 0);
    for (const label of this.covered.splice(0)) label.removeAttribute('visibility');
    if (leg < 0) return;
    const { network, overlay } = this;
    const { from, to, links, cost: length } = this.legs[leg];
    const path = links.map((link) => network.path(link)).join('');
    this.casing.setAttribute('d', path);
    this.line.setAttribute('d', path);
    // The name is next to the middle of the leg, on the side of the frame that has more space.
    const { x, y } = network.data.places;
    const middle = (x[from] + x[to]) / 2;
    const [map, box] = [overlay, this.frame].map((one) => one.getBoundingClientRect());
    const isLeft = map.left + (middle / network.data.width) * map.width > box.left + 0.6 * box.width;
    this.name.textContent = say(WORDS.legs.named, {
      from: network.name(from), to: network.name(to), cost: cost(length, network.data.unit),
    });
    this.name.setAttribute('class', `end ${isLeft ? 'left' : 'right'}`);
    this.name.setAttribute('x', String(middle));
    this.name.setAttribute('y', String((y[from] + y[to]) / 2));
    // The highlight is moved to the end of the overlay, so that it is above all other elements.
    overlay.append(this.mark);
    const own = this.name.getBoundingClientRect();
    this.covered = [...this.frame.querySelectorAll('.labels text, .map-names text')].filter((label) => {
      const { left, top, right, bottom } = label.getBoundingClientRect();
      return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    });
    for (const label of this.covered) label.setAttribute('visibility', 'hidden');
  }

  /** @param {PointerEvent} event @returns {number} -1 if no leg is there */
  #at(event) {
    const point = mapPoint(this.overlay.getBoundingClientRect(), this.network.data.width, event);
    this.lines ??= this.legs.map(({ links }) => links.flatMap((link) => pathLines(this.network.path(link))));
    return nearestPath(this.lines, point, REACH * point.unit);
  }
}
