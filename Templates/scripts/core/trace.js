/**
 * The replay of a recorded search: the state of the search at any of its steps, in any order.
 *
 * An event e >= 0 settles the place e; from n, the number of places, on, it settles the place e - n
 * from the goal's side. An event e < 0 relaxes the link -1 - e, which leaves the place settled last
 * and lowers the best known cost of its other end. Everything else follows from the network.
 *
 * Each event changes the state of one place on one side. A single pass over the events records the
 * previous state for each. So a step in either direction is one change, and a jump takes as many
 * changes as there are steps in between.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */

/** The states of a place: unknown, a cost that may still be lowered, or its final cost. */
export const [UNKNOWN, FRONTIER, SETTLED] = [0, 1, 2];

/**
 * @typedef {object} Trace
 * @property {string} algorithm
 * @property {number} source
 * @property {number} goal
 * @property {number[]} events
 * @property {number | null} [meeting] the place at which the two sides of a bidirectional search met
 * @property {number} [weight] of the estimate of A*, 1 if left out
 */

/**
 * The effect of a step.
 * @typedef {object} Step
 * @property {'start' | 'settle' | 'relax'} kind
 * @property {number} place to which it happened
 * @property {number} from the previous place on its way, -1 at an end
 * @property {number} link between the two, -1 at an end
 * @property {number} cost of the place from its side's end
 * @property {number | null} before the cost before it was lowered
 * @property {boolean} backward true if it belongs to the goal's side
 */

/**
 * The prefix of a whole tree's search that is the search for one goal.
 * @param {number[]} events
 * @param {number} goal
 * @returns {number[]}
 */
export function cutAt(events, goal) {
  const end = events.indexOf(goal);
  return end < 0 ? events : events.slice(0, end + 1);
}

export class Replay {
  /**
   * @param {Network} network
   * @param {Trace} trace
   * @throws {RangeError} if the trace does not fit the network
   */
  constructor(network, trace) {
    this.network = network;
    this.trace = trace;
    const sides = trace.algorithm === 'bidirectional' ? 2 : 1;
    const labels = network.size * sides;
    const steps = trace.events.length;
    this.sides = sides;
    /** The number of steps; step 0 is before the first. */
    this.length = steps;
    /** The present step. */
    this.position = 0;

    // The present state by place; the goal's side is offset by n.
    this.status = new Uint8Array(labels);
    this.costs = new Float64Array(labels);
    this.links = new Int32Array(labels).fill(-1);
    /** The step that gave the present cost. */
    this.since = new Int32Array(labels);

    // The effect of each step, and the values that it replaced.
    this.kinds = new Uint8Array(steps + 1);
    this.labels = new Int32Array(steps + 1);
    this.stepCosts = new Float64Array(steps + 1);
    this.stepLinks = new Int32Array(steps + 1).fill(-1);
    this.costsBefore = new Float64Array(steps + 1);
    this.linksBefore = new Int32Array(steps + 1);
    this.sinceBefore = new Int32Array(steps + 1);
    this.statusBefore = new Uint8Array(steps + 1);

    // Counts after each step.
    this.settledCounts = new Int32Array(steps + 1);
    this.frontierCounts = new Int32Array(steps + 1);
    this.relaxedCounts = new Int32Array(steps + 1);
    /** The cost of the best way to the goal after each step; infinite if none is known. */
    this.bestCosts = new Float64Array(steps + 1).fill(Infinity);
    /** The place where the best way's two sides meet after each step. */
    this.meetings = new Int32Array(steps + 1).fill(-1);

    this.#open();
    this.#read();
    this.moveTo(0);
  }

