/**
 * The controls of the search player. Without scripts, its section stays empty.
 * @module
 */

import { html, svg } from '../lib/svg.js';
import { say } from '../lib/words.js';

/**
 * The searches for a route as pairs of id and name, in the order of their tabs.
 * @type {[string, string][]}
 */
export const SEARCHES = [
  ['dijkstra', WORDS.searches.dijkstra],
  ['a-star', WORDS.searches.aStar],
  ['greedy', WORDS.searches.greedy],
  ['bidirectional', WORDS.searches.bidirectional],
  ['bfs', WORDS.searches.bfs],
];

/** The buttons. Each has an action, an accessible name and the path of its icon. */
const BUTTONS = [
  ['first', WORDS.replay.firstStep, 'M5 5h2v14H5zM19 5v14L8 12z'],
  ['back', WORDS.replay.stepBack, 'M17 5v14L6 12z'],
  ['play', WORDS.replay.play, ''],
  ['forward', WORDS.replay.stepForward, 'M7 5v14l11-7z'],
  ['last', WORDS.replay.lastStep, 'M17 5h2v14h-2zM5 5v14l11-7z'],
];

/**
 * The playback speeds, in steps per second. A search on a large network can have twenty thousand
 * steps.
 */
export const SPEEDS = [2, 6, 15, 30, 60, 120, 240, 960];

/**
 * Fills the section in which searches are shown side by side.
 * @param {HTMLDetailsElement} details
 */
export function fillComparison(details) {
  // `Comparison` sets the text of the last heading, which depends on the network's unit.
  const numbers = [WORDS.site.relaxed, WORDS.compare.route, ''].map((title) => {
    return html('th', { scope: 'col', class: 'number' }, title);
  });
  details.querySelector('summary')?.after(
    html(
      'div',
      { class: 'compare-choices' },
      choices(WORDS.compare.searches, 'checkbox', 'compare', SEARCHES, ['dijkstra', 'a-star']),
      choices(WORDS.compare.together, 'radio', 'pace', [['steps', WORDS.compare.byStep], ['settled', WORDS.compare.byPlace]], ['steps']),
    ),
    ...progress(WORDS.replay.title, SPEEDS),
    html('div', { class: 'compare-maps' }),
    html(
      'div',
      { class: 'scroll' },
      html(
        'table',
        { class: 'compare-table' },
        html('caption', {}, WORDS.compare.caption),
        html(
          'thead',
          {},
          html(
            'tr',
            {},
            html('th', { scope: 'col' }, WORDS.site.algorithm),
            html('th', { scope: 'col', class: 'bar-cell' }, WORDS.compare.settled),
            ...numbers,
          ),
        ),
        html('tbody', {}, html('tr', {}, html('td', { colspan: '5' }, WORDS.compare.loading))),
      ),
    ),
    html(
      'figure',
      { class: 'plot-figure' },
      html('div', { class: 'compare-plot' }),
      html('figcaption', {}, WORDS.compare.chartCaption),
    ),
  );
}

/** A container that reserves space until `JourneyOffer` fills or hides it. */
export function journeyBox() {
  return html('div', { class: 'journey', role: 'group', 'aria-label': WORDS.planner.journey });
}

/**
 * A group of options: tabs if only one can be chosen, checkboxes if several can be chosen.
 * @param {string} legend
 * @param {'radio' | 'checkbox'} type
 * @param {string} name
 * @param {[string, string][]} options pairs of id and title
 * @param {string[]} chosen ids
 * @param {string} [style] the CSS class of the legend
 */
export function choices(legend, type, name, options, chosen, style = '') {
  return html(
    'fieldset',
    { class: 'player-algorithms' },
    html('legend', style ? { class: style } : {}, legend),
    ...options.map(([value, title]) => {
      const checked = chosen.includes(value) ? { checked: '' } : {};
      return html('label', {}, html('input', { type, name, value, ...checked }), html('span', {}, title));
    }),
  );
}

/**
 * The playback buttons and the description of the current step.
 * @param {string} name the accessible name of the group of buttons
 * @param {number[]} speeds in steps per second
 * @param {...HTMLElement} more elements that follow the description of the step
 */
export function progress(name, speeds, ...more) {
  const speed = html('select', {}, ...speeds.map((one) => html('option', { value: String(one) }, say(WORDS.replay.aSecond, { count: one }))));
  const controls = html('div', { class: 'player-controls', role: 'group', 'aria-label': name });
  for (const [action, title, path] of BUTTONS) {
    const paths = path ? [svg('path', { d: path })] : [
      svg('path', { class: 'icon-play', d: 'M7 4v16l13-8z' }),
      svg('path', { class: 'icon-pause', d: 'M6 5h4v14H6zM14 5h4v14h-4z' }),
    ];
    const icon = svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, ...paths);
    const style = action === 'play' ? { class: 'primary' } : {};
    controls.append(html('button', { type: 'button', 'data-action': action, 'aria-label': title, ...style }, icon));
  }
  controls.append(
    html('input', { type: 'range', class: 'player-range', min: '0', max: '0', step: '1', value: '0', 'aria-label': WORDS.replay.step }),
    html('label', { class: 'player-speed' }, `${WORDS.replay.speed} `, speed),
  );
  return [
    controls,
    html('p', { class: 'player-step' }),
    ...more,
    html('p', { class: 'player-live visually-hidden', role: 'status' }),
  ];
}
