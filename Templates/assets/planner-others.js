/**
 * The code with which a planner finds alternatives, and routes from places without a tree in the data.
 * @module
 */

import './network-page.js';

export { alternatives } from './alternatives.js';
export { shortestCost, treeFrom, treeTo } from './search.js';
