/**
 * Reads and writes the graph in the page's address, where it follows the "#".
 * @module
 */

/** @typedef {import('./graph.js').Graph} Graph */
import { decode, encode } from './share.js';
import { withParameters } from '../player/step-link.js';

/**
 * Reads the graph in the address.
 * @returns {Graph | null | undefined} null if the address contains no graph; undefined if the graph
 *   cannot be decoded
 */
export function readAddress() {
  const text = location.hash.slice(1);
  // An encoded graph begins with a digit; the id of a section of the page begins with a letter.
  if (!/^\d/.test(text)) return null;
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes a graph to the address.
 * @param {Graph} graph
 */
export function writeAddress(graph) {
  // The step of the replay is removed, because it belongs to the previous graph.
  const search = withParameters(location.search, { step: null });
  history.replaceState(null, '', `${location.pathname}${search}#${encode(graph)}`);
}
