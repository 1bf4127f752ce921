/**
 * The controls of a figure that is stepped through, and the present step in words. Readers of screens
 * hear a step that is asked for, not those of a replay.
 * @module
 */

import { html } from '../lib/svg.js';
import { StepControls } from './step-controls.js';

/**
 * @param {string} name of what is stepped through
 * @param {(step: number) => string} draw draws a step, and says it in words
 */
export function toldSteps(name, draw) {
  const words = html('p', { class: 'player-step' });
  /** @type {StepControls} */
  const controls = new StepControls(name, (step) => {
    // Nobody asked for the step that a figure begins with.
    const isAsked = !controls.playback.isPlaying && words.closest('.is-live') !== null;
    words.setAttribute('aria-live', isAsked ? 'polite' : 'off');
    words.textContent = draw(step);
    return words.textContent;
  });
  return { controls, words };
}
