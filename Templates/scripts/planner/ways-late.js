/**
 * The code that the pages of networks, routes, trips and deals load on demand.
 * @module
 */

import '../player/way-page.js';
import './planner-fields.js';

export { alternatives } from '../core/alternatives.js';
export { LinkEdits } from '../core/link-edits.js';
export { searchedBy } from '../core/measured.js';
export { download } from '../lib/download.js';
export { EndDrag } from '../map/end-drag.js';
export { FORMATS, loadLines, routeFile } from '../core/route-files.js';
export { shortestCost, treeFrom, treeTo } from '../core/search.js';
export { Journey } from '../player/journey.js';
export { RouteWays } from '../player/route-ways.js';
export { centerOn, fillMap } from './fill-map.js';
export { LinkPanel } from './link-panel.js';
export { offerMeasures } from './planner-measures.js';
export { offerLegs } from './leg-offers.js';
export { PlannerResult, shareButton } from './planner-result.js';
