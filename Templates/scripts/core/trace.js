/**
 * The replay of a recorded search. It can move to any step and gives the state of the search at
 * that step.
 *
 * A bidirectional search has two sides: one from the start, and one backward from the goal. Other
 * searches have only the side from the start. In a network of n places, the label of place p is p
 * on the start's side and p + n on the goal's side.
 *
 * A search is recorded as a list of integers, its events. An event e from 0 to n - 1 settles place
 * e. An event e >= n settles place e - n on the goal's side. An event e < 0 relaxes link -1 - e
 * from the place settled last, and so lowers the best known cost of the link's other end.
 *
 * Each event is one step, and changes the state of one place. A single pass over the events records
 * the state that each event replaces, so a step forward or back is a single change.
 * @module
 */

/** @typedef {import('./network.js').Network} Network */

/**
 * The states of a place. The cost of a place on the frontier can still fall; the cost of a settled
 * place is final.
 */
export const [UNKNOWN, FRONTIER, SETTLED] = [0, 1, 2];

/**
 * @typedef {object} Trace
 * @property {string} algorithm
 * @property {number} source
 * @property {number} goal
 * @property {number[]} events
 * @property {number | null} [meeting] the place at which both sides of a bidirectional search met
 * @property {number} [weight] the factor by which A* multiplies its estimate; 1 if missing
 */

/**
 * The change that one step of a search makes.
 * @typedef {object} Step
 * @property {'start' | 'settle' | 'relax'} kind
 * @property {number} place the place whose state changed
 * @property {number} from the place before `place` on the route, or -1 at the start of a side
 * @property {number} link the link between `from` and `place`, or -1 at the start of a side
 * @property {number} cost the cost of the route from the start of the side to `place`
 * @property {number | null} before the cost of `place` before the step, if the step lowered a known
 *   cost; otherwise null
 * @property {boolean} backward true if the step belongs to the goal's side
 */

/**
 * The events up to the one that settles the goal; all events if none does. They equal the events of
 * a search that ends at that goal.
 * @param {number[]} events the events of a search for all places
 * @param {number} goal @returns {number[]}
 */
export function cutAt(events, goal) {
  const end = events.indexOf(goal);
  return end < 0 ? events : events.slice(0, end + 1);
}

export class Replay {
  /**
   * @param {Network} network @param {Trace} trace
   * @throws {RangeError} if the trace does not fit the network
   */
  constructor(network, trace) {
    this.network = network;
    this.trace = trace;
    const sides = trace.algorithm === 'bidirectional' ? 2 : 1;
    const labels = network.size * sides;
    const steps = trace.events.length;
    this.sides = sides;
    /** The number of steps; position 0 is before the first step. */
    this.length = steps;
    this.position = 0;

    // The current state, indexed by label.
    this.status = new Uint8Array(labels);
    this.costs = new Float64Array(labels);
    this.links = new Int32Array(labels).fill(-1);
    /** For each label, the step that set the current cost. */
    this.since = new Int32Array(labels);

    // The change that each step makes, and the values that the change replaces.
    this.kinds = new Uint8Array(steps + 1);
    this.labels = new Int32Array(steps + 1);
    this.stepCosts = new Float64Array(steps + 1);
    this.stepLinks = new Int32Array(steps + 1).fill(-1);
    this.costsBefore = new Float64Array(steps + 1);
    this.linksBefore = new Int32Array(steps + 1);
    this.sinceBefore = new Int32Array(steps + 1);
    this.statusBefore = new Uint8Array(steps + 1);

    // After each step, the numbers of settled places, of places on the frontier and of relaxations.
    this.settledCounts = new Int32Array(steps + 1);
    this.frontierCounts = new Int32Array(steps + 1);
    this.relaxedCounts = new Int32Array(steps + 1);
    /** The cost of the best route to the goal after each step; infinite if none is known. */
    this.bestCosts = new Float64Array(steps + 1).fill(Infinity);
    /**
     * After each step, the place where the two sides of the search meet on the best route, or -1 if
     * no route is known. In a search with only one side, it is the goal.
     */
    this.meetings = new Int32Array(steps + 1).fill(-1);

    this.#open();
    this.#read();
    this.moveTo(0);
  }

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

  #read() {
    const { network, trace } = this;
    const n = network.size;
    let current = trace.source;
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
   * If a step found a cheaper route to the goal, records the route's cost and meeting place.
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
   * @param {number} target
   * @returns {Set<number>} the labels of the places whose state has changed
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

  /** @param {number} [step] the current step if missing @returns {Step} */
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
   * The labels of the places in the queue.
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
   * The links of the best known route from the start of a side to a place on that side.
   * @param {number} label @returns {number[]}
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
   * The links of the best known route: to the goal if the goal has been reached, otherwise to the
   * place of the current step. If this place is on the goal's side, the links lead from the goal.
   * @returns {number[]}
   */
  best() {
    const found = this.meetings[this.position];
    if (found < 0) return this.chain(this.labels[this.position]);
    if (this.sides === 1) return this.chain(found);
    const isEnd = this.position === this.length;
    const meeting = isEnd && this.trace.meeting != null ? this.trace.meeting : found;
    return [...this.chain(meeting), ...this.chain(this.network.size + meeting).reverse()];
  }

  get isFound() {
    return this.position === this.length && this.bestCosts[this.length] < Infinity;
  }
}
