/**
 * The code for maps and for the data of routes. Every page that shows routes of a network loads it.
 *
 * Such a page loads further modules on demand. They import this module too, so that the bundler
 * keeps this code in one file. Otherwise, the bundler would create a file for each set of modules
 * that share a part of the code.
 * @module
 */

import '../entry/maps.js';
import './journey-offer.js';
import '../core/every-network.js';
import './player-panel.js';
import '../map/map-picker.js';
import '../map/quiet-map.js';
import '../map/route-overlay.js';
import '../planner/planner-ways.js';
