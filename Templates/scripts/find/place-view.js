// The finder's view of a place: its facts, a map of its country, the places near it, and its names.

import '../entry/maps.js';
import { coordinates, degrees } from '../geo/coordinate-text.js';
import { region } from './find-option.js';
import { loadJSON } from '../lib/load-json.js';
import { MapNearest } from '../map/map-nearest.js';
import { MapZoom } from '../map/map-zoom.js';
import { away, nearList } from '../map/near-list.js';
import { pointOnMap } from '../geo/projection.js';
import { namesTable } from '../lib/script-names.js';
import { distance } from '../geo/sphere.js';
import { button, html, svg } from '../lib/svg.js';
import { count, say } from '../lib/words.js';
import { timeIn } from './time-in.js';
import { Latest } from '../lib/latest.js';
import { report } from '../lib/report.js';

/** The maximum distance of a nearby place, in metres. */
const reach = 100_000;
/** The highest possible GeoNames id. Higher ids belong to places that only the atlas has. */
const lastGeonameID = 1_999_999_999;
const listed = 12;
/** The session storage key for the last viewed place. */
const lastPlace = 'last-place';

/** @typedef {import('./find-shard.js').Record} Place */
/** @typedef {import('./near-index.js').NearPlace} NearPlace */

export class PlaceView {
  /**
   * @param {HTMLElement} section `.finder-answer`
   * @param {import('./find-index.js').FindIndex} index
   * @param {import('./near-index.js').NearIndex} near
   */
  constructor(section, index, near) {
    this.section = section;
    this.index = index;
    this.near = near;
    this.root = new URL(section.dataset.root ?? './', document.baseURI);
    /** The address of the list of country maps, if the atlas has countries. */
    this.maps = section.dataset.maps && new URL(section.dataset.maps, document.baseURI).href;
    this.facts = /** @type {HTMLElement} */ (section.querySelector('.finder-facts'));
    this.figure = /** @type {HTMLElement} */ (section.querySelector('figure'));
    this.more = /** @type {HTMLElement} */ (section.querySelector('.finder-more'));
    this.overlay = svg('svg', { class: 'map-overlay', role: 'img' });
    /** @type {MapNearest | null} */
    this.nearest = null;
    this.latest = new Latest();
    /**
     * Retries the parts that failed to load; null if none failed.
     * @type {(() => void) | null}
     */
    this.again = null;
    addEventListener('online', () => this.again?.());
    setInterval(() => this.#tick(), 10_000);
  }

  hide() {
    this.latest.begin();
    this.again = null;
    this.section.hidden = true;
  }

  /** @param {Place} place */
  async show(place) {
    const isWanted = this.latest.begin();
    this.again = null;
    const countries = await this.index.countries();
    // The coordinates of the place are not in `index`, but in `near`.
    const own = await this.near.place(place).catch(report);
    if (!isWanted()) return;
    const title = /** @type {HTMLElement} */ (this.section.querySelector('.finder-title'));
    title.textContent = place.name;
    this.#showFacts(place, own, countries);
    this.more.replaceChildren();
    this.section.hidden = false;
    this.#tick();
    this.section.dataset.place = String(place.id);
    if (own) {
      await Promise.all([
        this.#showMap(place, own, countries, isWanted), this.#showMore(place, own, isWanted),
      ]);
      return;
    }
    this.figure.hidden = true;
    this.#lack(place, WORDS.finder.positionFailed);
  }

  /** @param {string} term @param {...(Node | string)} values */
  #fact(term, ...values) {
    this.facts.append(html('div', {}, html('dt', {}, term), html('dd', {}, ...values)));
  }

