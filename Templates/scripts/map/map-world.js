/**
 * The world map. Choosing a country zooms in and shows its facts; choosing it again zooms out. The
 * chosen country is in the address (`#ua`), so that it can be shared and the Back button works.
 * With a modifier key, or without this script, the links open pages.
 * @module
 */

/** @typedef {import('./map-view.js').Box} Box */
/** @typedef {import('./map-zoom.js').MapZoom} MapZoom */
import { CLOSE, MapDetail } from './map-detail.js';
import { nameFocus } from './map-focus.js';
import { hitArea } from './map-hits.js';
import { loadJSON } from '../lib/load-json.js';
import { LinkMarks } from './map-links.js';
import { fitted, WHOLE } from './map-view.js';
import { html, svg } from '../lib/svg.js';
import { report } from '../lib/report.js';
import { count, say } from '../lib/words.js';

/** The default maximum zoom for a country. */
const CLOSEST = 10;
/** The maximum zoom for a country that is still too small at `CLOSEST`. */
const FARTHEST = 32;
/** The minimum extent of a chosen country on the screen, in px. */
const SEEN = 24;
/** The radius of the hit area of a small country, in px. */
const HIT = 12;
/** The extent below which a country is small and gets a hit area, in units of the map. */
const SMALL = 8;

/**
 * A country's entry in `data/countries.json`.
 * @typedef {{name: string, page: string, capital: string, people: number | null, area: number | null,
 *   box: [number, number, number, number], center: [number, number], extent: number}} Country
 */

/** @param {number | null} number */
function people(number) {
  if (number === null) return WORDS.lists.unknown;
  return number > 0 ? count(number) : WORDS.countryText.nobody;
}

/** @param {number | null} number an area in square kilometres */
function area(number) {
  if (!number) return WORDS.lists.unknown;
  const digits = { maximumFractionDigits: number < 10 ? 2 : 0 };
  const text = new Intl.NumberFormat(WORDS.number.language, digits).format(number);
  return say(WORDS.units.squareKilometres, { number: text });
}

/** The links of the world map as markers, each at the centre of its country. */
class CountryMarks extends LinkMarks {
  /** @type {Record<string, Country> | null} */
  countries = null;
  /** Cancels the choice of a country; returns false if none is chosen. */
  release = () => false;

  points() {
    const { size } = this.zoom;
    if (!this.countries || !size) return super.points();
    return this.links().map(({ id }) => {
      const [x, y] = this.countries?.[id.toUpperCase()]?.center ?? [0, 0];
      return { x: x / size.width, y: y / size.height };
    });
  }
}

export class WorldMap {
  /** @param {MapZoom} zoom @param {HTMLElement} panel shows the facts of the chosen country */
  constructor(zoom, panel) {
    this.zoom = zoom;
    this.panel = panel;
    this.source = panel.dataset.countries ?? '';
    this.map = /** @type {SVGSVGElement} */ (zoom.frame.querySelector('.map-world'));
    this.invitation = [...panel.childNodes];
    /** The code of the chosen country in lower case, as in the address; empty if none is chosen. */
    this.chosen = '';
    this.ring = svg('circle', { class: 'ring', hidden: '' });
    this.map.append(this.ring);
    this.map.classList.add('scripted');
    zoom.most = FARTHEST;
    this.marks = new CountryMarks(zoom);
    /** @type {{area: SVGElement, center: {x: number, y: number}, room: number}[] | null} */
    this.hits = null;
    this.marks.release = () => {
      if (!this.chosen) return false;
      this.choose('');
      return true;
    };
    zoom.marks = this.marks;
    zoom.limitFocus();
    this.map.addEventListener('click', (event) => this.#click(event));
    nameFocus(zoom, this.map);
    // Loads the facts before they are needed. A failure is not reported, because choosing a country
    // loads them again. The listeners are on the frame, because an SVG with a focus listener would
    // become a tab stop.
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      zoom.frame.addEventListener(type, () => this.#read().catch(() => {}), { once: true, passive: true });
    }
    for (const type of ['popstate', 'hashchange']) addEventListener(type, () => this.restore());
    zoom.watchers.push(() => this.#fitHits());
    zoom.watchers.push(() => this.#refine());
    panel.hidden = false;
    this.restore({ eased: false });
    // If the address contains a country, the browser has scrolled to the country's position on the
    // unzoomed map, so the page scrolls back to the frame.
    const comeIntoView = () => {
      requestAnimationFrame(() => {
        if (!this.chosen) return;
        zoom.frame.scrollIntoView({ block: 'center' });
        panel.scrollIntoView({ block: 'nearest' });
      });
    };
    if (document.readyState === 'complete') comeIntoView();
    else addEventListener('load', comeIntoView, { once: true });
  }

  #read() {
    this.reading ??= loadJSON(this.source).then((countries) => {
      this.marks.countries = countries;
      this.#fitHits();
      this.#refine();
      return /** @type {Record<string, Country>} */ (countries);
    });
    this.reading.catch(() => (this.reading = undefined));
    return this.reading;
  }

  /** Starts to load detailed outlines when the zoom first reaches `CLOSE`. */
  #refine() {
    const { countries } = this.marks;
    if (this.detail || !countries || this.zoom.view.zoom < CLOSE) return;
    const folder = this.source.replace('countries.json', 'maps/world/');
    this.detail = new MapDetail(this.zoom, countries, folder);
  }

  /** @param {string} code */
  #link(code) {
    return code ? this.map.querySelector(`.countries a[id="${CSS.escape(code)}"]`) : null;
  }

