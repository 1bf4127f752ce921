/**
 * Every page: its search field, and reading without a connection.
 *
 * All other modules import this one when they are published. Small modules that many pages need are
 * named here, so that they come in one file: each set of pages that shares one would get a file for it.
 * @module
 */

import './find-field.js';
import './journey-offer.js';
import './load-json.js';
import './near-list.js';
import './offline.js';
import './route-overlay.js';
import './route-path.js';
import './site-parts.js';
import './step-link.js';
import './svg.js';
import './tall-column.js';
import './throttle.js';
import './trip-overlay.js';
import './words.js';
