// The finder's page: shows a place on the map of its country, and the places near it. In the
// address, `?id=702550` is a place, `?at=49.8383,24.0232&name=Lviv` is a position and a name, and
// `?q=lviv` is a query. If scripts are disabled, the form sends the query.

import './maps.js';
import { indexOf, unread } from '../find/find.js';
import { NearIndex } from '../find/near-index.js';
import { nearMe } from '../map/near-me.js';
import { positionIn } from '../geo/position-text.js';
import { Throttle } from '../lib/throttle.js';
import { Latest } from '../lib/latest.js';
import { report } from '../lib/report.js';
import { say } from '../lib/words.js';

/** The minimum time between two changes of the address, in ms. */
const ADDRESS_INTERVAL = 500;

class FinderPage {
  /** @param {HTMLElement} section `.finder-answer` */
  constructor(section) {
    this.form = /** @type {HTMLFormElement} */ (document.querySelector('.finder'));
    this.input = /** @type {HTMLInputElement} */ (this.form.querySelector('input'));
    this.status = /** @type {HTMLElement} */ (this.form.querySelector('[role="status"]'));
    this.index = indexOf(this.form);
    this.near = new NearIndex(new URL('near/manifest.json', this.index.manifest));
    this.section = section;
    this.title = document.title;
    /** @type {import('../find/place-view.js').PlaceView | null} loaded when first needed */
    this.view = null;
    this.latest = new Latest();
    this.hasFailed = false;
    // If no place has a geographic position, the page does not offer places near the reader.
    if (section.dataset.near !== 'none') {
      this.form.after(nearMe(this.near, new URL(section.dataset.root ?? './', document.baseURI)));
    }
    document.addEventListener('place-chosen', (event) => {
      event.preventDefault();
      const { detail } = /** @type {CustomEvent} */ (event);
      history.pushState({ id: detail.id }, '', `?id=${detail.id}`);
      this.#answer((isWanted) => this.#show(detail, isWanted));
    });
    // The typed text is kept in the address, so that it survives a reload.
    const address = new Throttle((/** @type {string} */ text) => {
      const asked = new URLSearchParams(location.search);
      if (asked.has('id') || asked.has('at')) return;
      history.replaceState(history.state, '', text ? `?${new URLSearchParams({ q: text })}` : location.pathname);
    }, ADDRESS_INTERVAL);
    this.input.addEventListener('input', (event) => {
      if (event.isTrusted) address.offer(this.input.value);
    });
    addEventListener('popstate', () => this.open());
    addEventListener('online', () => {
      if (this.hasFailed) this.open();
    });
  }

  /**
   * Runs a query. `isWanted` returns false once another query has been started.
   * @param {(isWanted: () => boolean) => Promise<void> | void} act
   */
  async #answer(act) {
    const isWanted = this.latest.begin();
    this.hasFailed = false;
    try {
      await act(isWanted);
    } catch (error) {
      if (!isWanted()) return;
      this.hasFailed = true;
      report(error, this.status, unread());
    }
  }

  /** Shows the place, or runs the query, that the page's address contains. */
  open() {
    const asked = new URLSearchParams(location.search);
    const [id, at] = [asked.get('id'), asked.get('at')];
    return this.#answer((isWanted) => {
      if (id !== null) return this.#openID(id, isWanted);
      if (at !== null) return this.#openPosition(at, asked.get('name') ?? '', isWanted);
      return this.#openText(asked.get('q') ?? '');
    });
  }

  /** @param {import('../find/place-view.js').Place} place @param {() => boolean} isWanted */
  async #show(place, isWanted) {
    this.input.value = place.name;
    const { PlaceView } = await import('../find/place-view.js');
    if (!isWanted()) return;
    this.view ??= new PlaceView(this.section, this.index, this.near);
    document.title = say(WORDS.finder.title, { place: place.name, title: this.title });
    await this.view.show(place);
    if (isWanted()) this.status.textContent = say(WORDS.finder.shown, { place: place.name });
  }

  /** @param {string} [reason] the reason for showing no place */
  #hide(reason = '') {
    this.view?.hide();
    document.title = this.title;
    this.status.textContent = reason;
  }

  /** @param {string} text @param {() => boolean} isWanted */
  async #openID(text, isWanted) {
    const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
    const place = id > 0 ? await this.index.place(id) : null;
    if (!isWanted()) return;
    if (place) await this.#show(place, isWanted);
    else this.#hide(id > 0 ? say(WORDS.finder.noID, { id: String(id) }) : WORDS.finder.notID);
  }

  /** @param {string} text @param {string} name @param {() => boolean} isWanted */
  async #openPosition(text, name, isWanted) {
    const position = positionIn(text);
    const found = position && (await this.near.at(position, name));
    const place = found && (await this.index.placeAt(found));
    if (!isWanted()) return;
    if (!place) {
      const values = found && { place: found.name, position: text.replace(',', ', ') };
      this.#hide(values ? say(WORDS.finder.onlyPosition, values) : WORDS.finder.noPosition);
      return;
    }
    history.replaceState({ id: place.id }, '', `?id=${place.id}`);
    await this.#show(place, isWanted);
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

const section = document.querySelector('.finder-answer');
if (section instanceof HTMLElement) new FinderPage(section).open();
