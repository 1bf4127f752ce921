/**
 * A chart of the frontier sizes of several searches, with a marker for the current step.
 * @module
 */

import { svg } from '../lib/svg.js';
import { count, list, say } from '../lib/words.js';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [600, 150, 40, 8, 12, 24];
/** The maximum number of points of a line. More points would not be visible. */
const POINTS = 300;

export class FrontierChart {
  /**
   * @param {import('./compare-lane.js').Lane[]} lanes
   * @param {import('./pace.js').Lockstep} lockstep
   */
  constructor(lanes, lockstep) {
    const { length } = lockstep;
    const counts = lanes.map(({ replay }, index) => {
      return (/** @type {number} */ step) => replay.frontierCounts[lockstep.at(index, step)];
    });
    const peaks = lanes.map(({ replay }) => replay.frontierCounts.reduce((a, b) => Math.max(a, b), 0));
    const most = Math.max(1, ...peaks);
    this.x = (/** @type {number} */ step) => LEFT + ((WIDTH - LEFT - RIGHT) * step) / (length || 1);
    const y = (/** @type {number} */ value) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / most;
    const searches = lanes.map(({ title }, index) => say(WORDS.compare.other, { search: title, count: peaks[index] }));
    const attributes = {
      class: 'plot compare-chart', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img',
      'aria-label': say(WORDS.compare.chart, { searches: list(searches) }),
    };
    const [right, low] = [WIDTH - RIGHT, HEIGHT - 6];
    this.element = svg(
      'svg', attributes,
      svg('path', { class: 'plot-rule', d: `M${LEFT} ${y(most)}H${right}M${LEFT} ${y(0)}H${right}` }),
      svg('text', { class: 'plot-count', x: LEFT - 6, y: y(most) }, count(most)),
      svg('text', { class: 'plot-count', x: LEFT - 6, y: y(0) }, '0'),
      svg('text', { class: 'plot-length', x: LEFT, y: low }, '0'),
      svg('text', { class: 'plot-length end', x: right, y: low }, count(length)),
    );
    counts.forEach((value, index) => {
      // The line stops at the step at which its search ends.
      let end = 0;
      while (end < length && !lockstep.isOver(index, end)) end += 1;
      const parts = [];
      const stride = Math.max(1, end / POINTS);
      for (let at = 0; at < end; at += stride) parts.push(point(this.x(Math.floor(at)), y(value(Math.floor(at)))));
      parts.push(point(this.x(end), y(value(end))));
      this.element.append(
        svg('path', { class: `plot-line line-${index + 1}`, d: `M${parts.join('L')}` }),
        svg('circle', { class: `plot-end line-${index + 1}`, cx: this.x(end), cy: y(value(end)), r: 4 }),
      );
    });
    this.now = svg('path', { class: 'plot-now' });
    this.element.append(this.now);
  }

  /** @param {number} step */
  draw(step) {
    this.now.setAttribute('d', `M${this.x(step).toFixed(1)} ${TOP}V${HEIGHT - BOTTOM}`);
  }
}

/**
 * The legend entry of a line.
 * @param {number} index
 */
export function lineKey(index) {
  const line = svg('path', { class: `plot-line line-${index + 1}`, d: 'M2 8H34' });
  return svg('svg', { class: 'key', viewBox: '0 0 36 16', 'aria-hidden': 'true' }, line);
}

/** @param {number} x @param {number} y */
function point(x, y) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
