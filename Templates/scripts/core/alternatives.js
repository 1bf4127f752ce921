/**
 * Alternatives to the cheapest route, found by the single-via-place method of Abraham, Delling,
 * Goldberg and Werneck ("Alternative Routes in Road Networks", 2013). The site generator gets the
 * same results.
 *
 * A candidate is the cheapest route from the start to some via place, followed by the cheapest
 * route from the via place to the goal. It costs at most 1.4 times as much as the cheapest route.
 * Candidates are examined in ascending order of score. The score is twice the cost of the
 * candidate, plus the cost of the links that it shares with the cheapest route, minus the cost of
 * its plateau. The plateau is the stretch after the via place that belongs to both shortest-path
 * trees: the tree of the start and the tree of the goal.
 *
 * A candidate is rejected if it visits a place twice, or if the stretch around its via place is not
 * a cheapest route. It is also rejected if the links that it shares with the cheapest route or with
 * accepted alternatives cost more than 60 % of the cost of the cheapest route.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
/** @typedef {import('./route.js').Route} Route */
/** @typedef {import('./route.js').Tree} Tree */
import { placesAlong } from './network.js';
import { routeInTree } from './route.js';

/**
 * An examined candidate. `shared` is the cost of the links that it shares with the cheapest route
 * or with accepted alternatives.
 * @typedef {{route: Route, via: number, shared: number, verdict: 'twice' | 'shared' | 'detour' | 'shown'}} Examined
 */

const LIMIT = 2;

/**
 * @param {Network} network
 * @param {Tree} tree the cheapest routes from the start
 * @param {Tree} goalTree the cheapest routes to the goal, stored as routes from the goal
 * @param {(from: number, to: number) => number} shortest the cost of the cheapest route between two
 *   places
 * @param {(examined: Examined) => void} [tell] called with each examined candidate
 * @returns {Route[]} the alternatives, the cheapest first
 */
export function alternatives(network, tree, goalTree, shortest, tell = () => {}) {
  const best = routeInTree(network, tree, goalTree.source);
  if (!best || best.cost === 0) return [];
  const taken = new Set(best.links);
  /** @type {Route[]} */
  const found = [];
  for (const via of candidates(network, tree, goalTree, best)) {
    if (found.length === LIMIT) break;
    const route = routeBy(network, tree, goalTree, via);
    const shared = route.links.reduce(
      (sum, link) => sum + (taken.has(link) ? network.cost(link) : 0), 0,
    );
    /** @type {Examined['verdict']} */
    let verdict = 'shown';
    if (new Set(route.places).size < route.places.length) verdict = 'twice';
    else if (shared * 10 > best.cost * 6) verdict = 'shared';
    else if (!isLocallyOptimal(network, route, via, Math.floor(best.cost / 4), shortest)) verdict = 'detour';
    tell({ route, via, shared, verdict });
    if (verdict !== 'shown') continue;
    for (const link of route.links) taken.add(link);
    found.push(route);
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** @param {Network} network @param {Tree} tree @param {Tree} goalTree @param {Route} best */
function candidates(network, tree, goalTree, best) {
  const onBest = new Set(best.links);
  const before = sharedCosts(network, tree, onBest);
  const after = sharedCosts(network, goalTree, onBest);
  const found = [];
  for (let via = 0; via < network.size; via += 1) {
    const [first, second] = [tree.cost[via], goalTree.cost[via]];
    if (first < 0 || second < 0 || (first + second) * 10 > best.cost * 14) continue;
    // All places of a plateau lead to the same route, so only the first one becomes a via place.
    const arrival = tree.predecessor[via];
    if (arrival >= 0 && goalTree.predecessor[network.otherEnd(arrival, via)] === arrival) continue;
    const cost = first + second;
    const score = 2 * cost + before[via] + after[via] - plateau(network, tree, goalTree, via);
    found.push({ via, cost, score });
  }
  found.sort((a, b) => a.score - b.score || a.cost - b.cost || a.via - b.via);
  return found.map(({ via }) => via);
}

/** @param {Network} network @param {Tree} tree @param {Tree} goalTree @param {number} place */
function plateau(network, tree, goalTree, place) {
  let cost = 0;
  for (;;) {
    const link = goalTree.predecessor[place];
    if (link < 0) return cost;
    const next = network.otherEnd(link, place);
    if (tree.predecessor[next] !== link) return cost;
    cost += network.cost(link);
    place = next;
  }
}

/** @param {Network} network @param {Tree} tree @param {Tree} goalTree @param {number} via */
function routeBy(network, tree, goalTree, via) {
  const first = routeInTree(network, tree, via)?.links ?? [];
  const second = (routeInTree(network, goalTree, via)?.links ?? []).reverse();
  const links = [...first, ...second];
  const cost = tree.cost[via] + goalTree.cost[via];
  return { cost, places: placesAlong(network, tree.source, links), links };
}

/**
 * For each place, the total cost of the links that its route in the tree shares with `links`; -1 if
 * the place cannot be reached.
 * @param {Network} network @param {Tree} tree @param {Set<number>} links
 */
function sharedCosts(network, tree, links) {
  const shared = new Float64Array(network.size).fill(-1);
  shared[tree.source] = 0;
  const chain = [];
  for (let place = 0; place < network.size; place += 1) {
    if (tree.cost[place] < 0) continue;
    let known = place;
    while (shared[known] < 0) {
      chain.push(known);
      known = network.otherEnd(tree.predecessor[known], known);
    }
    for (let next = chain.pop(); next !== undefined; next = chain.pop()) {
      const link = tree.predecessor[next];
      shared[next] = shared[known] + (links.has(link) ? network.cost(link) : 0);
      known = next;
    }
  }
  return shared;
}

/**
 * Returns true if the stretch of a route around its via place is a cheapest route.
 * @param {Network} network @param {Route} route @param {number} via
 * @param {number} reach the maximum cost of the stretch on each side of the via place
 * @param {(from: number, to: number) => number} shortest
 */
function isLocallyOptimal(network, { places, links }, via, reach, shortest) {
  const middle = places.indexOf(via);
  let [low, high] = [middle, middle];
  let [before, after] = [0, 0];
  while (low > 0 && before + network.cost(links[low - 1]) <= reach) {
    low -= 1;
    before += network.cost(links[low]);
  }
  while (high < links.length && after + network.cost(links[high]) <= reach) {
    after += network.cost(links[high]);
    high += 1;
  }
  // A stretch that lies on only one side of the via place is always part of a cheapest route.
  if (before === 0 || after === 0) return true;
  return shortest(places[low], places[high]) === before + after;
}
