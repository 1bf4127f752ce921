/**
 * Draws a large network on a canvas, because it has too many links to be moved as SVG elements.
 * @module
 */

/** @typedef {import('../core/network.js').NetworkData} NetworkData */
/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */
/** @typedef {import('./map-view.js').View} View */
import { contains } from './map-view.js';

/** The width of a link and the size of a dot, in px. */
const [LINK, DOT] = [1, 2.5];
/** The dash pattern of each line style, in px. */
const DASHES = /** @type {Record<string, number[]>} */ ({ dotted: [1, 3], dashed: [6, 4] });
/** The number of tiles across the width of the map. */
const PARTS = 24;
/**
 * The margin of the canvas beyond each edge of the frame, as a fraction of the frame's size, and
 * the minimum time in ms between two redraws while the map moves.
 */
const [MARGIN, PAUSE] = [0.25, 150];

export class NetworkCanvas {
  /** @param {MapZoom} zoom @param {NetworkData} network @param {[number, number][][][]} lines */
  constructor(zoom, network, lines) {
    this.zoom = zoom;
    this.network = network;
    this.canvas = document.createElement('canvas');
    this.canvas.className = 'map-canvas live-layer';
    this.canvas.style.setProperty('--margin', String(MARGIN));
    this.time = 0;
    /** @type {View | null} */
    this.drawn = null;
    this.pen = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext('2d'));
    this.parts = cut(network, lines);
    zoom.picture?.after(this.canvas);
    this.schemes = [matchMedia('(prefers-color-scheme: dark)'), matchMedia('(prefers-contrast: more)')];
    this.redraw = () => this.#redraw();
    for (const scheme of this.schemes) scheme.addEventListener('change', this.redraw);
  }

  remove() {
    for (const scheme of this.schemes) scheme.removeEventListener('change', this.redraw);
    this.canvas.remove();
  }

  /**
   * Shows the current view. While the map moves, the last drawing moves with it until an edge of
   * the drawing would become visible.
   */
  draw() {
    const { frame, view, isMoving } = this.zoom;
    const isLate = performance.now() > this.time + PAUSE;
    if (!this.drawn || !isMoving || (isLate && !contains(beyond(this.drawn), shown(view)))) {
      this.#redraw();
      return;
    }
    const { drawn } = this;
    const [x, y] = [(drawn.left - view.left) * frame.clientWidth, (drawn.top - view.top) * frame.clientHeight];
    const { zoom } = view;
    this.canvas.style.transform = `translate(${x * zoom}px, ${y * zoom}px) scale(${zoom / drawn.zoom})`;
  }

  #redraw() {
    const { canvas, pen, network } = this;
    const { frame, view, size, picture } = this.zoom;
    if (!size) return;
    this.time = performance.now();
    this.drawn = view;
    canvas.style.transform = '';
    const reach = 1 + 2 * MARGIN;
    const [width, height] = [frame.clientWidth * reach, frame.clientHeight * reach];
    const density = Math.min(2, devicePixelRatio);
    const [wide, high] = [Math.round(width * density), Math.round(height * density)];
    if (canvas.width !== wide) canvas.width = wide;
    if (canvas.height !== high) canvas.height = high;
    const scale = (frame.clientWidth * view.zoom) / size.width;
    const { x, y } = shown(beyond(view));
    const [left, top] = [x * size.width, y * size.height];
    const [right, bottom] = [left + width / scale, top + height / scale];
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, wide, high);
    pen.setTransform(scale * density, 0, 0, scale * density, -left * scale * density, -top * scale * density);
    const isQuiet = picture instanceof HTMLImageElement && picture.src.includes('map-quiet');
    pen.globalAlpha = isQuiet ? 0.55 : 1;
    // The colours depend on the reader's colour scheme and contrast, which may have changed.
    const style = getComputedStyle(frame);
    pen.strokeStyle = style.getPropertyValue('--network');
    pen.fillStyle = style.getPropertyValue('--ink');
    pen.lineWidth = LINK / scale;
    const seen = this.parts.filter(({ box }) => box.left <= right && box.right >= left && box.top <= bottom && box.bottom >= top);
    for (const { lines } of seen) {
      for (const [line, path] of lines) {
        pen.setLineDash((DASHES[line] ?? []).map((length) => length / scale));
        pen.stroke(path);
      }
    }
    const { places } = network;
    const dot = DOT / scale;
    for (const part of seen) for (const place of part.places) pen.fillRect(places.x[place] - dot / 2, places.y[place] - dot / 2, dot, dot);
  }
}

/** @param {View} view */
function shown({ zoom, left, top }) {
  return { x: left, y: top, width: 1 / zoom, height: 1 / zoom };
}

/** @param {View} view @returns {View} the view with its margin */
function beyond({ zoom, left, top }) {
  return { zoom: zoom / (1 + 2 * MARGIN), left: left - MARGIN / zoom, top: top - MARGIN / zoom };
}

/**
 * Divides the network into square tiles. Each tile has the places in it and the links that begin at
 * them.
 * @param {NetworkData} data @param {[number, number][][][]} lines
 */
function cut(data, lines) {
  const side = data.width / PARTS;
  const { x, y, name } = data.places;
  /** @typedef {{box: {left: number, top: number, right: number, bottom: number}, places: number[], lines: Map<string, Path2D>}} Part */
  /** @type {Map<number, Part>} */
  const parts = new Map();
  const part = (/** @type {number} */ place) => {
    const key = Math.floor(y[place] / side) * 1000 + Math.floor(x[place] / side);
    let found = parts.get(key);
    if (!found) {
      const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
      parts.set(key, (found = { box, places: [], lines: new Map() }));
    }
    return found;
  };
  const widen = (/** @type {Part} */ { box }, /** @type {number} */ left, /** @type {number} */ top) => {
    [box.left, box.right] = [Math.min(box.left, left), Math.max(box.right, left)];
    [box.top, box.bottom] = [Math.min(box.top, top), Math.max(box.bottom, top)];
  };
  for (let place = 0; place < name.length; place += 1) {
    const own = part(place);
    widen(own, x[place], y[place]);
    own.places.push(place);
  }
  lines.forEach((pieces, link) => {
    const own = part(data.links.from[link]);
    const line = data.modes[data.links.mode[link]]?.line ?? 'solid';
    let path = own.lines.get(line);
    if (!path) own.lines.set(line, (path = new Path2D()));
    for (const piece of pieces) {
      piece.forEach(([left, top], index) => {
        widen(own, left, top);
        if (index) path.lineTo(left, top);
        else path.moveTo(left, top);
      });
    }
  });
  return [...parts.values()];
}
