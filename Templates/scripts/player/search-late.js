/**
 * The searches between two places, which a network page loads on demand: as a replay on its map,
 * and side by side.
 * @module
 */

import './replay-page.js';

export { loadSearches, Searches } from '../core/searches.js';
export { Comparison } from './comparison.js';
export { SearchReplay } from './search-replay.js';
