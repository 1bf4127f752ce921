/**
 * The code shared by every page on which routes of a network are found: its maps, and the data of routes.
 *
 * Modules that such a page loads on demand import this one too, so that the bundler keeps the code
 * already on the page in one file instead of one for each set of modules that share a part of it.
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
