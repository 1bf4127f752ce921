/**
 * Everything that replays searches: the player, what it draws, and the searches.
 *
 * Modules that such a page loads on demand import this too, so that all of it stays one file.
 * @module
 */

import './network-page.js';
import './replay-panel.js';
import './replay-player.js';
import './search-film.js';
import '../core/searches.js';
import './trip-film.js';
