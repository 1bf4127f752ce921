// The names of countries and provinces that readers can type after a city's name, as in `paris, us`
// or `paris texas`.

import { fold } from './fold.js';

/** The minimum length of the name of a region that precedes a place, as in `italy naples`. */
const minimumLetters = 3;

export class Regions {
  /**
   * @param {{countries: Object<string, string[]>, short: Object<string, Object<string, string>>}}
   *   data `countries` has other folded names of countries, keyed by country code; `short` has the
   *   folded abbreviations of provinces, keyed by country code and then by province name
   * @param {{countries: Object<string, string>, codes: Object<string, string[]>}} start the names
   *   and the folded codes of countries, keyed by two-letter code
   */
  constructor(data, { countries, codes }) {
    this.countries = new Map(
      Object.entries(countries).map(([code, name]) => [
        code,
        [...codes[code], fold(name), ...(data.countries[code] ?? [])].filter((key) => key !== ''),
      ]),
    );
    this.short = new Map(
      Object.entries(data.short).map(([code, keys]) => [code, new Map(Object.entries(keys))]),
    );
    /** @type {Set<string> | undefined} */
    this.names = undefined;
    /** @type {Map<string, string[]>} */
    this.known = new Map();
  }

  keys({ country, province }) {
    const name = `${country}.${province}`;
    let keys = this.known.get(name);
    if (!keys) {
      const short = this.short.get(country)?.get(province);
      keys = [...(this.countries.get(country) ?? []), fold(province), ...(short ? [short] : [])];
      this.known.set(name, keys);
    }
    return keys;
  }

  /**
   * Returns true if a folded text is the name of a country, or of a province that has an
   * abbreviation.
   * @param {string} text
   */
  isNamed(text) {
    this.names ??= new Set(
      [...[...this.countries.values()].flat(), ...[...this.short.values()].flatMap((names) => [...names.keys()].map(fold))]
        .filter((name) => Array.from(name).length >= minimumLetters),
    );
    return this.names.has(text);
  }

  /**
   * Returns a predicate that is true for places that lie in all the given regions.
   * @param {string[]} names the folded names
   * @param {boolean} asBeginning true to match names that are typed incompletely
   * @returns {(record: import('./find-shard.js').Record) => boolean}
   */
  filter(names, asBeginning) {
    return (record) => {
      const keys = this.keys(record);
      return names.every((name) =>
        keys.some((key) => (asBeginning ? key.startsWith(name) : key === name)),
      );
    };
  }
}
