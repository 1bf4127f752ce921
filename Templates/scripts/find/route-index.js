// A search of the routes between two places in the browser. The generator has the same search in
// Sources/Gazetteer/Finder/AtlasFinder.swift.

import { Entries } from './find-entries.js';
import { FindIndex } from './find-index.js';
import { fold } from './fold.js';

/** The maximum number of ways in which a text is split into two place names. */
export const maximumSplits = 4;

/** @typedef {import('./find-entries.js').EntryAnswer} EntryAnswer */

export class RouteIndex extends FindIndex {
  /**
   * The routes between two places that the text names, such as `st petersburg to moscow`.
   * @param {string} text the folded text
   * @param {boolean} forgives true if the names may have typing errors, as in `amsterdm to vienna`
   * @returns {Promise<EntryAnswer[]>}
   */
  async routesByPlaces(text, forgives) {
    if (!text.includes(' ')) return [];
    const { dividedSplits, splits } = await import('./find-late.js');
    const planned = await this.plannedRoutes(text);
    // Another network may have a page for the same route. That page is found by the main names of
    // the places.
    const named = await Promise.all(planned.map(({ entry }) => this.routes(fold(entry.name))));
    const paged = named.flat().filter(({ isWhole }) => isWhole);
    const known = distinct([...paged, ...planned]);
    if (paged.length > 0) return known;
    for (const ends of forgives ? (await this.allRoutes()).endsInOtherCases(text) : []) {
      const routes = (await this.routes(ends)).filter(({ isWhole }) => isWhole);
      if (routes.length > 0) return routes;
    }
    // If a word such as "to" separates the two names, only the splits at that word are tried.
    const divided = dividedSplits(text);
    for (const { left, right } of (divided.length > 0 ? divided : splits(text)).slice(0, maximumSplits)) {
      const from = await this.meantPlace(left, forgives);
      const to = from && (await this.meantPlace(right, forgives));
      if (!to) continue;
      const both = [from, to].map(({ name }) => fold(name));
      const routes = (await this.routes(both.join(' '))).filter(({ isWhole }) => isWhole);
      if (routes.length > 0) return routes;
      const found = known.length > 0 ? known : await this.plannedRoutes(both.join(' '));
      const inCountry = from.country === to.country ? await this.routeWithin(from.country, both) : null;
      if (inCountry) return [...found, inCountry];
      if (found.length > 0) return found;
    }
    return known;
  }

  /**
   * The route between two places in the network of their country; `null` if there is none.
   * @param {string} country the two-letter code @param {string[]} names the folded names
   */
  async routeWithin(country, [from, to]) {
    const { list } = await this.entries();
    const network = list.find((known) => known.entry.kind === 'network' && known.country === country);
    return network ? (await this.allRoutes()).within(network.entry.path, from, to, (file) => this.networkData(file)) : null;
  }

  /**
   * The place that a part of the text refers to; `null` if there is none.
   * @param {string} name the folded name
   * @param {boolean} forgives true if the name may have a typing error
   * @returns {Promise<import('./find-shard.js').Record | null>}
   */
  async meantPlace(name, forgives) {
    // Names in Chinese characters have two letters.
    if (Array.from(name).length < (/[^ -~]/.test(name) ? 2 : 3)) return null;
    const { results, suggestions } = await this.answers({ name, marks: '', regions: [] }, forgives);
    const [best] = results.length > 0 ? await this.whole(name) : suggestions;
    return best ? best.record : null;
  }

  entries() {
    return this.files.open('entries.json.gz', async (data) => new Entries(data, await this.start()));
  }

  /** @param {string} text the folded text */
  async routes(text) {
    return (await this.allRoutes()).matches(text, (file) => this.networkData(file));
  }

  /** @param {string} file the path of a network's data, relative to the site's root */
  networkData(file) {
    return this.files.open(`../../${file}`);
  }

  /**
   * The routes between two places that the text names, if these routes have no page. Their
   * addresses open the planner.
   * @param {string} text the folded text
   */
  async plannedRoutes(text) {
    const [{ PlannedRoutes }, routes] = await Promise.all([import('./find-late.js'), this.allRoutes()]);
    return (await this.files.open('planner.json.gz', (data) => new PlannedRoutes(data, routes))).matches(text);
  }

  async allRoutes() {
    const { Routes } = await import('./find-late.js');
    return this.files.open('routes.json.gz', (data) => new Routes(data));
  }
}

/**
 * Returns true if a word such as "to" in the text separates two names.
 * @param {string} text the folded text
 */
export async function isDivided(text) {
  if (!text.includes(' ')) return false;
  const { dividedSplits } = await import('./find-late.js');
  return dividedSplits(text).length > 0;
}

/**
 * The answers sorted by score, with each page only once.
 * @param {EntryAnswer[]} answers
 */
export function distinct(answers) {
  const known = new Set();
  return answers.sort((a, b) => b.score - a.score).filter(({ entry: { path } }) => !known.has(path) && known.add(path));
}
