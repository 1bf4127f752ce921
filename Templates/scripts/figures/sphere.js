/**
 * The figure that compares the great circle between two points with the rhumb line, which keeps a
 * constant bearing. The reader can drag both ends, move them with the arrow keys, or choose places.
 * @module
 */

/** @typedef {import('../geo/sphere.js').Position} Position */
/** @typedef {{root: string, network: string, start: number, goal: number}} Settings */
import { Network } from '../core/network.js';
import { pointOnMap } from '../geo/projection.js';
import { positionOnMap } from '../geo/projection-inverse.js';
import { greatCirclePoints, pathThrough } from '../geo/great-circle.js';
import { rhumbPoints } from '../geo/rhumb.js';
import { normalized } from '../geo/sphere.js';
import { html, svg } from '../lib/svg.js';
import { say } from '../lib/words.js';
import { goalPath, mark, startPath } from '../map/route-overlay.js';
import { overlay } from './figure-overlay.js';
import { HALVING, halvings, partRows, partTable, partWords } from './halving-film.js';
import { LitLines } from './lit-lines.js';
import { PlaceField } from './place-field.js';
import { positionWords, wayWords } from './position-words.js';
import { outdate, announcedSteps } from './announced-steps.js';

/** The number of straight segments of a drawn line. */
const PARTS = 180;
/** The distance that an arrow key moves an end, in degrees. */
const STEP = 1;
/** The maximum latitude of an end in degrees, which keeps the rhumb line away from the poles. */
const LIMIT = 85;

/** @type {Record<string, [number, number]>} */
const MOVES = { ArrowUp: [STEP, 0], ArrowDown: [-STEP, 0], ArrowLeft: [0, -STEP], ArrowRight: [0, STEP] };

/**
 * @param {HTMLElement} section @param {Settings} settings
 * @param {[import('../core/network.js').NetworkData]} files the contents of the network's file
 */
export function start(section, settings, [data]) {
  const network = new Network(data);
  const { ground, places } = network.data;
  if (!ground) return;
  const position = (/** @type {number} */ place) => {
    return { latitude: places.latitude?.[place] ?? 0, longitude: places.longitude?.[place] ?? 0 };
  };
  const chosen = [settings.start, settings.goal];
  const ends = chosen.map(position);
  const drawing = overlay(section, network);
  const [parallels, rhumb, casing, great] = ['parallel', 'rhumb', 'route-casing', 'route-line'].map((style) => svg('path', { class: style }));
  drawing.append(parallels, rhumb, casing, great);
  const points = svg('g', { class: 'points' });
  const part = svg('path', { class: 'climb' });
  drawing.append(part, points);

  /**
   * The SVG path through some points, cut at the edge of the map.
   * @param {Position[]} points
   */
  const line = (points) => pathThrough(points.map((point) => pointOnMap(ground, point)));
  const around = Array.from({ length: 181 }, (_, index) => index * 2 - 180);
  const code = new LitLines();
  code.fill(HALVING);
  const rows = html('tbody');
  let film = halvings(ends[0], ends[1]);
  const steps = announcedSteps(WORDS.figures.halvings, (step) => {
    const { parts, at, middle, line: lit } = film[step];
    const [a, b] = ends;
    const isWhole = step === film.length - 1;
    const way = line(isWhole ? greatCirclePoints(a, b, PARTS) : [...parts.map(([start]) => start), b]);
    for (const path of [casing, great]) path.setAttribute('d', way);
    part.setAttribute('d', !isWhole && at >= 0 ? line(parts[at]) : '');
    const known = [...parts.slice(1).map(([start]) => start), ...(middle ? [middle] : [])];
    points.replaceChildren(...known.map((point) => {
      const { x, y } = pointOnMap(ground, point) ?? { x: 0, y: 0 };
      return svg('circle', { class: 'found-dot', cx: x, cy: y });
    }));
    rows.replaceChildren(...partRows(parts, at));
    code.light(lit);
    return isWhole ? wayWords(a, b) : partWords(film[step]);
  });
  const draw = () => {
    const [a, b] = ends;
    parallels.setAttribute('d', line(around.map((longitude) => ({ latitude: a.latitude, longitude }))));
    rhumb.setAttribute('d', line(rhumbPoints(a, b, PARTS)));
    handles.forEach((handle, index) => handle.show(ends[index]));
    film = halvings(a, b);
    steps.load(film.length - 1, film.length - 1);
  };
  const fields = [WORDS.network.from, WORDS.site.to].map((title, index) => {
    const field = new PlaceField(network, title, (place) => {
      ends[index] = position(place);
      outdate(section);
      draw();
    });
    field.show(chosen[index]);
    return field;
  });
  const move = (/** @type {number} */ index, /** @type {Position} */ position) => {
    ends[index] = limited(position);
    fields[index].show(-1);
    outdate(section);
    draw();
  };
  const handles = ['start', 'goal'].map((style, index) => {
    const handle = new Handle(drawing, style, (at) => {
      const found = positionOnMap(ground, at);
      if (!found) return;
      move(index, found);
    }, ([north, east]) => {
      const { latitude, longitude } = ends[index];
      move(index, { latitude: latitude + north, longitude: longitude + east });
    });
    handle.place = (at) => pointOnMap(ground, at) ?? { x: 0, y: 0 };
    return handle;
  });
  section.append(html('div', { class: 'figure-panel' }, steps.element, html('div', { class: 'figure-fields' }, ...fields.map(({ element }) => element))));
  section.append(html('div', { class: 'figure-beside' }, partTable(rows), code.element));
  draw();
}