  /** @param {{eased?: boolean}} [options] */
  restore(options) {
    let code = '';
    try {
      code = decodeURIComponent(location.hash.slice(1)).toLowerCase();
    } catch {
      // An address with an invalid fragment shows no country.
    }
    this.#show(this.#link(code) ? code : '', options);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = /** @type {Element} */ (event.target).closest('.countries a');
    if (!link) return;
    event.preventDefault();
    // Prevents the click on a country from also listing the nearest places.
    event.stopPropagation();
    this.choose(link.id === this.chosen ? '' : link.id);
  }

  /** @param {string} code empty to show the whole map */
  async choose(code) {
    history.pushState(null, '', location.pathname + location.search + (code ? `#${code}` : ''));
    await this.#show(code);
    // On a phone, the panel is below the map and may be outside the window.
    if (this.chosen) this.panel.scrollIntoView({ block: 'nearest' });
  }

  /** @param {string} code @param {{eased?: boolean}} [options] */
  async #show(code, options = { eased: true }) {
    if (code === this.chosen) return;
    this.#link(this.chosen)?.removeAttribute('aria-current');
    this.chosen = code;
    this.ring.toggleAttribute('hidden', true);
    const link = this.#link(code);
    if (!link) {
      this.panel.replaceChildren(...this.invitation);
      this.zoom.show(WHOLE, options);
      return;
    }
    link.setAttribute('aria-current', 'true');
    const name = link.querySelector('title')?.textContent ?? '';
    const page = link.getAttribute('href') ?? '';
    try {
      const country = (await this.#read())[code.toUpperCase()];
      if (code !== this.chosen) return;
      this.#tell(name, page, country);
      this.#approach(country, options);
    } catch (error) {
      if (code !== this.chosen) return;
      // Without the facts, the panel still shows the link to the country's page.
      this.#tell(name, page);
      report(error);
    }
  }

  /** @param {string} name @param {string} page @param {Country} [country] */
  #tell(name, page, country) {
    const facts = country
      ? [
          [WORDS.site.capital, country.capital || WORDS.searches.noLength],
          [WORDS.site.people, people(country.people)],
          [WORDS.countryText.area, area(country.area)],
        ]
      : [];
    this.panel.replaceChildren(
      html('p', { class: 'choice-name' }, name),
      html(
        'dl',
        { class: 'facts' },
        ...facts.map(([term, value]) => html('div', {}, html('dt', {}, term), html('dd', {}, value))),
      ),
      html('p', {}, html('a', { href: page }, say(WORDS.mapTools.allAbout, { name }))),
    );
  }

  /** @param {Country} country @param {{eased?: boolean}} options */
  #approach({ box: [x, y, width, height], center, extent }, options) {
    const { size, frame } = this.zoom;
    if (!size) return;
    const unit = (frame.clientWidth || size.width) / size.width;
    const most = Math.max(CLOSEST, Math.min(FARTHEST, SEEN / (extent * unit)));
    /** @type {Box} */
    const box = {
      x: x / size.width, y: y / size.height, width: width / size.width, height: height / size.height,
    };
    const view = fitted(box, most);
    this.zoom.show(view, options);
    const isSmall = extent * unit * view.zoom < 1.5 * SEEN;
    this.ring.toggleAttribute('hidden', !isSmall);
    this.ring.setAttribute('cx', String(center[0]));
    this.ring.setAttribute('cy', String(center[1]));
  }

  /** Keeps the hit areas of small countries at fingertip size at any zoom. */
  #fitHits() {
    const { size, frame, view } = this.zoom;
    const { countries } = this.marks;
    if (!size || !countries) return;
    this.hits ??= [...this.map.querySelectorAll('.hit')].map((circle) => {
      const code = /** @type {Element} */ (circle.parentNode).id.toUpperCase();
      const [x, y] = countries[code]?.center ?? [0, 0];
      const area = svg('polygon', { class: 'hit' });
      circle.replaceWith(area);
      return { area, center: { x, y }, room: roomAround(countries, code) };
    });
    const unit = size.width / (frame.clientWidth || size.width) / view.zoom;
    // The coordinates of outlines are in the units of their scaled group.
    const group = /** @type {SVGGElement | null} */ (this.map.querySelector('g[transform]'));
    const scale = group?.transform.baseVal.consolidate()?.matrix.a ?? 1;
    const centers = this.hits.map(({ center }) => center);
    for (const { area, center, room } of this.hits) {
      const corners = hitArea(center, Math.min(HIT * unit, room), centers);
      const points = corners.map(({ x, y }) => `${(x / scale).toFixed(2)},${(y / scale).toFixed(2)}`);
      area.setAttribute('points', points.join(' '));
    }
  }
}

/**
 * The maximum radius at which the hit area of a small country does not reach the centre of a large
 * country.
 * @param {Record<string, Country>} countries @param {string} code
 */
function roomAround(countries, code) {
  const { center } = countries[code] ?? { center: [0, 0] };
  let room = Infinity;
  for (const [other, country] of Object.entries(countries)) {
    if (other === code || country.extent < SMALL) continue;
    const distance = Math.hypot(country.center[0] - center[0], country.center[1] - center[1]);
    room = Math.min(room, 0.8 * distance);
  }
  return room;
}
