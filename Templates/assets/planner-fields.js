/**
 * The two fields of a planner: they offer the network's places as they are typed, by any of their names.
 * @module
 */

/** @import { Network } from './network.js' */
import { Combobox } from './combobox.js';
import { PlaceSearch } from './place-search.js';
import { country } from './words.js';

/** How many suggestions a field shows for what is typed; an empty one lists all places. */
const SUGGESTIONS = 30;

export class PlannerFields {
  /**
   * @param {HTMLElement} section
   * @param {Network} network
   * @param {string} root the way to the site's root
   * @param {(end: number, place: number) => void} choose is told of a choice for the start, 0, or the goal, 1
   * @param {(end: number, text: string) => void} miss is told of a text that means no place
   */
  constructor(section, network, root, choose, miss) {
    this.network = network;
    this.root = root;
    /** The chosen places, -1 if not chosen. */
    this.ends = [-1, -1];
    this.search = new PlaceSearch(network);
    this.boxes = ['from', 'to'].map((name, end) => {
      const input = /** @type {HTMLInputElement} */ (section.querySelector(`input[name="${name}"]`));
      const list = /** @type {HTMLElement} */ (
        document.getElementById(input.getAttribute('aria-controls') ?? '')
      );
      // A name without a choice is taken as chosen if it can only mean one place.
      input.addEventListener('change', async () => {
        const text = input.value;
        let place = this.search.exact(text);
        if (place < 0 && text.trim()) {
          const others = await this.#ask(text).catch(() => []);
          if (input.value !== text) return;
          if (others.length !== 1) {
            miss(end, text);
            return;
          }
          place = others[0].value;
        }
        if (place >= 0 && place !== this.ends[end]) choose(end, place);
      });
      return new Combobox(input, list, {
        suggest: (text) => this.#suggest(end, text),
        ask: (text) => this.#ask(text),
        choose: (place) => choose(end, place),
      });
    });
  }

  /** Shows what is chosen. @param {number[]} ends */
  show(ends) {
    this.ends = ends;
    this.boxes.forEach((box, end) => box.show(ends[end] < 0 ? '' : this.network.name(ends[end])));
  }

  /** Leaves a text in a field, though it means nothing. @param {number} end @param {string} text */
  keep(end, text) {
    this.boxes[end].input.value = text;
  }

  focus() {
    this.boxes[0].input.focus();
  }

  /** @param {number} end @param {string} text */
  #suggest(end, text) {
    const { network } = this;
    // A name that is chosen already is no reason to offer nothing else.
    const isChosen = this.ends[end] >= 0 && text === network.name(this.ends[end]);
    const query = isChosen ? '' : text.trim();
    return this.#options(this.search.find(query, query ? SUGGESTIONS : network.size));
  }

  /** What else a text may mean: names in other languages, and nearly spelt ones. @param {string} text */
  async #ask(text) {
    const { findByAnyName } = await import('./place-names.js');
    return this.#options(await findByAnyName(this.network, this.root, text));
  }

  /** @param {number[]} places */
  #options(places) {
    const { network } = this;
    return places.map((value) => {
      return { value, title: network.name(value), note: country(network.country(value)) };
    });
  }
}