  /** Labels the ends from which the search starts. */
  #open() {
    const { source, goal } = this.trace;
    if (!(source >= 0 && source < this.network.size)) throw new RangeError('unknown start');
    if (!(goal >= 0 && goal < this.network.size)) throw new RangeError('unknown goal');
    this.status[source] = FRONTIER;
    if (this.sides === 2) this.status[this.network.size + goal] = FRONTIER;
    this.frontierCounts[0] = this.sides;
    this.labels[0] = source;
    if (source === goal) this.#meet(0, source, 0);
  }

  /** Goes through all events once and records their changes. */
  #read() {
    const { network, trace } = this;
    const n = network.size;
    let current = trace.source;
    // Values that carry over unless the step changes them.
    const carried = [
      this.settledCounts, this.frontierCounts, this.relaxedCounts, this.bestCosts, this.meetings,
    ];
    for (let step = 1; step <= this.length; step += 1) {
      const event = trace.events[step - 1];
      for (const known of carried) known[step] = known[step - 1];
      if (event >= 0) {
        if (!(event < this.status.length)) throw new RangeError(`step ${step}: unknown place`);
        current = event;
        this.#note(step, current, SETTLED);
        this.stepCosts[step] = this.costs[current];
        this.stepLinks[step] = this.links[current];
        this.settledCounts[step] += 1;
        if (this.statusBefore[step] === FRONTIER) this.frontierCounts[step] -= 1;
      } else {
        const link = -1 - event;
        if (!(link < network.linkCount)) throw new RangeError(`step ${step}: unknown link`);
        const side = current >= n ? n : 0;
        const label = side + network.otherEnd(link, current - side);
        this.#note(step, label, FRONTIER);
        this.stepCosts[step] = this.costs[current] + network.cost(link);
        this.stepLinks[step] = link;
        this.relaxedCounts[step] += 1;
        if (this.statusBefore[step] !== FRONTIER) this.frontierCounts[step] += 1;
      }
      this.#redo(step);
      this.#join(step);
    }
    this.position = this.length;
  }

  /** @param {number} step @param {number} label @param {number} kind */
  #note(step, label, kind) {
    this.kinds[step] = kind;
    this.labels[step] = label;
    this.statusBefore[step] = this.status[label];
    this.costsBefore[step] = this.costs[label];
    this.linksBefore[step] = this.links[label];
    this.sinceBefore[step] = this.since[label];
  }

  /** @param {number} step */
  #redo(step) {
    const label = this.labels[step];
    this.status[label] = this.kinds[step];
    if (this.kinds[step] === SETTLED) return;
    this.costs[label] = this.stepCosts[step];
    this.links[label] = this.stepLinks[step];
    this.since[label] = step;
  }

  /** @param {number} step */
  #undo(step) {
    const label = this.labels[step];
    this.status[label] = this.statusBefore[step];
    this.costs[label] = this.costsBefore[step];
    this.links[label] = this.linksBefore[step];
    this.since[label] = this.sinceBefore[step];
  }

  /**
   * Checks whether a step led to a better way to the goal.
   * @param {number} step
   */
  #join(step) {
    const n = this.network.size;
    const place = this.labels[step] % n;
    if (this.sides === 1) {
      if (place === this.trace.goal) this.#meet(step, place, this.costs[place]);
    } else if (this.status[place] !== UNKNOWN && this.status[n + place] !== UNKNOWN) {
      const sum = this.costs[place] + this.costs[n + place];
      if (sum < this.bestCosts[step]) this.#meet(step, place, sum);
    }
  }

  /** @param {number} step @param {number} place @param {number} cost */
  #meet(step, place, cost) {
    this.bestCosts[step] = cost;
    this.meetings[step] = place;
  }

  /**
   * Goes to a step.
   * @param {number} target
   * @returns {Set<number>} the places whose state has changed (those of the goal's side offset by n)
   */
  moveTo(target) {
    const end = Math.max(0, Math.min(this.length, target));
    /** @type {Set<number>} */
    const changed = new Set();
    while (this.position < end) {
      this.position += 1;
      this.#redo(this.position);
      changed.add(this.labels[this.position]);
    }
    while (this.position > end) {
      changed.add(this.labels[this.position]);
      this.#undo(this.position);
      this.position -= 1;
    }
    return changed;
  }

  /**
   * The effect of a step.
   * @param {number} [step] the present one if left out @returns {Step}
   */
  step(step = this.position) {
    const n = this.network.size;
    const label = this.labels[step];
    const link = this.stepLinks[step];
    const place = label % n;
    const isRelaxed = this.kinds[step] === FRONTIER;
    return {
      kind: step === 0 ? 'start' : isRelaxed ? 'relax' : 'settle',
      place,
      from: link < 0 ? -1 : this.network.otherEnd(link, place),
      link,
      cost: this.stepCosts[step],
      before: isRelaxed && this.statusBefore[step] === FRONTIER ? this.costsBefore[step] : null,
      backward: label >= n,
    };
  }

  /**
   * The places in the queue now; those of the goal's side are offset by n.
   * @returns {number[]}
   */
  frontier() {
    const labels = [];
    for (let label = 0; label < this.status.length; label += 1) {
      if (this.status[label] === FRONTIER) labels.push(label);
    }
    return labels;
  }

  /**
   * The links of the best way known so far from a side's end to a place, starting at that end.
   * @param {number} label
   * @returns {number[]}
   */
  chain(label) {
    const n = this.network.size;
    const side = label >= n ? n : 0;
    const links = [];
    let at = label;
    while (this.links[at] >= 0 && links.length <= n) {
      links.push(this.links[at]);
      at = side + this.network.otherEnd(this.links[at], at - side);
    }
    return links.reverse();
  }

  /**
   * The best way known so far: to the goal if it has been reached, else to the place of the current step.
   * @returns {{links: number[], isWhole: boolean}} from the start, or, on the goal's side, from the goal
   */
  best() {
    const found = this.meetings[this.position];
    if (found < 0) return { links: this.chain(this.labels[this.position]), isWhole: false };
    if (this.sides === 1) return { links: this.chain(found), isWhole: true };
    const isEnd = this.position === this.length;
    const meeting = isEnd && this.trace.meeting != null ? this.trace.meeting : found;
    const back = this.chain(this.network.size + meeting).reverse();
    return { links: [...this.chain(meeting), ...back], isWhole: true };
  }

  /** True if the current step ends the search with a way to the goal. */
  get isFound() {
    return this.position === this.length && this.bestCosts[this.length] < Infinity;
  }
}
