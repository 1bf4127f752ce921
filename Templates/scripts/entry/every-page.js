/**
 * The scripts that every page needs: its search field, and offline reading.
 *
 * In the published site, all other modules import this one. The small modules that many pages need
 * are imported here, so that the bundler puts them into one file. Otherwise it would create a file
 * for each set of pages that share a module. Workers load this module too, so it must not require a
 * DOM.
 * @module
 */

import '../find/find-field.js';
import '../lib/drawn.js';
import '../lib/load-json.js';
import '../map/map-view.js';
import '../map/near-list.js';
import '../offline/offline.js';
import '../map/route-overlay.js';
import '../map/route-path.js';
import '../lib/site-parts.js';
import '../lib/skip-link.js';
import '../player/step-link.js';
import '../lib/svg.js';
import '../lib/tall-column.js';
import '../lib/throttle.js';
import '../lib/words.js';
