/**
 * The modules that every use of a network needs: its places and links, its routes, and the searches
 * in its data.
 *
 * Workers load it too, and have no page.
 * @module
 */

import '../lib/background.js';
import './network.js';
import './replay-network.js';
import './route.js';
import './route-page.js';
import './source.js';
