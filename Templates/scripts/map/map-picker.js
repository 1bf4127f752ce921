/**
 * Lets the reader choose a place on the map, with the pointer or the arrow keys.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { linkLines, mapPoint, nearestPath, nearestPlace } from './map-points.js';
import { MapZoom } from './map-zoom.js';
import { nameLabel } from './route-overlay.js';
import { html, svg } from '../lib/svg.js';

/** The maximum distance in px between the pointer and a place: about half a fingertip's width. */
const REACH = 24;
/**
 * The maximum distances in px between the pointer and a place, and between the pointer and a link,
 * while both places and links can be chosen.
 */
const [PLACE_REACH, LINK_REACH] = [10, 16];

/** @typedef {{place: number, link: number}} Hit the place or link under the pointer; -1 for none */
const NOTHING = { place: -1, link: -1 };

export class MapPicker {
  /**
   * @param {HTMLElement} frame
   * @param {SVGElement} overlay
   * @param {Network} network
   * @param {(place: number, link: number) => void} choose called with the chosen place or link; the
   *   other argument is -1
   */
  constructor(frame, overlay, network, choose) {
    this.overlay = overlay;
    this.network = network;
    this.hint = svg('g', { class: 'hint', hidden: '' });
    this.shown = NOTHING;
    /** @type {Element | undefined} the label that is hidden while the hint shows the same name */
    this.covered = undefined;
    this.takesLinks = false;
    /** True if the last click changed the address. */
    this.hasChosen = false;
    /** @type {[number, number][][][] | null} null until first needed */
    this.lines = null;
    overlay.append(this.hint);
    this.frame = frame;
    frame.classList.add('choosing');
    // The base map gets its own compositing layer, so that a new route does not repaint it.
    const base = /** @type {HTMLElement | null} */ (frame.querySelector('.map-base'));
    if (base) base.style.willChange = 'transform';
    // Tells other click handlers that a click now chooses a place.
    frame.dispatchEvent(new Event('choosing'));
    frame.addEventListener('click', (event) => {
      this.hasChosen = false;
      if (this.isAsking) return;
      const { place, link } = this.#hit(event);
      if (place < 0 && link < 0) return;
      // The dot of a place may be a link, for readers without scripts. The click must not follow
      // that link.
      event.preventDefault();
      const { href } = location;
      choose(place, link);
      this.hasChosen = location.href !== href;
    });
    // The first click of a double click has chosen a place, although the reader wants to zoom. The
    // choice is undone.
    frame.addEventListener('dblclick', () => {
      if (this.hasChosen) history.back();
    });
    frame.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'mouse') this.#point(this.isAsking ? NOTHING : this.#hit(event));
    });
    frame.addEventListener('pointerleave', () => this.#point(NOTHING));
    this.#takeKeys(MapZoom.of(frame), choose);
  }

  /** True while a click lists the nearest places instead of choosing a place. */
  get isAsking() {
    return this.frame.classList.contains('asking');
  }

  /** @param {MapZoom} zoom @param {(place: number, link: number) => void} choose */
  #takeKeys(zoom, choose) {
    const said = html('p', { class: 'visually-hidden', role: 'status' });
    zoom.tools.element.append(said);
    const { width, height, places } = this.network.data;
    zoom.marks = {
      points: () => places.x.slice(0, this.network.named).map((x, place) => ({ x: x / width, y: places.y[place] / height })),
      current: () => this.shown.place,
      go: (place) => {
        this.#point({ place, link: -1 });
        said.textContent = this.network.name(place);
      },
      choose: (place) => {
        if (!this.isAsking) choose(place, -1);
        else this.frame.dispatchEvent(new CustomEvent('ask', { detail: { x: places.x[place], y: places.y[place] } }));
      },
      release: () => {
        if (this.shown.place < 0) return false;
        this.#point(NOTHING);
        return true;
      },
    };
    zoom.limitFocus();
    zoom.frame.addEventListener('blur', () => this.#point(NOTHING));
  }

  /** @param {MouseEvent} event @returns {Hit} */
  #hit(event) {
    const { network, takesLinks } = this;
    const { width, places } = network.data;
    const point = mapPoint(this.overlay.getBoundingClientRect(), width, event);
    const reach = (takesLinks ? PLACE_REACH : REACH) * point.unit;
    const place = nearestPlace(places.x.slice(0, network.named), places.y, point, reach);
    if (place >= 0 || !takesLinks) return { place, link: -1 };
    return { place, link: nearestPath(this.trace(), point, LINK_REACH * point.unit) };
  }

  /**
   * The lines of all links, cached. Parsing thousands of lines takes time, so the page calls this
   * method before the first click.
   */
  trace() {
    const { data, linkCount } = this.network;
    return (this.lines ??= Array.from({ length: linkCount }, (_, link) => linkLines(data, link)));
  }

  /** @param {Hit} hit */
  #point({ place, link }) {
    if (place === this.shown.place && link === this.shown.link) return;
    this.shown = { place, link };
    this.hint.toggleAttribute('hidden', place < 0 && link < 0);
    const { network } = this;
    this.#cover(place < 0 ? '' : network.name(place));
    const { x, y } = network.data.places;
    if (place >= 0) {
      this.hint.replaceChildren(
        svg('circle', { class: 'current', cx: x[place], cy: y[place] }),
        nameLabel(network, place),
      );
    } else if (link >= 0) {
      this.hint.replaceChildren(
        svg('path', { class: 'current', d: network.path(link) }),
        ...linkNames(network, link),
      );
    }
  }

  /**
   * Hides the label with the given name on a zoomed map, because the hint shows the name at a
   * different position.
   * @param {string} name empty to hide no label
   */
  #cover(name) {
    this.covered?.removeAttribute('visibility');
    const names = name ? [...this.frame.querySelectorAll('.map-names text')] : [];
    this.covered = names.find(({ textContent }) => textContent === name);
    this.covered?.setAttribute('visibility', 'hidden');
  }
}

/**
 * The labels of both ends of a link or, if an end has no name, one label with the link's own name.
 * @param {Network} network @param {number} link
 */
function linkNames(network, link) {
  const ends = [network.data.links.from[link], network.data.links.to[link]];
  if (ends.every((end) => network.isNamed(end))) return ends.map((end) => nameLabel(network, end));
  const label = nameLabel(network, ends.find((end) => !network.isNamed(end)) ?? ends[0]);
  label.textContent = network.linkName(link);
  return [label];
}
