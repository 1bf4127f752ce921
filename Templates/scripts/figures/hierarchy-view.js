/**
 * A drawing of a contraction hierarchy, either on the map or with heights that show the levels.
 * @module
 */

/** @typedef {import('../core/hierarchy.js').Arc} Arc */
/** @typedef {import('../core/hierarchy.js').Hierarchy} Hierarchy */
/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('./hierarchy-film.js').Picture} Picture */
import { svg } from '../lib/svg.js';
import { nameLabel } from '../map/route-overlay.js';
import { setPath } from '../map/route-path.js';
import { pairs } from './hierarchy-film.js';

/** The distance of a shortcut's control point from its chord, as a fraction of the chord length. */
const BEND = 0.12;

export class HierarchyView {
  /**
   * @param {SVGElement} drawing @param {Network} network @param {Hierarchy} hierarchy
   * @param {number[]} x @param {number[]} y
   */
  constructor(drawing, network, hierarchy, x, y) {
    this.network = network;
    this.x = x;
    this.y = y;
    this.shortcuts = hierarchy.contractions.map(({ shortcuts }) => {
      return svg('path', { class: 'shortcut', d: pairs(shortcuts).map((arc) => this.#line(arc)).join('') });
    });
    this.tree = svg('path', { class: 'climb' });
    this.relaxing = svg('path', { class: 'relaxing' });
    this.casing = svg('path', { class: 'route-casing' });
    this.route = svg('path', { class: 'route-line' });
    const places = Array.from({ length: network.size }, (_, place) => place);
    // A square marks a place that the goal's side has reached. A dot marks every other place. A
    // place that both sides have reached has both marks.
    this.squares = places.map((place) => svg('rect', { x: x[place], y: y[place], hidden: '' }));
    this.dots = places.map((place) => svg('circle', { cx: x[place], cy: y[place] }));
    this.current = svg('circle', { class: 'current', hidden: '' });
    this.marks = svg('g', { class: 'replay' });
    const [back, front] = [svg('g', { class: 'marks' }), svg('g', { class: 'marks' })];
    back.append(...this.squares);
    front.append(...this.dots);
    this.marks.append(this.tree, this.relaxing, this.casing, this.route, back, front, this.current);
    drawing.append(...this.shortcuts, this.marks);
  }

  /** @param {Arc} arc */
  #line({ from, to, parts }) {
    const [a, b] = from < to ? [from, to] : [to, from];
    const [ax, ay, bx, by] = [this.x[a], this.y[a], this.x[b], this.y[b]];
    if (!parts) return `M${ax} ${ay}L${bx} ${by}`;
    const [middleX, middleY] = [(ax + bx) / 2 - (by - ay) * BEND, (ay + by) / 2 + (bx - ax) * BEND];
    return `M${ax} ${ay}Q${middleX.toFixed(1)} ${middleY.toFixed(1)} ${bx} ${by}`;
  }

  /** @param {number} link */
  #link(link) {
    const { from, to } = this.network.data.links;
    return `M${this.x[from[link]]} ${this.y[from[link]]}L${this.x[to[link]]} ${this.y[to[link]]}`;
  }

  /** @param {number} place */
  label(place) {
    const label = nameLabel(this.network, place);
    label.setAttribute('x', String(this.x[place]));
    label.setAttribute('y', String(this.y[place]));
    return label;
  }

  /** @param {Picture} picture @param {ArrayLike<number>} levels */
  draw({ contracted, current, relaxing, sides, tree, path, links }, levels) {
    this.shortcuts.forEach((shortcut, index) => shortcut.toggleAttribute('hidden', index >= contracted));
    this.marks.classList.toggle('found', links.length > 0);
    const isQuery = contracted === this.network.size && sides[0].size > 0;
    this.dots.forEach((dot, place) => {
      const state = sides[0].get(place) ?? (!isQuery && levels[place] < contracted ? 'contracted' : 'waiting');
      dot.setAttribute('class', state);
      // A place that only the goal's side has reached is marked by its square alone.
      dot.toggleAttribute('hidden', sides[1].has(place) && !sides[0].has(place));
    });
    this.squares.forEach((square, place) => {
      const state = sides[1].get(place);
      square.toggleAttribute('hidden', !state);
      square.setAttribute('class', state ?? '');
    });
    setPath(this.tree, path.length ? '' : tree.map((arc) => this.#line(arc)).join(''));
    setPath(this.relaxing, relaxing ? this.#line(relaxing) : '');
    const lines = links.length ? links.map((link) => this.#link(link)) : path.map((arc) => this.#line(arc));
    setPath(this.casing, lines.join(''));
    setPath(this.route, lines.join(''));
    this.current.toggleAttribute('hidden', current < 0);
    if (current >= 0) {
      this.current.setAttribute('cx', String(this.x[current]));
      this.current.setAttribute('cy', String(this.y[current]));
    }
  }
}
