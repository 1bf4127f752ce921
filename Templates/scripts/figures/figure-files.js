/**
 * The data files that a figure needs at its start, which are requested together with the script.
 * @module
 */

import { estimates } from '../core/estimates.js';

/** The kinds of figures that need data that is missing from the compact network file. */
const WHOLE = ['sphere', 'trip'];

/**
 * The paths of the data files, relative to the site's root.
 * @param {string} kind @param {Record<string, any>} settings @returns {string[]}
 */
export function figureFiles(kind, { network, replay, outlines, algorithm, controls = [] }) {
  if (outlines) return [outlines];
  if (!network) return [];
  if (!replay || WHOLE.includes(kind)) return [network];
  // Positions are loaded in advance, so that choosing a search with estimates takes effect
  // immediately.
  const mayEstimate = kind === 'compare' || controls.includes('algorithm') || estimates(algorithm);
  return mayEstimate ? [replay, replay.replace('replay.json', 'positions.json')] : [replay];
}
