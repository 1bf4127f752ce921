/**
 * The parts of the home page that are loaded on demand: the animated search and the two place
 * fields.
 * @module
 */

import '../core/every-network.js';

export { HomePlan } from './home-plan.js';
export { RouteFilm } from './route-film.js';
