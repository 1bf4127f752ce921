/**
 * Pseudocode with highlighted lines.
 * @module
 */

import { html } from '../lib/svg.js';

export class LitLines {
  constructor() {
    this.element = html('ol', { class: 'pseudocode', tabindex: '0', 'aria-label': WORDS.pseudocode.label });
  }

  /** @param {string[]} lines indented by spaces */
  fill(lines) {
    this.element.replaceChildren(...lines.map((line) => html('li', {}, html('code', {}, line))));
  }

  /** @param {number[]} lit the indices of the lines to highlight */
  light(lit) {
    const lines = /** @type {HTMLElement[]} */ ([...this.element.children]);
    lines.forEach((line, number) => {
      if (lit.includes(number)) line.setAttribute('aria-current', 'step');
      else line.removeAttribute('aria-current');
    });
    // A phone has no room for all lines, so the list scrolls to the line before the first lit line.
    const first = lines[Math.max(0, Math.min(...lit) - 1)];
    if (!first) return;
    const scroll = () => (this.element.scrollTop = first.offsetTop);
    // Scrolling before the figure is visible would cause an additional layout.
    if (this.element.closest('.is-live')) scroll();
    else requestAnimationFrame(scroll);
  }
}
