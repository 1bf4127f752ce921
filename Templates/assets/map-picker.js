/**
 * Choosing a place on the map: by pointing at it, or by going to it with the arrow keys.
 * @module
 */

/** @import { Network } from './network.js' */
import { mapPoint, nearestPlace } from './map-points.js';
import { MapZoom } from './map-zoom.js';
import { nameLabel } from './route-overlay.js';
import { html, svg } from './svg.js';

/** How near one has to point, in px of the screen: half a finger, or less with a mouse. */
const REACH = 24;

export class MapPicker {
  /**
   * @param {HTMLElement} frame of the map
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {(place: number) => void} choose
   */
  constructor(frame, overlay, network, choose) {
    this.overlay = overlay;
    this.network = network;
    this.hint = svg('g', { class: 'hint', hidden: '' });
    this.shown = -1;
    overlay.append(this.hint);
    this.frame = frame;
    frame.classList.add('choosing');
    // For what else answers clicks: see map-nearest.js.
    frame.dispatchEvent(new Event('choosing'));
    if (!network.data.ground) frame.dispatchEvent(new Event('board'));
    frame.addEventListener('click', (event) => {
      if (this.isAsking) return;
      const place = this.#placeAt(event);
      if (place < 0) return;
      // The dot may be a link for readers without scripts.
      event.preventDefault();
      choose(place);
    });
    frame.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'mouse') this.#point(this.isAsking ? -1 : this.#placeAt(event));
    });
    frame.addEventListener('pointerleave', () => this.#point(-1));
    this.#takeKeys(MapZoom.of(frame), choose);
  }

  /** Whether the reader asks what is there instead of choosing. */
  get isAsking() {
    return this.frame.classList.contains('asking');
  }

  /** @param {MapZoom} zoom @param {(place: number) => void} choose */
  #takeKeys(zoom, choose) {
    const said = html('p', { class: 'visually-hidden', role: 'status' });
    zoom.tools.element.append(said);
    const { width, height, places } = this.network.data;
    zoom.marks = {
      points: () => places.x.slice(0, this.network.named).map((x, place) => ({ x: x / width, y: places.y[place] / height })),
      current: () => this.shown,
      go: (place) => {
        this.#point(place);
        said.textContent = this.network.name(place);
      },
      choose: (place) => {
        if (!this.isAsking) choose(place);
        else this.frame.dispatchEvent(new CustomEvent('ask', { detail: { x: places.x[place], y: places.y[place] } }));
      },
      release: () => {
        if (this.shown < 0) return false;
        this.#point(-1);
        return true;
      },
    };
    zoom.limitFocus();
    zoom.frame.addEventListener('blur', () => this.#point(-1));
  }

  /** @param {MouseEvent} event */
  #placeAt(event) {
    const { data: { width, places }, named } = this.network;
    const point = mapPoint(this.overlay.getBoundingClientRect(), width, event);
    return nearestPlace(places.x.slice(0, named), places.y, point, REACH * point.unit);
  }

  /** Names the place that would be chosen. @param {number} place */
  #point(place) {
    if (place === this.shown) return;
    this.shown = place;
    this.hint.toggleAttribute('hidden', place < 0);
    if (place < 0) return;
    const { x, y } = this.network.data.places;
    this.hint.replaceChildren(
      svg('circle', { class: 'current', cx: x[place], cy: y[place] }),
      nameLabel(this.network, place, 'end'),
    );
  }
}
