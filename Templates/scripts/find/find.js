// The search fields of the site, which list answers while the reader types. A chosen place is
// announced by an event; if the page does not handle the event, the finder's page is opened.

import { AtlasIndex, kindOf } from './atlas-index.js';
import { answersShown } from './find-index.js';
import { nameOf, option, optionGroup } from './find-option.js';
import { Latest } from '../lib/latest.js';
import { OptionList } from '../lib/option-list.js';
import { report } from '../lib/report.js';
import { html } from '../lib/svg.js';
import { say } from '../lib/words.js';

/**
 * The indexes by address, shared by all fields of a page.
 * @type {Map<string, AtlasIndex>}
 */
const indexes = new Map();

/**
 * The index of a form's search field. The address of its manifest is the form's `data-find` or, by
 * default, a path relative to the form's `action`.
 * @param {HTMLFormElement} form @returns {AtlasIndex}
 */
export function indexOf(form) {
  const { find } = form.dataset;
  const base = find
    ? new URL(find, document.baseURI)
    : new URL('../data/find/manifest.json', new URL(form.getAttribute('action'), document.baseURI));
  let index = indexes.get(base.href);
  if (!index) {
    index = new AtlasIndex(base);
    indexes.set(base.href, index);
  }
  return index;
}

/** The message for the reader if the finder's data could not be loaded. */
export function unread() {
  return navigator.onLine ? WORDS.finder.failed : WORDS.finder.noConnection;
}

/**
 * A view of an index. The signal aborts the requests that are made through the view.
 * @param {AtlasIndex} index @param {AbortSignal} signal @returns {AtlasIndex}
 */
function during(index, signal) {
  return Object.create(index, { files: { value: index.files.during(signal) } });
}

/**
 * The number of answers in words. The words also say if there might be more answers.
 * @param {number} count
 * @param {boolean} hasOthers true if some answers are not places
 */
function counted(count, hasOthers) {
  if (count < answersShown) return say(hasOthers ? WORDS.finder.resultsFound : WORDS.lists.placeCount, { count });
  return say(hasOthers ? WORDS.finder.firstResults : WORDS.finder.firstPlaces, { count });
}

/** The heading of suggestions, hidden from screen readers, because the status announces it. */
const notice = () => html('li', { class: 'finder-group', role: 'presentation', 'aria-hidden': 'true' }, WORDS.finder.didYouMean);

class SearchField extends OptionList {
  /** @param {HTMLFormElement} form */
  constructor(form) {
    const input = /** @type {HTMLInputElement} */ (form.querySelector('input[role="combobox"]'));
    super(input, document.getElementById(input.getAttribute('aria-controls')));
    this.form = form;
    const status = form.querySelector('[role="status"]');
    this.hasStatus = status !== null;
    this.status = status ?? this.makeStatus();
    this.index = indexOf(form);
    this.answers = [];
    this.latest = new Latest();
    /** The text that the shown answers belong to. */
    this.answered = null;
    /** @type {AbortController | null} */
    this.waiting = null;
    this.hasFailed = false;
    /** @type {Promise<void>} */
    this.answering = Promise.resolve();
    this.listen();
    // The reader may have typed a text before this script was loaded.
    if (document.activeElement === this.input) this.prepare();
    if (document.activeElement === this.input && this.input.value) this.ask();
  }

  makeStatus() {
    const status = html('p', { class: 'search-status', role: 'status' });
    this.form.append(status);
    return status;
  }

  listen() {
    const { input, form } = this;
    input.addEventListener('focus', () => this.prepare());
    // The search includes text that an input method is still composing. In Korean, the last
    // syllable is always being composed, and the list must match the text in the field.
    input.addEventListener('input', () => this.ask());
    input.addEventListener('compositionend', () => {
      if (this.answered !== input.value) this.ask();
    });
    window.addEventListener('online', () => {
      if (this.hasFailed) this.ask();
    });
    form.addEventListener('submit', (event) => this.submit(event));
  }

  /** Loads the files that every query needs, before the reader types. */
  prepare() {
    this.index.start().catch(report);
    this.index.entries().catch(report);
    if (this.answers.length > 0 && this.answered === this.input.value) this.open();
  }

  /** Starts a query for the text in the field, unless a query for this text is already running. */
  ask() {
    const text = this.input.value;
    if (text !== this.asking || !this.waiting) this.answering = this.answer(text);
    return this.answering;
  }

  /** Cancels the pending query, so that its answers do not open the list again. */
  dismiss() {
    this.isWanted = this.latest.begin();
    this.waiting?.abort();
    this.waiting = null;
    this.list.removeAttribute('aria-busy');
    super.dismiss();
  }

