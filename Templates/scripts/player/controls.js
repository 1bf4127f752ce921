/**
 * The controls of a playback: buttons, a scrubber, the speed, and keyboard shortcuts.
 * @module
 */

/** @typedef {import('./playback.js').Playback} Playback */
import { keyAction } from '../lib/keys.js';
import { media } from '../lib/media.js';
import { say } from '../lib/words.js';
import { speedFor } from './playback.js';

const quiet = media('(prefers-reduced-motion: reduce)');

export class Controls {
  /**
   * @param {HTMLElement} section
   * @param {Playback} playback
   * @param {(words: string) => void} tell announces changes that are not visible
   */
  constructor(section, playback, tell) {
    this.section = section;
    this.playback = playback;
    this.tell = tell;
    this.isSpeedChosen = false;
    this.range = /** @type {HTMLInputElement} */ (section.querySelector('.player-range'));
    this.speed = /** @type {HTMLSelectElement} */ (section.querySelector('.player-speed select'));
    this.playButton = /** @type {HTMLElement} */ (section.querySelector('[data-action="play"]'));
    // Makes the section focusable, so that keys work after a click anywhere in it.
    section.tabIndex = -1;
    section.addEventListener('click', (event) => this.#click(event));
    section.addEventListener('keydown', (event) => this.#key(event));
    this.range.addEventListener('input', () => playback.moveTo(Number(this.range.value)));
    this.speed.addEventListener('change', () => {
      this.isSpeedChosen = true;
      playback.speed = Number(this.speed.value);
    });
  }

  /** @param {number} length */
  suggestSpeed(length) {
    if (!this.isSpeedChosen) {
      const speeds = [...this.speed.options].map((option) => Number(option.value));
      // With reduced motion, playback starts at the slowest speed.
      this.speed.selectedIndex = quiet.matches ? 0 : speedFor(length, speeds);
    }
    this.playback.speed = Number(this.speed.value);
  }

  /** @param {string} words */
  update(words) {
    const { playback, range } = this;
    range.max = String(playback.length);
    range.value = String(playback.position);
    range.setAttribute('aria-valuetext', words);
    this.section.toggleAttribute('data-playing', playback.isPlaying);
    this.playButton.setAttribute('aria-label', playback.isPlaying ? WORDS.replay.pause : WORDS.replay.play);
    playback.run();
  }

  /** @param {string} action */
  #act(action) {
    const { playback } = this;
    switch (action) {
      case 'play':
      case 'toggle':
        return playback.toggle();
      case 'forward':
        return playback.moveBy(1);
      case 'back':
        return playback.moveBy(-1);
      case 'first':
        return playback.moveTo(0);
      case 'last':
        return playback.moveTo(playback.length);
      case 'faster':
        return this.#changeSpeed(1);
      case 'slower':
        return this.#changeSpeed(-1);
      default:
    }
  }

  /** @param {number} by the change of the index in the list of speeds; negative for slower */
  #changeSpeed(by) {
    const index = this.speed.selectedIndex + by;
    this.speed.selectedIndex = Math.max(0, Math.min(this.speed.options.length - 1, index));
    this.isSpeedChosen = true;
    this.playback.speed = Number(this.speed.value);
    this.tell(say(WORDS.replay.speedIs, { speed: this.speed.selectedOptions[0]?.textContent ?? '' }));
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const button = /** @type {Element} */ (event.target).closest('button[data-action]');
    if (button instanceof HTMLElement) this.#act(button.dataset.action ?? '');
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const type = target instanceof HTMLInputElement ? target.type : undefined;
    const action = keyAction(event, { tag: target.localName, type });
    if (!action) return;
    event.preventDefault();
    this.#act(action);
  }
}
