/**
 * Reads and writes the tables `places.csv` and `links.csv` of a network, in the format of
 * `generate-site`.
 * @module
 */

/** @typedef {import('./graph.js').Graph} Graph */
/** @typedef {import('./ground.js').Ground} Ground */
// The playground has already loaded `announced-steps.js`. This import makes the bundler put that
// module into one file with the other modules that the playground and this module share.
import '../figures/announced-steps.js';
import { Network } from '../core/network.js';
import { networkFiles } from '../core/network-files.js';
import { cleanName, HIGHEST_COST, LIMITS } from './graph.js';
import { say } from '../lib/words.js';

/** An error whose message is for the author of the table. */
class TableError extends Error {}

/** @param {string} fault @param {{file: string, line?: number}} place */
function faultIn(fault, { file, line }) {
  if (!line) return new TableError(say(WORDS.tables.inFile, { file, fault }));
  return new TableError(say(WORDS.tables.inLine, { file, line: String(line), fault }));
}

/** @typedef {{columns: string[], rows: {line: number, cells: Record<string, string>}[]}} Table */

/**
 * Parses a table.
 * @param {string} text
 * @param {string} [file] the name of the file, for error messages
 * @returns {Table}
 * @throws {TableError}
 */
export function readTable(text, file = 'table') {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const header = source.replace(/^\n+/, '').split('\n', 1)[0];
  if (!header.includes(',') && /[;\t]/.test(header)) {
    throw faultIn(WORDS.tables.notCommas, { file });
  }
  /** @type {string[] | null} */
  let columns = null;
  /** @type {Table['rows']} */
  const rows = [];
  let line = 1;
  for (let at = 0; at < source.length; ) {
    const first = line;
    if (source[at] === '\n') {
      at += 1;
      line += 1;
      continue;
    }
    /** @type {string[]} */
    const record = [];
    for (let isOver = false; !isOver; at += 1) {
      // A field in quotes, in which quotes are doubled, or a field without quotes.
      const field = /"((?:[^"]|"")*)"(?=[,\n]|$)|([^",\n]*)(?=[,\n]|$)/y;
      field.lastIndex = at;
      const match = field.exec(source);
      if (!match) throw faultIn(WORDS.tables.quoteOpen, { file, line });
      record.push(match[1] === undefined ? match[2] : match[1].replaceAll('""', '"'));
      line += match[0].split('\n').length - 1;
      at += match[0].length;
      isOver = source[at] !== ',';
    }
    line += 1;
    if (!columns) {
      columns = record;
      const twice = record.find((column, index) => column && record.indexOf(column) < index);
      if (twice) throw faultIn(say(WORDS.tables.columnTwice, { column: twice }), { file, line: first });
      continue;
    }
    // Spreadsheets write lines of empty fields for rows whose cells have been cleared.
    if (record.length > 1 && !record.some(Boolean)) continue;
    const names = columns;
    if (record.length !== names.length) {
      const values = { count: String(record.length), columns: String(names.length) };
      throw faultIn(say(WORDS.tables.fieldsDiffer, values), { file, line: first });
    }
    rows.push({ line: first, cells: Object.fromEntries(names.map((name, index) => [name, record[index]])) });
  }
  if (!columns) throw faultIn(WORDS.tables.empty, { file });
  return { columns, rows };
}

/**
 * Returns `links` for a table with the columns `from` and `to`, `places` for any other table with
 * the column `id`, and null for all other tables.
 * @param {Table} table
 * @returns {'places' | 'links' | null}
 */
export function kindOf({ columns }) {
  if (columns.includes('from') && columns.includes('to')) return 'links';
  return columns.includes('id') ? 'places' : null;
}

/**
 * Builds a graph from two tables. Positions are in degrees if every place has `latitude` and
 * `longitude`, and at least one place lacks `x` or `y`. Otherwise, they are in units of a grid.
 * @param {Table} placeTable
 * @param {Table} linkTable
 * @returns {{graph: Graph, isOnEarth: boolean}}
 * @throws {TableError}
 */
