/**
 * A field with a list of options, following the combobox pattern of the ARIA Authoring Practices.
 * The focus stays in the field.
 * @module
 */

export class OptionList {
  /** @param {HTMLInputElement} input @param {HTMLElement} list */
  constructor(input, list) {
    this.input = input;
    this.list = list;
    /** @type {HTMLElement[]} */
    this.options = [];
    /** The index of the highlighted option, or -1 if there is none. */
    this.active = -1;
    input.addEventListener('keydown', (event) => {
      if (this.#acts(event)) event.preventDefault();
    });
    input.addEventListener('blur', () => this.close());
    // Keeps the focus in the field when the reader presses on the list.
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    list.addEventListener('click', ({ target }) => {
      const option = /** @type {Element} */ (target).closest('[role="option"]');
      const position = this.options.indexOf(/** @type {HTMLElement} */ (option));
      if (position >= 0) this.choose(position);
    });
  }

  /**
   * Called with the index of the chosen option.
   * @param {number} position
   */
  choose(position) {}

  /** Called when Escape clears the field. */
  clear() {}

  /** Called to fill the list before an arrow key opens it. */
  fill() {}

  /**
   * Handles the Enter key.
   * @returns {boolean} true if the key was handled
   */
  enter() {
    return false;
  }

  get isOpen() {
    return !this.list.hidden;
  }

  open() {
    this.list.hidden = false;
    this.input.setAttribute('aria-expanded', 'true');
  }

  /** Called when the reader presses Escape while the list is open. */
  dismiss() {
    this.close();
  }

  close() {
    this.list.hidden = true;
    this.input.setAttribute('aria-expanded', 'false');
    this.mark(-1);
  }

  /**
   * Replaces the options in the list.
   * @param {HTMLElement[]} options
   * @param {HTMLElement[]} [rows] the children of the list if the options are in groups; the
   *   options themselves if missing
   */
  offer(options, rows = options) {
    this.mark(-1);
    this.options = options;
    this.list.replaceChildren(...rows);
  }

  /**
   * Highlights an option.
   * @param {number} position the index of the option, or -1 for none
   */
  mark(position) {
    this.options[this.active]?.setAttribute('aria-selected', 'false');
    this.active = position;
    const option = this.options[position];
    if (!option) {
      this.input.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    option.scrollIntoView({ block: 'nearest' });
    this.input.setAttribute('aria-activedescendant', option.id);
  }

  /**
   * Opens the list and moves the highlight. A step past the last or before the first option removes
   * the highlight.
   * @param {number} step 1 or -1 to move; 0 to only open the list
   * @returns {boolean} false if there are no options
   */
  move(step) {
    if (!this.isOpen) this.fill();
    const count = this.options.length;
    if (count === 0) return false;
    this.open();
    if (step === 0) return true;
    const next = this.active < 0 && step < 0 ? count - 1 : this.active + step;
    this.mark(next < 0 || next >= count ? -1 : next);
    return true;
  }

  /** @param {KeyboardEvent} event @returns {boolean} true if the key was handled */
  #acts({ key, altKey, ctrlKey, metaKey, isComposing, keyCode }) {
    // Key events that belong to an input method, such as Enter while composing, are ignored.
    if (isComposing || keyCode === 229 || ctrlKey || metaKey) return false;
    switch (key) {
      case 'ArrowDown':
        return this.move(altKey ? 0 : 1);
      case 'ArrowUp':
        return this.move(altKey ? 0 : -1);
      case 'Home':
      case 'End':
        if (!this.isOpen || this.active < 0) return false;
        this.mark(key === 'Home' ? 0 : this.options.length - 1);
        return true;
      case 'Enter':
        return this.enter();
      case 'Escape':
        if (this.isOpen) this.dismiss();
        else if (this.input.value === '') return false;
        else {
          this.input.value = '';
          this.clear();
        }
        return true;
      default:
        return false;
    }
  }
}