  /** @param {string} text */
  async answer(text) {
    const isWanted = (this.isWanted = this.latest.begin());
    const before = this.waiting;
    this.waiting = new AbortController();
    this.asking = text;
    // The previous answers stay visible; the style sheet dims them if the new answers are slow to
    // arrive.
    this.list.setAttribute('aria-busy', 'true');
    // The previous query is aborted only after this query has requested its files, because both may
    // need the same files.
    if (before) setTimeout(() => before.abort(), 0);
    try {
      const index = during(this.index, this.waiting.signal);
      const isEmpty = text.trim() === '';
      const found = isEmpty ? { results: [], suggestions: [] } : await index.findAll(text);
      const countries = isEmpty ? {} : await index.countries();
      if (!isWanted()) return;
      this.hasFailed = false;
      this.show(found, countries, text);
    } catch (error) {
      if (!isWanted()) return;
      this.hasFailed = true;
      this.answers = [];
      this.answered = null;
      this.offer([]);
      this.close();
      report(error, this.status, `${unread()} ${WORDS.finder.askAgain}`);
    } finally {
      if (isWanted()) {
        this.waiting = null;
        this.list.removeAttribute('aria-busy');
      }
    }
  }

  show({ results, suggestions }, countries, text) {
    const isGuess = results.length === 0;
    this.answers = isGuess ? suggestions : results;
    this.answered = text;
    const options = this.answers.map((answer, position) =>
      option(answer, countries, `${this.list.id}-${position}`, isGuess),
    );
    const kinds = this.answers.map(kindOf);
    const hasOthers = kinds.some((kind) => kind !== 'place');
    const shown = hasOthers ? this.groups(kinds, options) : options;
    // In the header, the list covers the status of the search field, so the list itself says that
    // its options are suggestions.
    this.offer(options, isGuess && options.length > 0 && !this.hasStatus ? [notice(), ...shown] : shown);
    if (text.trim() === '') this.say('');
    else if (!isGuess) this.say(counted(results.length, hasOthers));
    else if (suggestions.length > 0) this.say(WORDS.finder.didYouMean);
    else this.say(WORDS.finder.noMatch);
    if (this.answers.length > 0 && document.activeElement === this.input) this.open();
    else this.close();
  }

  /**
   * @param {string[]} kinds the kind of each option
   * @param {HTMLElement[]} options
   */
  groups(kinds, options) {
    return [...new Set(kinds)].map((kind) =>
      optionGroup(
        kind,
        options.filter((_, position) => kinds[position] === kind),
        `${this.list.id}-${kind}`,
      ),
    );
  }

  say(text) {
    if (this.status.textContent !== text) this.status.textContent = text;
  }

  clear() {
    this.ask();
  }

  /** @param {number} step */
  move(step) {
    if (!this.waiting) return super.move(step);
    // The open list may belong to an earlier text, so the move waits for the answers.
    const { isWanted } = this;
    this.answering.then(() => isWanted() && super.move(step));
    return true;
  }

  /** Chooses the highlighted option or, if there is none, the first answer. */
  async submit(event) {
    event.preventDefault();
    if (this.waiting || this.answered !== this.input.value) await this.ask();
    // Waits until the arrow keys that were pressed before the answers arrived have taken effect.
    await this.answering;
    if (this.answered !== this.input.value) return;
    if (this.answers.length > 0) this.choose(Math.max(this.active, 0));
    // If nothing matches, the header's search field opens the finder's page with the typed text.
    else if (!this.form.classList.contains('finder')) this.form.submit();
  }

  /** Announces a chosen place to the page, or opens the page of any other entry. */
  choose(position) {
    const { entry, record } = this.answers[position];
    this.latest.begin();
    this.waiting?.abort();
    this.list.removeAttribute('aria-busy');
    this.waiting = null;
    this.input.value = nameOf(this.answers[position]);
    // The answers belong to the typed text, not to the chosen name.
    this.answered = null;
    this.answers = [];
    this.offer([]);
    this.close();
    this.say('');
    if (entry) {
      location.assign(new URL(`../../${entry.path}`, this.index.manifest));
      return;
    }
    const isOurs = this.form.dispatchEvent(
      new CustomEvent('place-chosen', { bubbles: true, cancelable: true, detail: record }),
    );
    if (!isOurs) return;
    const page = new URL(this.form.getAttribute('action'), document.baseURI);
    page.search = `?id=${record.id}`;
    location.assign(page);
  }
}

if (typeof document !== 'undefined') {
  for (const input of document.querySelectorAll('form input[role="combobox"]')) {
    /** @type {HTMLFormElement | null} */
    const form = input.closest('form.finder, form.site-search, form[data-find]');
    if (form) new SearchField(form);
  }
}
