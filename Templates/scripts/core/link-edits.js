/**
 * The reader's changes to the links of a network: links that the reader has reversed, added, or
 * opened although they are closed by default.
 * @module
 */

/** @typedef {import('./network.js').NetworkData} NetworkData */
import { fold } from '../find/fold.js';
import { circlePath, greatCircle } from '../geo/great-circle.js';
import { Heuristic } from './heuristic.js';
import { Network } from './network.js';
import { parseDecimal, parseNumber } from '../lib/number-fields.js';
import { cost, exactAmount, say, unitFacts } from '../lib/words.js';

/**
 * `MOST` is the maximum number of added links, and the maximum number of changes of each kind in an
 * address. `HIGHEST_COST` is the maximum cost of an added link, in the smallest part of the
 * network's unit.
 */
const [MOST, HIGHEST_COST] = [100, 1e12];

/**
 * A reversal, after which the links between two places lead only from `from` to `to`. `isLast` is
 * true if reversing the links once more makes them two-way again.
 * @typedef {{from: number, to: number, isLast?: boolean}} Turn
 */
/** @typedef {{from: number, to: number, mode: number, cost: number}} Addition */

export class LinkEdits {
  /** @param {Network} network the published network, with all its links */
  constructor(network) {
    this.network = network;
    this.clear();
  }

  clear() {
    /** @type {Turn[]} */
    this.turned = [];
    /** @type {Addition[]} */
    this.added = [];
    /** @type {string[]} the labels of closed links that the reader has opened */
    this.opened = [];
  }

  get isActive() {
    return this.turned.length + this.added.length + this.opened.length > 0;
  }

  get closedLabels() {
    return this.network.data.links.closedLabels ?? [];
  }

  /**
   * Reverses the links between two places. One-way links change direction at each call. Two-way
   * links become one-way at the first call, change direction at the second, and are two-way again
   * after the third.
   * @param {number} one @param {number} other
   * @returns {boolean} false if no link joins the places
   */
  turn(one, other) {
    const links = this.#between(one, other);
    if (links.length === 0) return false;
    const { network } = this;
    const known = this.turned.find(({ from, to }) => (from === one && to === other) || (from === other && to === one));
    this.turned = this.turned.filter((turn) => turn !== known);
    const isOneWay = links.every((link) => network.isDirected(link));
    if (known && !isOneWay && !known.isLast) this.turned.push({ from: known.to, to: known.from, isLast: true });
    const { from, to } = network.data.links;
    if (!known && isOneWay) this.turned.push({ from: to[links[0]], to: from[links[0]] });
    if (!known && !isOneWay) this.turned.push({ from: other, to: one });
    return true;
  }

  /** @param {Addition} addition */
  add(addition) {
    this.added = [...this.added.filter((other) => key(other) !== key(addition)), addition].slice(-MOST);
  }

  /** @param {string} label */
  open(label) {
    if (!this.opened.includes(label)) this.opened.push(label);
  }

  /**
   * The default cost of a link between two places. If costs are in kilometres and the places have
   * coordinates, it is the great-circle distance. Otherwise, it is the distance times the network's
   * average cost per unit of distance. If places have no coordinates, distances are measured on the
   * map.
   * @param {number} from @param {number} to
   */
  defaultCost(from, to) {
    const { network } = this;
    const { links, places, unit } = network.data;
    const heuristic = Heuristic.of(network);
    const length = (/** @type {number} */ a, /** @type {number} */ b) => {
      return heuristic.points ? heuristic.metres(a, b) : Math.hypot(places.x[a] - places.x[b], places.y[a] - places.y[b]);
    };
    if (unit === 'km' && heuristic.points) return Math.round(length(from, to));
    const lengths = links.from.reduce((sum, start, link) => sum + length(start, links.to[link]), 0);
    const costs = links.cost.reduce((sum, one) => sum + one, 0);
    return Math.max(1, Math.round(lengths > 0 ? (length(from, to) * costs) / lengths : 1));
  }

  /**
   * Parses a cost that a reader typed in the network's unit. Returns it in the smallest part of
   * that unit, such as metres for kilometres; `null` if the text is not a valid cost.
   * @param {string} text
   */
  readCost(text) {
    return this.#cost(parseNumber(text));
  }

