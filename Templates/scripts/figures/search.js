/**
 * A live search: its steps on the map with the queue beside it, and the reader's controls.
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
  // If the reader can choose a search that needs estimates, that choice must not wait.
  const mayEstimate = settings.controls.includes('algorithm') || estimates(settings.algorithm);
  const hasLinks = settings.controls.some((/** @type {string} */ control) => ['costs', 'close'].includes(control));
  const [network, editor] = await Promise.all([
    loadNetwork(settings, mayEstimate), hasLinks ? import('./link-editor.js') : null,
  ]);
  new SearchFigure(section, network, settings, editor?.LinkEditor);
}
