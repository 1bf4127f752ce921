/**
 * The code that replays searches: the player, its drawings, and the searches.
 *
 * Modules that a page with a replay loads on demand import this module too, so that the bundler
 * keeps the code in one file.
 * @module
 */

import './network-page.js';
import './replay-panel.js';
import './replay-player.js';
import './search-film.js';
import '../core/searches.js';
import './trip-film.js';
