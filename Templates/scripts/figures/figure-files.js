/**
 * The data files that a figure needs at its start. They are requested together with its script.
 * @module
 */

import { estimates } from '../core/estimates.js';

/** The kinds of figures for which the compact network file has too little data. */
const WHOLE = ['sphere', 'trip'];

/**
 * The paths of the data files, relative to the site's root.
 * @param {string} kind @param {Record<string, any>} settings @returns {string[]}
 */
export function figureFiles(kind, { network, replay, outlines, algorithm, controls = [] }) {
  if (outlines) return [outlines];
  if (!network) return [];
  if (!replay || WHOLE.includes(kind)) return [network];
  // The positions are loaded in advance if the figure can show a search that uses estimates. The
  // choice of such a search then takes effect immediately.
  const mayEstimate = kind === 'compare' || controls.includes('algorithm') || estimates(algorithm);
  return mayEstimate ? [replay, replay.replace('replay.json', 'positions.json')] : [replay];
}
