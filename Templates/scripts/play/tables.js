/**
 * The tables of places and links. They let the reader edit the network without the map.
 * @module
 */

/** @typedef {import('./edits.js').Edits} Edits */
/** @typedef {import('./model.js').Model} Model */
import { directionField, textField } from './selection-bar.js';
import { button, html } from '../lib/svg.js';
import { count, say } from '../lib/words.js';

export class Tables {
  /** @param {Model} model @param {Edits} edits */
  constructor(model, edits) {
    this.model = model;
    this.edits = edits;
    this.placeCount = html('span', { class: 'count' });
    this.linkCount = html('span', { class: 'count' });
    this.places = html('div', { class: 'scroll' });
    this.links = html('div', { class: 'scroll' });
    this.element = html('div', { class: 'play-tables' });
    for (const [title, counter, body, draw] of /** @type {const} */ ([
      [WORDS.site.places, this.placeCount, this.places, () => this.#drawPlaces()],
      [WORDS.networkText.links, this.linkCount, this.links, () => this.#drawLinks()],
    ])) {
      const details = html('details', {}, html('summary', {}, `${title} `, counter), body);
      // Draws only the table that was opened. A field in the other table may hold text that is
      // still being typed.
      details.addEventListener('toggle', draw);
      this.element.append(details);
    }
    this.draw();
  }

  draw() {
    const { graph } = this.model;
    this.placeCount.textContent = count(graph.places.length);
    this.linkCount.textContent = count(graph.links.length);
    this.#drawPlaces();
    this.#drawLinks();
  }

  #drawPlaces() {
    this.#fill(this.places, () => this.#placeTable());
  }

  #drawLinks() {
    this.#fill(this.links, () => this.#linkTable());
  }

