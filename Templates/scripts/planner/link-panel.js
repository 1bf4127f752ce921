/**
 * The panel of a planner in which the reader edits links and downloads the changed network.
 * @module
 */

/** @typedef {import('../core/link-edits.js').LinkEdits} LinkEdits */
/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/route.js').Route} Route */
import { loadLines, networkFiles } from '../core/network-files.js';
import { download } from '../lib/download.js';
import { Combobox } from '../lib/combobox.js';
import { formatNumber } from '../lib/number-fields.js';
import { optionField } from '../lib/option-field.js';
import { report } from '../lib/report.js';
import { button, html, svg } from '../lib/svg.js';
import { country, exactAmount, say, unitFacts } from '../lib/words.js';
import { PlaceSearch } from '../find/place-search.js';
import { middle } from '../map/line-middle.js';
import { pathLines } from '../map/map-points.js';

const SUGGESTIONS = 30;

/**
 * @typedef {object} State the state of the planner that the panel reads
 * @property {() => {network: Network, without: Set<number>}} changed in the result,
 *   `network` is the changed network, and `without` has the places to leave out of the downloaded
 *   files
 * @property {() => Route | null} route the shown route
 */

export class LinkPanel {
  /** @param {LinkEdits} edits @param {() => void} change @param {State} state */
  constructor(edits, change, state) {
    this.edits = edits;
    this.change = change;
    this.state = state;
    const { network } = edits;
    const { modes, unit } = network.data;
    /** The ends of the new link; -1 if not chosen. */
    this.ends = [-1, -1];
    const search = new PlaceSearch(network);
    const suggest = (/** @type {string} */ text) => search.find(text, SUGGESTIONS).map((value) => {
      return { value, title: network.name(value), note: country(network.country(value)) };
    });
    const fields = [WORDS.planner.firstPlace, WORDS.planner.secondPlace].map((label, end) => {
      const id = `link-end-${end}`;
      const input = html('input', { id, type: 'text' });
      const element = html('div', { class: 'planner-field' }, html('label', { for: id }, label), input);
      const list = optionField(input, WORDS.site.places, element);
      const settle = () => {
        const place = this.ends[end];
        // The chosen place is kept if the text is its name, because another place may have the same
        // name.
        if (place < 0 || input.value !== network.name(place)) this.#setEnd(end, search.exact(input.value));
      };
      const box = new Combobox(input, list, { suggest, choose: (place) => this.#setEnd(end, place), settle });
      // The reader may have typed another text over the name of the chosen place.
      input.addEventListener('change', () => {
        if (input.value !== box.shown) settle();
      });
      return { box, element };
    });
    this.boxes = fields.map(({ box }) => box);
    this.mode = html('select', {}, ...modes.map(({ name }, mode) => html('option', { value: String(mode) }, name)));
    this.amount = html('input', { type: 'text', inputmode: 'decimal', autocomplete: 'off' });
    this.said = html('p', { class: 'note', role: 'status' });
    const form = html(
      'form', { 'aria-label': WORDS.planner.newLink },
      ...fields.map(({ element }) => element),
      html('label', { class: 'planner-field' }, WORDS.site.by, this.mode),
      html('label', { class: 'planner-field' }, say(WORDS.planner.costIn, { unit: unitFacts(unit).name }), this.amount),
      html('button', { type: 'submit' }, WORDS.planner.addLink),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#add();
    });
    const open = edits.closedLabels.map((label) => button(say(WORDS.planner.open, { label }), () => {
      edits.open(label);
      this.change();
    }));
    const files = { class: 'saving', role: 'group', 'aria-label': WORDS.planner.downloadNetwork };
    this.files = html('div', files, ...this.#downloads());
    this.editor = html('div', {}, form, ...open, this.said);
    this.element = html('div', { class: 'link-panel' }, this.editor, this.files);
  }

  /** @param {boolean} isOpen true if links can be edited */
  show(isOpen) {
    this.editor.hidden = !isOpen;
    this.files.hidden = !isOpen && !this.edits.isActive;
  }

  /** @param {number} place */
  takePlace(place) {
    const end = this.ends[0] < 0 || (this.ends[1] >= 0 && this.ends[0] !== place) ? 0 : 1;
    if (end === 0) this.#showEnd(1, -1);
    if (this.ends[0] !== place) this.#showEnd(end, place);
    if (this.ends[1] >= 0) this.amount.focus({ preventScroll: true });
  }

  /** @param {number} link */
  takeLink(link) {
    const { network } = this.edits;
    const { from, to, closed } = network.data.links;
    if (closed?.includes(link)) {
      const labels = network.labels(link).filter((label) => this.edits.closedLabels.includes(label));
      for (const label of labels) this.edits.open(label);
    } else {
      // If the shown route uses a two-way link, the link becomes one-way, in the direction opposite
      // to the route.
      const { links = [], places = [] } = this.state.route() ?? {};
      const leg = links.indexOf(link);
      const isTurned = leg < 0 ? this.edits.turn(from[link], to[link]) : this.edits.turn(places[leg], places[leg + 1]);
      if (!isTurned) return;
    }
    this.change();
  }

  /** @param {Network} network @returns {SVGElement[]} the markers of the changed links */
  marks(network) {
    const { from, to, directed, closed = [] } = network.data.links;
    const whole = this.edits.network;
    const wasClosed = whole.data.links.closed ?? [];
    const isNew = (/** @type {number} */ link) => {
      return link >= whole.linkCount || (wasClosed.includes(link) && !closed.includes(link));
    };
    const links = [...from.keys()].filter((link) => {
      return isNew(link) || (directed?.[link] ?? 0) !== (whole.data.links.directed?.[link] ?? 0);
    });
    if (links.length === 0) return [];
    const { x, y } = network.data.places;
    const arrows = links.filter((link) => network.isDirected(link)).map((link) => {
      const [a, b] = directed?.[link] === 2 ? [to[link], from[link]] : [from[link], to[link]];
      const [left, top] = middle(pathLines(network.path(link)));
      const angle = Math.atan2(y[b] - y[a], x[b] - x[a]);
      const at = (/** @type {number} */ size, /** @type {number} */ turn) => {
        return `${(left + size * Math.cos(angle + turn)).toFixed(1)} ${(top + size * Math.sin(angle + turn)).toFixed(1)}`;
      };
      return `M${at(7, 0)}L${at(7, 2.4)}L${at(7, -2.4)}z`;
    });
    return [
      svg('path', { class: 'new-links', d: links.filter(isNew).map((link) => network.path(link)).join('') }),
      svg('path', { class: 'turned', d: arrows.join('') }),
    ];
  }

  /** @param {number} end @param {number} place */
  #showEnd(end, place) {
    this.boxes[end].show(place < 0 ? '' : this.edits.network.name(place));
    this.#setEnd(end, place);
  }

  /** @param {number} end @param {number} place */
  #setEnd(end, place) {
    this.ends[end] = place;
    const [from, to] = this.ends;
    const { edits } = this;
    const isWhole = from >= 0 && to >= 0 && from !== to;
    this.amount.value = isWhole ? formatNumber(Number(exactAmount(edits.defaultCost(from, to), edits.network.data.unit))) : '';
    this.said.textContent = '';
  }

  #add() {
    const [from, to] = this.ends;
    const cost = this.edits.readCost(this.amount.value);
    if (from < 0 || to < 0 || from === to) {
      this.said.textContent = WORDS.planner.choosePlaces;
      this.boxes[from < 0 ? 0 : 1].input.focus();
    } else if (cost === null) {
      const unit = unitFacts(this.edits.network.data.unit).name;
      this.said.textContent = say(WORDS.planner.typeCost, { unit });
      this.amount.focus();
    } else {
      this.edits.add({ from, to, mode: Number(this.mode.value), cost });
      this.#showEnd(0, -1);
      this.#showEnd(1, -1);
      this.change();
    }
  }

  #downloads() {
    const names = ['places.csv', this.edits.network.data.lines ? 'links.geojson' : 'links.csv', 'network.yml'];
    return names.map((name) => button(name, () => {
      this.#download(name).catch((error) => report(error, this.said, WORDS.planner.filesFailed));
    }));
  }

  /** @param {string} name */
  async #download(name) {
    const { network, without } = this.state.changed();
    await loadLines(network);
    download(name, networkFiles(network, { without })[name], 'text/plain');
  }
}
