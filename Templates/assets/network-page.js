/**
 * Every page on which routes of a network are found: its maps, and what is known of routes.
 *
 * What such a page loads on demand imports this too: what is on the page already then stays one file,
 * instead of one for each set of modules that share a part of it.
 * @module
 */

import './maps.js';
import './network.js';
import './player-panel.js';
import './route.js';
import './save-route.js';
import './source.js';
import './trace.js';
