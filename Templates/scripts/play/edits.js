/**
 * The edits of a graph. Each edit checks its input, changes the model and announces the change.
 * @module
 */

/** @typedef {import('./ground.js').Point} Point */
/** @typedef {import('./model.js').Model} Model */
import {
  addPlace, changeLink, changePlace, cleanName, EMPTY, freeName, HIGHEST_COST, join, LIMITS, linkBetween, readCost, removeLink,
  removePlace, setEnd,
} from './graph.js';
import { formatNumber } from '../lib/number-fields.js';
import { amount, cost, say, unitFacts } from '../lib/words.js';

export class Edits {
  /** @param {Model} model */
  constructor(model) {
    this.model = model;
    this.isOneWay = false;
    this.snaps = true;
  }

  /**
   * Adds a place. If there is already a place at the rounded position, selects that place instead.
   * @param {Point} point @returns {number} the index of the place, or -1 if no place could be added
   */
  add(point) {
    const { model } = this;
    const position = model.ground.toGround(point, this.snaps);
    if (!position) return this.#refuse(WORDS.playground.notOnEarth);
    const known = this.#placeAt(position);
    if (known < 0) return this.addAt(position);
    model.select({ kind: 'place', index: known });
    model.say(this.#occupied(known));
    return known;
  }

  /** @param {Point} position @returns {number} -1 if no place is exactly there */
  #placeAt(position) {
    return this.model.graph.places.findIndex(({ x, y }) => x === position.x && y === position.y);
  }

  /** @param {number} place */
  #occupied(place) {
    return say(WORDS.playground.occupied, { place: this.model.name(place) });
  }

  /** @param {Point} position in the coordinates of the background */
  addAt(position) {
    const { model } = this;
    const index = model.graph.places.length;
    if (index >= LIMITS.places) return this.#refuse(say(WORDS.playground.placesLimit, { limit: LIMITS.places }));
    const name = freeName(model.graph);
    model.edit(addPlace(model.graph, { name, ...position }), say(WORDS.playground.added, { place: name }));
    model.select({ kind: 'place', index });
    return index;
  }

  /** @param {number} place @param {Point} point a point in the picture */
  move(place, point) {
    const { model } = this;
    const position = model.ground.toGround(point, this.snaps);
    if (!position) return this.#refuse(WORDS.playground.notOnEarth);
    const known = this.#placeAt(position);
    if (known >= 0 && known !== place) return this.#refuse(this.#occupied(known));
    return this.moveTo(place, position);
  }

  /** @param {number} place @param {Partial<Point>} position */
  moveTo(place, position) {
    const { model } = this;
    model.edit(changePlace(model.graph, place, position), say(WORDS.playground.moved, { place: model.name(place) }));
    return place;
  }

  /** @param {number} from @param {number} to */
  join(from, to) {
    const { model, isOneWay: oneWay } = this;
    const { graph } = model;
    if (from === to) return this.#refuse(WORDS.playground.linkNone);
    const ends = { from: model.name(from), to: model.name(to) };
    const known = linkBetween(graph, from, to);
    if (known >= 0) {
      model.select({ kind: 'link', index: known });
      return this.#refuse(say(WORDS.playground.joinedAlready, ends));
    }
    if (graph.links.length >= LIMITS.links) return this.#refuse(say(WORDS.playground.linksLimit, { limit: LIMITS.links }));
    const index = graph.links.length;
    if (!model.edit(join(graph, from, to, { oneWay }))) return -1;
    model.select({ kind: 'link', index });
    const values = { ...ends, cost: cost(model.network.cost(index), model.ground.unit) };
    model.say(say(oneWay ? WORDS.playground.joinedOneWay : WORDS.playground.joined, values));
    return index;
  }

  /** @param {import('./model.js').Selection} thing */
  remove(thing) {
    const { model } = this;
    if (!thing) return;
    const words = say(WORDS.playground.removed, { thing: this.describe(thing) });
    model.select(null);
    model.edit((thing.kind === 'place' ? removePlace : removeLink)(model.graph, thing.index), words);
  }

  /** @param {number} place @param {string} text @returns {string} an error message, or '' */
  rename(place, text) {
    const { model } = this;
    const name = cleanName(text);
    if (!name) return WORDS.playground.nameNeeded;
    model.edit(changePlace(model.graph, place, { name }), say(WORDS.playground.renamed, { name }));
    return '';
  }

  /** @param {number} link @param {string} text @returns {string} an error message, or '' */
  setCost(link, text) {
    const { model } = this;
    const value = readCost(text, unitFacts(model.ground.unit).decimals);
    if (value === undefined) return say(WORDS.playground.costWrong, { limit: HIGHEST_COST });
    model.edit(changeLink(model.graph, link, { cost: value }));
    model.say(say(WORDS.playground.costSet, { cost: cost(model.network.cost(link), model.ground.unit) }));
    return '';
  }

  /** @param {number} link @param {'both' | 'ahead' | 'back'} direction */
  setDirection(link, direction) {
    const { model } = this;
    const { from, to } = model.graph.links[link];
    const ends = direction === 'back' ? { from: to, to: from } : { from, to };
    const graph = changeLink(model.graph, link, { ...ends, oneWay: direction !== 'both' });
    model.edit(graph, say(WORDS.playground.directionSet, { link: this.describe({ kind: 'link', index: link }, graph) }));
  }

  /** @param {'start' | 'goal'} end @param {number} place */
  setEnd(end, place) {
    const { model } = this;
    const words = end === 'start' ? WORDS.playground.startSet : WORDS.playground.goalSet;
    model.edit(setEnd(model.graph, end, place), place < 0 ? '' : say(words, { place: model.name(place) }));
  }

  clear() {
    const { model } = this;
    if (model.graph.places.length === 0) return;
    model.select(null);
    model.edit({ ...EMPTY, ground: model.graph.ground }, WORDS.playground.cleared);
  }

  /** @param {number} link */
  costText(link) {
    const { cost } = this.model.graph.links[link];
    return cost === null ? '' : formatNumber(cost);
  }

  /**
   * The cost that applies if the cost field of a link is empty.
   * @param {number} link
   */
  lengthText(link) {
    const { model } = this;
    const { graph, ground } = model;
    return amount(ground.cost(graph, { ...graph.links[link], cost: null }), ground.unit).replaceAll(WORDS.number.group, '');
  }

  /** @param {{kind: 'place' | 'link', index: number}} thing */
  describe({ kind, index }, { links } = this.model.graph) {
    const { model } = this;
    if (kind === 'place') return model.name(index);
    const { from, to, oneWay } = links[index];
    const words = oneWay ? WORDS.playground.oneWay : WORDS.playground.bothWays;
    return say(words, { from: model.name(from), to: model.name(to) });
  }

  /** @param {string} words */
  #refuse(words) {
    this.model.say(words);
    return -1;
  }
}
