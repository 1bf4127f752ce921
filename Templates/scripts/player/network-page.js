/**
 * Every page on which routes of a network are found: its maps, and what is known of routes.
 *
 * Modules that such a page loads on demand import this one too, so that the bundler keeps the code
 * already on the page in one file instead of one for each set of modules that share a part of it.
 * @module
 */

import '../entry/maps.js';
import '../core/network.js';
import './player-panel.js';
import '../core/route.js';
import '../lib/save-route.js';
import '../core/source.js';
import '../core/trace.js';
