/**
 * The clock of a replay. It keeps the current step, and decides when the next step is due.
 * @module
 */

/** @typedef {'play' | 'stop' | 'step' | 'jump'} Cause */

/**
 * The maximum time by which one tick advances the replay, in ms. Without this limit, the replay
 * would jump ahead when a hidden page, which gets no ticks, is shown again.
 */
const LONGEST_GAP = 250;

/** The maximum duration in s of a replay at the suggested speed. */
const PATIENCE = 25;
/** The speed at which a reader can follow the steps, in steps per second. */
const COMFORT = 6;

/**
 * The suggested speed: the slowest speed that is at least `COMFORT` and keeps the duration within
 * `PATIENCE`. If no speed is fast enough, it is the fastest speed.
 * @param {number} length
 * @param {number[]} speeds in ascending order
 * @returns {number} the index of the speed
 */
export function speedFor(length, speeds) {
  const least = Math.max(COMFORT, length / PATIENCE);
  const index = speeds.findIndex((speed) => speed >= least);
  return index < 0 ? speeds.length - 1 : index;
}

export class Playback {
  /**
   * @param {object} options
   * @param {number} options.length
   * @param {number} [options.position] the initial step; the last step if missing
   * @param {number} [options.speed] in steps per second
   * @param {(cause: Cause) => void} [options.onChange] called when the step or the playing state
   *   changes
   */
  constructor({ length, position = length, speed = 6, onChange = () => {} }) {
    this.length = length;
    this.position = clamp(position, length);
    this.speed = speed;
    this.isPlaying = false;
    this.onChange = onChange;
    this.last = NaN;
    this.debt = 0;
    this.frame = 0;
  }

  get isAtEnd() {
    return this.position === this.length;
  }

  /** Starts playing. At the last step, starts from the beginning. */
  play() {
    if (this.isPlaying || this.length === 0) return;
    if (this.isAtEnd) this.position = 0;
    this.isPlaying = true;
    this.last = NaN;
    this.debt = 0;
    this.onChange('play');
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.onChange('stop');
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** @param {number} position @param {Cause} [cause] */
  moveTo(position, cause = 'jump') {
    const target = clamp(position, this.length);
    if (target === this.position && !this.isPlaying) return;
    this.isPlaying = false;
    this.position = target;
    this.onChange(cause);
  }

  /** @param {number} steps */
  moveBy(steps) {
    this.moveTo(this.position + steps, 'step');
  }

  /** @param {number} length @param {number} [position] */
  load(length, position = length) {
    this.isPlaying = false;
    this.length = length;
    this.position = clamp(position, length);
    this.onChange('jump');
  }

  /** Runs the clock with animation frames while the replay is playing. */
  run() {
    if (this.frame || !this.isPlaying) return;
    this.frame = requestAnimationFrame((time) => {
      this.frame = 0;
      this.tick(time);
      this.run();
    });
  }

  /** @param {number} time a timestamp in ms; its origin does not matter */
  tick(time) {
    if (!this.isPlaying) return;
    if (Number.isNaN(this.last)) this.last = time;
    this.debt += (Math.min(time - this.last, LONGEST_GAP) * this.speed) / 1000;
    this.last = time;
    const due = Math.floor(this.debt + 1e-9);
    if (due < 1) return;
    this.debt -= due;
    this.position = clamp(this.position + due, this.length);
    if (this.isAtEnd) this.isPlaying = false;
    this.onChange('play');
  }
}

/** @param {number} position @param {number} length */
function clamp(position, length) {
  return Math.max(0, Math.min(length, Math.trunc(position) || 0));
}
