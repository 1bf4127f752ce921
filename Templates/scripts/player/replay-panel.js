/**
 * The controls and the legend of a replay on a map, and the description of its steps.
 * @module
 */

import { choices, progress, SEARCHES, SPEEDS } from './player-panel.js';
import { tableHead } from '../lib/number-table.js';
import { html, svg } from '../lib/svg.js';
import { sayNodes } from '../lib/words.js';

/**
 * The entries of the legend. Each has a name and, for each of its symbols, a CSS class and a path.
 * An empty path stands for a circle.
 * @type {[string, [string, string][]][]}
 */
const MARKS = [
  [WORDS.replay.start, [['start', 'M18 2l7 12H11z']]],
  [WORDS.replay.goal, [['goal', 'M12 2h12v12H12z']]],
  [WORDS.replay.settled, [['settled', '']]],
  [WORDS.replay.frontier, [['frontier', '']]],
  [WORDS.replay.fromGoal, [['settled', 'M6 4h8v8H6z'], ['frontier', 'M22 4h8v8h-8z']]],
  [WORDS.replay.beingRelaxed, [['relaxing', 'M2 8H34']]],
  [WORDS.replay.path, [['route-line', 'M2 8H34']]],
];

/**
 * Fills the section that replays the searches for a route.
 * @param {HTMLElement} section
 */
export function fillSearchPlayer(section) {
  const columns = [WORDS.site.place, WORDS.replay.costSoFar, WORDS.replay.priority];
  section.prepend(
    head(WORDS.site.algorithm, SEARCHES, 'dijkstra'),
    ...progress(WORDS.replay.title, SPEEDS, html('p', { class: 'player-why' })),
    counts({
      settled: [WORDS.replay.settled, '0'],
      frontier: [WORDS.replay.onFrontier, '0'],
      relaxed: [WORDS.site.relaxed, '0'],
      best: [WORDS.replay.bestSoFar, WORDS.searches.noLength],
    }),
    html('ul', { class: 'legend', 'aria-label': WORDS.replay.marks }, ...MARKS.map(mark)),
    html(
      'details',
      { class: 'player-queue' },
      html('summary', {}, WORDS.replay.queue),
      html('div', { class: 'scroll' }, html('table', {}, tableHead(columns), html('tbody'))),
    ),
    keys(),
  );
}

/**
 * The head of the player: the tabs, and the button that closes the replay.
 * @param {string} legend @param {[string, string][]} options @param {string} chosen
 */
export function head(legend, options, chosen) {
  const name = WORDS.replay.close;
  return html(
    'div',
    { class: 'player-head' },
    choices(legend, 'radio', 'algorithm', options, [chosen], 'visually-hidden'),
    html('button', { type: 'button', 'data-action': 'close', 'aria-label': name, title: name }, '×'),
  );
}

/** @param {Record<string, string[]>} all pairs of title and value, keyed by name */
export function counts(all) {
  const rows = Object.entries(all).map(([name, [title, value]]) => {
    return html('div', {}, html('dt', {}, title), html('dd', { 'data-count': name }, value));
  });
  return html('dl', { class: 'player-counts' }, ...rows);
}

/** @param {[string, [string, string][]]} mark */
function mark([title, shapes]) {
  const picture = svg('svg', { viewBox: '0 0 36 16', 'aria-hidden': 'true' }, ...shapes.map(([style, d]) => {
    return d ? svg('path', { class: style, d }) : svg('circle', { class: style, cx: 18, cy: 8, r: 5 });
  }));
  return html('li', shapes.length > 1 ? { class: 'both-sides' } : {}, picture, title);
}

export function keys() {
  const key = (/** @type {string} */ name) => html('kbd', {}, name);
  const elements = {
    space: key(WORDS.replay.spaceKey), left: key('←'), right: key('→'), plus: key('+'), minus: key('−'),
    home: key(WORDS.replay.homeKey), end: key(WORDS.replay.endKey),
  };
  return html('p', { class: 'note player-keys' }, ...sayNodes(WORDS.replay.keys, elements));
}
