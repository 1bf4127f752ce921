/**
 * The algorithms that use an estimate of the cost to the goal. The module is separate so that
 * callers need not load the code that computes estimates.
 * @module
 */

/**
 * Returns true if an algorithm uses an estimate of the cost to the goal.
 * @param {string | null} algorithm
 */
export function estimates(algorithm) {
  return algorithm === 'a-star' || algorithm === 'greedy';
}
