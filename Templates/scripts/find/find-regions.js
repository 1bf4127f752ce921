// Countries and provinces as people type them after a city's name: `paris, us`, `paris texas`.

import { fold } from './fold.js';

export class Regions {
  /**
   * @param {{countries: Object<string, string[]>, short: Object<string, Object<string, string>>}} data
   *   further keys of countries, and short keys of provinces by country and name
   * @param {Object<string, string>} names of countries by their codes
   */
  constructor(data, names) {
    this.countries = new Map(
      Object.entries(data.countries).map(([code, keys]) => [
        code,
        [code.toLowerCase(), fold(names[code] ?? ''), ...keys].filter((key) => key !== ''),
      ]),
    );
    this.short = new Map(
      Object.entries(data.short).map(([code, keys]) => [code, new Map(Object.entries(keys))]),
    );
    /**
     * Keys of provinces that have been looked up.
     * @type {Map<string, string[]>}
     */
    this.known = new Map();
  }

  /** All that may be typed for the region of a place. */
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
   * Returns a test that is true for a place in all the named regions.
   * @param {string[]} names folded
   * @param {boolean} asBeginning true if a name may be typed in part
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
