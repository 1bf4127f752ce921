/**
 * Undo and redo for immutable values.
 * @module
 */

/** The maximum number of undo steps. */
const DEPTH = 200;

/** @template T */
export class History {
  /** @param {T} present */
  constructor(present) {
    this.present = present;
    /** @type {T[]} */
    this.past = [];
    /** @type {T[]} */
    this.future = [];
  }

  /** @param {T} value @returns {boolean} false if it is the current value */
  push(value) {
    if (value === this.present) return false;
    this.past = [...this.past.slice(1 - DEPTH), this.present];
    this.future = [];
    this.present = value;
    return true;
  }

  /** Restores the previous value; returns false if there is none. */
  undo() {
    return this.#step(this.past, this.future);
  }

  /** Restores the value that the last undo replaced; returns false if there is none. */
  redo() {
    return this.#step(this.future, this.past);
  }

  /** @param {T[]} from @param {T[]} to */
  #step(from, to) {
    if (from.length === 0) return false;
    to.push(this.present);
    this.present = /** @type {T} */ (from.pop());
    return true;
  }
}
