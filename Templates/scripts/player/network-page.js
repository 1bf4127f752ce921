/**
 * The code that every page with routes of a network loads: its maps, and the data of its routes.
 *
 * Modules that such a page loads on demand import this module too. The bundler then keeps this code
 * in one file. Otherwise it would create a file for each set of modules that share a part of the
 * code.
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
