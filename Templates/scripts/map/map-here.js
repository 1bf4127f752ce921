/**
 * Finds the places near a point on a map: the nearest places that the finder knows, and the nearest
 * place of a network. On a game board, which has no geographic positions, only the nearest place of
 * the network is found.
 * @module
 */

import { coordinates } from '../geo/coordinate-text.js';
import { loadJSON } from '../lib/load-json.js';
import { away, nearList } from './near-list.js';
import { ownPosition } from './near-me.js';
import { pointOnMap } from '../geo/projection.js';
import { positionOnMap } from '../geo/projection-inverse.js';
import { root } from '../lib/site-parts.js';
import { distance } from '../geo/sphere.js';
import { html } from '../lib/svg.js';
import { list, sayNodes } from '../lib/words.js';

/** The maximum number of places in an answer. */
const NAMED = 4;

/** @typedef {import('../geo/sphere.js').Position} Position */

/**
 * @returns {Promise<import('../find/near-index.js').NearIndex | null>} null if the site has no
 *   finder
 */
async function nearIndex() {
  if (!import.meta.lacksFinder) {
    const { NearIndex } = await import('../find/near-index.js');
    return new NearIndex(new URL('data/find/near/manifest.json', root));
  }
  return null;
}

/** @type {ReturnType<typeof nearIndex> | undefined} */
let index;

/**
 * Loads the projection of the map in a figure and, if the map shows a network, the network.
 * @param {HTMLElement} figure
 * @returns {Promise<{map: any, network: any, home: string}>} `map` has no `projection` if it
 *   is not a map of the earth; `home` is the code of the country if the map has places of only one
 *   country, otherwise empty
 */
async function describe(figure) {
  const file = figure.querySelector('img.map-base')?.getAttribute('src') ?? '';
  const slug = /data\/networks\/([^/]+)\//.exec(file)?.[1];
  if (slug) {
    const network = await loadJSON(new URL(`data/networks/${slug}/network.json`, root).href);
    const { ground, width, height } = network;
    const countries = new Set(network.places.country);
    const home = countries.size === 1 ? network.places.country[0] : '';
    return { map: { ...ground, width, height }, network, home: home ?? '' };
  }
  const code = /data\/maps\/([a-z]{2})\b/.exec(file)?.[1];
  const name = code ? 'countries' : 'world';
  const maps = await loadJSON(new URL(`data/maps/${name}.json`, root).href);
  const home = code?.toUpperCase() ?? '';
  return { map: home ? maps[home] : maps, network: null, home };
}

/**
 * Describes a point on the map in a figure, and the places nearest to the point.
 * @param {HTMLElement} figure
 * @param {{x: number, y: number}} point in units of the map
 * @returns {Promise<Node[]>}
 */
export async function here(figure, point) {
  const { map, network, home } = await describe(figure);
  if (!map.projection) return [nodeOnGrid(network, point)];
  const position = positionOnMap(map, point);
  if (!position) return [html('p', {}, WORDS.mapTools.offEarth)];
  return nearestTo(position, network, home);
}

/**
 * Finds the reader's position and the places nearest to it. In the result, `point` is the position
 * on the map, or null if it is off the map, and `answer` describes the nearest places.
 * @param {HTMLElement} figure
 */
export async function findOwnPlace(figure) {
  const { map, network, home } = await describe(figure);
  let position;
  try {
    position = await ownPosition();
  } catch (error) {
    throw Object.assign(new Error(/** @type {Error} */ (error).message), { name: 'Refusal' });
  }
  const found = pointOnMap(map, position);
  const isOn = found && found.x >= 0 && found.y >= 0 && found.x <= map.width && found.y <= map.height;
  const answer = await nearestTo(position, network, home);
  if (!isOn) answer.unshift(html('p', {}, WORDS.mapTools.offMap));
  return { point: isOn ? found : null, answer };
}

/** @param {Position} position @param {any} network @param {string} home */
async function nearestTo(position, network, home) {
  const near = await (index ??= nearIndex());
  const found = near ? await near.nearest(position, NAMED) : [];
  const text = near ? WORDS.mapTools.positionNear : WORDS.mapTools.position;
  const where = html('p', {}, ...sayNodes(text, { position: html('b', {}, coordinates(position)) }));
  const node = network ? nodeOnEarth(network, position) : near && (await nodeOfAny(near, position));
  if (!near) return node ? [where, node] : [where];
  return [where, nearList(position, found, root, home), ...(node ? [node] : [])];
}

/** @param {any} network @param {Position} position */
function nodeOnEarth({ places, title }, position) {
  /** @type {{index: number, place: Position, distance: number} | null} */
  let best = null;
  for (const [index, latitude] of places.latitude.entries()) {
    if (latitude == null || places.longitude[index] == null || index >= places.name.length) continue;
    const place = { latitude, longitude: places.longitude[index] };
    const metres = distance(position, place);
    if (!best || metres < best.distance) best = { index, place, distance: metres };
  }
  return best && sentence(title, places.name[best.index], places.page[best.index], away(position, best));
}

/**
 * A sentence about the nearest of the places that belong to at least one network.
 * @param {import('../find/near-index.js').NearIndex} near
 * @param {Position} position
 */
async function nodeOfAny(near, position) {
  const [[found], titles] = await Promise.all([near.nearest(position, 1, true), near.titles()]);
  if (!found) return null;
  const networks = found.place.nodes.map((node) => node.slice(0, node.indexOf('/')));
  const known = networks.map((slug) => titles[slug] ?? slug);
  return html('p', {}, ...sayNodes(WORDS.mapTools.nearestOfAny, {
    place: link(found.place.name, found.place.page), away: away(position, found), networks: list(known),
  }));
}

/** @param {any} network @param {{x: number, y: number}} point */
function nodeOnGrid({ places, title }, point) {
  let best = 0;
  const square = (/** @type {number} */ index) => {
    return (places.x[index] - point.x) ** 2 + (places.y[index] - point.y) ** 2;
  };
  for (let index = 1; index < places.x.length; index += 1) if (square(index) < square(best)) best = index;
  return sentence(title, places.name[best], places.page[best], '');
}

/**
 * @param {string} network @param {string} name @param {string | null} page
 * @param {string} away distance and direction; "" if unknown
 */
function sentence(network, name, page, away) {
  const text = away ? WORDS.mapTools.nearestAway : WORDS.mapTools.nearest;
  return html('p', {}, ...sayNodes(text, { network, place: link(name, page), away }));
}

/** @param {string} name @param {string | null} page */
function link(name, page) {
  return page ? html('a', { href: new URL(page, root).href }, name) : name;
}
