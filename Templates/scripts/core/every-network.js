/**
 * The modules needed by every script that uses a network.
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
