/**
 * The code shared by every page that shows a way when it opens: its legs in the text and on the map, and its files.
 *
 * The page of a network, which waits for a choice, loads this on demand.
 * @module
 */

import './network-page.js';
import './leg-links.js';
import '../lib/legs-table.js';
import '../lib/save-page.js';
import './way-hits.js';
