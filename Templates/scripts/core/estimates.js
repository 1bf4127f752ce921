/**
 * The searches that use an estimate, listed here so that the code of the estimate is not needed.
 * @module
 */

/**
 * Returns true if a search uses an estimate of the cost to the goal.
 * @param {string | null} algorithm
 */
export function estimates(algorithm) {
  return algorithm === 'a-star' || algorithm === 'greedy';
}
