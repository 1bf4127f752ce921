/**
 * The place names of a network, sorted by their folded forms.
 * @module
 */

import { nearness } from '../find/find-typos.js';
import { fold } from '../find/fold.js';

/** @typedef {{key: string, name: string}} Name */

/**
 * Sorts names by their keys, which are their folded forms.
 * @param {string[]} names @returns {Name[]}
 */
export function sortedNames(names) {
  return names
    .map((name) => ({ key: fold(name), name }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

/**
 * The names at most one edit away from a text, followed by the names with a prefix at most one edit
 * away.
 * @param {Name[]} names
 * @param {string} text the folded text
 */
export function forgiven(names, text) {
  const points = Array.from(text);
  if (points.length < 3) return [];
  const near = names.map((name) => ({ name, rank: nearness(points, Array.from(name.key)) }));
  return [0, 1].flatMap((rank) => near.filter((one) => one.rank === rank)).map(({ name }) => name);
}
