/**
 * The controls of a figure that is stepped through: five buttons, a scrubber, and the clock behind
 * them.
 * @module
 */

import { html, svg } from '../lib/svg.js';
import { Playback, speedFor } from '../player/playback.js';

/** The buttons: what they do, their names and their icons. */
const BUTTONS = [
  ['first', 'First step', 'M5 5h2v14H5zM19 5v14L8 12z'],
  ['back', 'One step back', 'M17 5v14L6 12z'],
  ['play', 'Play', 'M7 4v16l13-8z'],
  ['forward', 'One step forward', 'M7 5v14l11-7z'],
  ['last', 'Last step', 'M17 5h2v14h-2zM5 5v14l11-7z'],
];
const PAUSE = 'M5 5h5v14H5zM14 5h5v14h-5z';

/** Steps a second. */
const SPEEDS = [2, 6, 15, 30, 60, 120, 240];

const quiet = matchMedia('(prefers-reduced-motion: reduce)');

export class StepControls {
  /**
   * @param {string} name of what is stepped through
   * @param {(step: number) => string} draw draws a step, and says it in words
   */
  constructor(name, draw) {
    this.draw = draw;
    this.playback = new Playback({ length: 0, onChange: () => this.#show() });
    /** @type {Record<string, HTMLElement>} */
    this.buttons = {};
    for (const [action, title, path] of BUTTONS) {
      const icon = svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
      icon.append(svg('path', { d: path }));
      const style = action === 'play' ? { class: 'primary' } : {};
      const button = html('button', { type: 'button', 'aria-label': title, ...style }, icon);
      button.addEventListener('click', () => this.#act(action));
      this.buttons[action] = button;
    }
    this.range = /** @type {HTMLInputElement} */ (
      html('input', { type: 'range', class: 'player-range', min: '0', max: '0', step: '1', 'aria-label': 'Step' })
    );
    this.range.addEventListener('input', () => this.playback.moveTo(Number(this.range.value)));
    this.element = html(
      'div',
      { class: 'player-controls', role: 'group', 'aria-label': name },
      ...Object.values(this.buttons),
      this.range,
    );
    this.frame = 0;
  }

  /**
   * Puts other steps in.
   * @param {number} length the last step
   * @param {number} position the step to show
   */
  load(length, position) {
    this.playback.setSpeed(quiet.matches ? SPEEDS[0] : SPEEDS[speedFor(length, SPEEDS)]);
    this.playback.load(length, position);
  }

  /** @param {string} action */
  #act(action) {
    const { playback } = this;
    if (action === 'play') playback.toggle();
    else if (action === 'first') playback.moveTo(0);
    else if (action === 'last') playback.moveTo(playback.length);
    else playback.moveBy(action === 'back' ? -1 : 1);
  }

  #show() {
    const { playback, range } = this;
    const words = this.draw(playback.position);
    range.max = String(playback.length);
    range.value = String(playback.position);
    range.setAttribute('aria-valuetext', words);
    this.buttons.play.setAttribute('aria-label', playback.isPlaying ? 'Pause' : 'Play');
    const path = playback.isPlaying ? PAUSE : BUTTONS[2][2];
    this.buttons.play.querySelector('path')?.setAttribute('d', path);
    if (playback.isPlaying && !this.frame) this.#wait();
  }

  #wait() {
    this.frame = requestAnimationFrame((time) => {
      this.frame = 0;
      this.playback.tick(time);
      if (this.playback.isPlaying && !this.frame) this.#wait();
    });
  }
}
