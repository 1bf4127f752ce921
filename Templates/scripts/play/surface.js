/**
 * The drawing of a playground's graph.
 * @module
 */

/** @typedef {import('./ground.js').Point} Point */
/** @typedef {import('./model.js').Model} Model */
import { placeLabels } from './labels.js';
import { linkLines, networkOf } from './play-network.js';
import { html, svg } from '../lib/svg.js';
import { mapPoint, nearestPoint } from '../map/map-points.js';
import { goalPath, mark, startPath } from '../map/route-overlay.js';
import { amount } from '../lib/words.js';

export class Surface {
  /** @param {Model} model @param {string} root */
  constructor(model, root) {
    this.model = model;
    this.root = root;
    /** @type {Map<string, string>} the maps without links and places, keyed by path */
    this.pictures = new Map();
    this.picture = html('img', { class: 'map-base', alt: '' });
    this.grid = svg('path', { class: 'play-grid' });
    this.links = svg('g', { class: 'play-links' });
    this.rubber = svg('path', { class: 'play-rubber', hidden: '' });
    this.places = svg('g', { class: 'play-places' });
    // A search later inserts its layer below these markers and labels.
    this.goal = svg('path', { class: 'goal', hidden: '' });
    this.start = svg('path', { class: 'start', hidden: '' });
    this.labels = svg('g', { class: 'labels' });
    this.chosen = svg('circle', { class: 'play-chosen', hidden: '' });
    this.cursor = svg('g', { class: 'play-cursor', hidden: '' }, svg('path', { d: 'M-14 0H-4M4 0H14M0-14V-4M0 4V14' }));
    this.overlay = svg(
      'svg', { class: 'map-overlay play-overlay', 'aria-hidden': 'true' },
      this.grid, this.links, this.places, this.goal, this.start, this.labels, this.rubber, this.chosen, this.cursor,
    );
    this.frame = html('div', { class: 'map-frame play-frame' }, this.picture, this.overlay);
    /** The width of the frame in px. It is stored, because measuring it would delay each edit. */
    this.across = model.ground.width;
    this.showGround();
    this.draw();
    new ResizeObserver(([{ contentRect }]) => {
      // A frame of another size has space for other labels, so the graph is drawn again.
      this.across = contentRect.width || this.across;
      this.draw();
    }).observe(this.frame);
  }

  showGround() {
    const { ground } = this.model;
    this.frame.style.aspectRatio = `${ground.width} / ${ground.height}`;
    this.overlay.setAttribute('viewBox', `0 0 ${ground.width} ${ground.height}`);
    this.picture.toggleAttribute('hidden', !ground.picture);
    this.frame.classList.toggle('plane', ground.isPlane);
    if (ground.picture) this.#showPicture(ground.picture);
    const lines = [];
    if (ground.isPlane) {
      for (let x = 1; x < ground.columns; x += 1) lines.push(`M${ground.toMap({ x, y: 0 }).x} 0V${ground.height}`);
      for (let y = 1; y < ground.rows; y += 1) lines.push(`M0 ${ground.toMap({ x: 0, y }).y}H${ground.width}`);
    }
    this.grid.setAttribute('d', lines.join(''));
  }

