/**
 * The route on the home page. The search that finds it is played once when the map comes into view,
 * unless the reader prefers reduced motion. The code for the animation and for the place fields is
 * loaded on demand.
 * @module
 */

import { optionField } from '../lib/option-field.js';
import { button, html } from '../lib/svg.js';
import { report } from '../lib/report.js';

/** The fraction of the map that must be visible before the search is played. */
const SHARE = 0.6;

export class HomeRoute {
  /** @param {HTMLElement} section `.home-route` */
  constructor(section) {
    this.section = section;
    this.overlay = /** @type {SVGElement} */ (section.querySelector('.map-overlay'));
    this.button = button(WORDS.deal.replay, () => this.#toggle());
    this.status = html('span', { role: 'status' });
    this.count = html('span', { class: 'count', 'aria-hidden': 'true' });
    /** @type {import('./route-film.js').RouteFilm | null} loaded when the search is first played */
    this.film = null;
    this.isLoading = false;
    section.querySelector('.home-tools')?.append(
      html('p', {}, this.button),
      html('p', { class: 'note home-status' }, this.status, ' ', this.count),
      this.#form(),
    );
  }

  /** Plays the search once the page has loaded and the map is in view. */
  wait() {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return;
      observer.disconnect();
      if (!this.film) this.#toggle();
    }, { threshold: SHARE });
    const begin = () => observer.observe(/** @type {Element} */ (this.overlay.parentElement));
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  }

  async #toggle() {
    if (this.isLoading) return;
    this.isLoading = true;
    try {
      this.film ??= await this.#load();
      this.film.toggle();
    } catch (error) {
      report(error, this.status, WORDS.scripts.searchFailed);
      this.button.textContent = WORDS.scripts.tryAgain;
    }
    this.isLoading = false;
  }

  async #load() {
    const { RouteFilm } = await import('./home-late.js');
    return RouteFilm.load(this.section.dataset, this.overlay, ({ isPlaying, words, settled }) => {
      this.button.textContent = isPlaying ? WORDS.replay.pause : WORDS.deal.replay;
      if (this.status.textContent !== words) this.status.textContent = words;
      this.count.textContent = settled;
    });
  }

  /** The two place fields. They load the network when the reader first uses one of them. */
  #form() {
    const fields = [['from', WORDS.network.from], ['to', WORDS.site.to]].map(([name, title]) => {
      const input = html('input', { id: `home-${name}`, name, type: 'text' });
      const element = html('div', { class: 'planner-field' }, html('label', { for: input.id }, title), input);
      optionField(input, WORDS.site.places, element);
      return element;
    });
    const status = html('p', { class: 'note', role: 'status' });
    const form = html('form', { class: 'home-plan' }, ...fields, html('button', { type: 'submit' }, WORDS.scripts.plan), status);
    /** @type {Promise<import('./home-plan.js').HomePlan | null> | null} */
    let loading = null;
    const load = () => (loading ??= this.#loadPlan(form).catch((error) => {
      loading = null;
      return report(error, status, WORDS.scripts.networkFailed);
    }));
    form.addEventListener('focusin', load);
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      (await load())?.plan();
    });
    return form;
  }

  /** @param {HTMLFormElement} form */
  async #loadPlan(form) {
    const { HomePlan } = await import('./home-late.js');
    const page = /** @type {HTMLAnchorElement} */ (this.section.querySelector('.home-network'));
    return HomePlan.load(form, this.section.dataset, page.href);
  }
}
