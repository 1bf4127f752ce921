/**
 * The modules that every script with a network needs: its places and links, its routes, and its
 * published searches.
 *
 * Workers load this module too, so it must not use the page.
 * @module
 */

import '../lib/background.js';
import './network.js';
import './replay-network.js';
import './route.js';
import './route-page.js';
import './source.js';
