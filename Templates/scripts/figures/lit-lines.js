/**
 * Pseudocode, some of whose lines are lit.
 * @module
 */

import { html } from '../lib/svg.js';

export class LitLines {
  constructor() {
    this.element = html('ol', { class: 'pseudocode', 'aria-label': WORDS.pseudocode.label });
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
    [...this.element.children].forEach((line, number) => {
      if (lit.includes(number)) line.setAttribute('aria-current', 'step');
      else line.removeAttribute('aria-current');
    });
  }
}
