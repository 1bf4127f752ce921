/**
 * The clock of a replay: which step is shown, and when the next one is due.
 * @module
 */

/**
 * The cause of a change of step.
 * @typedef {'play' | 'stop' | 'step' | 'jump'} Cause
 */

/** The longest time between two ticks that is caught up on, in ms: a hidden page does not tick. */
const LONGEST_GAP = 250;

/** The maximum duration of a film, in s. */
const PATIENCE = 25;
/** A speed at which steps can be followed, in steps per second. */
const COMFORT = 6;

/**
 * The speed for a film: a comfortable one, or the slowest at which the film does not take too long.
 * @param {number} length
 * @param {number[]} speeds ascending
 * @returns {number} its index
 */
export function speedFor(length, speeds) {
  const least = Math.max(COMFORT, length / PATIENCE);
  const index = speeds.findIndex((speed) => speed >= least);
  return index < 0 ? speeds.length - 1 : index;
}

export class Playback {
  /**
   * @param {object} options
   * @param {number} options.length the last step
   * @param {number} [options.position] the initial step; the last if left out
   * @param {number} [options.speed] steps per second
   * @param {(cause: Cause) => void} [options.onChange] is told when the step, the speed or playing
   *   has changed
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

  /** True if the last step is shown. */
  get isAtEnd() {
    return this.position === this.length;
  }

  /** Starts playing, from the beginning if the last step is shown. */
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

  /**
   * Shows a step and stops.
   * @param {number} position @param {Cause} [cause]
   */
  moveTo(position, cause = 'jump') {
    const target = clamp(position, this.length);
    if (target === this.position && !this.isPlaying) return;
    this.isPlaying = false;
    this.position = target;
    this.onChange(cause);
  }

  /**
   * Moves by a number of steps and stops.
   * @param {number} steps
   */
  moveBy(steps) {
    this.moveTo(this.position + steps, 'step');
  }

  /** @param {number} speed steps per second */
  setSpeed(speed) {
    this.speed = speed;
  }

  /**
   * Loads another film: its number of steps and the step to show.
   * @param {number} length
   * @param {number} [position]
   */
  load(length, position = length) {
    this.isPlaying = false;
    this.length = length;
    this.position = clamp(position, length);
    this.onChange('jump');
  }

  /** Runs the clock in the frames of the page while it plays. */
  run() {
    if (this.frame || !this.isPlaying) return;
    this.frame = requestAnimationFrame((time) => {
      this.frame = 0;
      this.tick(time);
      this.run();
    });
  }

  /**
   * Shows what is due.
   * @param {number} time in ms, from any origin
   */
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