  /** @param {HTMLElement} part @param {() => HTMLElement[]} make */
  #fill(part, make) {
    if (!(/** @type {HTMLDetailsElement} */ (part.parentElement)?.open)) return part.replaceChildren();
    const key = part.contains(document.activeElement) ? document.activeElement?.getAttribute('data-field') : null;
    part.replaceChildren(...make());
    if (!key) return;
    // The removed row may have contained the focused button, so the focus moves to the button that
    // adds a row.
    const field = part.querySelector(`[data-field="${key}"]`) ?? part.querySelector('[data-field="add"]');
    /** @type {HTMLElement | null} */ (field)?.focus({ preventScroll: true });
  }

  #placeTable() {
    const { edits, model } = this;
    const { graph, ground } = model;
    const [first, second] = ground.isOnEarth ? [WORDS.tables.east, WORDS.tables.north] : ['x', 'y'];
    const rows = graph.places.map((place, index) => {
      const named = { place: model.name(index) };
      const end = html(
        'select', { 'aria-label': say(WORDS.tables.endOf, named), 'data-field': `end-${index}` },
        html('option', { value: '' }, '–'), html('option', { value: 'start' }, WORDS.replay.start),
        html('option', { value: 'goal' }, WORDS.replay.goal),
      );
      end.value = index === graph.start ? 'start' : index === graph.goal ? 'goal' : '';
      end.addEventListener('change', () => {
        if (end.value) edits.setEnd(/** @type {'start' | 'goal'} */ (end.value), index);
        else edits.setEnd(index === graph.start ? 'start' : 'goal', -1);
      });
      return html(
        'tr', {},
        html('th', { scope: 'row' }, textField(model, place.name, (text) => edits.rename(index, text), {
          'aria-label': say(WORDS.tables.nameOf, { number: index + 1 }), 'data-field': `name-${index}`,
        })),
        ...(/** @type {const} */ (['x', 'y'])).map((axis) => {
          const title = say(WORDS.tables.positionOf, { axis: axis === 'x' ? first : second, ...named });
          return html('td', {}, textField(model, String(place[axis]), (text) => this.#moveTo(index, axis, text), {
            'aria-label': title, 'data-field': `${axis}-${index}`,
          }));
        }),
        html('td', {}, end),
        html('td', {}, button(WORDS.playground.remove, () => edits.remove({ kind: 'place', index }), {
          'aria-label': say(WORDS.tables.removePlace, named), 'data-field': `remove-${index}`,
        })),
      );
    });
    const add = button(WORDS.tables.addPlace, () => {
      edits.addAt(this.#freeSpot());
      const last = this.model.graph.places.length - 1;
      /** @type {HTMLInputElement | null} */ (this.places.querySelector(`[data-field="name-${last}"]`))?.select();
    }, { 'data-field': 'add' });
    return [table([WORDS.playground.name, first, second, WORDS.tables.end, ''], rows), html('p', {}, add)];
  }

  #linkTable() {
    const { edits, model } = this;
    const { graph } = model;
    const rows = graph.links.map((link, index) => {
      const named = { link: edits.describe({ kind: 'link', index }) };
      const cost = textField(model, edits.costText(index), (text) => edits.setCost(index, text), {
        'aria-label': say(WORDS.tables.costOf, named), 'data-field': `cost-${index}`, placeholder: edits.lengthText(index),
      });
      const direction = directionField(edits, model, index);
      direction.dataset.field = `direction-${index}`;
      return html(
        'tr', {},
        html('th', { scope: 'row' }, say(WORDS.routes.linkBetween, { from: model.name(link.from), to: model.name(link.to) })),
        html('td', {}, direction),
        html('td', {}, cost),
        html('td', {}, button(WORDS.playground.remove, () => edits.remove({ kind: 'link', index }), {
          'aria-label': say(WORDS.tables.removeLink, named), 'data-field': `remove-${index}`,
        })),
      );
    });
    const options = () => graph.places.map((_, index) => html('option', { value: String(index) }, model.name(index)));
    const [from, to] = [WORDS.network.from, WORDS.site.to].map((label, end) => {
      return html('select', { 'aria-label': label, 'data-field': `new-${end}` }, ...options());
    });
    to.selectedIndex = Math.min(1, graph.places.length - 1);
    const add = button(WORDS.tables.addLink, () => edits.join(Number(from.value), Number(to.value)), { 'data-field': 'add' });
    add.toggleAttribute('disabled', graph.places.length < 2);
    return [table([WORDS.networkText.link, WORDS.tables.direction, WORDS.playground.cost, ''], rows), html('p', { class: 'play-row' }, from, to, add)];
  }

  /**
   * @param {number} place @param {'x' | 'y'} axis @param {string} text
   * @returns {string} an error message, or ''
   */
  #moveTo(place, axis, text) {
    const { ground, graph } = this.model;
    const value = /^\s*-?\d+([.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : NaN;
    const position = { ...graph.places[place], [axis]: value };
    if (Number.isNaN(value) || (ground.isOnEarth && Math.abs(value) > (axis === 'x' ? 180 : 90)) || !ground.holds(position)) {
      return WORDS.tables.positionWrong;
    }
    this.edits.moveTo(place, { [axis]: value });
    return '';
  }

  /**
   * The position of a place that is added in the table. Of the points of a coarse grid, it is the
   * first that is at least 200 units of the picture away from all places. If there is no such
   * point, it is the grid point whose nearest place is farthest away.
   */
  #freeSpot() {
    const { ground, graph } = this.model;
    const points = graph.places.map((place) => ground.toMap(place));
    let [best, most] = [{ x: ground.width / 2, y: ground.height / 2 }, -1];
    for (let column = 2; column < 29; column += 3) {
      for (let row = 2; row < 19; row += 3) {
        const spot = { x: (column * ground.width) / 30, y: (row * ground.height) / 20 };
        if (!ground.toGround(spot)) continue;
        const room = Math.min(200, ...points.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
        if (room > most) [best, most] = [spot, room];
      }
    }
    return ground.toGround(best, this.edits.snaps) ?? { x: 0, y: 0 };
  }
}

/** @param {string[]} titles @param {HTMLElement[]} rows */
function table(titles, rows) {
  const head = html('tr', {}, ...titles.map((title) => (title ? html('th', { scope: 'col' }, title) : html('td'))));
  return html('table', {}, html('thead', {}, head), html('tbody', {}, ...rows));
}
