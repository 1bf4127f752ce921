/**
 * The modules that every script with a network needs. They contain the places and links, the
 * routes, and the published searches of a network.
 *
 * Workers load this module too, so it must not use the DOM.
 * @module
 */

import '../lib/background.js';
import './network.js';
import './replay-network.js';
import './route.js';
import './route-page.js';
import './source.js';
