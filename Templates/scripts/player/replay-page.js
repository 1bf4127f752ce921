/**
 * The code that replays searches: the player, its drawings, and the searches.
 *
 * A page with a replay loads further modules on demand. They import this module too, so that the
 * bundler keeps this code in one file.
 * @module
 */

import './network-page.js';
import './replay-panel.js';
import './replay-player.js';
import './search-film.js';
import '../core/searches.js';
import './trip-film.js';
