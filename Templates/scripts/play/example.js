/**
 * The graph that the playground opens with. Breadth-first search and greedy search do not find its
 * shortest route.
 * @module
 */

/** @typedef {import('./graph.js').Graph} Graph */

const NAMES = WORDS.playground.examplePlaces.split(', ');

const POSITIONS = [[3, 10], [8, 5], [7, 15], [13, 9], [13, 16], [16, 4], [20, 11], [19, 17], [23, 5], [27, 10]];

/** The ends and cost of each link; `true` as the last element marks a one-way link. */
const LINKS = /** @type {[number, number, number, boolean?][]} */ ([
  [0, 1, 7], [0, 2, 7], [0, 3, 11], [1, 3, 7], [1, 5, 9], [2, 4, 7], [2, 3, 9], [3, 5, 6], [3, 6, 15],
  [4, 6, 9], [4, 7, 7], [5, 8, 8], [6, 8, 7, true], [6, 9, 14], [7, 6, 7], [7, 9, 11], [8, 9, 7],
]);

/** @type {Graph} */
export const EXAMPLE = {
  ground: '',
  places: POSITIONS.map(([x, y], index) => ({ name: NAMES[index], x, y })),
  links: LINKS.map(([from, to, cost, oneWay = false]) => ({ from, to, cost, oneWay })),
  start: 0,
  goal: 9,
};
