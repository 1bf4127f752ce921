/**
 * Lists the places nearest to a point on a map. The reader chooses the point with a click that hits
 * no link, or with a button. Another button finds the reader's position.
 * @module
 */

import { ARROWS } from './map-direction.js';
import { mapPoint } from './map-points.js';
import { button, html, svg } from '../lib/svg.js';
import { Latest } from '../lib/latest.js';
import { report } from '../lib/report.js';

/** The distance by which an arrow key moves the point, in px. */
const STEP = 24;
/** The time in ms between the last press of an arrow key and the lookup of the point. */
const REST = 150;

export class MapNearest {
  /** @param {HTMLElement} figure @param {SVGSVGElement} overlay its `viewBox` can change later */
  constructor(figure, overlay) {
    this.figure = figure;
    this.overlay = overlay;
    this.frame = figure.querySelector('.map-frame') ?? overlay;
    /** @type {{x: number, y: number} | null} the queried point, in units of the map */
    this.point = null;
    this.latest = new Latest();
    this.resting = 0;
    /** @type {Element | null} the link on the map that had the focus before the button did */
    this.focused = null;
    this.mark = svg('circle', { class: 'here', r: 8, hidden: '' });
    this.answer = html('div', { class: 'near-answer', role: 'status' });
    /** Announces that clicks now query the map instead of choosing places. */
    this.note = html('p', { class: 'note', role: 'status' });
    this.here = button(WORDS.mapTools.whatIsHere, () => this.#press());
    this.here.title = WORDS.mapTools.arrowKeys;
    this.here.addEventListener('keydown', (event) => this.#key(event));
    // A game board has no geographic positions, so it has no button for the reader's position.
    const ownPlace = figure.classList.contains('grid-map') ? [] : [button(WORDS.mapTools.whereAmI, () => this.#find())];
    figure.append(html('div', { class: 'map-nearest' }, this.here, ...ownPlace, this.note, this.answer));
    this.frame.addEventListener('choosing', () => {
      this.here.setAttribute('aria-pressed', 'false');
      this.frame.classList.remove('asking');
      this.note.textContent = '';
    });
    this.frame.addEventListener('ask', (event) => this.#ask(/** @type {CustomEvent} */ (event).detail));
    figure.addEventListener('focusin', ({ target }) => {
      const link = /** @type {Element} */ (target).closest('a');
      if (link && overlay.contains(link)) this.focused = link;
    });
    // The listener is on the window, so that it runs after all other click handlers. One of these
    // handlers cancels the click at the end of a drag.
    addEventListener('click', (event) => this.#click(event));
  }

  get width() {
    return this.overlay.viewBox.baseVal.width;
  }

  get height() {
    return this.overlay.viewBox.baseVal.height;
  }

  /** True while clicks query the map instead of choosing places. */
  get isAsking() {
    return this.frame.classList.contains('asking');
  }

  clear() {
    this.latest.begin();
    clearTimeout(this.resting);
    this.point = null;
    this.focused = null;
    this.mark.remove();
    this.answer.replaceChildren();
  }

  /**
   * Queries the map. If clicks on the map normally choose places, they query the map instead until
   * the button is pressed again.
   */
  #press() {
    if (this.here.hasAttribute('aria-pressed')) {
      const isAsking = this.frame.classList.toggle('asking');
      this.here.setAttribute('aria-pressed', String(isAsking));
      this.note.textContent = isAsking ? WORDS.mapTools.clicksAsk : '';
      if (!isAsking) {
        this.clear();
        return;
      }
    }
    this.#ask(this.#place());
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const target = /** @type {Element} */ (event.target);
    if (!this.frame.contains(target) || target.closest('button, input, .map-nearest, figcaption')) return;
    // A click on a link opens another page, unless a script has handled it.
    if (target.closest('a') && !event.defaultPrevented) return;
    // A click that has chosen a place is not a query, and clears the previous query.
    if (event.defaultPrevented && this.here.hasAttribute('aria-pressed') && !this.isAsking) {
      if (this.point) this.clear();
      return;
    }
    this.focused = null;
    this.#ask(mapPoint(this.overlay.getBoundingClientRect(), this.width, event));
  }

  /** The centre of the focused link, else the previous point, else the centre of the frame. */
  #place() {
    const box = (this.focused ?? this.frame).getBoundingClientRect();
    if (this.point && !this.focused) return this.point;
    this.focused = null;
    const middle = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    return mapPoint(this.overlay.getBoundingClientRect(), this.width, middle);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === 'Escape' && this.isAsking) this.#press();
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const unit = this.width / (this.overlay.getBoundingClientRect().width || 1);
    const step = unit * (event.shiftKey ? STEP / 6 : STEP);
    const { x, y } = this.#place();
    const within = (/** @type {number} */ value, /** @type {number} */ most) => {
      return Math.max(0, Math.min(most, value));
    };
    this.#show({ x: within(x + arrow[0] * step, this.width), y: within(y + arrow[1] * step, this.height) });
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.#ask(this.#place()), REST);
  }

  /** @param {{x: number, y: number}} point */
  #show({ x, y }) {
    this.point = { x, y };
    // A script may have redrawn the overlay, so the marker is added again.
    this.overlay.append(this.mark);
    this.mark.setAttribute('cx', x.toFixed(1));
    this.mark.setAttribute('cy', y.toFixed(1));
    this.mark.removeAttribute('hidden');
  }

  /** @param {{x: number, y: number}} point */
  #ask(point) {
    this.#show(point);
    return this.#tell(async ({ here }) => here(this.figure, point));
  }

  #find() {
    this.answer.replaceChildren(WORDS.mapTools.asking);
    return this.#tell(async ({ findOwnPlace }, isWanted) => {
      const { point, answer } = await findOwnPlace(this.figure);
      if (point && isWanted()) this.#show(point);
      return answer;
    });
  }

  /**
   * @param {(answers: typeof import('./map-here.js'), isWanted: () => boolean) => Promise<Node[]>} find
   */
  async #tell(find) {
    const isWanted = this.latest.begin();
    // Cancels the pending lookup of a point that was moved with the arrow keys, because that lookup
    // belongs to an older query.
    clearTimeout(this.resting);
    /** @type {(Node | string)[]} */
    let answer;
    try {
      answer = await find(await import('./map-here.js'), isWanted);
    } catch (error) {
      const isForPeople = error instanceof Error && error.name === 'Refusal';
      if (!isForPeople) report(error);
      answer = [isForPeople ? error.message : WORDS.mapTools.placesFailed];
    }
    if (isWanted()) this.answer.replaceChildren(...answer);
  }
}

/** Lets the reader query the maps on the page, except small maps in links and cards. */
export function askNearest() {
  for (const figure of document.querySelectorAll('figure.map')) {
    const overlay = figure.querySelector('svg.map-overlay, svg.map-world');
    const isShown = figure instanceof HTMLElement && overlay instanceof SVGSVGElement;
    if (isShown && !figure.closest('a, .cards')) new MapNearest(figure, overlay);
  }
}
