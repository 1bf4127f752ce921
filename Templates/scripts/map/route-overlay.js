/**
 * A planned route on the map: the way, its stops, the marks and names of both ends.
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
    mark(this.start, from, from < 0 ? '' : `M${x[from]} ${y[from] - 10}l9 16h-18z`);
    mark(this.goal, to, to < 0 ? '' : `M${x[to] - 7} ${y[to] - 7}h14v14h-14z`);
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
   * Hides the way while a search is shown in its stead.
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
  const side = x[place] > network.data.width * 0.7 ? 'left' : 'right';
  const label = svg('text', { class: `${style} ${side}`, x: x[place], y: y[place] });
  label.textContent = network.name(place);
  return label;
}

/** @param {SVGElement} path @param {number} place @param {string} data */
function mark(path, place, data) {
  path.toggleAttribute('hidden', place < 0);
  if (data) path.setAttribute('d', data);
}
