/**
 * The search algorithms as pseudocode, with the lines that a step of a replay executes.
 * @module
 */

/** @typedef {import('../core/trace.js').Replay} Replay */

/**
 * The part of the algorithm that a line belongs to. `take` settles a place from the queue, and
 * `look` examines a link.
 * @typedef {'start' | 'take' | 'found' | 'look' | 'lower'} Part
 */

/** @typedef {[Part, string][]} Code */

/**
 * @param {string} order the line that takes a place from the queue @param {string} test
 * @param {string} update @returns {Code}
 */
function code(order, test, update) {
  return [
    ['start', WORDS.pseudocode.queueStart],
    ['take', WORDS.pseudocode.whileQueue],
    ['take', `  ${order}`],
    ['take', `  ${WORDS.pseudocode.settle}`],
    ['found', `  ${WORDS.pseudocode.stopAtGoal}`],
    ['look', `  ${WORDS.pseudocode.eachLink}`],
    ['lower', `    ${test}`],
    ['lower', `      ${update}`],
    ['lower', `      ${WORDS.pseudocode.enqueue}`],
  ];
}

/** @type {Record<string, Code>} */
const CODES = {
  bfs: code(WORDS.pseudocode.takeOldest, WORDS.pseudocode.ifNew, WORDS.pseudocode.follow),
  dijkstra: code(WORDS.pseudocode.takeCheapest, WORDS.pseudocode.ifCheaper, WORDS.pseudocode.lower),
  'a-star': code(WORDS.pseudocode.takeEstimated, WORDS.pseudocode.ifCheaper, WORDS.pseudocode.lower),
  greedy: code(WORDS.pseudocode.takeNearest, WORDS.pseudocode.ifNew, WORDS.pseudocode.follow),
  bidirectional: [
    ['start', WORDS.pseudocode.queuesStart],
    ['take', WORDS.pseudocode.whileQueues],
    ['found', `  ${WORDS.pseudocode.stopAtBest}`],
    ['take', `  ${WORDS.pseudocode.takeEither}`],
    ['take', `  ${WORDS.pseudocode.settleSide}`],
    ['look', `  ${WORDS.pseudocode.eachLink}`],
    ['lower', `    ${WORDS.pseudocode.ifCheaperSide}`],
    ['lower', `      ${WORDS.pseudocode.lower}`],
    ['lower', `      ${WORDS.pseudocode.enqueueSide}`],
    ['lower', `      ${WORDS.pseudocode.meet}`],
  ],
};

/**
 * The lines of an algorithm's pseudocode.
 * @param {string} algorithm @returns {string[]}
 */
export function codeLines(algorithm) {
  return CODES[algorithm].map(([, line]) => line);
}

/**
 * The indices of the lines that the current step of a replay executes.
 * @param {Replay} replay @returns {number[]}
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
