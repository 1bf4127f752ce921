/**
 * The controls of a figure that is stepped through, and the present step in words. Screen readers
 * announce a step that the reader requests, not those of a replay.
 * @module
 */

// Nearly every figure needs these, too: in this file they need no requests of their own.
import './figure-caption.js';
import './figure-map.js';
import './figure-network.js';
import './figure-overlay.js';
import './lit-lines.js';
import './place-field.js';
import '../core/route.js';
import '../player/tabs.js';
import { html } from '../lib/svg.js';
import { Controls } from '../player/controls.js';
import { Playback } from '../player/playback.js';
import { progress, SPEEDS } from '../player/player-panel.js';

/**
 * @param {string} name of what is stepped through
 * @param {(step: number) => string} draw draws a step, and says it in words
 */
export function toldSteps(name, draw) {
  const element = html('div', {}, ...progress(name, SPEEDS));
  const [speed, words, live] = ['.player-speed', '.player-step', '.player-live'].map((part) => {
    return /** @type {HTMLElement} */ (element.querySelector(part));
  });
  // The speed can be set by keyboard.
  speed.hidden = true;
  // Some figures describe the result of a change themselves.
  let isTold = true;
  const playback = new Playback({
    length: 0,
    onChange: () => {
      // The first step of a figure was not requested by the reader.
      const isAsked = isTold && !playback.isPlaying && element.closest('.is-live') !== null;
      words.setAttribute('aria-live', isAsked ? 'polite' : 'off');
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
     * Puts other steps in.
     * @param {number} length the last step @param {number} position the step to show
     * @param {boolean} [isAnnounced] false if the figure itself announces what has changed
     */
    load(length, position, isAnnounced = true) {
      controls.suggestSpeed(length);
      isTold = isAnnounced;
      playback.load(length, position);
      isTold = true;
    },
  };
}
