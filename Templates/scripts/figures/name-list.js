/**
 * The names of a network in the order of their folded forms.
 * @module
 */

import { nearness } from '../find/find-typos.js';
import { fold } from '../find/fold.js';

/**
 * A name of the list: folded and as written.
 * @typedef {{key: string, name: string}} Name
 */

/**
 * The names of a network in the order of their folded forms.
 * @param {string[]} names
 * @returns {Name[]}
 */
export function sortedNames(names) {
  return names
    .map((name) => ({ key: fold(name), name }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

/**
 * The names that are one edit away from a text, whole names first.
 * @param {Name[]} names
 * @param {string} text folded
 */
export function forgiven(names, text) {
  const points = Array.from(text);
  if (points.length < 3) return [];
  const near = names.map((name) => ({ name, rank: nearness(points, Array.from(name.key)) }));
  return [0, 1].flatMap((rank) => near.filter((one) => one.rank === rank)).map(({ name }) => name);
}
