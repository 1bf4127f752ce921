/**
 * The data files that a figure needs at its start. Their paths follow from the page alone, so the
 * files are requested at the same time as the script.
 * @module
 */

import { estimates } from '../core/estimates.js';

/** The kinds of figures that need data which is missing from the compact network file. */
const WHOLE = ['sphere', 'trip'];

/**
 * The paths of the data files, relative to the site's root: outlines, or a network. If a search may
 * use estimates, the positions of the places are added.
 * @param {string} kind
 * @param {Record<string, any>} settings
 * @returns {string[]}
 */
export function figureFiles(kind, { network, replay, outlines, algorithm, controls = [] }) {
  if (outlines) return [outlines];
  if (!network) return [];
  if (!replay || WHOLE.includes(kind)) return [network];
  // If the reader can choose a search that uses estimates, the positions are loaded in advance, so
  // that the choice takes effect immediately.
  const mayEstimate = kind === 'compare' || controls.includes('algorithm') || estimates(algorithm);
  return mayEstimate ? [replay, replay.replace('replay.json', 'positions.json')] : [replay];
}
