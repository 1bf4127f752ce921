/**
 * What a planner looks further routes up with, and routes from places without a tree in the data.
 * @module
 */

import './network-page.js';

export { alternatives } from './alternatives.js';
export { shortestCost, treeFrom, treeTo } from './search.js';
