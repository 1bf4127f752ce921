/**
 * A search on the map. Settled places are dots, and frontier places are rings. In a search from the
 * goal, both are squares. Thin lines join each settled place to its predecessor, and a dashed line
 * shows the relaxed link. The best route so far is drawn on top.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/trace.js').Replay} Replay */
import { placesAlong } from '../core/network.js';
import { RoutePath, setPath } from './route-path.js';
import { svg } from '../lib/svg.js';
import { SETTLED, UNKNOWN } from '../core/trace.js';

/** The CSS class of a marker, indexed by the state of its place. */
const CLASSES = ['', 'frontier', 'settled'];

/** The number of places above which markers are smaller. */
const MANY = 200;

/** The number of places drawn in one batch, and the time between two batches, in ms. */
const [PIECE, PAUSE] = [100, 20];

export class SearchOverlay {
  /** @param {SVGElement} overlay @param {Network} network */
  constructor(overlay, network) {
    this.overlay = overlay;
    this.network = network;
    this.group = svg('g', { class: 'replay' });
    this.group.classList.toggle('many', network.size > MANY);
    this.group.classList.toggle('board', network.data.regions !== undefined);
    this.tree = svg('g', { class: 'tree' });
    this.relaxing = svg('path', { class: 'relaxing' });
    const route = svg('g');
    this.squares = svg('g', { class: 'marks' });
    this.dots = svg('g', { class: 'marks' });
    this.ring = svg('circle', { class: 'current' });
    this.route = new RoutePath(network, route);
    this.stops = svg('g');
    this.group.append(
      this.tree, this.squares, this.dots, this.relaxing, route, this.stops, this.ring,
    );
    // The labels and the markers of both ends stay on top.
    const top = overlay.querySelector(':scope > .start, :scope > .goal, :scope > .labels');
    overlay.insertBefore(this.group, top);
    overlay.classList.add('replaying');
    /** @type {(SVGElement | undefined)[]} */
    this.marks = [];
    /** @type {(SVGElement | undefined)[]} */
    this.branches = [];
    /** @type {number[]} the link drawn for each place, or -1 if none */
    this.shownLinks = [];
    /** @type {number[]} */
    this.shown = [];
    /** @type {Replay | null} */
    this.replay = null;
    this.isFound = false;
    /** @type {number[]} the places of the initial state that are not drawn yet */
    this.waiting = [];
    this.timer = 0;
  }

  remove() {
    clearTimeout(this.timer);
    this.group.remove();
    this.overlay.classList.remove('replaying');
  }

  /** @param {Replay} replay @param {Iterable<number>} changed */
  draw(replay, changed) {
    if (this.replay === replay) {
      for (const label of this.waiting.splice(0)) this.#mark(replay, label);
      for (const label of changed) this.#mark(replay, label);
    } else {
      this.replay = replay;
      this.waiting = [...replay.status.keys()].filter((label) => replay.status[label] !== UNKNOWN);
      this.#drawWaiting();
    }
    const step = replay.step();
    setPath(this.relaxing, step.kind === 'relax' ? this.network.path(step.link) : '');
    const { x, y } = this.network.data.places;
    this.ring.classList.toggle('from-goal', step.backward);
    this.ring.setAttribute('cx', String(x[step.place]));
    this.ring.setAttribute('cy', String(y[step.place]));
    this.ring.toggleAttribute('hidden', step.kind === 'start' || replay.isFound);
    const links = replay.best();
    this.route.draw(links);
    if (this.isFound === replay.isFound) return;
    this.isFound = replay.isFound;
    this.group.classList.toggle('found', this.isFound);
    const stops = placesAlong(this.network, replay.trace.source, links)
      .slice(1, -1)
      .filter((place) => this.network.isNamed(place));
    this.stops.replaceChildren(
      ...(this.isFound ? stops : []).map((place) => {
        return svg('circle', { class: 'stop', cx: x[place], cy: y[place] });
      }),
    );
  }

  /** Draws the initial state in batches, because a single batch would block a slow phone. */
  #drawWaiting() {
    for (const label of this.waiting.splice(0, PIECE)) this.#mark(/** @type {Replay} */ (this.replay), label);
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.#drawWaiting(), PAUSE);
  }

  /** @param {Replay} replay @param {number} label */
  #mark(replay, label) {
    const status = replay.status[label];
    if (status !== (this.shown[label] ?? UNKNOWN)) {
      this.shown[label] = status;
      const mark = (this.marks[label] ??= this.#makeMark(label));
      mark.setAttribute('class', CLASSES[status]);
      mark.toggleAttribute('hidden', status === UNKNOWN);
    }
    const link = status === SETTLED ? replay.links[label] : -1;
    if (link === (this.shownLinks[label] ?? -1)) return;
    this.shownLinks[label] = link;
    setPath(this.branches[label] ??= this.#makeBranch(), link >= 0 ? this.network.path(link) : '');
  }

  /** @param {number} label */
  #makeMark(label) {
    const n = this.network.size;
    const { x, y } = this.network.data.places;
    const [left, top] = [x[label % n], y[label % n]];
    if (label < n) {
      const dot = svg('circle', { cx: left, cy: top });
      this.dots.append(dot);
      return dot;
    }
    const square = svg('rect', { x: left, y: top });
    this.squares.append(square);
    return square;
  }

  #makeBranch() {
    const branch = svg('path');
    this.tree.append(branch);
    return branch;
  }
}

