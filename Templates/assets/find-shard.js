// Opens the finder's files: rows of names and the places that they name.

import { fold } from './fold.js';
import { capitalize, decodeNumbers, decodeSpellings, decodeTexts, signed } from './find-text.js';

/**
 * A place. `rank` is what it counts for beside its population.
 * @typedef {{id: number, name: string, country: string, province: string, latitude: number,
 *   longitude: number, population: number, rank: number, capital: boolean, page?: string}} Record
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
  const rows = decodeRows(data, keys);
  for (let index = 0; index < keys.length; index += 1) rows[index].key = keys[index];
  return rows;
}

/**
 * The best answers to texts that are divided among shards.
 * @param {object} data
 * @returns {Map<string, Row[]>}
 */
export function decodeTops(data) {
  const texts = decodeTexts(data);
  const counts = decodeNumbers(data.count);
  const guesses = texts.flatMap((text, index) => Array(counts[index]).fill(text));
  const rows = decodeRows(data, guesses);
  for (let index = 0; index < rows.length; index += 1) {
    rows[index].match = data.match.charCodeAt(index) - 48;
  }
  const tops = new Map();
  let start = 0;
  texts.forEach((text, index) => {
    tops.set(text, rows.slice(start, start + counts[index]));
    start += counts[index];
  });
  return tops;
}

/**
 * The rows in their order, without keys.
 * @param {object} data
 * @param {string[]} guesses for each row the text from which its names may be guessed
 * @returns {Row[]}
 */
function decodeRows(data, guesses) {
  const records = decodeRecords(data);
  const back = decodeNumbers(data.back);
  const nameOf = decodeSpellings(data.name);
  const spellingOf = decodeSpellings(data.spelling);
  const rows = [];
  let used = 0;
  for (let index = 0; index < back.length; index += 1) {
    const kind = data.kind.charCodeAt(index) - 48;
    const isNew = back[index] === 0;
    let spelling = null;
    let guess = null;
    if (kind === 1) guess = spelling = spellingOf(capitalize(guesses[index]));
    else if (isNew) guess = capitalize(guesses[index]);
    if (isNew) {
      records[used].name = nameOf(guess);
      used += 1;
    }
    rows.push({ key: '', kind, record: records[used - (back[index] || 1)], spelling });
  }
  setPages(records, data);
  return rows;
}

/**
 * The places of a file, in the order of their first use, without names and pages.
 * @returns {Record[]}
 */
function decodeRecords(data) {
  const provinces = [];
  for (const [country, names] of Object.entries(data.provinces)) {
    const base = { last: null };
    for (const name of names.split('|')) provinces.push({ country, name, base, last: null });
  }
  const numbers = decodeNumbers(data.province);
  const population = decodeNumbers(data.population);
  const rank = decodeNumbers(data.rank);
  const latitude = decodeNumbers(data.latitude);
  const longitude = decodeNumbers(data.longitude);
  const ids = decodeNumbers(data.id);
  const records = [];
  for (let index = 0; index < ids.length; index += 1) {
    const province = provinces[numbers[index]];
    const last = province.last ?? province.base.last;
    const own = {
      id: signed(ids[index]) + (last?.id ?? 0),
      latitude: signed(latitude[index]) + (last?.latitude ?? 0),
      longitude: signed(longitude[index]) + (last?.longitude ?? 0),
    };
    province.last = own;
    province.base.last = own;
    records.push({
      id: own.id,
      name: '',
      country: province.country,
      province: province.name,
      latitude: own.latitude / 1000,
      longitude: own.longitude / 1000,
      population: population[index],
      rank: rank[index],
      capital: (data.flags.charCodeAt(index) & 1) !== 0,
    });
  }
  return records;
}

/** Gives places their pages: at the usual path, which country and name make, or at one that is told. */
function setPages(records, data) {
  const pages = data.pages ? data.pages.split('|') : [];
  let told = 0;
  for (let index = 0; index < records.length; index += 1) {
    const flags = data.flags.charCodeAt(index) - 48;
    const record = records[index];
    if (flags & 2) {
      const name = fold(record.name).replaceAll(' ', '-');
      record.page = `places/${record.country.toLowerCase()}/${name}/`;
    } else if (flags & 4) {
      record.page = pages[told];
      told += 1;
    }
  }
}
