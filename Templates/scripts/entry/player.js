/**
 * The page of a route. It opens the replay of the searches and the animated journey on demand.
 * @module
 */

import '../player/way-page.js';
import './compare.js';
import { JourneyOffer } from '../player/journey-offer.js';
import { journeyBox } from '../player/player-panel.js';
import { LegLinks } from '../player/leg-links.js';
import { offerSaving } from '../lib/save-page.js';
import { legs } from '../core/route.js';
import { pathLines } from '../map/map-points.js';
import { speedField } from '../planner/planner-speed.js';
import { planHere } from '../planner/plan-here.js';
import { CHANGES, withParameters } from '../player/step-link.js';
import { WayHits } from '../player/way-hits.js';
import { loadRoute } from '../core/route-page.js';
import { button, html, svg } from '../lib/svg.js';
import { report } from '../lib/report.js';

/** @typedef {import('../player/search-replay.js').SearchReplay} SearchReplay */
/** @typedef {import('../core/searches.js').Searches} Searches */

/**
 * Points of the route's line in pixels of the window, at most 4 pixels apart.
 * @param {Element} overlay
 */
function routePoints(overlay) {
  const paths = /** @type {NodeListOf<SVGPathElement>} */ (overlay.querySelectorAll('.route-casing path'));
  return [...paths].flatMap((path) => {
    const matrix = path.getScreenCTM();
    if (!matrix) return [];
    const length = path.getTotalLength();
    const count = Math.ceil((length * matrix.a) / 4);
    return Array.from({ length: count + 1 }, (_, index) => {
      const { x, y } = path.getPointAtLength((length * index) / Math.max(count, 1));
      return { x: matrix.a * x + matrix.e, y: matrix.d * y + matrix.f };
    });
  });
}

/**
 * Marks the length label of an alternative if it covers a name, a marker, the route's line or
 * another length. The style sheet hides marked labels on the initial map. The list of routes also
 * shows the lengths.
 * @param {Element} overlay
 */
function hideCovered(overlay) {
  const lengths = [...overlay.querySelectorAll(':scope > .way > text')];
  if (lengths.length === 0) return;
  for (const length of lengths) length.classList.remove('covering');
  const others = [...overlay.querySelectorAll('.labels text, .start, .goal, .stop, .way-mark'), ...lengths];
  const boxes = others.map((other) => other.getBoundingClientRect());
  const points = routePoints(overlay);
  for (const length of lengths) {
    const { left, right, top, bottom } = length.getBoundingClientRect();
    const isCovering = others.some((other, index) => {
      if (length.parentNode?.contains(other) || other.classList.contains('covering')) return false;
      const box = boxes[index];
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    });
    const isOnRoute = points.some(({ x, y }) => left < x && x < right && top < y && y < bottom);
    length.classList.toggle('covering', isCovering || isOnRoute);
  }
}

