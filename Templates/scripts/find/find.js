// Makes the site's search fields answer while one types, with a list of answers. A chosen place is
// announced to the page by an event; if the page does not handle it, the finder's page is opened.
// Anything else has a page of its own.

import { AtlasIndex, kindOf } from './atlas-index.js';
import { answersShown } from './find-index.js';
import { nameOf, option, optionGroup } from './find-option.js';
import { Latest } from '../lib/latest.js';
import { OptionList } from '../lib/option-list.js';
import { report } from '../lib/report.js';
import { html } from '../lib/svg.js';
import { say } from '../lib/words.js';

/**
 * One index for all fields of a page.
 * @type {Map<string, AtlasIndex>}
 */
const indexes = new Map();

/**
 * The index of a field: at `data-find`, or beside the page to which its form leads (`find/`).
 * @param {HTMLFormElement} form
 * @returns {AtlasIndex}
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

/** The message if the data of the finder could not be loaded. */
export function unread() {
  return navigator.onLine ? WORDS.finder.failed : WORDS.finder.noConnection;
}

/**
 * An index whose requests are aborted by a signal.
 * @param {AtlasIndex} index
 * @param {AbortSignal} signal
 * @returns {AtlasIndex}
 */
function during(index, signal) {
  return Object.create(index, { files: { value: index.files.during(signal) } });
}

/**
 * The number of answers in words; a full list may be incomplete.
 * @param {number} count
 * @param {boolean} hasOthers true if some are not places
 */
function counted(count, hasOthers) {
  if (count < answersShown) return say(hasOthers ? WORDS.finder.resultsFound : WORDS.lists.placeCount, { count });
  return say(hasOthers ? WORDS.finder.firstResults : WORDS.finder.firstPlaces, { count });
}

/** The line above suggestions; the status announces the same to screen readers. */
const notice = () => html('li', { class: 'finder-group', role: 'presentation', 'aria-hidden': 'true' }, WORDS.finder.didYouMean);

/** A search field and its list of answers. */
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
    /** Answers shown, in the order of the options. */
    this.answers = [];
    this.latest = new Latest();
    /** The text to which the answers belong. */
    this.answered = null;
    /**
     * Cancels the reads of the last query.
     * @type {AbortController | null}
     */
    this.waiting = null;
    /** True if the last question could not be answered. */
    this.hasFailed = false;
    /**
     * The latest query, until it is answered.
     * @type {Promise<void>}
     */
    this.answering = Promise.resolve();
    this.listen();
    // A text typed before this script loaded.
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
    // An input method's unfinished text is searched too: the last Korean syllable is always being composed, and the
    // list must always belong to the text in the field.
    input.addEventListener('input', () => this.ask());
    input.addEventListener('compositionend', () => {
      if (this.answered !== input.value) this.ask();
    });
    // Retries a question that failed for lack of a connection.
    window.addEventListener('online', () => {
      if (this.hasFailed) this.ask();
    });
    form.addEventListener('submit', (event) => this.submit(event));
  }

  /** Reads the files that every query needs, before the first letter. */
  prepare() {
    this.index.start().catch(report);
    this.index.entries().catch(report);
    if (this.answers.length > 0 && this.answered === this.input.value) this.open();
  }

  /** Searches for the text in the field and shows the answers, unless another query has followed. */
  ask() {
    const text = this.input.value;
    if (text !== this.asking || !this.waiting) this.answering = this.answer(text);
    return this.answering;
  }

  /** Answers that are still to come do not open the list again. */
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
    // The previous answers stay visible; the style sheet dims them if the new ones take long.
    this.list.setAttribute('aria-busy', 'true');
    // Aborted only after this query has requested its files, because some may be the same.
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

  /** Puts answers into the list, all at once. */
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
    // The list covers the status of a header's field.
    this.offer(options, isGuess && options.length > 0 && !this.hasStatus ? [notice(), ...shown] : shown);
    if (text.trim() === '') this.say('');
    else if (!isGuess) this.say(counted(results.length, hasOthers));
    else if (suggestions.length > 0) this.say(WORDS.finder.didYouMean);
    else this.say(WORDS.finder.noMatch);
    if (this.answers.length > 0 && document.activeElement === this.input) this.open();
    else this.close();
  }

  /**
   * The options in groups, one for each kind of answer.
   * @param {string[]} kinds
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
    // The list that is still open may belong to another text.
    const { isWanted } = this;
    this.answering.then(() => isWanted() && super.move(step));
    return true;
  }

  /** Enter or the button chooses the marked option, else the first answer to the text in the field. */
  async submit(event) {
    event.preventDefault();
    if (this.waiting || this.answered !== this.input.value) await this.ask();
    // Arrows that were pressed before the answers came.
    await this.answering;
    if (this.answered !== this.input.value) return;
    if (this.answers.length > 0) this.choose(Math.max(this.active, 0));
    // The finder's own page says that there is no match; the small field in a header has no space
    // for it.
    else if (!this.form.classList.contains('finder')) this.form.submit();
  }

  /** Tells the page which place was chosen, or opens the page of an entry that is not a place. */
  choose(position) {
    const { entry, record } = this.answers[position];
    this.latest.begin();
    this.waiting?.abort();
    this.list.removeAttribute('aria-busy');
    this.waiting = null;
    this.input.value = nameOf(this.answers[position]);
    // The list belongs to the typed text, not to the name.
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
