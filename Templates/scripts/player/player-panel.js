/**
 * The controls of searches. Scripts alone can use them, so that a page holds an empty section for them.
 * @module
 */

import { html, svg } from '../lib/svg.js';
import { count } from '../lib/words.js';

/**
 * The searches for a route, in the order of their tabs: ids and names.
 * @type {[string, string][]}
 */
export const SEARCHES = [
  ['dijkstra', 'Dijkstra'],
  ['a-star', 'A*'],
  ['greedy', 'Greedy best-first'],
  ['bidirectional', 'Bidirectional Dijkstra'],
  ['bfs', 'Breadth-first'],
];

/** The buttons: what they do, their names and their icons. */
const BUTTONS = [
  ['first', 'First step', 'M5 5h2v14H5zM19 5v14L8 12z'],
  ['back', 'One step back', 'M17 5v14L6 12z'],
  ['play', 'Play', ''],
  ['forward', 'One step forward', 'M7 5v14l11-7z'],
  ['last', 'Last step', 'M17 5h2v14h-2zM5 5v14l11-7z'],
];

/** Steps a second: a search on a large network has twenty thousand. */
export const SPEEDS = [2, 6, 15, 30, 60, 120, 240, 960];

/**
 * Fills the part with searches side by side.
 * @param {HTMLDetailsElement} details
 */
export function fillComparison(details) {
  // `Comparison` fills the last heading, which depends on the unit of the network.
  const numbers = ['Relaxed', 'Route to the goal', ''].map((title) => {
    return html('th', { scope: 'col', class: 'number' }, title);
  });
  details.querySelector('summary')?.after(
    html(
      'div',
      { class: 'compare-choices' },
      choices('Two to four searches', 'checkbox', 'compare', SEARCHES, ['dijkstra', 'a-star']),
      choices('Together', 'radio', 'pace', [['steps', 'Step by step'], ['settled', 'Place by place']], ['steps']),
    ),
    ...progress('Replay', SPEEDS),
    html('div', { class: 'compare-maps' }),
    html(
      'div',
      { class: 'scroll' },
      html(
        'table',
        { class: 'compare-table' },
        html('caption', {}, 'What each has done so far'),
        html(
          'thead',
          {},
          html(
            'tr',
            {},
            html('th', { scope: 'col' }, 'Algorithm'),
            html('th', { scope: 'col', class: 'bar-cell' }, 'Places settled'),
            ...numbers,
          ),
        ),
        html('tbody', {}, html('tr', {}, html('td', { colspan: '5' }, 'Loading'))),
      ),
    ),
    html(
      'figure',
      { class: 'plot-figure' },
      html('div', { class: 'compare-plot' }),
      html(
        'figcaption',
        {},
        'Places on the frontier at each step. The vertical line marks the current step.',
      ),
    ),
  );
}

/** The box of a journey's controls. It keeps its room until `JourneyOffer` fills or hides it. */
export function journeyBox() {
  return html('div', { class: 'journey', role: 'group', 'aria-label': 'Journey' });
}

/**
 * Things to choose from: as tabs if one can be chosen, as boxes if several can.
 * @param {string} legend
 * @param {'radio' | 'checkbox'} type
 * @param {string} name
 * @param {[string, string][]} options ids and titles
 * @param {string[]} chosen ids
 * @param {string} [style] of the legend
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
 * The buttons, and the present step in words.
 * @param {string} name of what is stepped through
 * @param {number[]} speeds in steps a second
 * @param {...HTMLElement} more below the step
 */
export function progress(name, speeds, ...more) {
  const speed = html('select', {}, ...speeds.map((one) => html('option', { value: String(one) }, `${count(one)} a second`)));
  const controls = html('div', { class: 'player-controls', role: 'group', 'aria-label': name });
  for (const [action, title, path] of BUTTONS) {
    const icon = svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
    if (path) icon.append(svg('path', { d: path }));
    else {
      icon.append(
        svg('path', { class: 'icon-play', d: 'M7 4v16l13-8z' }),
        svg('path', { class: 'icon-pause', d: 'M6 5h4v14H6zM14 5h4v14h-4z' }),
      );
    }
    const style = action === 'play' ? { class: 'primary' } : {};
    controls.append(html('button', { type: 'button', 'data-action': action, 'aria-label': title, ...style }, icon));
  }
  controls.append(
    html('input', { type: 'range', class: 'player-range', min: '0', max: '0', step: '1', value: '0', 'aria-label': 'Step' }),
    html('label', { class: 'player-speed' }, 'Speed ', speed),
  );
  return [
    controls,
    html('p', { class: 'player-step' }),
    ...more,
    html('p', { class: 'player-live visually-hidden', role: 'status' }),
  ];
}
