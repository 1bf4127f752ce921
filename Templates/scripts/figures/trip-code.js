/**
 * The trip methods as pseudocode, with the lines that a step of a replay executes.
 * @module
 */

/** @typedef {import('../player/trip-film.js').TripFilm} TripFilm */

/** @type {Record<string, string[]>} */
const CODES = {
  'brute-force': [
    WORDS.pseudocode.eachOrder, `  ${WORDS.pseudocode.dropOrders}`, `  ${WORDS.pseudocode.addLegs}`, `  ${WORDS.pseudocode.keepOrder}`,
  ],
  'nearest-neighbour': [
    WORDS.pseudocode.eachStart, `  ${WORDS.pseudocode.whileCities}`, `    ${WORDS.pseudocode.goNearest}`, `  ${WORDS.pseudocode.keepOrder}`,
  ],
  'two-opt': [
    WORDS.pseudocode.beginNearest, WORDS.pseudocode.spreadTickets, WORDS.pseudocode.eachStretch, `  ${WORDS.pseudocode.keepOrder}`,
  ],
  exact: [
    WORDS.pseudocode.eachSet, `  ${WORDS.pseudocode.eachLast}`, `    ${WORDS.pseudocode.keepWay}`, WORDS.pseudocode.bestOfAll,
  ],
};

/** @param {string} algorithm */
export function tripCode(algorithm) {
  return CODES[algorithm];
}

/**
 * The indices of the lines that a step executes.
 * @param {TripFilm} film
 * @param {number} step the number of the step; 0 is the state before the first step
 * @returns {number[]}
 */
export function tripLines({ algorithm, weighings, length }, step) {
  if (step === 0 || length === 0) return [0];
  const { order, isWhole, index, best, before } = weighings.at(step);
  const kept = best === index ? [3] : [];
  switch (algorithm) {
    case 'brute-force':
      return isWhole ? [2, ...kept] : [1];
    case 'nearest-neighbour':
      if (order.length === 1) return [0];
      return isWhole ? [2, ...kept] : [1, 2];
    case 'two-opt': {
      if (before < 0) return [0];
      const last = weighings.get(before).order;
      return [order.every((city, place) => city === last[place]) ? 1 : 2, ...kept];
    }
    default:
      return index === weighings.size - 1 ? [3] : [0, 1, 2];
  }
}
