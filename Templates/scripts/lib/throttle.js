/**
 * Runs an action immediately, then at most once per interval, always with the newest value. Screen
 * reader announcements are throttled in this way. Changes of the page's address are too, because
 * browsers limit the number of such changes.
 * @module
 */

/** @template T */
export class Throttle {
  /**
   * @param {(value: T) => void} action
   * @param {number} interval the minimum time between two runs, in ms
   * @param {{now: () => number, later: (call: () => void, delay: number) => unknown,
   *   cancel: (timer: any) => void}} [clock]
   */
  constructor(action, interval, clock = pageClock) {
    this.action = action;
    this.interval = interval;
    this.clock = clock;
    this.last = -Infinity;
    /** @type {unknown} */
    this.timer = null;
    /** @type {T | undefined} */
    this.value = undefined;
  }

  /**
   * Runs the action with a value as soon as the interval allows.
   * @param {T} value
   */
  offer(value) {
    this.value = value;
    if (this.timer !== null) return;
    const wait = this.last + this.interval - this.clock.now();
    if (wait <= 0) this.#act();
    else this.timer = this.clock.later(() => this.#act(), wait);
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
    if (this.timer !== null) this.force(/** @type {T} */ (this.value));
  }

  cancel() {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
  }

  #act() {
    this.timer = null;
    this.last = this.clock.now();
    this.action(/** @type {T} */ (this.value));
  }
}

const pageClock = {
  now: () => performance.now(),
  /** @param {() => void} call @param {number} delay */
  later: (call, delay) => setTimeout(call, delay),
  /** @param {number} timer */
  cancel: (timer) => clearTimeout(timer),
};
