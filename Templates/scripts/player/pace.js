/**
 * Several searches shown together: each step of the whole is a step of each search, until the search
 * ends.
 * @module
 */

/** @typedef {import('../core/trace.js').Replay} Replay */

/**
 * Step by step, or synchronised so that all have settled the same number of places.
 * @typedef {'steps' | 'settled'} Pace
 */

export class Lockstep {
  /**
   * @param {Replay[]} replays
   * @param {Pace} pace
   */
  constructor(replays, pace) {
    /** The step of each search, by search and step of the whole. */
    this.stops = replays.map((replay) => (pace === 'settled' ? settlings(replay) : null));
    this.lengths = replays.map((replay) => replay.length);
    /** The last step of the whole: that of the longest search. */
    this.length = Math.max(
      0,
      ...this.stops.map((stops, index) => (stops ? stops.length - 1 : this.lengths[index])),
    );
  }

  /**
   * The step of one search at a step of the whole.
   * @param {number} index of the search
   * @param {number} step
   * @returns {number}
   */
  at(index, step) {
    const end = this.lengths[index];
    const stops = this.stops[index];
    return stops ? (stops[step] ?? end) : Math.min(step, end);
  }

  /**
   * Returns true if a search has ended by a step.
   * @param {number} index @param {number} step
   */
  isOver(index, step) {
    return this.at(index, step) === this.lengths[index];
  }
}

/**
 * The steps at which one, two, three ... places have been settled and their links relaxed: just before the next one
 * is settled. The first is the start, the last the end.
 * @param {Replay} replay
 * @returns {number[]}
 */
function settlings({ settledCounts, length }) {
  const stops = [0];
  for (let step = 1; step <= length; step += 1) {
    const settled = settledCounts[step];
    // The last step with that many settled places.
    if (settled > 0) stops[settled] = step;
  }
  return stops;
}
