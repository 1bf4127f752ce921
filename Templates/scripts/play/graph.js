/**
 * A graph and its edits. An edit returns a new graph, or the same object if nothing changes.
 * @module
 */

import { parseNumber } from '../lib/number-fields.js';

/**
 * A place with its position in the coordinates of the background: grid units with y increasing
 * downwards, or degrees east and north.
 * @typedef {{name: string, x: number, y: number}} Place
 */

/**
 * A link. If its cost is null, `Ground.cost` computes one.
 * @typedef {{from: number, to: number, cost: number | null, oneWay: boolean}} Link
 */

/**
 * @typedef {object} Graph
 * @property {string} ground the slug of a network; empty for the plane
 * @property {Place[]} places
 * @property {Link[]} links
 * @property {number} start -1 if not set
 * @property {number} goal -1 if not set
 */

export const LIMITS = { places: 200, links: 600 };
/** The maximum length of a name, in UTF-16 code units. */
const LONGEST_NAME = 60;
/** The maximum cost of a link, in the unit of the background. */
export const HIGHEST_COST = 1_000_000;

/** @type {Graph} */
export const EMPTY = { ground: '', places: [], links: [], start: -1, goal: -1 };

/**
 * Cleans a name: replaces invalid characters, turns line breaks and repeated spaces into single
 * spaces, and limits the length.
 * @param {string} text
 */
export function cleanName(text) {
  const name = text.replace(/[\p{Cs}\ufffe\uffff]/gu, '\ufffd').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  // The name is cut between code points, so that no surrogate pair is split.
  return [...name].reduce((kept, letter) => (kept.length + letter.length > LONGEST_NAME ? kept : kept + letter), '');
}

/**
 * Parses and rounds the cost in a text field. Returns null for an empty field.
 * @param {string} text @param {number} [decimals]
 * @returns {number | null | undefined} undefined if the text is not a valid cost
 */
export function readCost(text, decimals = 2) {
  if (!text.trim()) return null;
  const cost = Math.round(parseNumber(text) * 10 ** decimals) / 10 ** decimals;
  return cost <= HIGHEST_COST ? cost : undefined;
}

/**
 * The first name that no place has yet: a letter, or a letter with a number.
 * @param {Graph} graph
 */
export function freeName({ places }) {
  const taken = new Set(places.map(({ name }) => name));
  for (let round = 0; ; round += 1) {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const name = round ? `${letter}${round}` : letter;
      if (!taken.has(name)) return name;
    }
  }
}

/**
 * Adds a place. If no start is set, the place becomes the start. Otherwise, if no goal is set, it
 * becomes the goal.
 * @param {Graph} graph @param {Place} place @returns {Graph}
 */
export function addPlace(graph, place) {
  if (graph.places.length >= LIMITS.places) return graph;
  const index = graph.places.length;
  return {
    ...graph,
    places: [...graph.places, place],
    start: graph.start < 0 ? index : graph.start,
    goal: graph.start >= 0 && graph.goal < 0 ? index : graph.goal,
  };
}

/**
 * Changes some properties of a place.
 * @param {Graph} graph @param {number} index @param {Partial<Place>} values @returns {Graph}
 */
export function changePlace(graph, index, values) {
  return replaced(graph, 'places', index, values);
}

/**
 * Removes a place and its links.
 * @param {Graph} graph @param {number} index @returns {Graph}
 */
export function removePlace(graph, index) {
  if (!graph.places[index]) return graph;
  const moved = (/** @type {number} */ place) => (place === index ? -1 : place > index ? place - 1 : place);
  return {
    ...graph,
    places: graph.places.filter((_, place) => place !== index),
    links: graph.links
      .filter(({ from, to }) => from !== index && to !== index)
      .map((link) => ({ ...link, from: moved(link.from), to: moved(link.to) })),
    start: moved(graph.start),
    goal: moved(graph.goal),
  };
}

/**
 * Adds a link between two places, unless there is already one from the first to the second.
 * @param {Graph} graph @param {number} from @param {number} to
 * @param {Partial<Link>} [values]
 * @returns {Graph}
 */
export function join(graph, from, to, values = {}) {
  if (from === to || !graph.places[from] || !graph.places[to]) return graph;
  if (graph.links.length >= LIMITS.links || linkBetween(graph, from, to) >= 0) return graph;
  return { ...graph, links: [...graph.links, { from, to, cost: null, oneWay: false, ...values }] };
}

/**
 * The index of the link that leads from one place to another, or -1 if there is none.
 * @param {Graph} graph @param {number} from @param {number} to
 */
export function linkBetween(graph, from, to) {
  return graph.links.findIndex((link) => {
    return (link.from === from && link.to === to) || (!link.oneWay && link.from === to && link.to === from);
  });
}

/**
 * Changes some properties of a link.
 * @param {Graph} graph @param {number} index @param {Partial<Link>} values @returns {Graph}
 */
export function changeLink(graph, index, values) {
  return replaced(graph, 'links', index, values);
}

/** @param {Graph} graph @param {number} index @returns {Graph} */
export function removeLink(graph, index) {
  return graph.links[index] ? { ...graph, links: graph.links.filter((_, link) => link !== index) } : graph;
}

/**
 * Sets the start or the goal. If the place is already the other end, both ends are swapped.
 * @param {Graph} graph @param {'start' | 'goal'} end @param {number} place @returns {Graph}
 */
export function setEnd(graph, end, place) {
  if (graph[end] === place || place >= graph.places.length) return graph;
  const other = end === 'start' ? 'goal' : 'start';
  const rest = place >= 0 && graph[other] === place ? graph[end] : graph[other];
  return { ...graph, [end]: place, [other]: rest };
}

/**
 * @param {Graph} graph @param {'places' | 'links'} list @param {number} index
 * @param {Record<string, unknown>} values
 * @returns {Graph}
 */
function replaced(graph, list, index, values) {
  const item = /** @type {any} */ (graph[list][index]);
  if (!item || Object.keys(values).every((key) => item[key] === values[key])) return graph;
  return { ...graph, [list]: graph[list].map((one, at) => (at === index ? { ...one, ...values } : one)) };
}
