/**
 * The links and dots of a large network, drawn on a canvas under its names: as elements they would be
 * too many to move sixty times a second.
 * @module
 */

/** @typedef {import('../core/network.js').NetworkData} NetworkData */
/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */

/** The width of a link and of a dot, in px. */
const [LINK, DOT] = [1, 2.5];
/** The pattern of each kind of line, in px. */
const DASHES = /** @type {Record<string, number[]>} */ ({ dotted: [1, 3], dashed: [6, 4] });
/** The number of square parts in a row of the map. */
const PARTS = 24;

export class NetworkCanvas {
  /** @param {MapZoom} zoom @param {NetworkData} network @param {[number, number][][][]} lines of each link */
  constructor(zoom, network, lines) {
    this.zoom = zoom;
    this.network = network;
    this.canvas = document.createElement('canvas');
    this.canvas.className = 'map-canvas';
    this.pen = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext('2d'));
    this.parts = cut(network, lines);
    zoom.picture?.after(this.canvas);
    this.schemes = [matchMedia('(prefers-color-scheme: dark)'), matchMedia('(prefers-contrast: more)')];
    this.dye = () => {
      const style = getComputedStyle(zoom.frame);
      this.line = style.getPropertyValue('--network');
      this.ink = style.getPropertyValue('--ink');
      this.draw();
    };
    for (const scheme of this.schemes) scheme.addEventListener('change', this.dye);
    this.dye();
  }

  remove() {
    for (const scheme of this.schemes) scheme.removeEventListener('change', this.dye);
    this.canvas.remove();
  }

  /** Draws the visible part of the network. */
  draw() {
    const { canvas, pen, network } = this;
    const { frame, view, size, picture } = this.zoom;
    if (!size) return;
    const [width, height] = [frame.clientWidth, frame.clientHeight];
    const density = Math.min(2, devicePixelRatio);
    const [wide, high] = [Math.round(width * density), Math.round(height * density)];
    if (canvas.width !== wide) canvas.width = wide;
    if (canvas.height !== high) canvas.height = high;
    const scale = (width * view.zoom) / size.width;
    const [left, top] = [view.left * size.width, view.top * size.height];
    const [right, bottom] = [left + width / scale, top + height / scale];
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, wide, high);
    pen.setTransform(scale * density, 0, 0, scale * density, -left * scale * density, -top * scale * density);
    const isQuiet = picture instanceof HTMLImageElement && picture.src.includes('map-quiet');
    pen.globalAlpha = isQuiet ? 0.55 : 1;
    pen.strokeStyle = this.line ?? '';
    pen.fillStyle = this.ink ?? '';
    pen.lineWidth = LINK / scale;
    const seen = this.parts.filter(({ box }) => box.left <= right && box.right >= left && box.top <= bottom && box.bottom >= top);
    for (const { lines } of seen) {
      for (const [line, path] of lines) {
        pen.setLineDash((DASHES[line] ?? []).map((length) => length / scale));
        pen.stroke(path);
      }
    }
    const { x, y } = network.places;
    const dot = DOT / scale;
    for (const { places } of seen) for (const place of places) pen.fillRect(x[place] - dot / 2, y[place] - dot / 2, dot, dot);
  }
}

/**
 * The network in square parts of the map, each with the places in it and the links that begin there.
 * @param {NetworkData} data @param {[number, number][][][]} lines of each link
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
