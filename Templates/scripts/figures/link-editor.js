/**
 * An editor with which the reader changes the costs of links, and closes or opens them.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('./figure-map.js').FigureMap} FigureMap */
import { button, html, svg } from '../lib/svg.js';
import { cost, exactAmount, say, unitFacts } from '../lib/words.js';
import { mapPoint, nearestPath, pathLines } from '../map/map-points.js';
import { linkName } from './figure-network.js';

/** The maximum distance between a click and a link, in px. */
const REACH = 20;

/**
 * The maximum number of links in a small network. The list contains all links of a small network.
 */
const SMALL = 64;

/**
 * The maximum cost that a reader can give a link, in the network's unit. Converted to the smallest
 * part of a unit with six decimal places, this cost is still a safe integer.
 */
const MOST = 1e9;

export class LinkEditor {
  /**
   * @param {FigureMap} map
   * @param {{costs: boolean, close: boolean}} can the kinds of changes that the reader can make
   * @param {() => void} change called after each change
   */
  constructor(map, can, change) {
    this.map = map;
    this.network = map.network;
    this.change = change;
    /** @type {Map<number, number>} */
    this.costs = new Map();
    /** @type {Set<number>} */
    this.closed = new Set();
    this.link = -1;
    /** @type {[number, number][][][] | null} */
    this.lines = null;
    const { symbol, decimals } = unitFacts(map.network.data.unit);
    this.list = html('select', { 'aria-label': WORDS.networkText.link });
    this.amount = html('input', {
      type: 'number', min: '0', max: String(MOST), step: decimals > 0 ? 'any' : '1', required: 'required', inputmode: 'decimal',
    });
    this.toggle = button(WORDS.figures.linkClose, () => this.#toggleClosed());
    this.reset = button(WORDS.figures.linksReset, () => {
      this.costs.clear();
      this.closed.clear();
      this.change();
      // The clicked button is now disabled, so the focus moves to the list.
      this.list.focus();
    });
    this.element = html(
      'div',
      { class: 'figure-links' },
      html('label', {}, `${WORDS.networkText.link} `, this.list),
      ...(can.costs ? [html('label', {}, `${WORDS.playground.cost} `, this.amount, ` ${symbol}`)] : []),
      ...(can.close ? [this.toggle] : []),
      this.reset,
      html('p', { class: 'note' }, WORDS.figures.linksHint),
    );
    this.picked = svg('path', { class: 'picked-link' });
    this.barred = svg('path', { class: 'barred-links' });
    map.overlay.prepend(this.barred, this.picked);
    this.list.addEventListener('change', () => this.#pick(Number(this.list.value)));
    this.amount.addEventListener('change', () => this.#setCost());
    map.frame.addEventListener('click', (event) => this.#click(event));
  }

  /**
   * Fills the list with the links of a route, the changed links and the selected link. For a small
   * network, the list contains all links.
   * @param {Network} network the network with the reader's changes
   * @param {number[]} route
   */
  offer(network, route) {
    this.network = network;
    this.route = route;
    const rest = network.linkCount <= SMALL ? [...Array(network.linkCount).keys()] : [];
    const links = [...new Set([...route, ...this.costs.keys(), ...this.closed, this.link, ...rest])].filter((link) => link >= 0);
    this.list.replaceChildren(
      ...links.map((link) => {
        const name = linkName(network, link);
        const isClosed = this.closed.has(link);
        const text = isClosed ? say(WORDS.figures.linkClosed, { link: name }) : `${name} (${cost(network.cost(link), network.data.unit)})`;
        return html('option', { value: String(link) }, text);
      }),
    );
    this.#pick(links.includes(this.link) ? this.link : (links[0] ?? -1));
    this.barred.setAttribute('d', [...this.closed].map((link) => network.path(link)).join(''));
    this.reset.disabled = this.costs.size + this.closed.size === 0;
  }

  /** @param {number} link */
  #pick(link) {
    this.link = link;
    const { network } = this;
    this.picked.setAttribute('d', link < 0 ? '' : network.path(link));
    if (link < 0) return;
    this.list.value = String(link);
    this.amount.value = String(Number(exactAmount(network.cost(link), network.data.unit)));
    this.toggle.textContent = this.closed.has(link) ? WORDS.figures.linkOpen : WORDS.figures.linkClose;
  }

  #setCost() {
    const { decimals } = unitFacts(this.network.data.unit);
    if (this.link < 0 || !this.amount.reportValidity()) return;
    const value = Math.round(Number(this.amount.value) * 10 ** decimals);
    if (value === this.map.network.cost(this.link)) this.costs.delete(this.link);
    else this.costs.set(this.link, value);
    this.change();
  }

  #toggleClosed() {
    if (this.link < 0) return;
    if (!this.closed.delete(this.link)) this.closed.add(this.link);
    this.change();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const { network } = this.map;
    this.lines ??= Array.from({ length: network.linkCount }, (_, link) => pathLines(network.path(link)));
    const point = mapPoint(this.map.overlay.getBoundingClientRect(), this.map.width, event);
    const link = nearestPath(this.lines, point, REACH * point.unit);
    if (link < 0) return;
    this.link = link;
    this.offer(this.network, this.route);
  }
}
