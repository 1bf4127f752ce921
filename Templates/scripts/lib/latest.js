/**
 * Queries of which only the last one counts: answers to earlier ones are ignored.
 * @module
 */

export class Latest {
  #number = 0;

  /**
   * Begins a question, and so ends the one before.
   * @returns {() => boolean} true until the next question begins
   */
  begin() {
    const number = (this.#number += 1);
    return () => number === this.#number;
  }
}
