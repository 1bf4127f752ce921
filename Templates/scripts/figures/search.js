/**
 * The figure of a live search: its steps on the map, its queue, and the reader's controls.
 * @module
 */

import { figureNetwork } from './figure-network.js';
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
 * @param {HTMLElement} section @param {SearchSettings} settings
 * @param {any[]} files the contents of the files: the network, and the positions of its places
 */
export function start(section, settings, files) {
  new SearchFigure(section, figureNetwork(settings, files), settings);
}
