/**
 * The code with which a planner finds alternatives, and routes from places without a tree in the data.
 * @module
 */

import '../player/network-page.js';

export { alternatives } from '../core/alternatives.js';
export { shortestCost, treeFrom, treeTo } from '../core/search.js';