  /**
   * Shows a map without the network's links and places, because the reader can change them.
   * @param {string} path
   */
  async #showPicture(path) {
    try {
      if (!this.pictures.has(path)) this.picture.removeAttribute('src');
      const known = this.pictures.get(path) ?? (await emptyMap(this.root + path));
      this.pictures.set(path, known);
      if (this.model.ground.picture === path) this.picture.setAttribute('src', known);
    } catch {
      // The reader can continue to draw without the picture.
      this.model.say(WORDS.playground.pictureMissing);
    }
  }

  /** @param {import('./graph.js').Graph} [graph] a preview of an edit */
  draw(graph = this.model.graph) {
    const { ground } = this.model;
    const network = graph === this.model.graph ? this.model.network : networkOf(graph, ground);
    const points = (this.points = graph.places.map((place) => ground.toMap(place)));
    const lines = linkLines(graph, ground);
    const { selection } = this.model;
    const isChosen = (/** @type {string} */ kind, /** @type {number} */ index) => {
      return selection?.kind === kind && selection.index === index;
    };
    this.links.replaceChildren(
      ...graph.links.flatMap((link, index) => {
        const style = isChosen('link', index) ? 'play-link chosen' : 'play-link';
        const line = svg('path', { class: style, d: network.path(index) });
        if (!link.oneWay) return [line];
        const arrow = svg('path', { class: 'play-arrow', d: 'M-6-6L7 0L-6 6z' });
        return [line, svg('g', { transform: arrowAt(lines[index]) }, arrow)];
      }),
    );
    this.places.replaceChildren(...points.map(({ x, y }) => svg('circle', { class: 'play-place', cx: x, cy: y })));
    this.#label(graph, network, lines);
    mark(this.start, startPath, points[graph.start]);
    mark(this.goal, goalPath, points[graph.goal]);
    const chosen = selection?.kind === 'place' ? points[selection.index] : undefined;
    this.chosen.toggleAttribute('hidden', !chosen);
    this.chosen.setAttribute('cx', String(chosen?.x ?? 0));
    this.chosen.setAttribute('cy', String(chosen?.y ?? 0));
  }

  /**
   * Labels the graph: first the ends and the selection, then the other names, then the other costs.
   * @param {import('./graph.js').Graph} graph
   * @param {import('../core/network.js').Network} network
   * @param {import('./play-network.js').Line[]} lines
   */
  #label(graph, network, lines) {
    const { ground, selection } = this.model;
    const points = this.points ?? [];
    const [size, away] = [13 * this.scale, 17 * this.scale];
    const names = graph.places.map(({ name }, place) => {
      const { x, y } = points[place];
      const isChosen = selection?.kind === 'place' && selection.index === place;
      const isNeeded = isChosen || place === graph.start || place === graph.goal;
      return { text: name, spots: [-1, 1].map((side) => ({ x, y: y + side * away })), isNeeded, style: 'play-name' };
    });
    const costs = lines.map(({ at }, link) => {
      const isNeeded = selection?.kind === 'link' && selection.index === link;
      const text = amount(network.cost(link), ground.unit);
      return { text, spots: [0.5, 0.38, 0.62].map(at), isNeeded, style: 'play-cost' };
    });
    const wishes = [...names, ...costs].filter(({ text }) => text);
    const sorted = [...wishes.filter(({ isNeeded }) => isNeeded), ...wishes.filter(({ isNeeded }) => !isNeeded)];
    const marks = points.map(({ x, y }) => ({ x, y, reach: 6 * this.scale }));
    const spots = placeLabels(sorted, size, ground, marks);
    const found = new Map(sorted.map((wish, index) => [wish, spots[index]]));
    /** The position of each link's cost, even if the cost is not shown. */
    this.middles = costs.map((wish) => found.get(wish) ?? wish.spots[0]);
    this.labels.replaceChildren(
      ...sorted.flatMap((wish, index) => {
        const spot = spots[index];
        return spot ? [svg('text', { class: wish.style, x: spot.x, y: spot.y }, wish.text)] : [];
      }),
    );
  }

  /** @param {Point} [from] @param {Point} [to] */
  stretch(from, to) {
    this.rubber.toggleAttribute('hidden', !from || !to);
    if (from && to) this.rubber.setAttribute('d', `M${from.x} ${from.y}L${to.x} ${to.y}`);
  }

  /** @param {Point} [point] */
  pointAt(point) {
    this.cursor.toggleAttribute('hidden', !point);
    if (point) this.cursor.setAttribute('transform', `translate(${point.x} ${point.y})`);
  }

  /** @param {{clientX: number, clientY: number}} event @returns {Point} */
  point(event) {
    return mapPoint(this.frame.getBoundingClientRect(), this.model.ground.width, event);
  }

  /** The number of units of the picture per px. */
  get scale() {
    return this.model.ground.width / this.across;
  }

  /** @param {Point} point @param {number} reach in px @returns {number} -1 if no place is near */
  placeAt(point, reach) {
    return nearestPoint(this.points ?? [], point, reach * this.scale);
  }

  /**
   * The link whose cost label is near the point or, if there is none, the link with the nearest
   * line. Returns -1 if no line is within `reach` px.
   * @param {Point} point @param {number} reach
   */
  linkAt(point, reach) {
    const label = nearestPoint(this.middles ?? [], point, reach * 1.5 * this.scale);
    if (label >= 0) return label;
    const lines = [...this.links.querySelectorAll('path.play-link')];
    const distances = lines.map((line) => distanceToPath(/** @type {SVGPathElement} */ (line), point));
    const least = Math.min(Infinity, ...distances);
    return least <= reach * this.scale ? distances.indexOf(least) : -1;
  }
}

/** @param {string} address @returns {Promise<string>} the URL of a map without links and places */
async function emptyMap(address) {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${response.status} ${address}`);
  const text = await response.text();
  const empty = text.replace('</svg>', '<style>.faint,.places{display:none}</style></svg>');
  return `data:image/svg+xml,${encodeURIComponent(empty)}`;
}

/** @param {SVGPathElement} path @param {Point} point */
function distanceToPath(path, point) {
  const length = path.getTotalLength();
  const steps = Math.max(1, Math.ceil(length / 6));
  let least = Infinity;
  for (let step = 0; step <= steps; step += 1) {
    const { x, y } = path.getPointAtLength((length * step) / steps);
    least = Math.min(least, Math.hypot(x - point.x, y - point.y));
  }
  return least;
}

/**
 * The transform of a one-way link's arrow. It places the arrow past the middle of the link, away
 * from the cost.
 * @param {import('./play-network.js').Line} line
 */
function arrowAt({ at }) {
  const [before, point, after] = [0.71, 0.72, 0.73].map(at);
  const angle = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
  return `translate(${point.x} ${point.y}) rotate(${angle})`;
}