class RoutePage {
  /** @param {HTMLElement} section the player @param {HTMLElement} row @param {HTMLElement} frame @param {SVGElement} overlay */
  constructor(section, row, frame, overlay) {
    this.section = section;
    this.frame = frame;
    this.overlay = overlay;
    /** @type {Promise<{replay: SearchReplay, searches: Searches}> | null} */
    this.loading = null;
    /** @type {SearchReplay | null} */
    this.replay = null;
    /** @type {Promise<import('../player/route-ways.js').RouteWays> | null} */
    this.ways = null;
    /** @type {import('../core/route.js').Route | null} */
    this.route = null;
    /** @type {import('../planner/plan-here.js').Here | null} */
    this.place = null;
    this.isPlanning = false;
    this.status = html('p', { class: 'note', role: 'status' });
    this.box = journeyBox();
    this.replayButton = button(WORDS.deal.replay, () => this.#openReplay(true));
    // All elements are created before the data has loaded, so that the layout does not shift.
    row.append(
      this.replayButton,
      ...(document.querySelector('section.compare') ? [button(WORDS.planner.compare, () => this.#compare())] : []),
      this.box,
      this.status,
    );
    // A page without a route has no journey.
    this.box.hidden = !document.querySelector('table.legs');
  }

  async start() {
    const { section, overlay, box } = this;
    const [root, rest = ''] = (section.dataset.network ?? '').split('data/networks/');
    const [slug] = rest.split('/');
    offerSaving(slug, async () => (await this.#data()).route);
    this.#offerAvoiding(root, slug);
    // The journey follows the route of the replay if the replay is open, otherwise the route of the
    // page.
    this.journey = new JourneyOffer(box, overlay, async () => (await this.#data()).network, () => {
      return this.replay?.isOpen ? this.replay.way() : this.route;
    });
    this.journey.show(!box.hidden);
    for (const time of document.querySelectorAll('p.planner-speed')) {
      time.replaceWith(speedField(JSON.parse(/** @type {HTMLElement} */ (time).dataset.settings ?? '')));
    }
    this.#linkLegs();
    this.#offerWays();
    addEventListener('popstate', () => this.#restore());
    await this.#restore();
  }

  async #data() {
    const data = await loadRoute(this.section.dataset);
    this.route ??= data.route;
    return data;
  }

  /**
   * Adds a link that loads the planner into this page, so that the reader can avoid parts of the
   * network. If the planner cannot be loaded, the link opens the network's page.
   * @param {string} root @param {string} slug
   */
  #offerAvoiding(root, slug) {
    const { section, frame } = this;
    const plans = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('main > p > a[href*="?from="]'));
    const plan = plans[plans.length - 1];
    if (!plan) return;
    this.place = { root, slug, from: section.dataset.from ?? '', to: section.dataset.to ?? '', plan: plan.href };
    const title = WORDS.planner.avoidTitle;
    const link = html('a', { class: 'button', href: `${plan.href}&avoid=`, title }, WORDS.planner.avoid);
    link.addEventListener('click', (event) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (this.isPlanning) return;
      history.replaceState(null, '', location.pathname + withParameters(location.search, { avoid: '' }));
      this.#change();
    });
    frame.closest('figure')?.querySelector('.map-nearest > .note')?.before(link);
  }

  /** Loads the planner, which shows the route with the changes that the address contains. */
  async #change() {
    if (this.isPlanning || !this.place) return;
    this.isPlanning = true;
    try {
      this.replay?.close();
      // When the reader has undone the changes, the page again shows the route that its address
      // contains.
      document.addEventListener('planned', (event) => {
        if (!(/** @type {CustomEvent<{isChanged: boolean}>} */ (event).detail.isChanged)) this.#showWay();
      });
      await planHere(this.frame, this.place);
    } catch {
      location.href = `${this.place.plan}&${location.search.slice(1) || 'avoid='}`;
    }
  }

  /** Lets the reader choose an alternative, in the list or on the map. */
  #offerWays() {
    const entries = [...document.querySelectorAll('ul.ways > li')];
    const drawn = [...this.overlay.querySelectorAll(':scope > .way')].map((element, index) => {
      const [mark, note] = [element.querySelector('.way-mark'), entries[index]?.querySelector('.count')];
      const at = { x: mark?.getAttribute('cx') ?? 0, y: mark?.getAttribute('cy') ?? 0 };
      const length = note?.textContent?.split(', ')[0] ?? '';
      if (mark) element.append(svg('text', { class: 'right', ...at }, length));
      return { element, lines: pathLines(element.querySelector('path')?.getAttribute('d') ?? '') };
    });
    new ResizeObserver(() => hideCovered(this.overlay)).observe(this.frame);
    this.hits = new WayHits(this.frame, (way) => this.#choose(way + 1));
    this.hits.show(drawn);
    entries.forEach((entry, index) => entry.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
      this.#choose(index + 1);
    }));
  }

