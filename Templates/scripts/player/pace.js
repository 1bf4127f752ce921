/**
 * Runs several searches in lockstep: each common step advances every search that has not ended.
 * @module
 */

/** @typedef {import('../core/trace.js').Replay} Replay */

/**
 * The meaning of a common step: one step of each search, or one more settled place in each search.
 * @typedef {'steps' | 'settled'} Pace
 */

export class Lockstep {
  /** @param {Replay[]} replays @param {Pace} pace */
  constructor(replays, pace) {
    /** For each search, its own step at each common step; null if the two are always equal. */
    this.stops = replays.map((replay) => (pace === 'settled' ? settlings(replay) : null));
    this.lengths = replays.map((replay) => replay.length);
    /** The number of common steps that the longest search needs. */
    this.length = Math.max(
      0,
      ...this.stops.map((stops, index) => (stops ? stops.length - 1 : this.lengths[index])),
    );
  }

  /** @param {number} index @param {number} step @returns {number} */
  at(index, step) {
    const end = this.lengths[index];
    const stops = this.stops[index];
    return stops ? (stops[step] ?? end) : Math.min(step, end);
  }

  /** @param {number} index @param {number} step */
  isOver(index, step) {
    return this.at(index, step) === this.lengths[index];
  }
}

/**
 * For each number of settled places, the last step at which that many places are settled. At this
 * step, all links of the settled places have been relaxed, and the next step settles another place.
 * The first entry is the start of the search, and the last entry is its end.
 * @param {Replay} replay
 * @returns {number[]}
 */
function settlings({ settledCounts, length }) {
  const stops = [0];
  for (let step = 1; step <= length; step += 1) {
    const settled = settledCounts[step];
    // A later step with the same number overwrites the entry, so the last step remains.
    if (settled > 0) stops[settled] = step;
  }
  return stops;
}
