/**
 * A planner on a route page. While the reader's changes are active, the planner's result replaces
 * the page's own route.
 * @module
 */

import '../player/network-page.js';
import { loadJSON } from '../lib/load-json.js';
import { html, svg } from '../lib/svg.js';
import { MapZoom } from '../map/map-zoom.js';

/**
 * @typedef {object} Here
 * @property {string} root
 * @property {string} slug
 * @property {string} from
 * @property {string} to
 * @property {string} plan the address of the network's page, with both ends as query parameters
 */

/** @param {HTMLElement} frame @param {Here} here */
export async function planHere(frame, { root, slug, from, to }) {
  const data = { 'data-root': root };
  const network = `${root}data/networks/${slug}/network.json`;
  // The planner's module, which is loaded at the same time, uses the same data.
  const [{ modes }, { startPlanners }] = await Promise.all([loadJSON(network), import('../entry/planner.js')]);
  const section = html(
    'section',
    {
      class: 'planner', 'aria-label': WORDS.planner.whatIf, hidden: '', ...data,
      'data-network': network, 'data-from': from, 'data-to': to,
    },
    html('p', { class: 'planner-status', role: 'status' }),
    html('div', { class: 'journey', role: 'group', 'aria-label': WORDS.planner.journey, hidden: '' }),
    html('div', { class: 'planner-result' }),
    html(
      'section', { class: 'player compare planner-compare', 'aria-label': WORDS.site.sideBySide, hidden: '', ...data },
      html('details', {}, html('summary', {}, WORDS.network.watchSearches)),
    ),
  );
  const player = html('section', {
    class: 'player search-player planner-player', 'aria-label': WORDS.site.replay, hidden: '',
  });
  const column = document.querySelector('.spread > div:not(.beside)');
  const own = [
    ...(frame.querySelector('.map-overlay')?.children ?? []), ...(column?.children ?? []),
    ...document.querySelectorAll('.instrument-row, section[aria-labelledby="comparison"]'),
  ];
  frame.closest('.beside')?.append(legend(modes), player);
  column?.prepend(section);
  /** The view of the page's map before the reader changed the network. */
  let { home } = MapZoom.of(frame);
  /** @type {Set<Element>} the elements that are hidden while the reader's changes are active */
  let hidden = new Set();
  section.addEventListener('planned', (event) => {
    const { isChanged } = /** @type {CustomEvent<{isChanged: boolean}>} */ (event).detail;
    const wasChanged = section.classList.contains('changed');
    if (isChanged === wasChanged) return;
    section.classList.toggle('changed', isChanged);
    if (isChanged) hidden = new Set(own.filter((element) => !element.hasAttribute('hidden')));
    for (const element of hidden) element.toggleAttribute('hidden', isChanged);
    const zoom = MapZoom.of(frame);
    // The planner zooms to its own result, so the page's view is restored later.
    if (isChanged) home = zoom.home;
    else zoom.settle(home);
  });
  startPlanners();
}

/**
 * A copy of the legend of the network's page. Each entry is a mode that the reader can avoid.
 * @param {{name: string, line: string}[]} modes
 */
function legend(modes) {
  return html('ul', { class: 'legend', 'aria-label': WORDS.site.legend }, ...modes.map(({ name, line }) => {
    const parts = ['key-line', 'key-core'].map((part) => svg('path', { class: `${part} ${line}`, d: 'M2 8H34' }));
    const key = svg('svg', { viewBox: '0 0 36 16', 'aria-hidden': 'true' }, ...parts);
    return html('li', {}, key, name[0].toUpperCase() + name.slice(1));
  }));
}
