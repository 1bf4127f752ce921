/**
 * The worker script that runs a search between two places.
 * @module
 */

import { answerMessages } from '../lib/answer-messages.js';
import './every-network.js';
import { Network } from './network.js';
import { search } from './search.js';

export const address = import.meta.url;

/**
 * @param {{network: ReturnType<typeof import('./search.js').searchable>, algorithm: string, source: number, goal: number}} task
 * @returns {ReturnType<typeof search>}
 */
export function work({ network: { data, closed }, algorithm, source, goal }) {
  const network = new Network(/** @type {any} */ (data));
  for (const link of closed) network.closed.add(link);
  return search(network, algorithm, source, goal);
}

answerMessages(work);
