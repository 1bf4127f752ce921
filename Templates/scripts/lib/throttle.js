/**
 * Does something at once, and then at most once in a while, always with the newest value: for what
 * is announced to a screen reader, and for the page's address, which browsers let change only so
 * often.
 * @module
 */

/** @template T */
export class Throttle {
  /**
   * @param {(value: T) => void} action
   * @param {number} interval the least time between two actions in ms
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
   * Does it as soon as it may be done again.
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
   * Does it now, in place of what waits.
   * @param {T} value
   */
  force(value) {
    this.cancel();
    this.value = value;
    this.#act();
  }

  /** Does now what waits. */
  flush() {
    if (this.timer !== null) this.force(/** @type {T} */ (this.value));
  }

  /** Forgets what waits. */
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
