/**
 * A field that suggests what may be meant while one types: the combobox of the ARIA Authoring
 * Practices, with the focus kept in the field.
 * @module
 */

import { html } from './svg.js';

/**
 * A suggestion.
 * @typedef {{value: number, title: string, note: string}} Option
 */

export class Combobox {
  /**
   * @param {HTMLInputElement} input
   * @param {HTMLElement} list
   * @param {object} options
   * @param {(text: string) => Option[]} options.suggest what may be meant by a text, best first
   * @param {(text: string) => Promise<Option[]>} [options.ask] what else may be meant, where nothing is
   * @param {(value: number) => void} options.choose is told what was chosen; -1 when the field was
   *   emptied
   * @param {() => void} [options.settle] is told that Enter was pressed where nothing is suggested
   */
  constructor(input, list, { suggest, ask, choose, settle }) {
    this.input = input;
    this.list = list;
    this.suggest = suggest;
    this.ask = ask;
    this.choose = choose;
    this.settle = settle;
    /** The name that is shown as chosen. */
    this.shown = '';
    /** @type {Option[]} */
    this.options = [];
    this.active = -1;
    input.addEventListener('input', () => this.#type());
    input.addEventListener('keydown', (event) => this.#key(event));
    input.addEventListener('blur', () => this.close());
    input.addEventListener('click', () => {
      if (!this.isOpen) this.#open();
    });
    // The focus stays in the field while a suggestion is pressed.
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    list.addEventListener('click', (event) => {
      const option = /** @type {Element} */ (event.target).closest('[role="option"]');
      if (option) this.#take([...list.children].indexOf(option));
    });
  }

  get isOpen() {
    return !this.list.hidden;
  }

  /**
   * Shows a chosen name.
   * @param {string} text
   */
  show(text) {
    this.shown = text;
    this.input.value = text;
    this.close();
  }

  close() {
    this.list.hidden = true;
    this.active = -1;
    this.input.setAttribute('aria-expanded', 'false');
    this.input.removeAttribute('aria-activedescendant');
  }

  #type() {
    if (this.input.value.trim()) {
      this.#open();
      return;
    }
    this.close();
    this.choose(-1);
  }

  /** @param {number} [active] the suggestion that is marked */
  #open(active = -1) {
    const text = this.input.value;
    const options = this.suggest(text);
    this.#list(options, active);
    if (options.length > 0 || !this.ask || !text.trim()) return;
    this.ask(text).then(
      (others) => {
        const isAsked = this.input.value === text && document.activeElement === this.input;
        if (isAsked && !this.isOpen) this.#list(others, active);
      },
      // A failed request is in the console already.
      () => {},
    );
  }

  /** @param {Option[]} options @param {number} active */
  #list(options, active) {
    this.options = options;
    const rows = this.options.map(({ title, note }, index) => {
      const row = html('li', { role: 'option', id: `${this.list.id}-${index}` }, title);
      row.setAttribute('aria-selected', 'false');
      if (note) row.append(' ', html('span', { class: 'count' }, note));
      return row;
    });
    this.list.replaceChildren(...rows);
    if (!rows.length) {
      this.close();
      return;
    }
    this.list.hidden = false;
    this.input.setAttribute('aria-expanded', 'true');
    this.#mark(active < 0 ? active : Math.min(active, rows.length - 1));
  }

  /** @param {number} index */
  #mark(index) {
    this.list.children[this.active]?.setAttribute('aria-selected', 'false');
    this.active = index;
    const row = this.list.children[index];
    if (!row) {
      this.input.removeAttribute('aria-activedescendant');
      return;
    }
    row.setAttribute('aria-selected', 'true');
    row.scrollIntoView({ block: 'nearest' });
    this.input.setAttribute('aria-activedescendant', row.id);
  }

  /** @param {number} index */
  #take(index) {
    const option = this.options[index];
    if (!option) return;
    this.show(option.title);
    this.choose(option.value);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const last = this.options.length - 1;
    switch (event.key) {
      case 'ArrowDown':
        if (!this.isOpen) this.#open(0);
        else this.#mark(this.active >= last ? 0 : this.active + 1);
        break;
      case 'ArrowUp':
        if (!this.isOpen) this.#open(Infinity);
        else this.#mark(this.active <= 0 ? last : this.active - 1);
        break;
      case 'Enter':
        // A choice that is already made does not open the list.
        if (!this.isOpen && this.input.value.trim() && this.input.value !== this.shown) this.#open();
        if (this.isOpen) this.#take(Math.max(0, this.active));
        else this.settle?.();
        break;
      case 'Escape':
        if (this.isOpen) this.close();
        else if (this.input.value) {
          this.show('');
          this.choose(-1);
        }
        break;
      default:
        return;
    }
    event.preventDefault();
  }
}
