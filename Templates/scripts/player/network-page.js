/**
 * The code for maps and for the data of routes. It is loaded by every page that shows routes of a
 * network.
 *
 * The modules that these pages load on demand import this module too. Otherwise, the bundler would
 * create a file for each set of modules that share some of the code.
 * @module
 */

import '../entry/maps.js';
import './journey-offer.js';
import '../lib/when-near.js';
import '../core/every-network.js';
import './player-panel.js';
import '../map/map-picker.js';
import '../map/quiet-map.js';
import '../map/route-overlay.js';
import '../planner/planner-ways.js';