  /** @param {Place} place @param {NearPlace | null} own @param {Record<string, string>} countries */
  #showFacts(place, own, countries) {
    this.facts.replaceChildren();
    const where = region(place, countries);
    if (where) this.#fact(WORDS.finder.where, where);
    // A place that is only in a network, such as a hut, has no known population, so the row is left
    // out.
    if (place.population > 0 || place.id <= lastGeonameID) {
      this.#fact(WORDS.site.people, place.population > 0 ? count(place.population) : WORDS.lists.unknown);
    }
    if (own) {
      this.#fact(WORDS.placeText.position, degrees(own), html('br'), coordinates(own));
      const last = remember(own);
      if (last) {
        const found = { place: own, distance: distance(last, own) };
        this.#fact(WORDS.finder.fromLastPlace, say(WORDS.finder.awayOf, { away: away(last, found), place: last.name }));
      }
    }
    const allAbout = say(WORDS.mapTools.allAbout, { name: place.name });
    if (place.page) this.#fact(WORDS.finder.page, this.#link(place.page, allAbout));
    const share = `find/?id=${place.id}`;
    this.#fact(WORDS.finder.toShare, this.#link(share, share));
    if (own?.zone) this.#zone(own.zone);
  }

  /** @param {string} path @param {string} text */
  #link(path, text) {
    return html('a', { href: new URL(path, this.root).href }, text);
  }

  /**
   * Shows the place on the map of its country. Hides the figure if there is no such map, or if the
   * place is outside it.
   * @param {Place} place @param {NearPlace} own @param {Record<string, string>} countries
   * @param {() => boolean} isWanted
   */
  async #showMap(place, own, countries, isWanted) {
    let map = null;
    try {
      const maps = this.maps ? await loadJSON(this.maps) : {};
      map = Object.hasOwn(maps, place.country) ? maps[place.country] : null;
    } catch (error) {
      report(error);
      this.again ??= () => this.show(place).catch(report);
    }
    if (!isWanted()) return;
    const point = map && pointOnMap(map, own);
    const isOn = point && point.x >= 0 && point.y >= 0 && point.x <= map.width && point.y <= map.height;
    this.figure.hidden = !isOn;
    if (!isOn) return;
    const [width, height] = [String(map.width), String(map.height)];
    const image = html('img', {
      class: 'map-base', width, height, src: new URL(map.map, this.root).href,
      alt: say(WORDS.mapText.country, { country: countries[place.country] ?? place.country }),
    });
    const { overlay } = this;
    overlay.setAttribute('viewBox', `0 0 ${width} ${height}`);
    overlay.setAttribute('aria-label', say(WORDS.finder.onTheMap, { place: place.name }));
    const at = { cx: point.x.toFixed(1), cy: point.y.toFixed(1) };
    const side = point.x > map.width / 2 ? 'left' : 'right';
    const name = svg('text', { class: `end ${side}`, x: at.cx, y: at.cy }, place.name);
    overlay.replaceChildren(
      svg('circle', { class: 'found-ring', ...at, r: 16 }),
      svg('circle', { class: 'found-dot', ...at, r: 5 }),
      name,
    );
    const frame = /** @type {HTMLElement} */ (this.figure.querySelector('.map-frame'));
    this.figure.style.setProperty('--ratio', String(map.width / map.height));
    frame.replaceChildren(image, overlay);
    // Zooming and lists of nearby places need the size of the inserted map.
    MapZoom.of(frame);
    this.nearest ??= new MapNearest(this.figure, overlay);
    this.nearest.clear();
    const caption = this.figure.querySelector('figcaption');
    if (caption) caption.textContent = say(WORDS.finder.caption, { place: place.name, region: region(place, countries) });
  }

  /** @param {Place} place @param {NearPlace} own @param {() => boolean} isWanted */
  async #showMore(place, own, isWanted) {
    try {
      const found = await this.near.within(own, reach);
      if (!isWanted()) return;
      this.#neighbours(own, found.filter((one) => one.place !== own));
      const [names, titles] = await Promise.all([
        this.index.otherNames(place, own.order),
        own.nodes.length > 0 ? this.near.titles() : {},
      ]);
      if (!isWanted()) return;
      this.#networks(place, own, titles);
      if (names.length === 0) return;
      this.more.append(html('h3', {}, WORDS.place.names), namesTable(names));
    } catch (error) {
      report(error);
      if (isWanted()) this.#lack(place, WORDS.finder.nearFailed);
    }
  }

  /** @param {Place} place @param {string} words */
  #lack(place, words) {
    this.again = () => this.show(place).catch(report);
    const again = button(WORDS.scripts.tryAgain, () => this.again?.());
    this.more.replaceChildren(html('p', { class: 'note' }, `${words} `, again));
  }

  /** @param {string} zone */
  #zone(zone) {
    const clock = html('span', { class: 'zone-clock', 'data-value': zone });
    // The name of a time zone is long, so it may break after each slash.
    const parts = zone.replaceAll('_', ' ').split(/(?<=\/)/).flatMap((part) => [part, html('wbr')]);
    this.#fact(WORDS.placeText.timeZone, ...parts.slice(0, -1), html('br'), clock);
  }

  #tick() {
    const clock = this.section.querySelector('.zone-clock');
    if (!(clock instanceof HTMLElement) || this.section.hidden) return;
    const text = say(WORDS.finder.now, { time: timeIn(clock.dataset.value ?? '', new Date()) });
    if (clock.textContent !== text) clock.textContent = text;
  }

  /**
   * @param {Place} place @param {NearPlace} own
   * @param {Record<string, string>} titles the titles of networks, keyed by slug
   */
  #networks(place, own, titles) {
    const links = own.nodes.map((node) => {
      const slug = node.slice(0, node.indexOf('/'));
      const page = place.page ? `${place.page}#${slug}` : `networks/${slug}/`;
      return this.#link(page, titles[slug] ?? slug);
    });
    const texts = links.flatMap((link, number) => (number > 0 ? [', ', link] : [link]));
    this.#fact(WORDS.finder.onNetworks, ...(texts.length > 0 ? texts : [WORDS.finder.noNetwork]));
    // Network titles are long, so the row gets the full width.
    this.facts.lastElementChild?.classList.add('row');
  }

  /** @param {NearPlace} place @param {import('./near-index.js').Found[]} others */
  #neighbours(place, others) {
    const known = say(WORDS.finder.othersNear, { count: others.length });
    this.more.append(
      html('h3', {}, WORDS.place.nearby),
      html('p', {}, others.length > 0 ? known : WORDS.finder.noneNear),
    );
    /** @type {[string, import('./near-index.js').Found[]][]} */
    const groups = [
      [WORDS.place.nearbyPages, others.filter((one) => one.place.page)],
      [WORDS.place.nearest, others.filter((one) => !one.place.page)],
    ];
    const columns = html('div', { class: 'near-columns' });
    for (const [title, group] of groups) {
      if (group.length === 0) continue;
      const list = nearList(place, group.slice(0, listed), this.root, place.country);
      columns.append(html('div', {}, html('h4', {}, title), list));
    }
    this.more.append(columns);
  }
}

/**
 * Stores a place as the last viewed place, and returns the one before it; null if there was none or
 * if the browser blocks storage.
 * @param {NearPlace} place @returns {{name: string, latitude: number, longitude: number} | null}
 */
function remember(place) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(lastPlace) ?? '[]');
    const { name, latitude, longitude } = place;
    const isSame = (one) => one.name === name && distance(one, place) < 20;
    const before = kept.filter((one) => !isSame(one));
    sessionStorage.setItem(lastPlace, JSON.stringify([{ name, latitude, longitude }, ...before].slice(0, 2)));
    return before[0] ?? null;
  } catch {
    return null;
  }
}
