/**
 * The controls of a figure with steps, and the description of the current step. Screen readers
 * announce a step that the reader requests, but not the steps during playback.
 * @module
 */

// Nearly every figure needs these modules too. Importing them here makes the bundler put them into
// one file with this module.
import './figure-map.js';
import './figure-network.js';
import './figure-overlay.js';
import './lit-lines.js';
import '../lib/number-table.js';
import './place-field.js';
import '../core/route.js';
import '../player/tabs.js';
import { html } from '../lib/svg.js';
import { Controls } from '../player/controls.js';
import { Playback } from '../player/playback.js';
import { progress, SPEEDS } from '../player/player-panel.js';

/**
 * @param {string} name the name of the sequence of steps
 * @param {(step: number) => string} draw draws a step and returns its description
 */
export function announcedSteps(name, draw) {
  const element = html('div', {}, ...progress(name, SPEEDS));
  const [speed, words, live] = ['.player-speed', '.player-step', '.player-live'].map((part) => {
    return /** @type {HTMLElement} */ (element.querySelector(part));
  });
  // The field for the speed is hidden, but the reader can change the speed with the keyboard.
  speed.hidden = true;
  // False if the figure itself announces the result of a change.
  let announces = true;
  const playback = new Playback({
    length: 0,
    onChange: () => {
      // The step at which the figure opens is not announced, because the reader did not request it.
      const isRequested = announces && !playback.isPlaying && element.closest('.is-live') !== null;
      words.setAttribute('aria-live', isRequested ? 'polite' : 'off');
      words.textContent = draw(playback.position);
      controls.update(words.textContent);
    },
  });
  const controls = new Controls(element, playback, (text) => {
    live.textContent = text;
  });
  return {
    element,
    /**
     * Loads a sequence of steps.
     * @param {number} length the number of the last step @param {number} position the step to show
     * @param {boolean} [isAnnounced] false if the figure itself announces the change
     */
    load(length, position, isAnnounced = true) {
      controls.suggestSpeed(length);
      announces = isAnnounced;
      playback.load(length, position);
      announces = true;
    },
  };
}

/**
 * Removes the generated fact from the caption of a figure. The fact describes the static figure, so
 * it no longer applies once the reader has changed the figure.
 * @param {HTMLElement} section
 */
export function outdate(section) {
  section.querySelector('.figure-fact')?.remove();
}
