/**
 * The searches that use an estimate, told apart without the code of the estimate.
 * @module
 */

/**
 * Returns true if a search uses an estimate of the cost to the goal.
 * @param {string | null} algorithm
 */
export function estimates(algorithm) {
  return algorithm === 'a-star' || algorithm === 'greedy';
}