export function readGraph(placeTable, linkTable) {
  const { rows } = placeTable;
  if (rows.length > LIMITS.places) {
    throw new TableError(say(WORDS.tables.tooManyPlaces, { count: String(rows.length), limit: LIMITS.places }));
  }
  if (linkTable.rows.length > LIMITS.links) {
    throw new TableError(say(WORDS.tables.tooManyLinks, { count: String(linkTable.rows.length), limit: LIMITS.links }));
  }
  const has = (/** @type {string[]} */ names) => rows.every(({ cells }) => names.every((name) => cells[name]));
  const isOnEarth = has(['latitude', 'longitude']) && !has(['x', 'y']);
  const [x, y] = isOnEarth ? ['longitude', 'latitude'] : ['x', 'y'];
  /** @type {Map<string, number>} */
  const indices = new Map();
  const places = rows.map(({ line, cells }, index) => {
    const at = { file: 'places.csv', line };
    const { id } = cells;
    if (!id) throw faultIn(WORDS.tables.idEmpty, at);
    if (indices.has(id)) throw faultIn(say(WORDS.tables.idTwice, { id }), at);
    indices.set(id, index);
    if (!cells[x] || !cells[y]) throw faultIn(WORDS.tables.positionMissing, at);
    return {
      name: cleanName(unguarded(cells.name ?? '') || id),
      x: number(cells[x], x, at, isOnEarth ? 180 : 1e6),
      y: number(cells[y], y, at, isOnEarth ? 90 : 1e6),
    };
  });
  const links = linkTable.rows.map(({ line, cells }) => {
    const at = { file: 'links.csv', line };
    const [from, to] = ['from', 'to'].map((end) => {
      const place = indices.get(cells[end]);
      if (place === undefined) throw faultIn(say(WORDS.tables.placeUnknown, { id: cells[end] }), at);
      return place;
    });
    const cost = cells.cost ? number(cells.cost, 'cost', at, HIGHEST_COST) : null;
    if (cost !== null && cost < 0) throw faultIn(say(WORDS.tables.costNegative, { cost: cells.cost }), at);
    const { directed = '' } = cells;
    if (!['', 'true', 'false'].includes(directed)) {
      throw faultIn(say(WORDS.tables.notBoolean, { text: directed }), at);
    }
    return { from, to, cost: cost && Math.round(cost * 1000) / 1000, oneWay: directed === 'true' };
  });
  const graph = { ground: '', places, links, start: places.length ? 0 : -1, goal: places.length > 1 ? places.length - 1 : -1 };
  return { graph, isOnEarth };
}

/** @param {string} text @param {string} column @param {{file: string, line: number}} at @param {number} most */
function number(text, column, at, most) {
  const value = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : NaN;
  if (Number.isNaN(value)) throw faultIn(say(WORDS.tables.notNumber, { text, column }), at);
  if (Math.abs(value) > most) throw faultIn(say(WORDS.tables.outOfRange, { text, column }), at);
  return value;
}

/**
 * The files of a graph, by name.
 * @param {Graph} graph
 * @param {Ground} ground
 * @returns {Record<string, string>}
 */
export function writeFiles(graph, ground) {
  const ids = placeIds(graph.places.map(({ name }) => name));
  const [x, y] = [graph.places.map((place) => place.x), graph.places.map((place) => place.y)];
  const { links } = graph;
  const network = new Network({
    slug: '', title: WORDS.playground.fileTitle, unit: ground.unit, width: ground.columns, height: ground.rows, ground: ground.earth,
    modes: [{ id: 'link', name: 'link', line: 'solid' }],
    places: {
      id: ids, name: graph.places.map(({ name }, place) => name || ids[place]), x, y,
      ...(ground.isOnEarth ? { longitude: x, latitude: y } : {}),
    },
    links: {
      from: links.map(({ from }) => from),
      to: links.map(({ to }) => to),
      mode: links.map(() => 0),
      cost: links.map((link) => ground.cost(graph, link)),
      directed: links.map(({ oneWay }) => Number(oneWay)),
    },
  });
  // On a map of the earth with costs in kilometres, only the costs that the reader has stated are
  // written. For other links, `generate-site` uses the great-circle distance.
  return networkFiles(network, {
    isStated: (link) => !ground.isOnEarth || ground.unit !== 'km' || links[link].cost !== null,
    summary: WORDS.playground.fileSummary,
  });
}

/** @param {string[]} names */
function placeIds(names) {
  /** @type {Set<string>} */
  const taken = new Set();
  return names.map((name, index) => {
    const plain = name.normalize('NFKD').replace(/[\u0300-\u036f'`]/g, '').toLowerCase();
    const base = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || `place-${index + 1}`;
    let id = base;
    for (let copy = 2; taken.has(id); copy += 1) id = `${base}-${copy}`;
    taken.add(id);
    return id;
  });
}

/**
 * The text of a cell. A leading apostrophe is removed if its only purpose is to prevent
 * spreadsheets from running the cell as a formula.
 * @param {string} text
 */
function unguarded(text) {
  return /^'[=+\-@\t＝＋－＠]/.test(text) ? text.slice(1) : text;
}
