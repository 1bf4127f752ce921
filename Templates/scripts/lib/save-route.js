/**
 * Buttons that save a route in several formats.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/route.js').Route} Route */
import { button, html } from './svg.js';
import { withParameters } from '../player/step-link.js';
import { report } from './report.js';
import { say } from './words.js';

/**
 * The address and name of the page's site, from its head.
 * @param {string} root the way to the site's root
 */
function site(root) {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const depth = root.split('../').length - 1;
  const base = new URL('../'.repeat(depth) || './', canonical ?? location.href).href;
  return { base, name: document.querySelector('.site-name')?.textContent ?? '' };
}

/**
 * The name of a way's files, the title in them, and the page that shows the way.
 * @typedef {object} WayFile
 * @property {string} name without its ending
 * @property {string} title
 * @property {string} page from the site's root
 */

/**
 * A change of the network in which a route was found, or of its stops.
 * @typedef {object} Change
 * @property {string} words after the names of the ends: " via Kyiv without E40"
 * @property {Record<string, string | null>} parameters of the planner's address
 */

/**
 * The files of one of the ways between two places of a planner.
 * @param {Network} network
 * @param {Route} route
 * @param {number} number 0 for the shortest
 * @param {string} title "By way of Basel"
 * @param {Change | null} [change] null for a route of the whole network
 * @returns {WayFile}
 */
export function wayFile(network, { places }, number, title, change = null) {
  const ends = [places[0], places[places.length - 1]];
  const [from, to] = ends.map((place) => network.id(place));
  const names = { from: network.name(ends[0]), to: network.name(ends[1]) };
  const told = change ? say(WORDS.saving.changedTitle, { ...names, change: change.words }) : say(WORDS.saving.title, names);
  const { slug, by = null } = network.data;
  const name = `${from}-${to}${by ? `-by-${by}` : ''}${change ? '-changed' : ''}`;
  const planner = (/** @type {string | null} */ way) => {
    return `networks/${slug}/${withParameters('', { from, to, by, ...change?.parameters, way })}`;
  };
  if (number === 0) {
    // Only the shortest route of the whole network has a page of its own; the planner shows all routes.
    const page = change ? null : network.routePage(ends[0], ends[1]);
    return { name, title: told, page: page ?? planner(null) };
  }
  return {
    name: `${name}-way-${number + 1}`,
    title: say(WORDS.saving.wayTitle, { route: told, way: title[0].toLowerCase() + title.slice(1) }),
    page: planner(String(number)),
  };
}

/**
 * The contents of each file, as on the pages of routes.
 * @type {Record<string, string>}
 */
const NOTES = {
  GPX: WORDS.saving.gpx,
  GeoJSON: WORDS.saving.geoJSON,
  KML: WORDS.saving.kml,
  CSV: WORDS.saving.csv,
};

/**
 * A row of buttons, one a format. The code that writes files is loaded when a reader requests one.
 * @param {Network} network
 * @param {Route} route
 * @param {string} root
 * @param {WayFile} file
 * @returns {HTMLElement}
 */
export function saveButtons(network, route, root, file) {
  const { longitude, latitude } = network.data.places;
  const isOnEarth = route.places.every((place) => longitude?.[place] != null && latitude?.[place] != null);
  return buttonRow(isOnEarth, root, file, async () => ({ network, route }));
}

/**
 * @param {boolean} isOnEarth true if all places have positions on the earth; otherwise only the table is offered
 * @param {string} root
 * @param {WayFile} file
 * @param {() => Promise<{network: Network, route: Route}>} load
 * @returns {HTMLElement}
 */
export function buttonRow(isOnEarth, root, file, load) {
  const row = html('div', { class: 'saving', role: 'group', 'aria-label': WORDS.site.download });
  const status = html('span', { class: 'note', role: 'status' });
  const save = async (/** @type {string} */ format) => {
    const [{ download, FORMATS, loadLines, routeFile }, { network, route }] = await Promise.all([import('../planner/ways-late.js'), load()]);
    const { id, type } = FORMATS.find(({ title }) => title === format) ?? FORMATS[0];
    if (isOnEarth) await loadLines(network);
    const { base, name } = site(root);
    const text = routeFile(id, network, route, {
      title: file.title,
      network: network.data.title,
      address: base + file.page,
      site: name,
    });
    download(`${file.name}.${id}`, text, type);
  };
  for (const format of isOnEarth ? Object.keys(NOTES) : ['CSV']) {
    row.append(button(format, () => {
      status.textContent = '';
      save(format).catch((error) => report(error, status, say(WORDS.saving.notLoaded, { format })));
    }, { title: NOTES[format] }));
  }
  row.append(status);
  return row;
}
