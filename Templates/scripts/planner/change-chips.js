/**
 * The list of the reader's changes in a planner, each with a button that reverts it.
 * @module
 */

import { button, html } from '../lib/svg.js';

/**
 * @typedef {object} Change
 * @property {string} name
 * @property {boolean} [isStruck] true to strike the name through, because the reader avoids the
 *   part of the network that has this name
 * @property {string} [note]
 * @property {string} undo the accessible name of the button
 * @property {() => void} remove
 */

export class ChangeChips {
  /** @param {HTMLElement} fallback gets the focus when no change is left */
  constructor(fallback) {
    this.element = html('ul', { class: 'inline-list', 'aria-label': WORDS.planner.changes });
    this.fallback = fallback;
  }

  /** @param {Change[]} changes */
  show(changes) {
    const focused = [...this.element.children].findIndex((chip) => chip.contains(document.activeElement));
    this.element.replaceChildren(...changes.map(({ name, isStruck, note, undo, remove }) => {
      const chip = button(isStruck ? html('s', {}, name) : name, remove, { 'aria-label': undo });
      chip.append(note ? `, ${note} ×` : ' ×');
      return html('li', {}, chip);
    }));
    if (focused >= 0) this.focus(Math.min(focused, changes.length - 1));
  }

  /**
   * @param {number} index
   * @param {boolean} [isSeen] true if the page may scroll to the focused button
   */
  focus(index, isSeen = true) {
    const chip = this.element.children[index]?.querySelector('button') ?? this.fallback;
    chip.focus({ preventScroll: !isSeen });
  }
}
