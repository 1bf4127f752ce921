/**
 * The figure of a contraction hierarchy. It shows the preparation and both sides of a query, on the
 * map and by level.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {{root: string, network: string, replay?: string, start: number, goal: number}} Settings */
import { Hierarchy } from '../core/hierarchy.js';
// Other figures need `tree.js` together with the heap that the hierarchy uses. This import makes
// the bundler put both into one file.
import '../core/tree.js';
import { html, svg } from '../lib/svg.js';
import { figureNetwork } from './figure-network.js';
import { overlay } from './figure-overlay.js';
import { PREPARATION, QUERY, preparation, queryFilm } from './hierarchy-film.js';
import { HierarchyView } from './hierarchy-view.js';
import { LitLines } from './lit-lines.js';
import { PlaceField } from './place-field.js';
import { tabs } from '../player/tabs.js';
import { outdate, announcedSteps } from './announced-steps.js';

/** The height and the side margins of the drawing by level. Its width is 1000. */
const [HEIGHT, MARGIN] = [420, 60];

/**
 * @param {HTMLElement} section @param {Settings} settings
 * @param {any[]} files the contents of the network's files
 */
export function start(section, settings, files) {
  const network = figureNetwork(settings, files);
  const hierarchy = new Hierarchy(network);
  const { levels } = hierarchy;
  const heights = levelView(network, hierarchy);
  const views = [mapView(section, network, hierarchy), heights];
  const lines = new LitLines();
  /** @type {import('./hierarchy-film.js').Picture[]} */
  let film = [];
  const steps = announcedSteps(WORDS.hierarchy.steps, (step) => {
    const picture = film[step];
    for (const { view } of views) view.draw(picture, levels);
    lines.light([picture.line]);
    return picture.words;
  });
  const ends = [settings.start, settings.goal];
  let isQuery = true;
  const load = () => {
    film = isQuery ? queryFilm(network, hierarchy, ends[0], ends[1]) : preparation(network, hierarchy);
    lines.fill(isQuery ? QUERY : PREPARATION);
    for (const { view, names } of views) {
      names.replaceChildren(...(isQuery ? ends : []).map((place) => view.label(place)));
    }
    // The figure opens at the step that best shows how the route first rises in level and then
    // descends.
    steps.load(film.length - 1, isQuery ? Math.max(0, film.length - 2) : 0);
  };
  const phases = tabs(WORDS.hierarchy.part, [
    ['prepare', WORDS.hierarchy.preparation], ['query', WORDS.hierarchy.query],
  ], 'query', (phase) => {
    isQuery = phase === 'query';
    load();
  });
  const fields = [WORDS.network.from, WORDS.site.to].map((title, index) => {
    const field = new PlaceField(network, title, (place) => {
      ends[index] = place;
      outdate(section);
      isQuery = true;
      /** @type {HTMLInputElement} */ (phases.querySelector('[value="query"]')).checked = true;
      load();
    });
    field.show(ends[index]);
    return field.element;
  });
  const panel = html(
    'div', { class: 'figure-panel' }, html('div', { class: 'figure-fields' }, phases, ...fields),
    steps.element, heights.figure,
  );
  section.append(panel, html('div', { class: 'figure-beside' }, lines.element));
  load();
}

/**
 * The drawing on the map, which replaces the static route.
 * @param {HTMLElement} section @param {Network} network @param {Hierarchy} hierarchy
 */
function mapView(section, network, hierarchy) {
  const { x, y } = network.data.places;
  const drawing = overlay(section, network);
  const view = new HierarchyView(drawing, network, hierarchy, x, y);
  const names = svg('g', { class: 'labels' });
  drawing.append(names);
  return { view, names };
}

/**
 * The drawing by level. A place has the same horizontal position as on the map, and its height
 * shows its level.
 * @param {Network} network @param {Hierarchy} hierarchy
 */
function levelView(network, hierarchy) {
  const { x } = network.data.places;
  const { from, to } = network.data.links;
  const [left, right] = [Math.min(...x), Math.max(...x)];
  const across = x.map((value) => Math.round(MARGIN + ((value - left) / (right - left || 1)) * (1000 - 2 * MARGIN)));
  const up = [...hierarchy.levels].map((level) => {
    return Math.round(HEIGHT - MARGIN / 2 - (level / Math.max(1, network.size - 1)) * (HEIGHT - MARGIN));
  });
  const drawing = svg('svg', { class: 'map-overlay', viewBox: `0 0 1000 ${HEIGHT}`, 'aria-hidden': 'true' });
  const links = from.map((a, link) => `M${across[a]} ${up[a]}L${across[to[link]]} ${up[to[link]]}`);
  drawing.append(svg('path', { class: 'link', d: links.join('') }));
  const size = svg('svg', { class: 'map-size', viewBox: `0 0 1000 ${HEIGHT}`, 'aria-hidden': 'true' });
  const view = new HierarchyView(drawing, network, hierarchy, across, up);
  const names = svg('g', { class: 'labels' });
  drawing.append(names);
  const figure = html(
    'figure', { class: 'levels' }, html('div', { class: 'map-frame' }, size, drawing),
    html('figcaption', {}, WORDS.hierarchy.caption),
  );
  return { view, names, figure };
}
