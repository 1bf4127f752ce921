/**
 * A live search: its steps on the map with the queue beside it, and what the reader may change.
 * @module
 */

import { estimates } from '../core/heuristic.js';
import { loadNetwork } from './figure-network.js';
import { SearchFigure } from './search-figure.js';

/**
 * @typedef {object} SearchSettings
 * @property {string} root
 * @property {string} network
 * @property {string} [replay]
 * @property {number} start
 * @property {number} goal
 * @property {string} algorithm
 * @property {number} weight
 * @property {string[]} controls
 * @property {boolean} pseudocode
 */

/**
 * @param {HTMLElement} section
 * @param {any} settings
 */
export async function start(section, settings) {
  const network = await loadNetwork(settings);
  // With a control that may ask for estimates, a change of it must not wait.
  const mayEstimate = settings.controls.length > 0 || estimates(settings.algorithm);
  if (mayEstimate) await network.locate?.();
  new SearchFigure(section, network, settings);
}
