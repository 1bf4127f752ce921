/**
 * The limit of a trip, apart from its solver: pages know it before anything is solved.
 * @module
 */

/** The largest number of chosen places. */
export const cityLimit = 12;
