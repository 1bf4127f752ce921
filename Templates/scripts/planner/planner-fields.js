/**
 * The two fields of a planner. Each suggests places of the network by any of their names.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
import { Combobox } from '../lib/combobox.js';
import { PlaceSearch } from '../find/place-search.js';
import { report } from '../lib/report.js';
import { country, say } from '../lib/words.js';

/** The maximum number of suggestions for a typed text, and for an empty field. */
const [SUGGESTIONS, UNASKED] = [30, 50];
/** The maximum number of places suggested for an unknown name. */
const OFFERED = 3;

export class PlannerFields {
  /**
   * @param {HTMLElement} section
   * @param {Network} network
   * @param {string} root
   * @param {(end: number, place: number) => void} choose `end` is 0 for the start, 1 for the goal
   * @param {() => void} tell called when the error messages have changed
   */
  constructor(section, network, root, choose, tell) {
    this.network = network;
    this.root = root;
    this.choose = choose;
    this.tell = tell;
    /** The chosen start and goal; -1 if not chosen. */
    this.ends = [-1, -1];
    /** Typed texts that do not name exactly one place; kept until the reader changes them. */
    this.texts = ['', ''];
    /** The error messages for `texts`; empty until they are known. */
    this.faults = ['', ''];
    this.search = new PlaceSearch(network);
    this.boxes = ['from', 'to'].map((name, end) => {
      const input = /** @type {HTMLInputElement} */ (section.querySelector(`input[name="${name}"]`));
      const list = /** @type {HTMLElement} */ (
        document.getElementById(input.getAttribute('aria-controls') ?? '')
      );
      input.addEventListener('input', () => {
        const hadFault = this.faults[end] !== '';
        this.#leave(end, '');
        if (hadFault) tell();
      });
      input.addEventListener('change', () => this.#settle(end));
      return new Combobox(input, list, {
        suggest: (text) => this.#suggest(end, text),
        ask: (text) => this.#ask(text),
        choose: (place) => {
          this.#leave(end, '');
          choose(end, place);
        },
        settle: () => this.#settle(end),
      });
    });
  }

  /** @param {number[]} ends */
  show(ends) {
    this.ends = ends;
    this.boxes.forEach((box, end) => {
      const isChosen = ends[end] >= 0;
      if (isChosen) this.#leave(end, '');
      // While the reader is typing in a field, an update of the other field must not replace the
      // text.
      const isTyped = box.input === document.activeElement && box.input.value !== box.shown;
      if (isTyped && !isChosen && !this.texts[end]) return;
      box.show(isChosen ? this.network.name(ends[end]) : this.texts[end]);
    });
  }

  /** Discards typed texts that are not places. */
  forget() {
    this.#leave(0, '');
    this.#leave(1, '');
  }

  /** Swaps the `texts` of the two fields, and their error messages. */
  swap() {
    const [[text, fault], [other, otherFault]] = [0, 1].map((end) => [this.texts[end], this.faults[end]]);
    this.#leave(0, other, otherFault);
    this.#leave(1, text, fault);
    // A pending lookup was for the field that had the text before the swap, so it is repeated for
    // the field that has the text now.
    setTimeout(() => {
      for (const end of [0, 1]) if (this.texts[end] && !this.faults[end]) this.#settle(end);
    });
  }

  /** @param {number} end @param {string} text @param {string} [fault] */
  #leave(end, text, fault = '') {
    this.texts[end] = text;
    this.faults[end] = fault;
    if (fault) this.boxes[end].input.setAttribute('aria-invalid', 'true');
    else this.boxes[end].input.removeAttribute('aria-invalid');
  }

  /** @param {number} end */
  async #settle(end) {
    const text = this.boxes[end].input.value;
    if (!text.trim()) return;
    if (this.texts[end] === text && this.faults[end]) {
      this.tell();
      return;
    }
    let place = this.#isChosen(end, text) ? this.ends[end] : this.search.exact(text, true);
    if (place < 0) {
      this.#leave(end, text);
      const others = await this.#ask(text).catch(report);
      // The reader may have typed or chosen something else in the meantime.
      if (this.texts[end] !== text) return;
      if (!others) {
        this.#leave(end, text, say(WORDS.planner.lookupFailed, { name: text.trim() }));
        this.tell();
        return;
      }
      if (others.length !== 1) {
        const names = others.slice(0, OFFERED).map(({ title }) => title);
        const offer = names.length && names.reduce((one, other) => say(WORDS.planner.or, { one, other }));
        this.#leave(end, text, say(offer ? WORDS.planner.noPlaceOffer : WORDS.planner.noPlace, { name: text.trim(), offer }));
        // The text no longer names the start or goal of the shown route, so the choice is cleared.
        if (this.ends[end] >= 0) this.choose(end, -1);
        else this.tell();
        return;
      }
      place = others[0].value;
      this.#leave(end, '');
    }
    this.choose(end, place);
  }

  focus() {
    this.boxes[0].input.focus();
  }

  /** @param {number} end @param {string} text @returns {boolean} true for the chosen place's name */
  #isChosen(end, text) {
    return this.ends[end] >= 0 && text === this.network.name(this.ends[end]);
  }

  /** @param {number} end @param {string} text */
  #suggest(end, text) {
    // If the text is the name of the chosen place, the same options are offered as for an empty
    // field.
    const query = this.#isChosen(end, text) ? '' : text.trim();
    return this.#options(this.search.find(query, query ? SUGGESTIONS : UNASKED));
  }

  /**
   * Looks for places by names in other languages and by similar names.
   * @param {string} text
   */
  async #ask(text) {
    if (!import.meta.lacksFinder) {
      const { findByAnyName } = await import('../find/place-names.js');
      return this.#options(await findByAnyName(this.network, this.root, text));
    }
    return [];
  }

  /** @param {number[]} places */
  #options(places) {
    const { network } = this;
    return places.map((value) => {
      return { value, title: network.name(value), note: country(network.country(value)) };
    });
  }
}
