// A place as the finder shows it: its facts, the map of its country, what is near, its names.

import { coordinates, degrees } from './coordinate-text.js';
import { region } from './find-option.js';
import { loadJSON } from './load-json.js';
import { away, nearList } from './near-list.js';
import { pointOnMap } from './projection.js';
import { namesTable } from './script-names.js';
import { distance } from './sphere.js';
import { html, svg } from './svg.js';
import { count, counted } from './words.js';

/** How far away places still are neighbours, in metres. */
const reach = 100_000;
/** How many of each kind are listed. */
const listed = 12;
/** Where the browser keeps the place looked at last, as long as the tab is open. */
const lastPlace = 'last-place';

/**
 * A place of the finder; `id` is 0 for one that is known by its position alone.
 * @typedef {import('./find-shard.js').Record} Place
 */

/** The position of a place, without the rest. @param {import('./sphere.js').Position} place */
const whereabouts = ({ latitude, longitude }) => ({ latitude, longitude });

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
    this.maps = new URL(section.dataset.maps ?? '', document.baseURI).href;
    this.facts = /** @type {HTMLElement} */ (section.querySelector('.finder-facts'));
    this.figure = /** @type {HTMLElement} */ (section.querySelector('figure'));
    this.more = /** @type {HTMLElement} */ (section.querySelector('.finder-more'));
    /** The number of the last place shown: what belongs to earlier ones comes too late. */
    this.shown = 0;
    /** Places could not all be read. @type {(() => void) | null} */
    this.again = null;
    addEventListener('online', () => this.again?.());
    setInterval(() => this.#tick(), 10_000);
  }

  hide() {
    this.shown += 1;
    this.section.hidden = true;
  }

  /** @param {Place} place */
  async show(place) {
    this.shown += 1;
    const number = this.shown;
    const isWanted = () => number === this.shown;
    const countries = await this.index.countries();
    if (!isWanted()) return;
    this.again = null;
    const title = /** @type {HTMLElement} */ (this.section.querySelector('.finder-title'));
    title.textContent = place.name;
    this.#showFacts(place, countries);
    this.more.replaceChildren();
    this.section.hidden = false;
    this.section.dataset.place = String(place.id);
    await Promise.all([this.#showMap(place, countries, isWanted), this.#showNear(place, isWanted)]);
  }

  /** @param {string} term @param {...(Node | string)} values */
  #fact(term, ...values) {
    this.facts.append(html('div', {}, html('dt', {}, term), html('dd', {}, ...values)));
  }

  /** @param {Place} place @param {Record<string, string>} countries */
  #showFacts(place, countries) {
    this.facts.replaceChildren();
    this.#fact('Where', region(place, countries));
    this.#fact('People', place.population > 0 ? count(place.population) : 'unknown');
    this.#fact('Position', html('span', { class: 'place-position' }));
    this.#position(place);
    const last = remember(place);
    if (last) {
      const metres = distance(last, place);
      this.#fact('From your last place', `${away(last, { place, distance: metres })} of ${last.name}`);
    }
    if (place.page) this.#fact('Page', this.#link(place.page, `All about ${place.name}`));
    if (place.id) {
      const share = `find/?id=${place.id}`;
      this.#fact('To share', this.#link(share, share));
    }
  }

  /** @param {string} path @param {string} text */
  #link(path, text) {
    return html('a', { href: new URL(path, this.root).href }, text);
  }

  /**
   * The map of the country with a dot and a ring at the place; none if it lies off the map.
   * @param {Place} place
   * @param {Record<string, string>} countries
   * @param {() => boolean} isWanted
   */
  async #showMap(place, countries, isWanted) {
    let map = null;
    try {
      const maps = await loadJSON(this.maps);
      map = Object.hasOwn(maps, place.country) ? maps[place.country] : null;
    } catch {
      this.again ??= () => this.show(place);
    }
    if (!isWanted()) return;
    const point = map && pointOnMap(map, place);
    const isOn = point && point.x >= 0 && point.y >= 0 && point.x <= map.width && point.y <= map.height;
    this.figure.hidden = !isOn;
    if (!isOn) return;
    const [width, height] = [String(map.width), String(map.height)];
    const image = html('img', {
      class: 'map-base', width, height, src: new URL(map.map, this.root).href,
      alt: `Map of ${countries[place.country] ?? place.country}`,
    });
    const overlay = svg('svg', {
      class: 'map-overlay', viewBox: `0 0 ${width} ${height}`, role: 'img',
      'aria-label': `${place.name} on the map`,
    });
    for (const [name, r] of [['found-ring', 16], ['found-dot', 5]]) {
      const at = { cx: point.x.toFixed(1), cy: point.y.toFixed(1) };
      overlay.append(svg('circle', { class: name, ...at, r }));
    }
    this.figure.querySelector('.map-frame')?.replaceChildren(image, overlay);
    const caption = this.figure.querySelector('figcaption');
    if (caption) caption.textContent = `${place.name}, ${region(place, countries)}.`;
  }

  /**
   * What the files by position know: time zone, networks, neighbours, names.
   * @param {Place} place
   * @param {() => boolean} isWanted
   */
  async #showNear(place, isWanted) {
    try {
      const near = await this.near.within(place, reach);
      if (!isWanted()) return;
      // The records' positions are rounded to thousandths of a degree, those here are not.
      const own = near.find((one) => one.distance < 100 && one.place.name === place.name);
      const found = own ? await this.near.within(own.place, reach) : near;
      if (!isWanted()) return;
      const others = found.filter((one) => one.place.name !== place.name || one.distance >= 1);
      if (own) this.#position(own.place);
      if (own?.place.zone) this.#zone(own.place.zone);
      this.#neighbours(own ? { ...place, ...whereabouts(own.place) } : place, others);
      if (!own) return;
      const [names, titles] = await Promise.all([
        this.near.names(own.place),
        own.place.nodes.length > 0 ? this.near.titles() : {},
      ]);
      if (!isWanted()) return;
      this.#networks(place, own.place, titles);
      if (names.length === 0) return;
      this.more.append(html('h3', {}, 'Its names by script'), namesTable(names));
    } catch {
      if (!isWanted()) return;
      this.again = () => this.show(place);
      const note = html('p', { class: 'note' }, 'Not loaded: what is near, and its other names. ');
      const button = html('button', { type: 'button' }, 'Ask again');
      button.addEventListener('click', () => this.show(place));
      note.append(button);
      this.more.replaceChildren(note);
    }
  }

  /** Writes a position in two notations. @param {import('./sphere.js').Position} position */
  #position(position) {
    const field = this.facts.querySelector('.place-position');
    field?.replaceChildren(degrees(position), html('br'), coordinates(position));
  }

  /** @param {string} zone */
  #zone(zone) {
    const clock = html('span', { class: 'zone-clock', 'data-value': zone });
    this.#fact('Time zone', zone.replaceAll('_', ' '), html('br'), clock);
    this.#tick();
  }

  /** The time it is at the place now. */
  #tick() {
    const clock = this.section.querySelector('.zone-clock');
    if (!(clock instanceof HTMLElement) || this.section.hidden) return;
    const text = `now ${timeIn(clock.dataset.value ?? '', new Date())}`;
    if (clock.textContent !== text) clock.textContent = text;
  }

  /**
   * @param {Place} place
   * @param {import('./near-index.js').NearPlace} own
   * @param {Record<string, string>} titles of networks
   */
  #networks(place, own, titles) {
    const links = own.nodes.map((node) => {
      const slug = node.slice(0, node.indexOf('/'));
      const page = place.page ? `${place.page}#${slug}` : `networks/${slug}/`;
      return this.#link(page, titles[slug] ?? slug);
    });
    const texts = links.flatMap((link, number) => (number > 0 ? [', ', link] : [link]));
    this.#fact('On networks', ...(texts.length > 0 ? texts : ['none of this atlas']));
  }

  /** @param {Place} place @param {import('./near-index.js').Found[]} others */
  #neighbours(place, others) {
    const known = counted(others.length, 'other place');
    this.more.append(
      html('h3', {}, 'Within 100 km'),
      html('p', {}, others.length > 0 ? `The finder knows ${known} there.` : 'The finder knows no other place there.'),
    );
    const groups = [
      ['With a page', others.filter((one) => one.place.page)],
      ['The nearest others', others.filter((one) => !one.place.page)],
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
 * The time in a time zone: "Friday 15:24 (GMT+2)"; its name is unknown to some browsers.
 * @param {string} zone
 * @param {Date} now
 */
export function timeIn(zone, now) {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone, weekday: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset',
    });
    const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
    return `${part.weekday} ${part.hour}:${part.minute} (${part.timeZoneName})`;
  } catch {
    return 'unknown to this browser';
  }
}

/**
 * Keeps a place as the last one, and gives the one before; null if there is none, or the browser
 * keeps nothing.
 * @param {Place} place
 * @returns {Place | null}
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
