/**
 * The searches as pseudocode, and the lines that a step of a replay runs.
 * @module
 */

/** @typedef {import('../core/trace.js').Replay} Replay */

/**
 * The parts of a search that its lines belong to: the start, taking a place from the queue, the end,
 * looking along its links, and lowering a cost.
 * @typedef {'start' | 'take' | 'found' | 'look' | 'lower'} Part
 */

/** @typedef {[Part, string][]} Code */

/** @param {string} order the place that is taken @param {string} test @param {string} update @returns {Code} */
function code(order, test, update) {
  return [
    ['start', 'queue ← start, at cost 0'],
    ['take', 'while the queue is not empty:'],
    ['take', `  u ← ${order}`],
    ['take', '  settle u'],
    ['found', '  if u is the goal: stop'],
    ['look', '  for each link from u to v:'],
    ['lower', `    if ${test}:`],
    ['lower', `      ${update}`],
    ['lower', '      put v in the queue'],
  ];
}

const CHEAPER = 'cost(u) + link < cost(v)';
const LOWER = 'cost(v) ← cost(u) + link';

/** @type {Record<string, Code>} */
const CODES = {
  bfs: code('the place longest in the queue', 'v is new', 'v comes after u'),
  dijkstra: code('the place with the lowest cost', CHEAPER, LOWER),
  'a-star': code('the place with the lowest cost + weight × estimate', CHEAPER, LOWER),
  greedy: code('the place with the lowest estimate', 'v is new', 'v comes after u'),
  bidirectional: [
    ['start', 'two queues ← start and goal, at cost 0'],
    ['take', 'while both queues hold places:'],
    ['found', '  if no pair of their first places is cheaper than best: stop'],
    ['take', '  u ← the place with the lowest cost in either'],
    ['take', '  settle u on its side'],
    ['look', '  for each link from u to v:'],
    ['lower', `    if ${CHEAPER} on this side:`],
    ['lower', `      ${LOWER}`],
    ['lower', '      if v is reached from both sides: best ← the lower sum'],
  ],
};

/**
 * The lines of an algorithm.
 * @param {string} algorithm
 * @returns {string[]}
 */
export function codeLines(algorithm) {
  return CODES[algorithm].map(([, line]) => line);
}

/**
 * The lines that the present step of a replay runs, by their numbers.
 * @param {Replay} replay
 * @returns {number[]}
 */
export function litLines(replay) {
  const { kind } = replay.step();
  /** @type {Part[]} */
  let parts = ['start'];
  if (replay.isFound) parts = ['found'];
  else if (kind === 'settle') parts = ['take'];
  else if (kind === 'relax') parts = ['look', 'lower'];
  return CODES[replay.trace.algorithm].flatMap(([part], line) => (parts.includes(part) ? [line] : []));
}
