/**
 * The page's address, which holds the graph after its "#".
 * @module
 */

/** @typedef {import('./graph.js').Graph} Graph */
import { decode, encode } from './share.js';
import { withParameters } from '../player/step-link.js';

/**
 * The graph in the address.
 * @returns {Graph | null | undefined} null if the address holds none, undefined if it cannot be read
 */
export function readAddress() {
  const text = location.hash.slice(1);
  // Other parts of a page have ids that begin with a letter.
  if (!/^\d/.test(text)) return null;
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** Puts a graph into the address. @param {Graph} graph */
export function writeAddress(graph) {
  // The step of the replay belongs to the previous graph.
  const search = withParameters(location.search, { step: null });
  history.replaceState(null, '', `${location.pathname}${search}#${encode(graph)}`);
}
