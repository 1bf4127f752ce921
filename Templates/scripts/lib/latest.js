/**
 * Queries of which only the last one counts: answers to earlier ones are ignored.
 * @module
 */

export class Latest {
  #number = 0;

  /**
   * Begins a query, which ends the previous one.
   * @returns {() => boolean} true until the next question begins
   */
  begin() {
    const number = (this.#number += 1);
    return () => number === this.#number;
  }
}
