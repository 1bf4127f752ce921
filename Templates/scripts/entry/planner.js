/**
 * The page of a network: plans the cheapest route and alternatives between any two of its places, which the
 * reader chooses by name, from a list or on the map. It uses the shortest-path trees in the data.
 *
 * The page of a route loads it too, when the reader changes the network there.
 * @module
 */

import '../player/network-page.js';
import { loadJSON } from '../lib/load-json.js';
import { optionField } from '../lib/option-field.js';
import { MapPicker } from '../map/map-picker.js';
import { Network } from '../core/network.js';
import { Answers } from '../planner/answers.js';
import { PlannerFields } from '../planner/planner-fields.js';
import { NO_VIEW, withParameters } from '../player/step-link.js';
import { report } from '../lib/report.js';
import { say } from '../lib/words.js';

class Planner {
  /**
   * @param {HTMLElement} section
   * @param {Network} network
   * @param {HTMLElement} frame of the map
   * @param {SVGElement} overlay
   */
  constructor(section, network, frame, overlay) {
    this.network = network;
    /** The chosen places, -1 if not chosen. */
    this.ends = [-1, -1];
    this.restored = 0;
    const picker = new MapPicker(frame, overlay, network, (place, link) => {
      if (!this.whatIf.take(place, link)) this.#pick(place);
    });
    this.answers = new Answers(section, network, frame, overlay, picker, {
      choose: (way) => this.#take(way),
      change: () => {
        this.#writeAddress({ ...NO_VIEW, ...this.whatIf.parameters() });
        this.#show(this.answers.views.isReplayed);
      },
    });
    this.whatIf = this.answers.whatIf;
    const { status } = this.answers;
    this.invitation = status.textContent ?? '';
    const choose = (/** @type {number} */ end, /** @type {number} */ place) => {
      if (end === 0) this.#set(place, this.ends[1]);
      else this.#set(this.ends[0], place);
    };
    this.section = section;
    const { from, to, root = './' } = section.dataset;
    /** The ends on the page of a route, which stay. */
    this.fixed = from && to ? [Number(from), Number(to)] : null;
    const form = section.querySelector('form');
    for (const input of form?.querySelectorAll('input') ?? []) {
      optionField(input, WORDS.site.places, /** @type {HTMLElement} */ (input.parentElement));
    }
    this.fields = form && new PlannerFields(section, network, root, choose, () => {
      status.textContent = this.#missing();
    });
    /** @type {import('../map/end-drag.js').EndDrag | null} */
    this.drag = null;
    form?.addEventListener('submit', (event) => event.preventDefault());
    form?.querySelector('[data-action="swap"]')?.addEventListener('click', () => {
      this.fields?.swap();
      this.whatIf.reverse();
      this.#set(this.ends[1], this.ends[0]);
    });
    form?.querySelector('[data-action="clear"]')?.addEventListener('click', () => {
      this.fields?.forget();
      this.#set(-1, -1);
      this.fields?.focus();
    });
    addEventListener('popstate', () => this.restore());
  }

  /** Shows the state that the page's address requests. */
  async restore() {
    const turn = (this.restored += 1);
    this.fields?.forget();
    const parameters = new URLSearchParams(location.search);
    await this.whatIf.read(parameters);
    // In the meantime the reader may have made another choice.
    if (turn !== this.restored) return;
    this.ends = this.fixed ?? ['from', 'to'].map((name) => this.network.index(parameters.get(name)));
    const way = parameters.get('way') ?? '';
    const isReplayed = parameters.has('algorithm') || parameters.has('step');
    await this.#show(isReplayed, parameters.has('compare'), /^\d$/.test(way) ? Number(way) : 0);
  }

