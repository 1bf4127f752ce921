/**
 * The figure about alternatives: it steps through the candidates and gives the verdict on each.
 * @module
 */

/** @typedef {import('../core/alternatives.js').Examined} Examined */
import { alternatives } from '../core/alternatives.js';
import { routeInTree } from '../core/route.js';
import { grow } from '../core/tree.js';
import { tableHead, tableRow } from '../lib/number-table.js';
import { html, svg } from '../lib/svg.js';
import { cost, say } from '../lib/words.js';
import { RoutePath } from '../map/route-path.js';
import { EndHandles } from './end-handles.js';
import { FigureMap } from './figure-map.js';
import { figureNetwork } from './figure-network.js';
import { LitLines } from './lit-lines.js';
import { outdate, announcedSteps } from './announced-steps.js';

const LISTED = 6;

const LINES = [
  WORDS.pseudocode.twoTrees, WORDS.pseudocode.eachCandidate, `  ${WORDS.pseudocode.joinTrees}`, `  ${WORDS.pseudocode.skipTwice}`,
  `  ${WORDS.pseudocode.skipShared}`, `  ${WORDS.pseudocode.skipDetour}`, `  ${WORDS.pseudocode.showRoute}`,
];
/** For each verdict, the line of the pseudocode that reaches it, and the words that describe it. */
const VERDICTS = {
  twice: { line: 3, words: WORDS.figures.candidateTwice },
  shared: { line: 4, words: WORDS.figures.candidateShared },
  detour: { line: 5, words: WORDS.figures.candidateDetour },
  shown: { line: 6, words: WORDS.figures.candidateShown },
};

/**
 * @param {HTMLElement} section
 * @param {{root: string, network: string, replay?: string, start: number, goal: number}} settings
 * @param {any[]} files the contents of the network's files
 */
export function start(section, settings, files) {
  const network = figureNetwork(settings, files);
  const { unit } = network.data;
  const map = new FigureMap(section.querySelector('.map-frame'), network);
  const ways = svg('g', { class: 'ways' });
  const route = svg('g');
  map.overlay.prepend(ways, route);
  const path = new RoutePath(network, route);
  const code = new LitLines();
  code.fill(LINES);
  const rows = html('tbody');
  /** @type {Examined[]} */
  let examined = [];
  let [best, ends] = [0, [settings.start, settings.goal]];

  const steps = announcedSteps(WORDS.figures.candidates, (step) => {
    const shown = examined.slice(0, step).filter(({ verdict }) => verdict === 'shown');
    const present = step > 0 ? examined[step - 1] : null;
    ways.replaceChildren(...new Set([...shown, ...(present ? [present] : [])].map((one) => {
      const line = one.route.links.map((link) => network.path(link)).join('');
      return svg('path', { class: one.verdict === 'shown' ? 'way-line best' : 'way-line', d: line });
    })));
    rows.replaceChildren(...candidateRows(step));
    if (!present) {
      code.light([0]);
      return best > 0 ? say(WORDS.figures.candidatesStart, { count: examined.length }) : noRoute();
    }
    const { line, words } = VERDICTS[present.verdict];
    code.light([1, 2, line]);
    const values = { place: network.name(present.via), cost: cost(present.route.cost, unit), step, steps: examined.length };
    const share = Math.round((present.shared / best) * 100);
    return `${say(WORDS.figures.candidateBy, values)} ${say(words, { ...values, share })}`;
  });
  const noRoute = () => {
    const [from, to] = ends.map((place) => network.name(place));
    return say(WORDS.routes.noRoute, { from, to });
  };
  /** @param {number} step */
  const candidateRows = (step) => Array.from({ length: LISTED }, (_, index) => {
    const candidate = examined[step + index];
    const name = candidate ? network.name(candidate.via) : '\u00a0';
    return tableRow(name, [candidate ? cost(candidate.route.cost, unit) : '']);
  });
  const handles = new EndHandles(map, (moved) => {
    ends = moved;
    outdate(section);
    find();
  });
  const find = () => {
    const [from, to] = ends;
    const tree = grow(network, from, false);
    const cheapest = routeInTree(network, tree, to);
    best = cheapest?.cost ?? 0;
    path.draw(cheapest?.links ?? []);
    map.markEnds(from, to);
    handles.show(ends);
    examined = [];
    alternatives(network, tree, grow(network, to, true), (start, goal) => grow(network, start, false).cost[goal], (one) => examined.push(one));
    steps.load(examined.length, examined.length);
  };
  const head = tableHead([WORDS.figures.candidateNext, WORDS.figures.candidateCost]);
  const queue = html('table', { class: 'figure-queue' }, head, rows);
  section.append(
    html('div', { class: 'figure-panel' }, steps.element, handles.element),
    html('div', { class: 'figure-beside' }, queue, code.element),
  );
  find();
}
