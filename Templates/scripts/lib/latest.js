/**
 * Tracks the latest of several asynchronous queries, so that late answers to earlier queries can be
 * ignored.
 * @module
 */

export class Latest {
  #number = 0;

  /** @returns {() => boolean} a function that returns true until the next query begins */
  begin() {
    const number = (this.#number += 1);
    return () => number === this.#number;
  }
}
