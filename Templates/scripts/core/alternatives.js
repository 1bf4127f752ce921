/**
 * Sensible alternatives to the cheapest route, by the same method as the site generator, with the
 * same answers (the single-via-place method of Abraham, Delling, Goldberg and Werneck, "Alternative
 * Routes in Road Networks", 2013, with plateaus).
 *
 * A candidate takes the cheapest way from the start to some place, and then the cheapest way to the goal. It costs
 * at most 1.4 times as much as the cheapest route. Candidates are ordered by twice their cost, plus the cost that
 * they share with the cheapest route, minus the length of the stretch that both trees share. One is taken if it
 * visits
 * no place twice, shares at most 60 % with the cheapest route and those taken before, and has no detour around its
 * place.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
/** @typedef {import('./route.js').Route} Route */
/** @typedef {import('./route.js').Tree} Tree */
import { placesAlong } from './network.js';
import { routeInTree } from './route.js';

/**
 * An examined candidate: the route, the place that it goes via, what it shares with the earlier routes, and the
 * verdict.
 * @typedef {{route: Route, via: number, shared: number, verdict: 'twice' | 'shared' | 'detour' | 'shown'}} Examined
 */

/** The maximum number of alternatives. */
const LIMIT = 2;

/**
 * @param {Network} network
 * @param {Tree} tree the cheapest routes from the start
 * @param {Tree} goalTree the cheapest routes to the goal, as routes from it
 * @param {(from: number, to: number) => number} shortest the cost of the cheapest route between two
 *   places
 * @param {(examined: Examined) => void} [tell] is told of each candidate
 * @returns {Route[]} the shortest first
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
  // Routes are chosen by how sensible they are, and listed by length.
  return found.sort((a, b) => a.cost - b.cost);
}

/** The places that a sensible route may go via, best first.
 * @param {Network} network @param {Tree} tree @param {Tree} goalTree @param {Route} best */
function candidates(network, tree, goalTree, best) {
  const onBest = new Set(best.links);
  const before = sharedCosts(network, tree, onBest);
  const after = sharedCosts(network, goalTree, onBest);
  const found = [];
  for (let via = 0; via < network.size; via += 1) {
    const [first, second] = [tree.cost[via], goalTree.cost[via]];
    if (first < 0 || second < 0 || (first + second) * 10 > best.cost * 14) continue;
    // A place within a plateau leads to the same route as its first place.
    const arrival = tree.predecessor[via];
    if (arrival >= 0 && goalTree.predecessor[network.otherEnd(arrival, via)] === arrival) continue;
    const cost = first + second;
    const score = 2 * cost + before[via] + after[via] - plateau(network, tree, goalTree, via);
    found.push({ via, cost, score });
  }
  found.sort((a, b) => a.score - b.score || a.cost - b.cost || a.via - b.via);
  return found.map(({ via }) => via);
}

/** The cost of the links that both trees share from a place on.
 * @param {Network} network @param {Tree} tree @param {Tree} goalTree @param {number} place */
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

/** For each place, the cost of the links that its route in a tree shares with given links.
 * @param {Network} network @param {Tree} tree @param {Set<number>} links */
function sharedCosts(network, tree, links) {
  const shared = new Float64Array(network.size).fill(-1);
  shared[tree.source] = 0;
  const chain = [];
  for (let place = 0; place < network.size; place += 1) {
    if (tree.cost[place] < 0) continue;
    // Goes up to the first known place, and back down.
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
 * Returns true if the part of the route within reach of a place, on both sides, is itself cheapest.
 * @param {Network} network @param {Route} route @param {number} via @param {number} reach
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
  // One side alone is always part of a cheapest way.
  if (before === 0 || after === 0) return true;
  return shortest(places[low], places[high]) === before + after;
}