/** @param {Position} position @returns {Position} */
function limited({ latitude, longitude }) {
  return {
    latitude: Math.max(-LIMIT, Math.min(LIMIT, latitude)),
    longitude: normalized(longitude),
  };
}

/** A handle with which the reader moves an end on the map. */
class Handle {
  /**
   * @param {SVGSVGElement} drawing
   * @param {string} style the CSS class of the handle
   * @param {(at: {x: number, y: number}) => void} drag called with a point on the map
   * @param {(by: [number, number]) => void} move called with degrees north and east, in that order
   */
  constructor(drawing, style, drag, move) {
    this.isStart = style === 'start';
    this.place = (/** @type {Position} */ _) => ({ x: 0, y: 0 });
    this.mark = svg('path', { class: style });
    this.hit = svg('circle', { class: 'hit', r: 22 });
    this.group = svg('g', {
      class: 'handle', tabindex: 0, role: 'application', 'aria-roledescription': WORDS.figures.movablePoint,
    }, this.mark, this.hit);
    drawing.append(this.group);
    let isDragged = false;
    // Prevents a finger from scrolling the page. The CSS property touch-action is not enough,
    // because browsers ignore it on parts of an SVG.
    this.group.addEventListener('touchmove', (event) => {
      if (event.cancelable) event.preventDefault();
    }, { passive: false });
    this.group.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      isDragged = true;
      this.group.setPointerCapture(event.pointerId);
      this.group.focus();
    });
    this.group.addEventListener('pointermove', (event) => {
      const matrix = drawing.getScreenCTM();
      if (!isDragged || !matrix) return;
      drag(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
    });
    for (const type of ['pointerup', 'pointercancel']) this.group.addEventListener(type, () => (isDragged = false));
    this.group.addEventListener('keydown', (event) => {
      const by = MOVES[event.key];
      if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move(by);
    });
  }

  /** @param {Position} position */
  show(position) {
    const at = this.place(position);
    mark(this.mark, this.isStart ? startPath : goalPath, at);
    this.hit.setAttribute('cx', String(at.x));
    this.hit.setAttribute('cy', String(at.y));
    const words = this.isStart ? WORDS.figures.startHandle : WORDS.figures.goalHandle;
    this.group.setAttribute('aria-label', say(words, { position: positionWords(position) }));
  }
}
