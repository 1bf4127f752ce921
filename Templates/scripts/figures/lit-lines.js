/**
 * Pseudocode with highlighted lines.
 * @module
 */

import { html } from '../lib/svg.js';

export class LitLines {
  constructor() {
    this.element = html('ol', { class: 'pseudocode', tabindex: '0', 'aria-label': WORDS.pseudocode.label });
  }

  /**
   * Puts other lines in.
   * @param {string[]} lines indented by spaces
   */
  fill(lines) {
    this.element.replaceChildren(...lines.map((line) => html('li', {}, html('code', {}, line))));
  }

  /** @param {number[]} lit the numbers of the lines */
  light(lit) {
    const lines = /** @type {HTMLElement[]} */ ([...this.element.children]);
    lines.forEach((line, number) => {
      if (lit.includes(number)) line.setAttribute('aria-current', 'step');
      else line.removeAttribute('aria-current');
    });
    // On a phone only some lines have room: the highlighted ones and one line before them.
    const first = lines[Math.max(0, Math.min(...lit) - 1)];
    if (!first) return;
    const scroll = () => (this.element.scrollTop = first.offsetTop);
    // Otherwise a figure that starts would be laid out twice.
    if (this.element.closest('.is-live')) scroll();
    else requestAnimationFrame(scroll);
  }
}
