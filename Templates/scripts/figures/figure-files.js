/**
 * The files of data that a figure begins with. They are known before its script has loaded, so that both are
 * requested at the same time.
 * @module
 */

import { estimates } from '../core/estimates.js';

/** The kinds of figures that need data which the compact file of a network lacks. */
const WHOLE = ['sphere', 'trip'];

/**
 * The addresses of the files below the root of the site: outlines, or a network and, where a search
 * may ask for estimates, the positions of its places.
 * @param {string} kind
 * @param {Record<string, any>} settings
 * @returns {string[]}
 */
export function figureFiles(kind, { network, replay, outlines, algorithm, controls = [] }) {
  if (outlines) return [outlines];
  if (!network) return [];
  if (!replay || WHOLE.includes(kind)) return [network];
  // If the reader may choose a search that uses estimates, that choice must not wait.
  const mayEstimate = kind === 'compare' || controls.includes('algorithm') || estimates(algorithm);
  return mayEstimate ? [replay, replay.replace('replay.json', 'positions.json')] : [replay];
}
