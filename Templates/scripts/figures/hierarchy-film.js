/**
 * A contraction hierarchy as two films: the preparation, place by place, and a query, step by step.
 * Each film has its pseudocode; each step says what is known, which line is lit, and itself in words.
 * @module
 */

/** @typedef {import('../core/hierarchy.js').Arc} Arc */
/** @typedef {import('../core/hierarchy.js').Hierarchy} Hierarchy */
/** @typedef {import('../core/network.js').Network} Network */
import { query } from '../core/hierarchy.js';
import { cost, counted, list } from '../lib/words.js';

/**
 * A picture of the hierarchy at one step.
 * @typedef {object} Picture
 * @property {number} contracted the number of places taken out
 * @property {number} current the place that the step is about, -1 for none
 * @property {Arc | null} relaxing the arc that was just taken
 * @property {Map<number, 'frontier' | 'settled'>[]} sides what each side knows: the start's, the goal's
 * @property {Arc[]} tree arcs by which places were reached
 * @property {Arc[]} path arcs of the route once it is known
 * @property {number[]} links the same route in links, once its shortcuts are replaced
 * @property {number} line of the pseudocode that is lit
 * @property {string} words
 */

/** The pseudocode of the preparation. */
export const PREPARATION = [
  'for each place, the least important first:',
  '    for each two of its neighbours:',
  '        if the shortest route between them leads through it:',
  '            add a shortcut',
  '    take the place out',
];

/** The pseudocode of a query. */
export const QUERY = [
  'repeat while a queue has a place nearer than the best route:',
  '    settle the nearest place of both queues',
  '    if both sides have reached it: keep the better route',
  '    for each link that leads from it to a higher level:',
  '        if this way is shorter: note it, and queue the place',
  'replace each shortcut by the two links that it stands for',
];

/** @type {Picture} */
const EMPTY = {
  contracted: 0, current: -1, relaxing: null, sides: [new Map(), new Map()], tree: [], path: [],
  links: [], line: 0, words: '',
};

/**
 * The shortcuts of a contraction, one for both directions.
 * @param {Arc[]} shortcuts
 */
export function pairs(shortcuts) {
  const seen = new Set();
  return shortcuts.filter(({ from, to }) => {
    const key = [Math.min(from, to), Math.max(from, to)].join();
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * The pictures of the preparation: before the first contraction, and after each.
 * @param {Network} network
 * @param {Hierarchy} hierarchy
 * @returns {Picture[]}
 */
export function preparation(network, hierarchy) {
  const { unit } = network.data;
  const first = {
    ...EMPTY,
    words: `${counted(network.size, 'place')} and ${counted(network.linkCount, 'link')}. Nothing has been taken out yet.`,
  };
  return [
    first,
    ...hierarchy.contractions.map(({ place, shortcuts }, index) => {
      const added = pairs(shortcuts).map(({ from, to, cost: own }) => {
        return `${network.name(from)} to ${network.name(to)}, ${cost(own, unit)}`;
      });
      const told = added.length
        ? `${counted(added.length, 'shortcut')} added: ${list(added)}.`
        : 'No shortcut is needed: no shortest route between its neighbours leads through it.';
      const words = `${network.name(place)} is taken out, level ${index + 1}. ${told}`;
      return { ...EMPTY, contracted: index + 1, current: place, line: added.length ? 3 : 4, words };
    }),
  ];
}

/**
 * The pictures of a query: before the first step, after each, the route with its shortcuts, and without.
 * @param {Network} network
 * @param {Hierarchy} hierarchy
 * @param {number} source
 * @param {number} goal
 * @returns {Picture[]}
 */
export function queryFilm(network, hierarchy, source, goal) {
  const { unit } = network.data;
  const all = { ...EMPTY, contracted: network.size };
  const answer = query(hierarchy, source, goal);
  /** @type {Map<number, 'frontier' | 'settled'>[]} */
  let sides = [new Map([[source, 'frontier']]), new Map([[goal, 'frontier']])];
  /** @type {Map<string, Arc>} */
  let reachedBy = new Map();
  const pictures = [{
    ...all, sides,
    words: `The two ends: ${network.name(source)}, level ${hierarchy.levels[source] + 1}, and ${network.name(goal)}, level ${hierarchy.levels[goal] + 1}.`,
  }];
  let best = Infinity;
  for (const step of answer.steps) {
    const { kind, place, backward, arc } = step;
    const side = Number(backward);
    sides = sides.map((known, index) => (index === side ? new Map(known).set(place, kind === 'settle' ? 'settled' : 'frontier') : known));
    if (arc) reachedBy = new Map(reachedBy).set(`${side} ${place}`, arc);
    const where = backward ? 'Goal’s side' : 'Start’s side';
    const isBetter = step.best < best;
    best = step.best;
    const told =
      kind === 'settle'
        ? `${network.name(place)} is settled, ${cost(step.cost, unit)}.` +
          (isBetter ? ` The other side has reached it: a route of ${cost(best, unit)}, the best so far.` : '')
        : `${network.name(place)} is reached by a ${arc?.parts ? 'shortcut' : 'link'} upward, ${cost(step.cost, unit)}.`;
    pictures.push({
      ...all, sides, tree: [...reachedBy.values()], current: place, relaxing: kind === 'relax' ? arc : null,
      line: kind === 'relax' ? 4 : isBetter ? 2 : 1, words: `${where}: ${told}`,
    });
  }
  if (answer.meeting < 0) {
    return [...pictures, { ...all, sides, line: 0, words: 'Both queues are empty. No route connects the two places.' }];
  }
  const shortcuts = answer.arcs.filter(({ parts }) => parts).length;
  const found = { ...all, sides, tree: [...reachedBy.values()] };
  return [
    ...pictures,
    {
      ...found, path: answer.arcs, line: 0,
      words: `No queue has a place nearer than ${cost(answer.cost, unit)}, so no better route is left. The route has ${counted(answer.arcs.length, 'step')}, ${shortcuts} of them shortcuts.`,
    },
    {
      ...found, path: answer.arcs, links: answer.links, line: 5,
      words: `Without shortcuts: ${counted(answer.links.length, 'link')}, ${cost(answer.cost, unit)}. ${counted(answer.settled, 'place')} settled, counted on both sides.`,
    },
  ];
}
