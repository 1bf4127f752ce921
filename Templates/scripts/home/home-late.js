/**
 * The parts of the home page that are loaded on demand: the film of its route, and its two fields.
 * @module
 */

import '../core/every-network.js';

export { HomePlan } from './home-plan.js';
export { RouteFilm } from './route-film.js';
