/**
 * Runs an action immediately, then at most once per interval, always with the newest value. It is
 * used for screen reader announcements. It is also used for changes of the page's address, because
 * browsers limit the number of these changes.
 * @module
 */

/** @template T */
export class Throttle {
  /**
   * @param {(value: T) => void} action
   * @param {number} interval the minimum time between two runs, in ms
   */
  constructor(action, interval) {
    this.action = action;
    this.interval = interval;
    this.last = -Infinity;
    /** The timer of the pending run; 0 if there is none. */
    this.timer = 0;
    /** @type {T | undefined} */
    this.value = undefined;
  }

  /**
   * Runs the action with a value as soon as the interval allows.
   * @param {T} value
   */
  offer(value) {
    this.value = value;
    if (this.timer) return;
    const wait = this.last + this.interval - performance.now();
    if (wait <= 0) this.#act();
    else this.timer = setTimeout(() => this.#act(), wait);
  }

  /**
   * Runs the action now, and cancels a pending run.
   * @param {T} value
   */
  force(value) {
    this.cancel();
    this.value = value;
    this.#act();
  }

  flush() {
    if (this.timer) this.force(/** @type {T} */ (this.value));
  }

  cancel() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  #act() {
    this.timer = 0;
    this.last = performance.now();
    this.action(/** @type {T} */ (this.value));
  }
}
