/**
 * The labels of a map: those in the map picture, and further labels from the data.
 * @module
 */

/** @typedef {import('../core/network.js').NetworkData} NetworkData */
import { loadJSON } from '../lib/load-json.js';
import { html } from '../lib/svg.js';

/**
 * A label of a map. Its position is in units of the map.
 * @typedef {object} LiveName
 * @property {string} text
 * @property {number} x
 * @property {number} y
 * @property {'dot' | 'capital' | 'disc' | 'built' | 'ring' | 'none'} mark `built` and `ring` mean
 *   that the map already has the marker
 * @property {string} [style] the CSS class
 * @property {string | null} [href]
 * @property {string} [region] the id of the region that colours a disc
 * @property {string} [number] the number on a disc
 * @property {number} [least] the minimum scale, in px per unit, divided by the width of the text in
 *   px
 * @property {import('./label-levels.js').Built} [built]
 */

/**
 * The labels of a map, the most important first. `lines` has the lines of each link, which labels
 * should not cover.
 * @typedef {{names: LiveName[], lines: [number, number][][][], arrows: {x: number, y: number, angle: number}[],
 *   network: NetworkData | null}} LiveNames
 */

/** The number of one-way links above which a map has no arrows. */
const ARROWS = 150;
/**
 * For labels in the map picture: the distance from the baseline to the middle of the text, in
 * units, and the number of units per px.
 */
const [MIDDLE, UNIT] = [5, 1.25];

/**
 * Reads the labels of the map in a frame.
 * @param {HTMLElement} frame
 * @param {typeof import('./map-points.js').linkLines} linkLines passed as an argument, because the
 *   page has already loaded this function
 * @returns {Promise<LiveNames>}
 */
