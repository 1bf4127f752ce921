/**
 * The best trip through chosen places of the graph, compared with simpler methods.
 * @module
 */

/** @typedef {import('./model.js').Model} Model */
/** @typedef {import('./surface.js').Surface} Surface */
import { METHODS } from '../player/trip-panel.js';
import { RoutePath } from '../map/route-path.js';
import { html, svg } from '../lib/svg.js';
import { cost, say, unitFacts } from '../lib/words.js';
import { report } from '../lib/report.js';

const MOST = 10;
const TITLES = Object.fromEntries(METHODS);

export class TripPanel {
  /** @param {Model} model @param {Surface} surface */
  constructor(model, surface) {
    this.model = model;
    this.surface = surface;
    /** @type {Set<number>} */
    this.chosen = new Set();
    this.places = model.graph.places;
    this.boxes = html('fieldset', { class: 'play-stops' }, html('legend', {}, say(WORDS.playground.visitPlaces, { limit: MOST })));
    this.result = html('p', { role: 'status' });
    this.route = svg('g');
    this.numbers = svg('g');
    this.drawing = svg('g', { class: 'play-trip', hidden: '' }, this.route, this.numbers);
    surface.overlay.insertBefore(this.drawing, surface.labels);
    this.element = html('details', { class: 'play-trip-panel' }, html('summary', {}, WORDS.playground.visit), this.boxes, this.result);
    this.element.addEventListener('toggle', () => void this.draw());
  }

  async draw() {
    const { element, model, surface } = this;
    const { graph } = model;
    this.drawing.toggleAttribute('hidden', !element.open);
    if (!element.open) {
      surface.overlay.classList.remove('touring');
      return;
    }
    this.#follow(graph.places);
    const boxes = graph.places.map((_, place) => {
      const box = html('input', { type: 'checkbox', value: String(place) });
      box.checked = this.chosen.has(place);
      box.disabled = !box.checked && this.chosen.size >= MOST;
      box.addEventListener('change', () => {
        if (box.checked) this.chosen.add(place);
        else this.chosen.delete(place);
        void this.draw();
      });
      return html('label', { class: 'play-check' }, box, html('span', {}, model.name(place)));
    });
    const focused = /** @type {HTMLInputElement | null} */ (this.boxes.querySelector('input:focus'))?.value;
    this.boxes.replaceChildren(.../** @type {Node[]} */ ([this.boxes.firstChild, ...boxes]));
    if (focused) /** @type {HTMLElement | null} */ (this.boxes.querySelector(`input[value="${focused}"]`))?.focus({ preventScroll: true });
    await this.#solve();
  }

  /** @param {import('./graph.js').Place[]} places */
  #follow(places) {
    if (places.length !== this.places.length) {
      const kept = [...this.chosen].map((place) => places.indexOf(this.places[place])).filter((place) => place >= 0);
      this.chosen = new Set(kept);
    }
    this.places = places;
  }

  async #solve() {
    const { network, ground } = this.model;
    const cities = [...this.chosen];
    if (cities.length < 2) return this.#show([], [], WORDS.playground.visitHint);
    try {
      const { tripReplays } = await import('../core/trip-methods.js');
      // The graph may have changed in the meantime.
      if (network !== this.model.network || cities.length !== this.chosen.size) return;
      const found = tripReplays(/** @type {any} */ (network.data), { cities }).map(({ algorithm, events }) => {
        return { algorithm, trip: events[events.length - 1] };
      });
      const best = found.find(({ algorithm }) => algorithm === 'exact')?.trip;
      if (!best) return this.#show([], [], WORDS.playground.visitNone);
      const { unit } = ground;
      const others = found.flatMap(({ algorithm, trip }) => {
        const isSimpler = algorithm === 'nearest-neighbour' || algorithm === 'two-opt';
        return isSimpler && trip ? [say(WORDS.playground.visitMethod, { method: TITLES[algorithm], cost: cost(trip.cost, unit) })] : [];
      });
      const places = best.order.map((place) => this.model.name(place)).join(', ');
      const words = say(WORDS.playground.visitBest, { kind: unitFacts(unit).kind, places, cost: cost(best.cost, unit) });
      this.#show(best.links, best.order, [words, ...others].join(' '));
    } catch (error) {
      this.#show([], [], WORDS.playground.visitFailed);
      report(error);
    }
  }

  /** @param {number[]} links @param {number[]} order @param {string} words */
  #show(links, order, words) {
    const { network } = this.model;
    // The map shows the search until there is a trip to show.
    this.surface.overlay.classList.toggle('touring', order.length > 0);
    this.route.replaceChildren();
    new RoutePath(network, this.route).draw(links);
    const { x, y } = network.data.places;
    this.numbers.replaceChildren(
      ...order.flatMap((place, index) => {
        const number = svg('text', { class: 'order', x: x[place], y: y[place] }, String(index + 1));
        return [svg('circle', { class: 'city', cx: x[place], cy: y[place] }), number];
      }),
    );
    if (this.result.textContent !== words) this.result.textContent = words;
  }
}
