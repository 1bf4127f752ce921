// Opens the finder's files: rows of names and the places that they name.

import { fold } from './fold.js';
import { capitalize, decodeTexts } from './find-text.js';

/**
 * A place.
 * @typedef {{id: number, name: string, country: string, admin1: string, province: string,
 *   latitude: number, longitude: number, population: number, capital: boolean, page?: string}} Record
 */

/**
 * A row: a folded key, the kind of name that it is, and its place. `spelling` is an alternate name.
 * Rows of stored answers have no key, but know how far the text covered it (`match`).
 * @typedef {{key: string, kind: number, record: Record, spelling: string | null, match?: number}} Row
 */

/**
 * The rows of a shard, sorted by key.
 * @param {object} data
 * @returns {Row[]}
 */
export function decodeShard(data) {
  const keys = decodeTexts(data);
  const records = decodeRecords(data);
  const rows = decodeRows(data, records);
  for (let index = 0; index < keys.length; index += 1) {
    const row = rows[index];
    row.key = keys[index];
    if (row.record.name === '') row.record.name = capitalize(row.key);
    if (row.spelling === '') row.spelling = capitalize(row.key);
  }
  records.forEach(setPage);
  return rows;
}

/**
 * The best answers to texts that are divided among shards.
 * @param {object} data
 * @returns {Map<string, Row[]>}
 */
export function decodeTops(data) {
  const records = decodeRecords(data);
  records.forEach(setPage);
  const rows = decodeRows(data, records);
  for (let index = 0; index < rows.length; index += 1) {
    rows[index].match = data.match.charCodeAt(index) - 48;
  }
  const tops = new Map();
  let start = 0;
  decodeTexts(data).forEach((text, index) => {
    tops.set(text, rows.slice(start, start + data.count[index]));
    start += data.count[index];
  });
  return tops;
}

/** The rows in their order, without keys. */
function decodeRows(data, records) {
  const spellings = data.spelling.split('|');
  const rows = [];
  let used = 0;
  let spelled = 0;
  for (let index = 0; index < data.kind.length; index += 1) {
    const kind = data.kind.charCodeAt(index) - 48;
    const back = data.back[index];
    if (back === 0) used += 1;
    const record = records[used - (back || 1)];
    let spelling = null;
    if (kind === 1) {
      spelling = spellings[spelled];
      spelled += 1;
    }
    rows.push({ key: '', kind, record, spelling });
  }
  return rows;
}

/**
 * The places of a file, in the order of their first use.
 * @returns {Record[]}
 */
function decodeRecords(data) {
  const provinces = data.provinces.split('|').map((text) => {
    const colon = text.indexOf(':');
    const code = colon < 0 ? text : text.slice(0, colon);
    return {
      country: code.slice(0, code.indexOf('.')),
      admin1: code.slice(code.indexOf('.') + 1),
      name: colon < 0 ? '' : text.slice(colon + 1),
      last: null,
    };
  });
  const pages = data.pages ? data.pages.split('|') : [];
  const names = data.name.split('|');
  const lastOfCountry = new Map();
  let explicit = 0;
  return data.id.map((difference, index) => {
    const province = provinces[data.province[index]];
    const base = province.last ?? lastOfCountry.get(province.country) ?? [0, 0, 0];
    const own = [
      base[0] + difference,
      base[1] + data.latitude[index],
      base[2] + data.longitude[index],
    ];
    province.last = own;
    lastOfCountry.set(province.country, own);
    const flags = data.flags.charCodeAt(index) - 48;
    const record = {
      id: own[0],
      name: names[index],
      country: province.country,
      admin1: province.admin1,
      province: province.name,
      latitude: own[1] / 10000,
      longitude: own[2] / 10000,
      population: data.population[index],
      capital: (flags & 1) !== 0,
    };
    if (flags & 2) record.page = '';
    if (flags & 4) {
      record.page = pages[explicit];
      explicit += 1;
    }
    return record;
  });
}

/** A page at the usual path: country and name. */
function setPage(record) {
  if (record.page !== '') return;
  const name = fold(record.name).replaceAll(' ', '-');
  record.page = `places/${record.country.toLowerCase()}/${name}/`;
}
