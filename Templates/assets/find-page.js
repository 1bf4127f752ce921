// The finder's page: shows the chosen place on the map of its country. `?id=702550` is a place to
// share, `?q=lviv` what a form without scripts asks.

import { indexOf } from './find.js';
import { region } from './find-option.js';
import { coordinates, degrees } from './coordinate-text.js';
import { pointOnMap } from './projection.js';

const svgNamespace = 'http://www.w3.org/2000/svg';
const numbers = new Intl.NumberFormat('en');

/** @param {Element} section `.finder-answer` */
class PlaceView {
  constructor(section, index) {
    this.section = section;
    this.index = index;
    this.root = new URL(section.dataset.root, document.baseURI);
    this.mapsURL = new URL(section.dataset.maps, document.baseURI);
    /** The number of the last place shown: what belongs to earlier ones comes too late. */
    this.shown = 0;
  }

  maps() {
    this.mapsRead ??= fetch(this.mapsURL).then((response) => {
      if (!response.ok) throw new Error(`${this.mapsURL.pathname}: ${response.status}`);
      return response.json();
    });
    this.mapsRead.catch(() => (this.mapsRead = null));
    return this.mapsRead;
  }

  /** @param {import('./find-shard.js').Record} record */
  async show(record) {
    this.shown += 1;
    const number = this.shown;
    const countries = await this.index.countries();
    if (number !== this.shown) return;
    this.section.querySelector('.finder-title').textContent = record.name;
    this.section.querySelector('.finder-facts').replaceChildren(...this.facts(record, countries));
    this.section.hidden = false;
    const figure = this.section.querySelector('figure');
    try {
      const maps = await this.maps();
      if (number !== this.shown) return;
      const map = Object.hasOwn(maps, record.country) ? maps[record.country] : null;
      figure.hidden = !map || !this.showMap(figure, map, record, countries);
    } catch {
      if (number === this.shown) figure.hidden = true;
    }
  }

  facts(record, countries) {
    const rows = [];
    const add = (term, ...values) => {
      const name = document.createElement('dt');
      const value = document.createElement('dd');
      const row = document.createElement('div');
      name.textContent = term;
      value.append(...values);
      row.append(name, value);
      rows.push(row);
    };
    add('Where', region(record, countries));
    add('People', record.population > 0 ? numbers.format(record.population) : 'unknown');
    add('Position', coordinates(record), document.createElement('br'), degrees(record));
    if (record.page) add('Page', this.link(record.page, `All about ${record.name}`));
    add('To share', this.link(`find/?id=${record.id}`, `find/?id=${record.id}`));
    return rows;
  }

  link(path, text) {
    const link = document.createElement('a');
    link.href = new URL(path, this.root).href;
    link.textContent = text;
    return link;
  }

  /** The map of the country with a dot and a ring at the place; false if it lies off the map. */
  showMap(figure, map, record, countries) {
    const point = pointOnMap(map, record);
    if (!point || point.x < 0 || point.y < 0 || point.x > map.width || point.y > map.height) {
      return false;
    }
    const image = document.createElement('img');
    image.className = 'map-base';
    image.width = map.width;
    image.height = map.height;
    image.alt = `Map of ${countries[record.country] ?? record.country}`;
    image.src = new URL(map.map, this.root).href;
    const overlay = document.createElementNS(svgNamespace, 'svg');
    overlay.setAttribute('class', 'map-overlay');
    overlay.setAttribute('viewBox', `0 0 ${map.width} ${map.height}`);
    overlay.setAttribute('role', 'img');
    overlay.setAttribute('aria-label', `${record.name} on the map`);
    for (const [className, radius] of [['found-ring', 16], ['found-dot', 5]]) {
      const circle = document.createElementNS(svgNamespace, 'circle');
      circle.setAttribute('class', className);
      circle.setAttribute('cx', point.x.toFixed(1));
      circle.setAttribute('cy', point.y.toFixed(1));
      circle.setAttribute('r', String(radius));
      overlay.append(circle);
    }
    figure.querySelector('.map-frame').replaceChildren(image, overlay);
    figure.querySelector('figcaption').textContent = `${record.name}, ${region(record, countries)}.`;
    return true;
  }
}

async function start(section) {
  const form = document.querySelector('.finder');
  const index = indexOf(form);
  const view = new PlaceView(section, index);
  const input = form.querySelector('input');
  document.addEventListener('place-chosen', (event) => {
    event.preventDefault();
    const { detail } = event;
    history.pushState({ id: detail.id }, '', `?id=${detail.id}`);
    input.value = detail.name;
    view.show(detail);
  });
  const open = async () => {
    const asked = new URLSearchParams(location.search);
    const id = Number(asked.get('id'));
    if (Number.isSafeInteger(id) && id > 0) {
      const record = await index.place(id);
      if (record) {
        input.value = record.name;
        await view.show(record);
        return;
      }
      form.querySelector('[role="status"]').textContent = `There is no place with the id ${id}.`;
    }
    const text = asked.get('q');
    if (text) {
      input.value = text;
      input.focus();
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    } else {
      section.hidden = true;
    }
  };
  window.addEventListener('popstate', open);
  await open().catch(() => {
    form.querySelector('[role="status"]').textContent = 'The finder’s data could not be read.';
  });
}

if (typeof document !== 'undefined') {
  const section = document.querySelector('.finder-answer');
  if (section) start(section);
}
