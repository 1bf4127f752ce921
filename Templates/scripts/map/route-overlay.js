/**
 * A planned route on the map: its line, its stops, and the markers and labels of both ends.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { RoutePath } from './route-path.js';
import { svg } from '../lib/svg.js';

export class RouteOverlay {
  /** @param {SVGElement} overlay @param {Network} network */
  constructor(overlay, network) {
    this.network = network;
    this.overlay = overlay;
    this.way = svg('g', { class: 'planned' });
    this.path = new RoutePath(network, this.way);
    this.stops = svg('g');
    this.way.append(this.stops);
    this.start = svg('path', { class: 'start', hidden: '' });
    this.goal = svg('path', { class: 'goal', hidden: '' });
    this.names = svg('g', { class: 'labels' });
    overlay.append(this.way, this.goal, this.start, this.names);
  }

  /**
   * @param {number} from -1 if not chosen
   * @param {number} to
   * @param {import('../core/route.js').Route | null} route
   */
  draw(from, to, route) {
    const { x, y } = this.network.data.places;
    mark(this.start, startPath, from < 0 ? null : { x: x[from], y: y[from] });
    mark(this.goal, goalPath, to < 0 ? null : { x: x[to], y: y[to] });
    this.path.draw(route?.links ?? []);
    const stops = (route?.places ?? []).slice(1, -1).filter((place) => this.network.isNamed(place));
    this.stops.replaceChildren(
      ...stops.map((place) => svg('circle', { class: 'stop', cx: x[place], cy: y[place] })),
    );
    // Without a route, the base map has its own labels, so none are added.
    this.names.replaceChildren(
      ...(route ? [from, to] : []).map((place) => nameLabel(this.network, place)),
    );
  }

  /** @param {boolean} isHidden */
  hideWay(isHidden) {
    this.way.toggleAttribute('hidden', isHidden);
  }
}

/**
 * The label of a place, on the side of the place that has more space.
 * @param {Network} network @param {number} place
 */
export function nameLabel(network, place) {
  const { x, y } = network.data.places;
  const side = x[place] > network.data.width / 2 ? 'left' : 'right';
  return svg('text', { class: `end ${side}`, x: x[place], y: y[place] }, network.name(place));
}

/** @typedef {{x: number, y: number}} Point */

/** @param {Point} point @returns {string} the path of the triangle that marks the start */
export const startPath = ({ x, y }) => `M${x} ${y - 10}l9 16h-18z`;
/** @param {Point} point @returns {string} the path of the square that marks the goal */
export const goalPath = ({ x, y }) => `M${x - 7} ${y - 7}h14v14h-14z`;

/**
 * Moves the marker of an end, or hides it if there is no point.
 * @param {SVGElement} path @param {(point: Point) => string} shape
 * @param {Point | null | undefined} point
 */
export function mark(path, shape, point) {
  path.toggleAttribute('hidden', !point);
  if (point) path.setAttribute('d', shape(point));
}
