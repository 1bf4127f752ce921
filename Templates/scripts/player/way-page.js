/**
 * The code that shows a route on a page: the legs in a table and on the map, and the downloads.
 *
 * A page that initially shows a route loads this module at once. A network page shows a route only
 * after the reader has chosen places, so it loads this module on demand.
 * @module
 */

import './network-page.js';
import './leg-links.js';
import '../lib/legs-table.js';
import '../lib/save-page.js';
import './way-hits.js';