export async function readNames(frame, linkLines) {
  const picture = frame.querySelector('.map-base');
  if (!(picture instanceof HTMLImageElement)) {
    const source = document.querySelector('[data-countries]')?.getAttribute('data-countries');
    return empty(source ? countryNames(await loadJSON(source)) : []);
  }
  const file = picture.src.replace(/#.*/, '');
  const isNetwork = file.includes('/data/networks/');
  const whole = file.replace('map-quiet.svg', 'map.svg');
  const [drawing, data] = await Promise.all([
    readDrawing(whole), isNetwork ? loadJSON(new URL('network.json', file).href) : null,
  ]);
  const ground = builtNames(drawing, 'names labels wide').map((name) => {
    return { text: name.text, x: name.x, y: name.y - MIDDLE, mark: /** @type {const} */ ('none'), style: 'ground' };
  });
  if (!data) return empty([...townNames(frame), ...ground]);
  if (data.regions) await loadSheet(new URL('style.css', file).href);
  const ranked = builtNames(drawing, 'labels wide');
  /** @type {[number, number][][][]} */
  const lines = [...data.links.from.keys()].map((link) => linkLines(data, link));
  return {
    names: [...placeNames(data, ranked), ...ground],
    lines,
    arrows: arrows(data, lines),
    network: data,
  };
}

/** @param {LiveName[]} names @returns {LiveNames} */
function empty(names) {
  return { names, lines: [], arrows: [], network: null };
}

/** @param {string} address */
async function readDrawing(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}

/** @param {string} address */
function loadSheet(address) {
  if ([...document.styleSheets].some(({ href }) => href === address)) return null;
  const link = html('link', { rel: 'stylesheet', href: address });
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}

/** @type {Record<string, string>} */
const CHARACTERS = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

/**
 * The labels in a group of an SVG picture. They are read with a regular expression, because the
 * page's Content Security Policy does not allow scripts to parse text as a document.
 * @param {string} drawing
 * @param {string} group the CSS class
 */
function builtNames(drawing, group) {
  const [, content = ''] = new RegExp(`<g class="${group}"[^>]*>(.*?)</g>`, 's').exec(drawing) ?? [];
  return [...content.matchAll(/<text[^>]*? x="([^"]+)" y="([^"]+)"([^>]*)>([^<]*)</g)].map(([, x, y, rest, text]) => ({
    text: text.replace(/&([^;]+);/g, (whole, name) => CHARACTERS[name] ?? whole), x: Number(x), y: Number(y),
    side: /** @type {'middle' | 'left' | 'right'} */ (
      rest.includes('middle') ? 'middle' : rest.includes('end') ? 'left' : 'right'
    ),
  }));
}

/**
 * The labels of a network's places. Those in the map picture come first, in the order of the
 * picture. The others follow, sorted by the number of links of their places, the highest first.
 * @param {NetworkData} data @param {ReturnType<typeof builtNames>} ranked @returns {LiveName[]}
 */
function placeNames(data, ranked) {
  const { places, regions } = data;
  const order = new Map(ranked.map(({ text }, rank) => [text, rank]));
  const links = new Uint32Array(places.x.length);
  for (const ends of [data.links.from, data.links.to]) for (const place of ends) links[place] += 1;
  const rank = (/** @type {number} */ place) => order.get(places.name[place]) ?? 1e6 - links[place];
  return [...places.name.keys()]
    .filter((place) => isOn(data, place))
    .sort((a, b) => rank(a) - rank(b) || a - b)
    .map((place) => {
      const region = regions?.place[place];
      const own = ranked[order.get(places.name[place]) ?? -1];
      return {
        built: own && {
          x: (own.x - places.x[place]) / UNIT, y: (own.y - MIDDLE - places.y[place]) / UNIT, side: own.side,
        },
        text: places.name[place], x: places.x[place], y: places.y[place],
        mark: regions && region !== undefined ? 'disc' : 'built',
        region: regions?.id[region ?? -1], number: region === undefined ? '' : String(region + 1),
      };
    });
}

/** @param {NetworkData} data @param {number} place */
function isOn({ width, height, places: { x, y } }, place) {
  return x[place] >= 0 && y[place] >= 0 && x[place] <= width && y[place] <= height;
}

/** @param {NetworkData} data @param {[number, number][][][]} lines */
function arrows(data, lines) {
  const directed = [...data.links.from.keys()].filter((link) => data.links.directed?.[link]);
  if (directed.length > ARROWS) return [];
  return directed.flatMap((link) => {
    const line = [...lines[link]].sort((a, b) => b.length - a.length)[0] ?? [];
    const end = Math.floor(line.length / 2);
    if (end < 1) return [];
    const [[ax, ay], [bx, by]] = [line[end - 1], line[end]];
    return [{ x: (ax + bx) / 2, y: (ay + by) / 2, angle: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI }];
  });
}

/**
 * The labels of towns on a country map, with links to their pages: first those that the static map
 * shows, then all others. On the map of a single place, the marker is not part of the group of
 * labels.
 * @param {HTMLElement} frame @returns {LiveName[]}
 */
function townNames(frame) {
  const groups = ['wide', 'more'].map((set) => frame.querySelector(`.map-overlay .labels.${set}`));
  const single = frame.querySelector('.map-overlay > circle.place');
  return groups.flatMap((group) => {
    const marks = group?.querySelectorAll('circle.place, path.capital') ?? [];
    return [...(group?.querySelectorAll('text') ?? [])].map((text, index) => {
      const mark = /** @type {SVGGraphicsElement | null} */ (marks[index] ?? single);
      const [x, y] = mark ? center(mark) : [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
      return {
        text: text.textContent ?? '', x, y,
        mark: single ? 'ring' : text.classList.contains('capital') ? 'capital' : 'dot',
        style: text.getAttribute('class') ?? '', href: text.closest('a')?.getAttribute('href'),
      };
    });
  });
}

/** @param {SVGGraphicsElement} mark @returns {[number, number]} */
function center(mark) {
  const corner = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)h([\d.]+)/.exec(mark.getAttribute('d') ?? '');
  if (!corner) return [Number(mark.getAttribute('cx')), Number(mark.getAttribute('cy'))];
  const [x, y, side] = corner.slice(1).map(Number);
  return [x + side / 2, y + side / 2];
}

/** @param {Record<string, import('./map-world.js').Country>} countries @returns {LiveName[]} */
function countryNames(countries) {
  return Object.values(countries)
    .sort((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3] || (b.people ?? 0) - (a.people ?? 0))
    .map(({ name, center: [x, y], box: [, , width], extent }) => ({
      text: name, x, y, mark: 'none', style: 'ground', least: 0.75 / Math.max(width, extent, 4),
    }));
}
