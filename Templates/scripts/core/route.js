/**
 * Reads routes from shortest-path trees, and describes them in sentences and table rows.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */
import { placesAlong } from './network.js';
import { cost, list, say, sayOf } from '../lib/words.js';

/**
 * @typedef {object} Route
 * @property {number} cost
 * @property {number[]} places
 * @property {number[]} links the links between consecutive places
 */

/**
 * A shortest-path tree: the cheapest routes from a place. `predecessor` has the last link of each
 * route, or -1 if there is none. `cost` is -1 for a place that cannot be reached.
 * @typedef {{source: number, predecessor: number[], cost: number[]}} Tree
 */

/**
 * The route from the root of a tree to a place.
 * @param {Network} network @param {Tree} tree @param {number} goal
 * @returns {Route | null} null if the goal cannot be reached
 */
export function routeInTree(network, tree, goal) {
  if (!(tree.cost[goal] >= 0)) return null;
  const links = [];
  for (let place = goal; tree.predecessor[place] >= 0 && links.length <= network.size; ) {
    links.push(tree.predecessor[place]);
    place = network.otherEnd(tree.predecessor[place], place);
  }
  links.reverse();
  return { cost: tree.cost[goal], places: placesAlong(network, tree.source, links), links };
}

/**
 * Joins consecutive routes into one; returns null if a route is missing.
 * @param {(Route | null)[]} stages @returns {Route | null}
 */
export function joined(stages) {
  const routes = stages.flatMap((route) => route ?? []);
  if (routes.length < stages.length) return null;
  return {
    cost: routes.reduce((sum, { cost }) => sum + cost, 0),
    places: routes.flatMap(({ places }, index) => (index ? places.slice(1) : places)),
    links: routes.flatMap(({ links }) => links),
  };
}

/**
 * The labels along a route, one for each stretch of links that share a label, as in driving
 * directions. If a link has several labels, the one that continues over the most links is chosen.
 * @param {Network} network @param {number[]} links @returns {string[]}
 */
export function labelsAlong(network, links) {
  /** @type {string[]} */
  const result = [];
  for (let index = 0; index < links.length; ) {
    let [best, bestEnd] = ['', index];
    for (const label of network.labels(links[index])) {
      let end = index;
      while (end < links.length && network.labels(links[end]).includes(label)) end += 1;
      if (end > bestEnd) [best, bestEnd] = [label, end];
    }
    if (best && result[result.length - 1] !== best) result.push(best);
    index = Math.max(bestEnd, index + 1);
  }
  return result;
}

/**
 * A sentence about a route, such as "3,202 km in 27 legs, by E40, E462 and E442."
 * @param {Network} network
 * @param {Route} route
 * @returns {string}
 */
export function sentence(network, route) {
  const labels = labelsAlong(network, route.links);
  const modes = labels.length ? [] : modesAlong(network, route.links);
  const plain = modes.length ? WORDS.scripts.routeOf : WORDS.scripts.route;
  return say(labels.length ? WORDS.scripts.routeBy : plain, {
    costs: costs(network, route), count: legCount(network, route.places), by: list(labels), links: list(modes),
  });
}

/**
 * The measures of a network, each with its total over the given links.
 * @param {Network} network @param {number[]} links
 */
export function measureTotals(network, links) {
  return (network.data.links.measures ?? []).map((measure) => {
    return { ...measure, value: links.reduce((sum, link) => sum + measure.values[link], 0) };
  });
}

/**
 * The cost of a route and the totals of its measures, such as "7.7 h (length: 123 km)".
 * @param {Network} network @param {Route} route
 */
export function costs(network, route) {
  const least = cost(route.cost, network.data.unit);
  const measures = measureTotals(network, route.links).map(({ name, value, unit }) => {
    return say(WORDS.routes.measure, { measure: name, value: cost(value, unit) });
  });
  return measures.length ? say(WORDS.routes.costs, { cost: least, measures: measures.join('; ') }) : least;
}

/**
 * The modes of a route in words, each with the number of its links.
 * @param {Network} network @param {number[]} links
 */
