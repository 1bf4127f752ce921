/**
 * A contraction hierarchy as two animations: its preparation, and a query.
 * @module
 */

/** @typedef {import('../core/hierarchy.js').Arc} Arc */
/** @typedef {import('../core/hierarchy.js').Hierarchy} Hierarchy */
/** @typedef {import('../core/network.js').Network} Network */
import { query } from '../core/hierarchy.js';
import { cost, list, say } from '../lib/words.js';

/**
 * The state of the hierarchy at one step.
 * @typedef {object} Picture
 * @property {number} contracted the number of places that have been contracted
 * @property {number} current the place that the step is about, or -1 if none
 * @property {Arc | null} relaxing the arc that was just relaxed
 * @property {Map<number, 'frontier' | 'settled'>[]} sides the state of places on each side: first
 *   the start's side, then the goal's
 * @property {Arc[]} tree the arcs of the shortest-path trees so far
 * @property {Arc[]} path the arcs of the route, once it is known
 * @property {number[]} links the links of the route, once its shortcuts have been replaced
 * @property {number} line the highlighted line of the pseudocode
 * @property {string} words
 */

export const PREPARATION = [
  WORDS.pseudocode.eachPlace,
  `    ${WORDS.pseudocode.eachPair}`,
  `        ${WORDS.pseudocode.ifThrough}`,
  `            ${WORDS.pseudocode.addShortcut}`,
  `    ${WORDS.pseudocode.takeOut}`,
];

export const QUERY = [
  WORDS.pseudocode.repeatQuery,
  `    ${WORDS.pseudocode.settleNearest}`,
  `    ${WORDS.pseudocode.keepBetter}`,
  `    ${WORDS.pseudocode.eachUpward}`,
  `        ${WORDS.pseudocode.ifShorter}`,
  WORDS.pseudocode.replaceShortcuts,
];

/** @type {Picture} */
const EMPTY = {
  contracted: 0, current: -1, relaxing: null, sides: [new Map(), new Map()], tree: [], path: [],
  links: [], line: 0, words: '',
};

/**
 * The shortcuts of a contraction. Of two shortcuts in opposite directions between the same places,
 * only the first is kept.
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
 * The steps of the preparation: one before the first contraction, and one for each contraction.
 * @param {Network} network @param {Hierarchy} hierarchy @returns {Picture[]}
 */
export function preparation(network, hierarchy) {
  const { unit } = network.data;
  const first = {
    ...EMPTY,
    words: say(WORDS.hierarchy.nothingOut, {
      places: say(WORDS.lists.placeCount, { count: network.size }),
      links: say(WORDS.countryText.linkCount, { count: network.linkCount }),
    }),
  };
  return [
    first,
    ...hierarchy.contractions.map(({ place, shortcuts }, index) => {
      const added = pairs(shortcuts).map(({ from, to, cost: own }) => {
        return say(WORDS.legs.named, { from: network.name(from), to: network.name(to), cost: cost(own, unit) });
      });
      const words = [
        say(WORDS.hierarchy.takenOut, { place: network.name(place), level: String(index + 1) }),
        added.length
          ? say(WORDS.hierarchy.shortcutsAdded, { count: added.length, shortcuts: list(added) })
          : WORDS.hierarchy.noShortcut,
      ].join(' ');
      return { ...EMPTY, contracted: index + 1, current: place, line: added.length ? 3 : 4, words };
    }),
  ];
}

/**
 * The steps of a query, followed by two steps that show the route: first with its shortcuts, then
 * with the links that the shortcuts stand for.
 * @param {Network} network @param {Hierarchy} hierarchy @param {number} source
 * @param {number} goal @returns {Picture[]}
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
    words: say(WORDS.hierarchy.ends, {
      from: network.name(source), fromLevel: String(hierarchy.levels[source] + 1),
      to: network.name(goal), toLevel: String(hierarchy.levels[goal] + 1),
    }),
  }];
  let best = Infinity;
  for (const step of answer.steps) {
    const { kind, place, backward, arc } = step;
    const side = Number(backward);
    sides = sides.map((known, index) => (index === side ? new Map(known).set(place, kind === 'settle' ? 'settled' : 'frontier') : known));
    if (arc) reachedBy = new Map(reachedBy).set(`${side} ${place}`, arc);
    const isBetter = step.best < best;
    best = step.best;
    const values = { place: network.name(place), cost: cost(step.cost, unit) };
    const sentences =
      kind === 'settle'
        ? [say(WORDS.hierarchy.settled, values), ...(isBetter ? [say(WORDS.hierarchy.met, { cost: cost(best, unit) })] : [])].join(' ')
        : say(arc?.parts ? WORDS.hierarchy.reachedByShortcut : WORDS.hierarchy.reachedByLink, values);
    pictures.push({
      ...all, sides, tree: [...reachedBy.values()], current: place, relaxing: kind === 'relax' ? arc : null,
      line: kind === 'relax' ? 4 : isBetter ? 2 : 1,
      words: say(backward ? WORDS.hierarchy.goalSide : WORDS.hierarchy.startSide, { sentences }),
    });
  }
  if (answer.meeting < 0) {
    return [...pictures, { ...all, sides, line: 0, words: WORDS.hierarchy.noRoute }];
  }
  const shortcuts = answer.arcs.filter(({ parts }) => parts).length;
  const found = { ...all, sides, tree: [...reachedBy.values()] };
  return [
    ...pictures,
    {
      ...found, path: answer.arcs, line: 0,
      words: [
        say(WORDS.hierarchy.bestFound, { cost: cost(answer.cost, unit) }),
        say(WORDS.hierarchy.routeSteps, { count: answer.arcs.length, shortcuts: String(shortcuts) }),
      ].join(' '),
    },
    {
      ...found, path: answer.arcs, links: answer.links, line: 5,
      words: [
        say(WORDS.hierarchy.withoutShortcuts, { count: answer.links.length, cost: cost(answer.cost, unit) }),
        say(WORDS.hierarchy.bothSettled, { count: answer.settled }),
      ].join(' '),
    },
  ];
}
