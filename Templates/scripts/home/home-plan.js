/**
 * The two place fields of the home page, which open the network's planner with the chosen route.
 * @module
 */

import { Network } from '../core/network.js';
import { loadJSON } from '../lib/load-json.js';
import { PlannerFields } from '../planner/planner-fields.js';

export class HomePlan {
  /**
   * @param {HTMLFormElement} form
   * @param {DOMStringMap} data the addresses of the network's data and of the site's root
   * @param {string} page the address of the network's page
   */
  static async load(form, { plan = '', root = './' }, page) {
    const network = new Network(await loadJSON(plan));
    return new HomePlan(form, network, page, root);
  }

  /** @param {HTMLFormElement} form @param {Network} network @param {string} page @param {string} root */
  constructor(form, network, page, root) {
    this.network = network;
    this.page = page;
    this.ends = [-1, -1];
    /** True once the reader has requested the route. */
    this.isAsked = false;
    this.status = /** @type {HTMLElement} */ (form.querySelector('[role="status"]'));
    this.fields = new PlannerFields(
      form, network, root, (end, place) => this.#choose(end, place), () => this.#tell(),
    );
    this.#tell();
    // The reader may have typed in the fields while the network was loading.
    for (const { input } of this.fields.boxes) {
      if (input.value) input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      if (input.value && input !== document.activeElement) input.dispatchEvent(new Event('change'));
    }
  }

  /** Opens the route between the two chosen places, as soon as both are known. */
  plan() {
    this.isAsked = true;
    // A name may have been typed without being chosen from the list.
    this.fields.boxes.forEach(({ input }, end) => {
      if (this.ends[end] < 0 && input.value) input.dispatchEvent(new Event('change'));
    });
    this.#go();
  }

  /** @param {number} end @param {number} place */
  #choose(end, place) {
    this.ends[end] = place;
    this.fields.show(this.ends);
    this.#tell();
    if (this.isAsked) this.#go();
  }

  #tell() {
    this.status.textContent = this.fields.faults.filter(Boolean).join(' ');
  }

  #go() {
    const missing = this.ends.findIndex((place) => place < 0);
    if (missing >= 0) {
      this.#tell();
      this.status.textContent ||= WORDS.scripts.chooseBoth;
      return;
    }
    const [from, to] = this.ends.map((place) => this.network.id(place));
    location.assign(`${this.page}?${new URLSearchParams({ from, to })}`);
  }
}
