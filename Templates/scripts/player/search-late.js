/**
 * The searches between two places as pages of networks show them on demand: replayed on their map, and
 * side by side.
 * @module
 */

import './replay-page.js';

export { loadSearches, Searches } from '../core/searches.js';
export { Comparison } from './comparison.js';
export { SearchReplay } from './search-replay.js';
