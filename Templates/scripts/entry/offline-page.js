/**
 * The page that readers see while they are offline. It lists the pages that they can still open.
 * @module
 */

import { ask, register } from '../offline/offline-worker.js';
import { report } from '../lib/report.js';
import { root } from '../lib/site-parts.js';
import { html } from '../lib/svg.js';
import { sayNodes } from '../lib/words.js';

/** @typedef {{path: string, title: string}} Page */

/** The sections of the atlas, each with its path prefix and heading. */
const PARTS = [
  ['networks/', WORDS.offlineTools.networks],
  ['countries/', WORDS.site.countries],
  ['places/', WORDS.site.places],
  ['', WORDS.offlineTools.others],
];

/** @type {Record<string, string>} */
const CHARACTERS = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** @param {string} text */
const decoded = (text) => text.replace(/&[#\w]+;/g, (entity) => CHARACTERS[entity] ?? entity);

/** The path of the requested page, relative to the site's root; null if no page was requested. */
function wantedPath() {
  const address = new URLSearchParams(location.search).get('page') ?? '';
  return address.startsWith(root.href) ? address.slice(root.href.length) : null;
}

/** @param {string} path @param {string} text */
const link = (path, text) => html('a', { href: root.href + path }, text);

/**
 * Names the requested page. If it is the page of a route in a saved network, adds a link to the
 * planner.
 * @param {HTMLElement} place @param {string[]} kept the slugs of the saved networks
 */
function tellWanted(place, kept) {
  const path = wantedPath();
  if (path === null) return;
  const [, slug = '', from = '', to = ''] = /^networks\/([^/]+)\/routes\/([^/]+)\/([^/]+)\/$/.exec(path) ?? [];
  const planned = `networks/${slug}/?${new URLSearchParams({ from, to })}`;
  const planner = link(planned, WORDS.offlineTools.planner);
  const text = from && kept.includes(slug) ? WORDS.offlineTools.askedOrPlan : WORDS.offlineTools.asked;
  place.replaceChildren(...sayNodes(text, { path, again: link(path, WORDS.offlineTools.again), planner }));
}

/** @param {Page[]} pages */
function lists(pages) {
  // Every title ends with the name of the site, which is removed.
  const [site] = / · [^·]*$/.exec(document.title) ?? [''];
  const named = pages.map(({ path, title }) => {
    const text = decoded(title);
    return { path, title: site && text.endsWith(site) ? text.slice(0, -site.length) : text };
  });
  named.sort((a, b) => a.title.localeCompare(b.title, WORDS.number.language) || (a.path < b.path ? -1 : 1));
  return PARTS.flatMap(([, heading], part) => {
    const own = named.filter(({ path }) => PARTS.findIndex(([one]) => path.startsWith(one)) === part);
    if (own.length === 0) return [];
    const items = own.map(({ path, title }) => html('li', {}, link(path, title)));
    return [html('h3', {}, heading), html('ul', { class: 'index-list' }, ...items)];
  });
}

/** @param {HTMLElement} section */
async function start(section) {
  if (!(await register())) return;
  const place = /** @type {HTMLElement} */ (document.querySelector('.offline-wanted'));
  tellWanted(place, await ask({ action: 'kept' }).catch(() => []));
  /** @type {Page[]} */
  const pages = await ask({ action: 'pages' });
  if (pages.length === 0) return;
  section.append(...lists(pages));
  section.hidden = false;
}

// On a reload, this page opens the requested page. If the reader is still offline, this page is
// shown again; it then has another navigation type, so the redirect is not repeated.
const [navigation] = performance.getEntriesByType('navigation');
const wanted = wantedPath();
if (wanted !== null && /** @type {PerformanceNavigationTiming} */ (navigation)?.type === 'reload') {
  location.replace(root.href + wanted);
}

for (const section of document.querySelectorAll('.offline-pages')) {
  start(/** @type {HTMLElement} */ (section)).catch(report);
}
