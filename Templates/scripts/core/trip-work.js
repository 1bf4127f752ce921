/**
 * The worker script that runs the searches for a trip.
 * @module
 */

/** @typedef {import('./trip-solver.js').NetworkData} NetworkData */
/** @typedef {import('./trip-solver.js').TripProblem} TripProblem */
import { answerMessages } from '../lib/answer-messages.js';
import { tripReplays, tripSearches } from './trip-methods.js';

export const address = import.meta.url;

/**
 * @param {{network: NetworkData, problem: TripProblem, isShort: boolean}} task
 * @returns {any} the searches, or only their replays if `isShort` is true
 */
export function work({ network, problem, isShort }) {
  return (isShort ? tripReplays : tripSearches)(network, problem);
}

answerMessages(work);
