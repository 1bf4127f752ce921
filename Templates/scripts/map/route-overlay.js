/**
 * A planned route on the map: its line, its stops, and the marks and names of both ends.
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
    // Without a route the map below has names of its own.
    this.names.replaceChildren(
      ...(route ? [from, to] : []).map((place) => nameLabel(this.network, place, 'end')),
    );
  }

  /**
   * Hides the route while a search is shown instead.
   * @param {boolean} isHidden
   */
  hideWay(isHidden) {
    this.way.toggleAttribute('hidden', isHidden);
  }
}

/**
 * A place's name beside it, on the side where there is more room.
 * @param {Network} network
 * @param {number} place
 * @param {string} style
 */
export function nameLabel(network, place, style) {
  const { x, y } = network.data.places;
  const side = x[place] > network.data.width / 2 ? 'left' : 'right';
  const label = svg('text', { class: `${style} ${side}`, x: x[place], y: y[place] });
  label.textContent = network.name(place);
  return label;
}

/** @typedef {{x: number, y: number}} Point */

/** The triangle at the start. @param {Point} point */
export const startPath = ({ x, y }) => `M${x} ${y - 10}l9 16h-18z`;
/** The square at the goal. @param {Point} point */
export const goalPath = ({ x, y }) => `M${x - 7} ${y - 7}h14v14h-14z`;

/**
 * Moves the mark of an end, or hides it.
 * @param {SVGElement} path @param {(point: Point) => string} shape @param {Point | null | undefined} point
 */
export function mark(path, shape, point) {
  path.toggleAttribute('hidden', !point);
  if (point) path.setAttribute('d', shape(point));
}
