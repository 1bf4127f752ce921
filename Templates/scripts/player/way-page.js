/**
 * The code of every page that initially shows a route: its legs in a table and on the map, and its
 * downloads.
 *
 * A network page shows a route only after the reader has chosen places, so it loads this module on
 * demand.
 * @module
 */

import './network-page.js';
import './leg-links.js';
import '../lib/legs-table.js';
import '../lib/save-page.js';
import './way-hits.js';