function modesAlong(network, links) {
  const { modes, links: all } = network.data;
  if (modes.length < 2 || network.named < network.size) return [];
  return modes.flatMap(({ name, plural }, index) => {
    const count = links.filter((link) => all.mode[link] === index).length;
    return count ? say(WORDS.routes.links, { count, mode: name, modes: plural ?? `${name}s` }) : [];
  });
}

/**
 * The named places of a route.
 * @param {Network} network @param {number[]} places
 */
export function namedPlaces(network, places) {
  return places.filter((place) => network.isNamed(place));
}

/**
 * The number of legs of a route; a leg leads from one named place to the next.
 * @param {Network} network @param {number[]} places
 */
export const legCount = (network, places) => namedPlaces(network, places).length - 1;

/**
 * A row of a table of legs: the part of a route from one named place to the next.
 * @typedef {object} Leg
 * @property {number} from
 * @property {number} to
 * @property {number[]} links more than one if the leg passes junctions
 * @property {number} cost
 * @property {number} total the cost from the start of the route to the end of the leg
 */

/** @param {Network} network @param {Route} route @returns {Leg[]} */
export function legs(network, route) {
  /** @type {Leg[]} */
  const legs = [];
  let [start, total] = [0, 0];
  route.links.forEach((_, index) => {
    const end = index + 1;
    if (!network.isNamed(route.places[end]) && end < route.links.length) return;
    const links = route.links.slice(start, end);
    const cost = links.reduce((sum, link) => sum + network.cost(link), 0);
    total += cost;
    legs.push({ from: route.places[start], to: route.places[end], links, cost, total });
    start = end;
  });
  return legs;
}

/**
 * The distinct labels of the links of a leg.
 * @param {Network} network @param {number[]} links
 */
export function legLabels(network, links) {
  return [...new Set(links.flatMap((link) => network.labels(link)))];
}

/**
 * The distinct texts of an additional column for the links of a leg.
 * @param {import('./network.js').Facts} facts @param {number[]} links
 */
export function legFact({ texts }, links) {
  return [...new Set(links.map((link) => texts[link]).filter(Boolean))].join(', ');
}

/**
 * The first link of the mode that has the largest share of a leg's cost.
 * @param {Network} network @param {number[]} links
 */
export function mainLink(network, links) {
  const { mode } = network.data.links;
  /** @type {Map<number, number>} */
  const costs = new Map();
  for (const link of links) costs.set(mode[link], (costs.get(mode[link]) ?? 0) + network.cost(link));
  const [best] = [...costs].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0];
  return /** @type {number} */ (links.find((link) => mode[link] === best));
}

/**
 * An alternative in words: the places that it passes, and its extra cost over the best route.
 * @param {Network} network @param {Route} route @param {Route} best
 * @returns {{title: string, note: string}}
 */
export function wayWords(network, route, best) {
  const { unit } = network.data;
  const total = cost(route.cost, unit);
  if (route === best) return { title: sayOf(unit, WORDS.scripts.theLeast, WORDS.scripts.theLeastOf), note: total };
  const own = namedPlaces(network, route.places).filter((place) => !best.places.includes(place));
  // Up to three evenly spaced places describe the course of the alternative.
  const size = Math.min(3, own.length);
  const names = Array.from({ length: size }, (_, index) => {
    return network.name(own[Math.floor(((2 * index + 1) * own.length) / (2 * size))]);
  });
  const more = route.cost - best.cost;
  const share = Math.round((more / best.cost) * 100);
  const moreWords = best.cost === 0
    ? WORDS.routes.wayOnlyMore : share ? WORDS.routes.wayMore : WORDS.routes.wayLittleMore;
  return {
    title: names.length ? say(WORDS.routes.way, { places: list(names) }) : WORDS.routes.wayOther,
    note: more === 0
      ? sayOf(unit, WORDS.routes.wayAsMuch, WORDS.scripts.wayAsLongOf, { cost: total })
      : say(moreWords, { cost: total, extra: cost(more, unit), share: String(share) }),
  };
}
