/**
 * Binary search in a sorted list, with a record of its comparisons.
 * @module
 */

/**
 * A comparison: the part of the list that was left, the key looked at, and true if the sought text comes after it.
 * @typedef {{low: number, high: number, middle: number, isAfter: boolean}} Comparison
 */

/**
 * The keys that begin with a text.
 * @typedef {object} Found
 * @property {Comparison[]} first the comparisons that find the first key
 * @property {Comparison[]} last the comparisons that find the end of the keys
 * @property {number} start the position of the first key
 * @property {number} end the position after the last key
 */

/**
 * The first position for which a condition holds, or the end of the list.
 * @param {number} low
 * @param {number} high
 * @param {(position: number) => boolean} isReached
 * @param {Comparison[]} comparisons
 */
function halve(low, high, isReached, comparisons) {
  while (low < high) {
    const middle = (low + high) >> 1;
    const isAfter = !isReached(middle);
    comparisons.push({ low, high, middle, isAfter });
    if (isAfter) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Finds the keys that begin with a text.
 * @param {string[]} keys sorted
 * @param {string} text
 * @returns {Found}
 */
export function findBeginning(keys, text) {
  /** @type {Comparison[]} */
  const first = [];
  /** @type {Comparison[]} */
  const last = [];
  const start = halve(0, keys.length, (position) => keys[position] >= text, first);
  const end = halve(start, keys.length, (position) => !keys[position].startsWith(text), last);
  return { first, last, start, end };
}
