/**
 * The code that shows the searches between two places. The pages of networks and routes load it on
 * demand.
 * @module
 */

import './replay-page.js';

export { loadSearches, Searches } from '../core/searches.js';
export { Comparison } from './comparison.js';
export { SearchReplay } from './search-replay.js';
