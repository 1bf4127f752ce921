// Opens the finder's files: rows of names and the places that they name.
//
// A shard holds some hundred names, of which one question wants a few: numbers are decoded when the
// file is opened, objects and spellings made when they are asked for.

import { fold } from './fold.js';
import {
  Spellings, capitalize, decodeDifferences, decodeNumbers, decodeTexts,
} from './find-text.js';

/** @typedef {{country: string, name: string}} Province */
/** @typedef {PlaceRecord} Record */

/** A place. `rank` is what it counts for beside its population, `cell` where its position stands. */
export class PlaceRecord {
  #rows;
  #order;
  /** @type {string | undefined} */
  #name;

  /** @param {Rows} rows @param {number} order of its first use in the file */
  constructor(rows, order) {
    this.#rows = rows;
    this.#order = order;
    const { provinces, columns, data } = rows;
    const { country, name } = provinces[columns.province[order]];
    this.id = columns.id[order];
    this.country = country;
    this.province = name;
    this.cell = columns.cell[order];
    this.population = columns.population[order];
    this.rank = columns.rank[order];
    this.capital = (data.flags.charCodeAt(order) & 1) !== 0;
    /** The part of its score that depends on the place alone; -1 until it is computed. */
    this.weight = -1;
    /** The first letter of its folded name, once that is known. */
    this.initial = '';
  }

  /**
   * The main name.
   * @returns {string}
   */
  get name() {
    return (this.#name ??= this.#rows.name(this.#order));
  }

  /**
   * The path of its own page; undefined if it has none.
   * @returns {string | undefined}
   */
  get page() {
    return this.#rows.page(this.#order, this);
  }

  /** The place as a plain object, which other modules, and events, may keep. */
  toJSON() {
    const { id, name, country, province, cell, population, rank, capital, page } = this;
    const place = { id, name, country, province, cell, population, rank, capital };
    return page === undefined ? place : { ...place, page };
  }
}

/**
 * A row: a folded key, the kind of name that it is, and its place. Rows of stored answers have no key,
 * but know how far the text covered it (`match`).
 */
export class Row {
  /** @param {Rows} rows @param {number} number @param {string} key @param {number} [match] */
  constructor(rows, number, key, match) {
    this.rows = rows;
    this.number = number;
    this.key = key;
    this.kind = rows.kind(number);
    this.match = match;
    /**
     * The letters with marks of the name, once they are known.
     * @type {string | null}
     */
    this.marks = null;
    this.record = rows.record(rows.owners[number]);
  }

  /**
   * The alternate name as it is spelled; null for other kinds of names.
   * @returns {string | null}
   */
  get spelling() {
    return this.kind === 1 ? this.rows.spelling(this.number) : null;
  }
}

/** The rows of a file without their keys, and its places. */
class Rows {
  /**
   * @param {any} data
   * @param {string[]} guesses for each row the text from which its names may be guessed
   * @param {Province[]} common the provinces of the start file
   */
  constructor(data, guesses, common) {
    this.data = data;
    this.guesses = guesses;
    this.provinces = provincesOf(data, common);
    const province = decodeNumbers(data.province);
    const bases = references(province, this.provinces);
    this.columns = {
      province,
      id: decodeDifferences(data.id, bases),
      cell: decodeDifferences(data.cell, bases),
      population: decodeNumbers(data.population),
      rank: decodeNumbers(data.rank),
    };
    /** @type {(PlaceRecord | undefined)[]} */
    this.records = new Array(province.length);
    this.names = new Spellings(data.name);
    this.spellings = new Spellings(data.spelling);
    this.#connect(decodeNumbers(data.back));
  }

  /**
   * Which row belongs to which place.
   * @param {ArrayLike<number>} back
   */
  #connect(back) {
    const { length } = back;
    /** For each row the place. */
    this.owners = new Int32Array(length);
    /** For each place the row that names it first. */
    this.firsts = new Int32Array(this.records.length);
    /** For each row how many alternate names stand before. */
    this.alternates = new Int32Array(length);
    let used = 0;
    let alternates = 0;
    for (let row = 0; row < length; row += 1) {
      if (back[row] === 0) {
        this.firsts[used] = row;
        used += 1;
      }
      this.owners[row] = used - (back[row] || 1);
      this.alternates[row] = alternates;
      if (this.kind(row) === 1) alternates += 1;
    }
  }

  /** @param {number} row */
  kind(row) {
    return this.data.kind.charCodeAt(row) - 48;
  }