  /** @param {number} way */
  #choose(way) {
    const search = withParameters(location.search, { algorithm: null, step: null, way: way ? String(way) : null });
    if (search !== location.search) history.pushState(null, '', location.pathname + search);
    // The planner draws on the same map, so only a reload restores the page's original drawing.
    if (this.isPlanning && !this.ways) location.reload();
    else this.#restore();
  }

  /** The index of the route in the page's address; 0 is the best route. */
  get #way() {
    const way = new URLSearchParams(location.search).get('way') ?? '';
    return /^[12]$/.test(way) ? Number(way) : 0;
  }

  get #hasStep() {
    const parameters = new URLSearchParams(location.search);
    return parameters.has('algorithm') || parameters.has('step');
  }

  async #showWay() {
    if (!this.#way && !this.ways) return;
    try {
      const ways = await (this.ways ??= this.#loadWays());
      // The reader may have made another choice in the meantime.
      const way = this.#way;
      this.journey?.stop();
      this.status.textContent = ways.show(way);
      this.route = ways.routes[way] ?? this.route;
      document.querySelectorAll('ul.ways > li').forEach((entry, index) => {
        if (index + 1 === way) entry.setAttribute('aria-current', 'true');
        else entry.removeAttribute('aria-current');
      });
    } catch (error) {
      this.ways = null;
      this.#fail(error);
    }
  }

  async #loadWays() {
    const { RouteWays } = await import('../planner/ways-late.js');
    const { network, source, goal } = await loadRoute(this.section.dataset);
    const [root] = (this.section.dataset.network ?? '').split('data/networks/');
    const page = { slug: network.data.slug, root, from: source, to: goal };
    const ways = await RouteWays.load(this.frame, page, (way) => this.#choose(way));
    this.hits?.show([]);
    // `RouteWays` highlights the legs itself.
    this.links?.show(null, []);
    return ways;
  }

  #linkLegs() {
    const table = document.querySelector('table.legs');
    const aims = [this.frame, ...(table ? [table] : [])];
    const link = async () => {
      for (const aim of aims) for (const kind of ['pointerover', 'focusin']) aim.removeEventListener(kind, link);
      try {
        const { network, route } = await this.#data();
        // `RouteWays` already highlights the legs of the shown route.
        if (!route || this.ways) return;
        this.links = new LegLinks(this.frame, network);
        this.links.show(table, legs(network, route));
      } catch (error) {
        this.#fail(error);
      }
    };
    for (const aim of aims) for (const kind of ['pointerover', 'focusin']) aim.addEventListener(kind, link);
  }

  async #restore() {
    const parameters = new URLSearchParams(location.search);
    if (CHANGES.some((name) => parameters.has(name))) {
      await this.#change();
      return;
    }
    await this.#showWay();
    if (this.#hasStep) await this.#openReplay(false);
    else this.replay?.close();
  }

  /** @param {boolean} isPlayed true to play the replay; false to show the step in the address */
  async #openReplay(isPlayed) {
    this.status.textContent = '';
    try {
      const { replay, searches } = await (this.loading ??= this.#load());
      // The reader may have gone back in the meantime.
      if (!isPlayed && !this.#hasStep) return;
      this.journey?.stop();
      await replay.open(searches, isPlayed);
    } catch (error) {
      this.#fail(error);
    }
  }

  async #load() {
    const { section, frame, overlay } = this;
    try {
      const { SearchReplay, loadSearches } = await import('../player/search-late.js');
      const searches = await loadSearches(section.dataset);
      const replay = new SearchReplay(section, frame, overlay, () => this.replayButton.focus());
      replay.onMove = () => this.journey?.stop();
      this.replay = replay;
      return { replay, searches };
    } catch (error) {
      this.loading = null;
      throw error;
    }
  }

  #compare() {
    const section = document.querySelector('section.compare:not(.planner-compare)');
    section?.dispatchEvent(new Event('play'));
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('summary')?.focus({ preventScroll: true });
  }

  /** @param {unknown} error */
  #fail(error) {
    report(error, this.status, WORDS.planner.searchesFailed);
  }
}

const section = document.querySelector('section.player[data-from]');
const row = document.querySelector('.instrument-row');
const frame = document.querySelector('main .map-frame');
const overlay = frame?.querySelector('.map-overlay');
// A page that is embedded in another site shows no player, so none is started.
const isEmbedded = document.querySelector('#embed:target') !== null;

if (
  section instanceof HTMLElement && row instanceof HTMLElement && frame instanceof HTMLElement &&
  overlay instanceof SVGElement && !isEmbedded
) {
  new RoutePage(section, row, frame, overlay).start();
}
