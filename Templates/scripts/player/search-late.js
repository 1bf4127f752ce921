/**
 * The code that shows the searches between two places. Pages with a comparison of searches, or with
 * a planner, load it on demand.
 * @module
 */

import './replay-page.js';

export { loadSearches, Searches } from '../core/searches.js';
export { Comparison } from './comparison.js';
export { SearchReplay } from './search-replay.js';