  /** @param {number} amount the cost in the network's unit, or NaN */
  #cost(amount) {
    const { decimals } = unitFacts(this.network.data.unit);
    const value = Math.round(amount * 10 ** decimals);
    return value <= HIGHEST_COST ? value : null;
  }

  /** @returns {NetworkData} */
  data() {
    const { network, added, opened } = this;
    const { data } = network;
    if (!this.isActive) return data;
    const { links } = data;
    const shut = new Set(this.closedLabels.filter((label) => !opened.includes(label)));
    const directed = Array.from(links.from, (_, link) => links.directed?.[link] ?? 0);
    for (const { from, to } of this.turned) {
      for (const link of this.#between(from, to)) directed[link] = links.from[link] === from ? 1 : 2;
    }
    const total = links.cost.reduce((sum, one) => sum + one, 0);
    const column = (/** @type {any} */ values, /** @type {(addition: Addition) => any} */ value) => {
      return [...Array.from(links.from, (_, link) => values?.[link] ?? null), ...added.map(value)];
    };
    return {
      ...data,
      isEdited: true,
      pagesBothWays: data.pagesBothWays && this.turned.length === 0,
      links: {
        ...links,
        from: column(links.from, ({ from }) => from),
        to: column(links.to, ({ to }) => to),
        mode: column(links.mode, ({ mode }) => mode),
        cost: column(links.cost, (addition) => addition.cost),
        directed: column(directed, () => 0),
        label: column(links.label, () => ''),
        closed: links.closed?.filter((link) => network.labels(link).some((label) => shut.has(label))),
        closedLabels: links.closedLabels && [...shut],
        path: column(links.path, ({ from, to }) => {
          const circle = greatCircle(network, from, to);
          return circle && circlePath(circle);
        }),
        facts: links.facts?.map((facts) => ({ ...facts, texts: column(facts.texts, () => '') })),
        measures: links.measures?.map((measure) => {
          const rate = total > 0 ? measure.values.reduce((sum, value) => sum + value, 0) / total : 0;
          return { ...measure, values: column(measure.values, (addition) => Math.round(addition.cost * rate)) };
        }),
      },
    };
  }

  /**
   * @param {URLSearchParams} parameters
   * @returns {string[]} the items in the comma-separated parameters that are not valid changes to
   *   this network
   */
  read(parameters) {
    this.clear();
    /** @type {string[]} */
    const unknown = [];
    const each = (/** @type {string} */ name, /** @type {(text: string) => boolean} */ take) => {
      const texts = (parameters.get(name) ?? '').split(',').filter(Boolean).slice(0, MOST);
      unknown.push(...texts.filter((text) => !take(text)));
    };
    each('open', (text) => {
      const label = this.closedLabels.find((known) => labelKey(known) === labelKey(text));
      if (label !== undefined) this.open(label);
      return label !== undefined;
    });
    each('one-way', (text) => {
      const [from, to] = text.split(':').map((id) => this.network.node(id));
      if (!(from >= 0 && to >= 0) || this.#between(from, to).length === 0) return false;
      const isOther = (/** @type {{from: number, to: number}} */ turn) => {
        return turn.from + turn.to !== from + to || (turn.from !== from && turn.from !== to);
      };
      this.turned = [...this.turned.filter(isOther), { from, to }];
      return true;
    });
    each('add', (text) => {
      const [one = '', other = '', modeID = '', amount] = text.split(':');
      const [from, to] = [one, other].map((id) => this.network.index(id));
      const mode = modeID ? this.network.data.modes.findIndex(({ id }) => id === modeID) : 0;
      if (from < 0 || to < 0 || from === to || mode < 0) return false;
      const price = amount === undefined ? this.defaultCost(from, to) : this.#cost(parseDecimal(amount));
      if (price !== null) this.add({ from, to, mode, cost: price });
      return price !== null;
    });
    return unknown;
  }

  /** @returns {Record<string, string | null>} */
  parameters() {
    const { network } = this;
    const { modes, unit } = network.data;
    const added = this.added.map((addition) => {
      const parts = [network.id(addition.from), network.id(addition.to), modes[addition.mode].id];
      const isDefault = addition.cost === this.defaultCost(addition.from, addition.to);
      return [...parts, ...(isDefault ? [] : [exactAmount(addition.cost, unit)])].join(':');
    });
    return {
      open: this.opened.map(labelKey).join() || null,
      'one-way': this.turned.map(({ from, to }) => `${network.id(from)}:${network.id(to)}`).join() || null,
      add: added.join() || null,
    };
  }

  /**
   * The changes in words, each with a function that reverts it.
   * @returns {{name: string, note: string, undo: string, remove: () => void}[]}
   */
  list() {
    const { network } = this;
    const ends = (/** @type {Addition} */ { from, to }) => {
      return say(WORDS.routes.linkBetween, { from: network.name(from), to: network.name(to) });
    };
    return [
      ...this.opened.map((label) => ({
        name: say(WORDS.planner.opened, { label }), note: '', undo: say(WORDS.planner.undoOpen, { label }),
        remove: () => (this.opened = this.opened.filter((other) => other !== label)),
      })),
      ...this.added.map((addition) => ({
        name: say(WORDS.planner.added, { link: ends(addition) }), note: cost(addition.cost, network.data.unit),
        undo: say(WORDS.planner.undoAdd, { link: ends(addition) }),
        remove: () => (this.added = this.added.filter((other) => other !== addition)),
      })),
      ...this.turned.map((turn) => ({
        name: say(WORDS.planner.turned, { link: this.#direction(turn) }), note: '',
        undo: say(WORDS.planner.undoTurn, { link: this.#direction(turn) }),
        remove: () => (this.turned = this.turned.filter((other) => other !== turn)),
      })),
    ];
  }

  /**
   * The direction of a reversed link, such as "Lviv → Kyiv", or "Suez to the south" if an end is
   * unnamed.
   * @param {Turn} turn
   */
  #direction({ from, to }) {
    const { network } = this;
    if (network.isNamed(from) && network.isNamed(to)) return `${network.name(from)} → ${network.name(to)}`;
    const { latitude, longitude } = network.data.places;
    const [north, east] = [latitude, longitude].map((degrees) => (degrees?.[to] ?? 0) - (degrees?.[from] ?? 0));
    const link = network.linkName(this.#between(from, to)[0]);
    if (Math.abs(north) > Math.abs(east)) return say(north > 0 ? WORDS.planner.toNorth : WORDS.planner.toSouth, { link });
    return say(east > 0 ? WORDS.planner.toEast : WORDS.planner.toWest, { link });
  }

  /** @param {number} one @param {number} other */
  #between(one, other) {
    const { from, to } = this.network.data.links;
    return [...from.keys()].filter((link) => {
      return (from[link] === one && to[link] === other) || (from[link] === other && to[link] === one);
    });
  }
}

/** @param {Addition} addition */
function key({ from, to, mode }) {
  return `${Math.min(from, to)} ${Math.max(from, to)} ${mode}`;
}

/**
 * The key of a label in addresses, such as "northwest-passage".
 * @param {string} label
 */
function labelKey(label) {
  return fold(label).replace(/[\s-]+/g, '-');
}