  /** Fills the first empty field with the chosen place, or starts over.
   * @param {number} place */
  #pick(place) {
    if (this.fixed) return;
    const [from, to] = this.ends;
    if (from < 0 && to !== place) this.#set(place, to);
    else if (to < 0 && from !== place) this.#set(from, place);
    else this.#set(place, -1);
  }

  /**
   * The reader chose: a new entry in the history.
   * @param {number} from @param {number} to
   */
  #set(from, to) {
    if (from === this.ends[0] && to === this.ends[1]) {
      // The places are the same: only a typed text can have changed.
      if (from < 0 || to < 0) this.#show(false);
      return;
    }
    this.ends = [from, to];
    this.#writeAddress({
      from: from < 0 ? null : this.network.id(from),
      to: to < 0 ? null : this.network.id(to),
      ...this.whatIf.parameters(),
      ...NO_VIEW,
    });
    this.#show(this.answers.views.isReplayed);
  }

  /**
   * Called when the reader chooses one of the routes.
   * @param {number} way
   */
  #take(way) {
    this.answers.closeReplay();
    this.#writeAddress({ algorithm: null, step: null, way: way === 0 ? null : String(way) });
    this.answers.draw(way);
  }

  /** @param {Record<string, string | null>} values */
  #writeAddress(values) {
    const search = withParameters(location.search, values);
    history.pushState(null, '', location.pathname + search + location.hash);
    this.restored += 1;
  }

  /**
   * Shows the chosen places and their route.
   * @param {boolean} isReplayed true to show the replay of the search too
   * @param {boolean} [isCompared] true to show the searches side by side
   * @param {number} [way]
   */
  async #show(isReplayed, isCompared = false, way = 0) {
    const [from, to] = this.ends;
    this.fields?.show(this.ends);
    this.drag?.show(this.ends);
    const { isActive } = this.whatIf;
    this.section.dispatchEvent(new CustomEvent('planned', { detail: { isChanged: isActive } }));
    if (this.fixed && !isActive) {
      // The page itself shows the route of the whole network.
      this.answers.stop();
      this.answers.clear(-1, -1, '', true);
      // The legs may be those of an alternative.
      const isBest = !new URLSearchParams(location.search).has('way');
      this.answers.prepare(this.fixed, isBest ? document.querySelector('table.legs') : null).catch(() => {});
      return;
    }
    if (from >= 0 && to >= 0 && from !== to) {
      await this.answers.show(from, to, way, { isReplayed, isCompared });
      await this.#offerDrag();
      return;
    }
    this.answers.stop();
    const isOne = from === to && from >= 0;
    this.answers.clear(from, to, isOne ? WORDS.planner.samePlace : this.#missing());
  }

  /** Lets both ends be dragged, once there is a route. */
  async #offerDrag() {
    const { answers, network } = this;
    if (this.fixed) return;
    const { EndDrag } = answers.result ? await import('../planner/ways-late.js') : { EndDrag: null };
    if (!EndDrag || this.drag) return;
    this.drag = new EndDrag(answers.overlay.overlay, network, ([from, to]) => {
      const isShown = from === this.ends[0] && to === this.ends[1];
      answers.overlay.draw(from, to, isShown ? (answers.routes[answers.way] ?? null) : null);
    }, ([from, to]) => this.#set(from, to));
    this.drag.show(this.ends);
  }

  /** The faults of the fields, and the choices still to be made. */
  #missing() {
    const [from, to] = this.ends;
    const words = this.fields?.faults.filter(Boolean) ?? [];
    if (from >= 0) words.push(say(WORDS.planner.chooseTo, { from: this.network.name(from) }));
    else if (to >= 0) words.push(say(WORDS.planner.chooseFrom, { to: this.network.name(to) }));
    return words.join(' ') || this.invitation;
  }
}

/** @param {HTMLElement} section */
async function start(section) {
  const frame = document.querySelector('.beside .map-frame');
  const overlay = frame?.querySelector('.map-overlay');
  if (!(frame instanceof HTMLElement) || !(overlay instanceof SVGElement)) return;
  try {
    const data = await loadJSON(section.dataset.network ?? '');
    // Few networks have measures to choose from.
    const late = section.querySelector('.planner-measures') ? await import('../planner/ways-late.js') : null;
    const network = new Network(late?.searchedBy(data, new URLSearchParams(location.search).get('by')) ?? data);
    section.hidden = false;
    late?.offerMeasures(section, data, network.data.by);
    await new Planner(section, network, frame, overlay).restore();
    // A reader who follows a link to a route wants to see it, even if other parts of the page precede it.
    const place = document.getElementById('plan');
    const isAsked = location.search && !location.hash;
    if (isAsked && place && place.getBoundingClientRect().top > innerHeight) place.scrollIntoView();
  } catch (error) {
    section.hidden = false;
    const status = section.querySelector('.planner-status');
    if (status) status.textContent = WORDS.planner.networkFailed;
    report(error);
  }
}

// No part of the planner waits for it.
if (document.querySelector('.keep-offline')) import('../offline/offline-network.js').catch(report);

// In a frame of another site only the map is shown.
const isEmbedded = document.querySelector('#embed:target') !== null;

/** Starts the planners of the page; the planner of a route page is added once this module is loaded. */
export function startPlanners() {
  for (const section of isEmbedded ? [] : document.querySelectorAll('section.planner')) {
    start(/** @type {HTMLElement} */ (section));
  }
}

startPlanners();
