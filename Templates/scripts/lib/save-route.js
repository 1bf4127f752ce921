/**
 * Buttons that download a route in several formats.
 * @module
 */

/** @typedef {import('../core/network.js').Network} Network */
/** @typedef {import('../core/route.js').Route} Route */
import { button, html } from './svg.js';
import { withParameters } from '../player/step-link.js';
import { report } from './report.js';
import { say } from './words.js';

/**
 * The address and the name of the site, read from the canonical link and the header of the page.
 * @param {string} root the path to the site's root
 */
function site(root) {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const depth = root.split('../').length - 1;
  const base = new URL('../'.repeat(depth) || './', canonical ?? location.href).href;
  return { base, name: document.querySelector('.site-name')?.textContent ?? '' };
}

/**
 * @typedef {object} WayFile
 * @property {string} name the file name without its extension
 * @property {string} title the title inside the file
 * @property {string} page the path of the page that shows the route, relative to the site's root
 */

/**
 * The reader's changes to a route, such as avoided links or additional stops.
 * @typedef {object} Change
 * @property {string} words the text that follows the names of both ends, such as " via Kyiv without
 *   E40"
 * @property {Record<string, string | null>} parameters the query parameters of the planner's
 *   address
 */

/**
 * Describes the files of a route that the planner found.
 * @param {Network} network @param {Route} route
 * @param {number} number 0 for the shortest route; higher numbers for alternatives
 * @param {string} title the title of the alternative, such as "By way of Basel"
 * @param {Change | null} [change] null for a route of the unchanged network
 * @returns {WayFile}
 */
export function wayFile(network, { places }, number, title, change = null) {
  const ends = [places[0], places[places.length - 1]];
  const [from, to] = ends.map((place) => network.id(place));
  const names = { from: network.name(ends[0]), to: network.name(ends[1]) };
  const fullTitle = change ? say(WORDS.saving.changedTitle, { ...names, changes: change.words }) : say(WORDS.saving.title, names);
  const { slug, by = null } = network.data;
  const name = `${from}-${to}${by ? `-by-${by}` : ''}${change ? '-changed' : ''}`;
  const planner = (/** @type {string | null} */ way) => {
    return `networks/${slug}/${withParameters('', { from, to, by, ...change?.parameters, way })}`;
  };
  if (number === 0) {
    // Only the shortest route of the unchanged network has its own page.
    const page = change ? null : network.routePage(ends[0], ends[1]);
    return { name, title: fullTitle, page: page ?? planner(null) };
  }
  return {
    name: `${name}-way-${number + 1}`,
    title: say(WORDS.saving.wayTitle, { route: fullTitle, way: title[0].toLowerCase() + title.slice(1) }),
    page: planner(String(number)),
  };
}

/** @type {Record<string, string>} the description of each format */
const NOTES = {
  GPX: WORDS.saving.gpx,
  GeoJSON: WORDS.saving.geoJSON,
  KML: WORDS.saving.kml,
  CSV: WORDS.saving.csv,
};

/**
 * A row of buttons, one for each format. The code that writes the files is loaded on demand.
 * @param {Network} network @param {Route} route @param {string} root @param {WayFile} file
 * @returns {HTMLElement}
 */
export function saveButtons(network, route, root, file) {
  const { longitude, latitude } = network.data.places;
  const isOnEarth = route.places.every((place) => longitude?.[place] != null && latitude?.[place] != null);
  return buttonRow(isOnEarth, root, file, async () => ({ network, route }));
}

/**
 * @param {boolean} isOnEarth true if all places have geographic positions; otherwise CSV is the
 *   only format
 * @param {string} root
 * @param {WayFile} file
 * @param {() => Promise<{network: Network, route: Route}>} load
 * @param {string[]} [files] the file extensions of the formats that need no button, such as `gpx`
 * @returns {HTMLElement}
 */
export function buttonRow(isOnEarth, root, file, load, files = []) {
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
    if (!files.includes(format.toLowerCase())) row.append(button(format, () => {
      status.textContent = '';
      save(format).catch((error) => report(error, status, say(WORDS.saving.notLoaded, { format })));
    }, { title: NOTES[format] }));
  }
  row.append(status);
  return row;
}
