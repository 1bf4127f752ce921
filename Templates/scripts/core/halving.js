/**
 * Binary search in a sorted list, with a record of its comparisons.
 * @module
 */

/**
 * A comparison with the key at `middle`. The range from `low` up to, but not including, `high` is
 * still to be searched. `isAfter` is true if the search continues with the keys after `middle`.
 * @typedef {{low: number, high: number, middle: number, isAfter: boolean}} Comparison
 */

/**
 * The range of keys that begin with a prefix.
 * @typedef {object} Found
 * @property {Comparison[]} first the comparisons that find the first matching key
 * @property {number} start the position of the first matching key; equal to `end` if there is none
 * @property {number} end the position after the last matching key
 */

/**
 * The first position for which `isReached` returns true, or `high` if there is none.
 * @param {number} low @param {number} high @param {(position: number) => boolean} isReached
 * @param {Comparison[]} comparisons the list to which each comparison is added
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
 * Finds the range of keys that begin with a text.
 * @param {string[]} keys the sorted keys
 * @param {string} text @returns {Found}
 */
export function findBeginning(keys, text) {
  /** @type {Comparison[]} */
  const first = [];
  const start = halve(0, keys.length, (position) => keys[position] >= text, first);
  const end = halve(start, keys.length, (position) => !keys[position].startsWith(text), []);
  return { first, start, end };
}
