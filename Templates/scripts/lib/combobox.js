/**
 * A text field that suggests options while the reader types.
 * @module
 */

import { OptionList } from './option-list.js';
import { report } from './report.js';
import { html } from './svg.js';

/** @typedef {{value: number, title: string, note: string}} Option */

export class Combobox extends OptionList {
  /**
   * @param {HTMLInputElement} input @param {HTMLElement} list @param {object} options
   * @param {(text: string) => Option[]} options.suggest returns the options that match a text, best
   *   first
   * @param {(text: string) => Promise<Option[]>} [options.ask] called if `suggest` returns no
   *   options; returns other options
   * @param {(value: number) => void} options.choose called with the chosen value, or with -1 if the
   *   reader cleared the field
   * @param {() => void} [options.settle] called if Enter chooses no option
   */
  constructor(input, list, { suggest, ask, choose, settle }) {
    super(input, list);
    this.suggest = suggest;
    this.ask = ask;
    this.tell = choose;
    this.settle = settle;
    /** The title of the current choice. */
    this.shown = '';
    /** @type {Option[]} */
    this.suggested = [];
    input.addEventListener('input', () => {
      if (input.value.trim()) {
        this.fill();
        return;
      }
      this.close();
      choose(-1);
    });
    input.addEventListener('click', () => {
      if (!this.isOpen) this.fill();
    });
  }

  /** @param {string} text */
  show(text) {
    this.shown = text;
    this.input.value = text;
    this.close();
  }

  clear() {
    this.show('');
    this.tell(-1);
  }

  /** @param {number} position */
  choose(position) {
    const { title, value } = this.suggested[position];
    this.show(title);
    this.tell(value);
  }

  enter() {
    const text = this.input.value;
    const isTyped = text.trim() && text !== this.shown;
    // If the field already contains the current choice, Enter does not open the list.
    if (!this.isOpen && isTyped) this.fill();
    const { isOpen, active } = this;
    // If the reader has typed no text and highlighted no option, Enter keeps the current choice,
    // because no option is a better match than the others.
    if (isOpen && (isTyped || active >= 0)) this.choose(Math.max(0, active));
    else {
      this.close();
      this.settle?.();
    }
    return isOpen;
  }

  fill() {
    const text = this.input.value;
    this.#list(this.suggest(text));
    if (this.suggested.length > 0 || !this.ask || !text.trim()) return;
    this.ask(text).then((others) => {
      const isAsked = this.input.value === text && document.activeElement === this.input;
      if (isAsked && !this.isOpen) this.#list(others);
    }, report);
  }

  /** @param {Option[]} suggested */
  #list(suggested) {
    this.suggested = suggested;
    this.offer(
      suggested.map(({ title, note }, index) => {
        const row = html('li', { role: 'option', id: `${this.list.id}-${index}`, 'aria-selected': 'false' }, title);
        if (note) row.append(' ', html('span', { class: 'count' }, note));
        return row;
      }),
    );
    if (suggested.length > 0) this.open();
    else this.close();
  }
}
