/**
 * A route on the map: one casing under the whole route, and over it a path for each line style.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { svg } from '../lib/svg.js';

const LINES = ['solid', 'dotted', 'dashed', 'double'];

export class RoutePath {
  /** @param {Network} network @param {SVGElement} parent */
  constructor(network, parent) {
    this.network = network;
    this.casing = svg('path', { class: 'route-casing' });
    this.lines = LINES.map((line) => {
      return svg('path', { class: line === 'solid' ? 'route-line' : `route-line ${line}` });
    });
    this.core = svg('path', { class: 'route-core' });
    parent.append(this.casing, ...this.lines, this.core);
    this.drawn = '';
  }

  /** @param {number[]} links */
  draw(links) {
    const byLine = LINES.map(() => '');
    for (const link of links) {
      byLine[Math.max(0, LINES.indexOf(this.network.line(link)))] += this.network.path(link);
    }
    const key = byLine.join(' ');
    if (key === this.drawn) return;
    this.drawn = key;
    setPath(this.casing, byLine.join(''));
    this.lines.forEach((line, index) => setPath(line, byLine[index]));
    setPath(this.core, byLine[LINES.indexOf('double')]);
  }
}

/** @param {SVGElement} path @param {string} data empty to draw nothing */
export function setPath(path, data) {
  if (data) path.setAttribute('d', data);
  else path.removeAttribute('d');
}
