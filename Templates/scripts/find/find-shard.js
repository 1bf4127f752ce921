// A file of names and their places, stored in columns.

import { fold, mainKey } from './fold.js';

/**
 * A place. `cell` is the number of the file that has the position of the place (see near-index.js).
 * `rank` is the importance of the place apart from its population. `page` is the path of its page.
 * @typedef {{id: number, name: string, country: string, province: string, cell: number,
 *   population: number, rank: number, capital: boolean, page?: string}} Record
 */

/**
 * A name: its folded form, its kind (see find-rank.js), its spelling, and its place.
 * @typedef {{key: string, kind: number, name: string, record: Record}} Row
 */

/** The names of a file, sorted by key. Keys and records are created on demand. */
export class Shard {
  /** @param {any} data */
  constructor(data) {
    this.data = data;
    this.length = data.name.length;
    /** @type {string[]} */
    this.keys = new Array(this.length);
    /** @type {(Record | undefined)[]} */
    this.records = new Array(data.places.id.length);
  }

  /**
   * The folded form of the name in a row. Names of kind 2 are already folded in the file.
   * @param {number} row
   */
  key(row) {
    const { name, kind } = this.data;
    return (this.keys[row] ??= kind[row] === 2 ? name[row] : mainKey(name[row]));
  }

  /** @param {number} row @returns {Row} */
  row(row) {
    const { name, kind, place } = this.data;
    return { key: this.key(row), kind: kind[row], name: name[row], record: this.record(place[row]) };
  }

  /** @param {number} place the index of the place in the columns @returns {Record} */
  record(place) {
    return (this.records[place] ??= this.#read(place));
  }

  #read(place) {
    const { places, provinces } = this.data;
    const province = places.province[place];
    const record = {
      id: places.id[place],
      name: places.name[place],
      country: provinces.country[province],
      province: provinces.name[province],
      cell: places.cell[place],
      population: places.population[place],
      rank: places.rank[place],
      capital: places.capital[place] === 1,
    };
    const page = places.page[place];
    if (page === null) return record;
    const { country, name } = record;
    const standardPath = () => `places/${country.toLowerCase()}/${fold(name).replaceAll(' ', '-')}/`;
    return { ...record, page: page === 1 ? standardPath() : page };
  }

  /**
   * The place with a GeoNames id, or null if it is not in this shard.
   * @param {number} id
   */
  place(id) {
    const place = this.data.places.id.indexOf(id);
    return place < 0 ? null : this.record(place);
  }

  /**
   * The alternate names of a place that are in this shard.
   * @param {number} id @returns {string[]}
   */
  alternates(id) {
    const { name, kind, place, places } = this.data;
    const own = places.id.indexOf(id);
    return name.filter((_, row) => place[row] === own && kind[row] === 1);
  }

  /**
   * The rows from `first` up to, but not including, `last`.
   * @param {number} first @param {number} last
   */
  slice(first, last) {
    return Array.from({ length: last - first }, (_, row) => this.row(first + row));
  }
}

/**
 * Decodes the best answers to texts whose matches span several shards.
 * @param {any} data @returns {Map<string, Row[]>}
 */
export function decodeTops(data) {
  const shard = new Shard(data);
  /** @type {Map<string, Row[]>} */
  const tops = new Map();
  data.text.forEach((text, row) => {
    if (!tops.has(text)) tops.set(text, []);
    tops.get(text)?.push(shard.row(row));
  });
  return tops;
}
