/**
 * The page of a network. It plans the cheapest route and alternatives between two places.
 *
 * A route page also loads this module when the reader changes the network on that page.
 * @module
 */

import '../player/network-page.js';
import { loadJSON } from '../lib/load-json.js';
import { optionField } from '../lib/option-field.js';
import { MapPicker } from '../map/map-picker.js';
import { MapZoom } from '../map/map-zoom.js';
import { Network } from '../core/network.js';
import { Answers } from '../planner/answers.js';
import { PlannerFields } from '../planner/planner-fields.js';
import { loadLate } from '../planner/planner-ways.js';
import { NO_VIEW, withParameters } from '../player/step-link.js';
import { report } from '../lib/report.js';
import { whenNear } from '../lib/when-near.js';
import { say } from '../lib/words.js';

class Planner {
  /**
   * @param {HTMLElement} section
   * @param {Network} network
   * @param {HTMLElement} frame
   * @param {SVGElement} overlay
   */
  constructor(section, network, frame, overlay) {
    this.network = network;
    /** The start and the destination; -1 if not chosen. */
    this.ends = [-1, -1];
    this.restored = 0;
    this.map = MapZoom.of(frame);
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
      const { zoom } = this.map.aim;
      const [from, to] = this.ends;
      this.#set(end ? from : place, end ? place : to);
      if (this.ends.includes(-1)) loadLate().then((late) => late.centerOn(this.map, place, zoom), report);
    };
    this.section = section;
    const { from, to, root = './' } = section.dataset;
    /** Both ends on a route page, where they cannot change; null on other pages. */
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

  async restore() {
    const turn = (this.restored += 1);
    this.fields?.forget();
    const parameters = new URLSearchParams(location.search);
    const isCurrent = () => turn === this.restored;
    await this.whatIf.read(parameters, isCurrent);
    if (!isCurrent()) return;
    this.ends = this.fixed ?? ['from', 'to'].map((name) => this.network.index(parameters.get(name)));
    const way = parameters.get('way') ?? '';
    const isReplayed = parameters.has('algorithm') || parameters.has('step');
    await this.#show(isReplayed, parameters.has('compare'), Number(/^\d$/.test(way) && way));
  }

  /** @param {number} place */
  #pick(place) {
    if (this.fixed) return;
    const [from, to] = this.ends;
    if (from < 0 && to !== place) this.#set(place, to);
    else if (to < 0 && from !== place) this.#set(from, place);
    else this.#set(place, -1);
  }

  /** @param {number} from @param {number} to */
  #set(from, to) {
    if (from === this.ends[0] && to === this.ends[1]) {
      // If no route is shown, the typed text may have changed, or the reader may be trying again
      // after an error.
      if (!this.answers.routes.length) this.#show(false);
      return;
    }
    this.ends = [from, to];
    this.whatIf.forget();
    this.#writeAddress({
      from: from < 0 ? null : this.network.id(from),
      to: to < 0 ? null : this.network.id(to),
      ...this.whatIf.parameters(),
      ...NO_VIEW,
    });
    this.#show(this.answers.views.isReplayed);
  }

  /** @param {number} way */
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

  /** @param {boolean} isReplayed @param {boolean} [isCompared] @param {number} [way] */
  async #show(isReplayed, isCompared = false, way = 0) {
    const [from, to] = this.ends;
    this.fields?.show(this.ends);
    this.drag?.show(this.ends);
    const { isActive } = this.whatIf;
    this.section.dispatchEvent(new CustomEvent('planned', { bubbles: true, detail: { isChanged: isActive } }));
    if (this.fixed && !isActive) {
      // Without changes by the reader, the route page itself shows the route.
      this.answers.stop();
      this.answers.clear(-1, -1, '', true);
      // The table of an alternative gets no buttons for avoiding legs. If preparing fails, there
      // are no buttons either. The data is loaded again when the reader changes the network, and a
      // failure is reported then.
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
    this.answers.clear(from, to, from >= 0 && from === to ? WORDS.planner.samePlace : this.#missing());
  }

  async #offerDrag() {
    const { answers, network } = this;
    if (this.fixed) return;
    const { EndDrag } = answers.result ? await loadLate() : { EndDrag: null };
    if (!EndDrag || this.drag) return;
    this.drag = new EndDrag(answers.overlay.overlay, network, ([from, to]) => {
      const isShown = from === this.ends[0] && to === this.ends[1];
      answers.overlay.draw(from, to, isShown ? (answers.routes[answers.way] ?? null) : null);
    }, ([from, to]) => this.#set(from, to));
    this.drag.show(this.ends);
  }

  /** The status text: errors in the fields, and the choices that are still missing. */
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
    // Few networks have measures to choose from, so the code for measures is loaded only if needed.
    const late = section.querySelector('.planner-measures') ? await loadLate() : null;
    const network = new Network(late?.searchedBy(data, new URLSearchParams(location.search).get('by')) ?? data);
    section.hidden = false;
    late?.offerMeasures(section, data, network.data.by);
    await new Planner(section, network, frame, overlay).restore();
  } catch (error) {
    section.hidden = false;
    const status = section.querySelector('.planner-status');
    if (status) status.textContent = WORDS.planner.networkFailed;
    report(error);
  }
}

// Offline saving is optional, so the planner does not wait for it.
if (document.querySelector('.keep-offline')) import('../offline/offline-network.js').catch(report);

// A page that is embedded in another site shows no planner, so none is started.
const isEmbedded = document.querySelector('#embed:target') !== null;

/**
 * Starts the planners of the page when the reader comes close to them, because a large network has
 * a lot of data. A route page calls this function after inserting its planner.
 */
export function startPlanners() {
  for (const section of isEmbedded ? [] : document.querySelectorAll('section.planner')) {
    whenNear([section.closest('.spread') ?? document.body], () => start(/** @type {HTMLElement} */ (section)));
  }
}

// A reader who follows a link to a route expects to see the route, so the page scrolls to the
// planner.
const place = document.getElementById('plan');
const target = location.hash ? document.getElementById(location.hash.slice(1)) : place;
const isAsked = location.search && place?.contains(target);
if (isAsked && place.getBoundingClientRect().top > innerHeight) place.scrollIntoView();

startPlanners();
