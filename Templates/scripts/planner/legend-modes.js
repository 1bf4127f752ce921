/**
 * Turns the entries of a map's legend into buttons while the reader can avoid modes of transport.
 * @module
 */

/** @typedef {import('../core/things.js').Thing} Thing */
/** @typedef {import('../core/things.js').Things} Things */
import { isSame } from '../core/things.js';
import { button } from '../lib/svg.js';

export class LegendModes {
  /** @param {Things} things @param {(thing: Thing) => void} take called with the chosen mode */
  constructor(things, take) {
    const { modes } = things.network.data;
    this.entries = [...document.querySelectorAll('.beside > .legend:not(.region-key) li')].flatMap((entry) => {
      const text = [...entry.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent ?? '';
      const mode = modes.findIndex(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
      if (mode < 0) return [];
      const thing = things.mode(mode);
      return [{ entry, button: button('', () => take(thing)), thing }];
    });
  }

  /** @param {Element | null} element */
  has(element) {
    return this.entries.some(({ button }) => button === element);
  }

  /** @param {boolean} isOpen @param {Thing[]} avoided */
  show(isOpen, avoided) {
    for (const { entry, button, thing } of this.entries) {
      const isButton = button.parentNode === entry;
      if (isOpen && !isButton) {
        button.append(...entry.childNodes);
        entry.append(button);
      } else if (!isOpen && isButton) {
        entry.replaceChildren(...button.childNodes);
      }
      const isAvoided = avoided.some((other) => isSame(other, thing));
      entry.classList.toggle('avoided', isAvoided);
      button.setAttribute('aria-pressed', String(isAvoided));
    }
  }
}
