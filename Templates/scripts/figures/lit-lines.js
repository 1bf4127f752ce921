/**
 * Pseudocode, one of whose lines is lit.
 * @module
 */

import { html } from '../lib/svg.js';

export class LitLines {
  constructor() {
    this.element = html('ol', { class: 'pseudocode', 'aria-label': 'Pseudocode' });
    this.lit = -1;
  }

  /**
   * Puts other lines in.
   * @param {string[]} lines indented by spaces
   */
  fill(lines) {
    this.element.replaceChildren(...lines.map((line) => html('li', {}, html('code', {}, line))));
    this.lit = -1;
  }

  /** @param {number} line -1 for none */
  light(line) {
    if (line === this.lit) return;
    this.element.children[this.lit]?.removeAttribute('aria-current');
    this.element.children[line]?.setAttribute('aria-current', 'step');
    this.lit = line;
  }
}