  /** @param {number} row */
  spelling(row) {
    return this.spellings.at(this.alternates[row], capitalize(this.guesses[row]));
  }

  /**
   * The main name of a place.
   * @param {number} order
   */
  name(order) {
    const row = this.firsts[order];
    const guess = this.kind(row) === 1 ? this.spelling(row) : capitalize(this.guesses[row]);
    return this.names.at(order, guess);
  }

  /** The page of a place: at the path that country and name make, or at one that is told. */
  page(order, { country, name }) {
    const flags = this.data.flags;
    const own = flags.charCodeAt(order) - 48;
    if (own & 2) return `places/${country.toLowerCase()}/${fold(name).replaceAll(' ', '-')}/`;
    if (!(own & 4)) return undefined;
    let told = 0;
    for (let other = 0; other < order; other += 1) if (flags.charCodeAt(other) & 4) told += 1;
    return this.data.pages.split('|')[told];
  }

  /** @param {number} order @returns {PlaceRecord} */
  record(order) {
    return (this.records[order] ??= new PlaceRecord(this, order));
  }
}

/** A shard: rows sorted by key. */
export class Shard {
  /** @param {any} data @param {Province[]} common */
  constructor(data, common) {
    this.keys = decodeTexts(data);
    this.rows = new Rows(data, this.keys, common);
    /** @type {(Row | undefined)[]} */
    this.made = new Array(this.keys.length);
  }

  get length() {
    return this.keys.length;
  }

  /** @param {number} number @returns {Row} */
  row(number) {
    return (this.made[number] ??= new Row(this.rows, number, this.keys[number]));
  }

  /**
   * The place with a GeoNames id; null if it is not here.
   * @param {number} id
   */
  place(id) {
    const order = this.rows.columns.id.indexOf(id);
    return order < 0 ? null : this.rows.record(order);
  }

  /**
   * The alternate names of a place that stand here.
   * @param {number} id @returns {string[]}
   */
  alternates(id) {
    const { owners, columns } = this.rows;
    const order = columns.id.indexOf(id);
    const names = [];
    for (let row = 0; row < this.length; row += 1) {
      if (owners[row] === order && this.rows.kind(row) === 1) names.push(this.rows.spelling(row));
    }
    return names;
  }

  /**
   * Some rows, from the first to before the last.
   * @param {number} first @param {number} last
   */
  slice(first, last) {
    const rows = [];
    for (let number = first; number < last; number += 1) rows.push(this.row(number));
    return rows;
  }
}

/**
 * The best answers to texts that are divided among shards.
 * @param {any} data
 * @param {Province[]} common
 * @returns {Map<string, Row[]>}
 */
export function decodeTops(data, common) {
  const texts = decodeTexts(data);
  const counts = decodeNumbers(data.count);
  const guesses = texts.flatMap((text, index) => Array(counts[index]).fill(text));
  const rows = new Rows(data, guesses, common);
  const tops = new Map();
  let row = 0;
  texts.forEach((text, index) => {
    const own = [];
    for (const end = row + counts[index]; row < end; row += 1) {
      own.push(new Row(rows, row, '', data.match.charCodeAt(row) - 48));
    }
    tops.set(text, own);
  });
  return tops;
}

/**
 * Provinces from their names by country.
 * @param {Object<string, string>} names
 * @returns {Province[]}
 */
export function decodeProvinces(names) {
  return Object.entries(names).flatMap(([country, own]) =>
    own.split('|').map((name) => ({ country, name })),
  );
}

/**
 * The provinces of a file: common ones, and those that it tells.
 * @returns {Province[]}
 */
function provincesOf(data, common) {
  let last = 0;
  const known = Array.from(decodeNumbers(data.known), (step) => common[(last += step)]);
  return [...known, ...decodeProvinces(data.provinces)];
}

/**
 * For each place the one from which its numbers are counted: the last of its province before it, or of
 * its country; -1 for none.
 * @param {ArrayLike<number>} column the places' provinces
 * @param {Province[]} provinces
 */
function references(column, provinces) {
  const ofProvince = new Int32Array(provinces.length).fill(-1);
  /** @type {Map<string, number>} */
  const ofCountry = new Map();
  const bases = new Int32Array(column.length);
  for (let place = 0; place < column.length; place += 1) {
    const number = column[place];
    const { country } = provinces[number];
    bases[place] = ofProvince[number] >= 0 ? ofProvince[number] : (ofCountry.get(country) ?? -1);
    ofProvince[number] = place;
    ofCountry.set(country, place);
  }
  return bases;
}
