// The finder's page: shows the chosen place on the map of its country, and what is near. `?id=702550`
// is a place to share, `?at=49.8383,24.0232&name=Lviv` one that is known by where it is, `?q=lviv`
// what a form without scripts asks.

import { indexOf } from './find.js';
import { fold } from './fold.js';
import { NearIndex } from './near-index.js';
import { nearMe } from './near-me.js';
import { distance } from './sphere.js';

/**
 * A position as a page's address has it: `49.8383,24.0232`; null for anything else.
 * @param {string | null} text
 * @returns {import('./sphere.js').Position | null}
 */
export function positionIn(text) {
  const match = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text ?? '');
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

class FinderPage {
  /** @param {HTMLElement} section `.finder-answer` */
  constructor(section) {
    this.form = /** @type {HTMLFormElement} */ (document.querySelector('.finder'));
    this.input = /** @type {HTMLInputElement} */ (this.form.querySelector('input'));
    this.status = /** @type {HTMLElement} */ (this.form.querySelector('[role="status"]'));
    this.index = indexOf(this.form);
    this.near = new NearIndex(new URL('near/manifest.json', this.index.manifest));
    this.section = section;
    /** Loaded with the first place. @type {import('./place-view.js').PlaceView | null} */
    this.view = null;
    /** The number of the last place asked for, or of the last time there was to be none. */
    this.asked = 0;
    this.form.after(nearMe(this.near, new URL(section.dataset.root ?? './', document.baseURI)));
    document.addEventListener('place-chosen', (event) => {
      event.preventDefault();
      const { detail } = /** @type {CustomEvent} */ (event);
      history.pushState({ id: detail.id }, '', `?id=${detail.id}`);
      this.show(detail).catch(() => this.#fail());
    });
    addEventListener('popstate', () => this.open());
    addEventListener('online', () => {
      if (this.hasFailed) this.open();
    });
    this.hasFailed = false;
  }

  /** @param {import('./place-view.js').Place} place */
  async show(place) {
    this.status.textContent = '';
    this.input.value = place.name;
    this.asked += 1;
    const number = this.asked;
    const { PlaceView } = await import('./place-view.js');
    if (number !== this.asked) return;
    this.view ??= new PlaceView(this.section, this.index, this.near);
    await this.view.show(place);
  }

  #hide() {
    this.asked += 1;
    this.view?.hide();
  }

  #fail() {
    this.hasFailed = true;
    this.status.textContent = 'Not loaded: the finder’s data could not be read.';
  }

  /** Shows what the page's address asks for. */
  async open() {
    const asked = new URLSearchParams(location.search);
    this.hasFailed = false;
    try {
      if (asked.has('id')) await this.#openID(asked.get('id') ?? '');
      else if (asked.has('at')) await this.#openPosition(asked.get('at'), asked.get('name') ?? '');
      else this.#openText(asked.get('q') ?? '');
    } catch {
      this.#fail();
    }
  }

  /** @param {string} text */
  async #openID(text) {
    const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
    const place = id > 0 ? await this.index.place(id) : null;
    if (place) {
      await this.show(place);
    } else {
      this.#hide();
      this.status.textContent = id > 0 ? `There is no place with the id ${id}.` : 'An id is a whole number.';
    }
  }

  /** @param {string | null} text @param {string} name */
  async #openPosition(text, name) {
    const position = positionIn(text);
    const found = position && (await this.near.at(position, name));
    if (!found) {
      this.#hide();
      this.status.textContent = 'There is no place at this position.';
      return;
    }
    const place = await this.#record(found);
    if (place.id) history.replaceState({ id: place.id }, '', `?id=${place.id}`);
    await this.show(place);
  }

  /**
   * The finder's record of a place that is known by its position, or as much as is known without.
   * @param {import('./near-index.js').NearPlace} found
   */
  async #record(found) {
    // The records' positions are rounded to thousandths of a degree.
    const isMeant = (record) => distance(record, found) < 100;
    const query = { name: fold(found.name), marks: '' };
    const answers = await this.index.matches(await this.index.start(), query, isMeant);
    const { name, latitude, longitude, country, page } = found;
    const unknown = { id: 0, province: '', population: 0, rank: 0, capital: false };
    return answers[0]?.record ?? { ...unknown, name, latitude, longitude, country, page };
  }

  /** @param {string} text */
  #openText(text) {
    this.#hide();
    this.input.value = text;
    if (!text) return;
    this.input.focus();
    this.input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

if (typeof document !== 'undefined') {
  const section = document.querySelector('.finder-answer');
  if (section instanceof HTMLElement) new FinderPage(section).open();
}
