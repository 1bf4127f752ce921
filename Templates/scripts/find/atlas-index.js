// A search of the whole atlas in the browser: places, countries, networks, roads, pages and routes.
// The generator has the same search in Sources/Gazetteer/Finder/AtlasFinder.swift.

import { Entries } from './find-entries.js';
import { FindIndex, answersShown } from './find-index.js';
import { parseQuery } from './find-query.js';
import { fold } from './fold.js';

/** The maximum number of attempts to split a text into two place names. */
const maximumSplits = 4;

/** @typedef {import('./find-index.js').Answer} Answer */
/** @typedef {import('./find-entries.js').EntryAnswer} EntryAnswer */

export class AtlasIndex extends FindIndex {
  /**
   * All matches of a text, grouped by kind; the kind of the best match comes first. Without
   * matches, returns suggestions.
   * @param {string} text
   * @returns {Promise<{results: (Answer | EntryAnswer)[], suggestions: (Answer | EntryAnswer)[]}>}
   */
  async findAll(text) {
    const query = parseQuery(text);
    const { name, regions } = query;
    if (name === '') return { results: [], suggestions: [] };
    if (regions.length > 0) return this.find(text);
    const found = await this.everything(query);
    if (found.results.length > 0) return { results: found.results, suggestions: [] };
    const bare = withoutFillers(name);
    if (bare !== name && bare !== '') {
      const { results } = await this.everything({ name: bare, marks: '', regions }, false);
      if (results.length > 0) return { results, suggestions: [] };
    }
    const entries = await this.entries();
    const between = await this.routesByPlaces(name);
    if (between.isExact) return { results: between.routes, suggestions: [] };
    let near = [...entries.suggestions(name), ...found.suggestions];
    if (near.length === 0) near = between.routes;
    if (near.length === 0) {
      near = await this.bestPart(name, async (part) => {
        const own = [...entries.matches(part), ...(part.includes(' ') ? await this.routes(part) : [])];
        const whole = own.filter(({ isWhole }) => isWhole).sort((a, b) => b.score - a.score);
        return merged(await this.whole(part), whole);
      });
    }
    return { results: [], suggestions: grouped(near.slice(0, answersShown)) };
  }

  /**
   * The matching places, entries and routes, grouped by kind. If there are none, returns suggested
   * places.
   * @param {{name: string, marks: string, regions: string[]}} query
   * @param {boolean} suggests false to skip the suggestions
   * @returns {Promise<{results: (Answer | EntryAnswer)[], suggestions: Answer[]}>}
   */
  async everything(query, suggests = true) {
    const { name } = query;
    const [entries, routes] = await Promise.all([
      this.entries(), name.includes(' ') ? this.routes(name) : [],
    ]);
    const others = [...entries.matches(name), ...routes].sort((a, b) => b.score - a.score);
    const places = await this.answers(query, suggests && others.length === 0);
    return { results: grouped(merged(places.results, others)), suggestions: places.suggestions };
  }

  /**
   * The routes between two places that the text names, such as `st petersburg to moscow` or, with a
   * typing error, `amsterdm to vienna`. They are exact if the text has no typing error.
   * @param {string} text the folded text
   * @returns {Promise<{routes: EntryAnswer[], isExact: boolean}>}
   */
  async routesByPlaces(text) {
    const none = { routes: [], isExact: false };
    if (!text.includes(' ')) return none;
    const { splits } = await import('./find-routes.js');
    const all = splits(text);
    // If a word such as "to" separates both names, only the splits at that word are tried.
    const divided = all.filter(({ left, right }) => !text.endsWith(`${left} ${right}`));
    for (const { left, right } of (divided.length > 0 ? divided : all).slice(0, maximumSplits)) {
      const from = await this.meantPlace(left);
      const to = from === null ? null : await this.meantPlace(right);
      if (to === null) continue;
      const routes = (await this.routes(`${from.name} ${to.name}`)).filter(({ isWhole }) => isWhole);
      if (routes.length > 0) return { routes, isExact: from.isExact && to.isExact };
    }
    return none;
  }

  /**
   * The folded name of the best place for a part of the text, and whether the part is one of its names
   * or has a typing error; `null` if there is none.
   * @param {string} name the folded name
   */
  async meantPlace(name) {
    if (Array.from(name).length < 3) return null;
    const { results, suggestions } = await this.answers({ name, marks: '', regions: [] });
    const isExact = results.length > 0;
    const [best] = isExact ? await this.whole(name) : suggestions;
    return best ? { name: fold(best.record.name), isExact } : null;
  }

  /** The entries that are neither places nor routes. */
  entries() {
    return this.files.open('entries.json.gz', (data) => new Entries(data));
  }

  /**
   * The routes whose ends the text names.
   * @param {string} text the folded text
   */
  async routes(text) {
    const { Routes } = await import('./find-routes.js');
    const routes = await this.files.open('routes.json.gz', (data) => new Routes(data));
    // The path of a network's data is relative to the site's root.
    return routes.matches(text, (file) => this.files.open(`../../${file}`));
  }
}

/**
 * A folded text without filler words, which occur in questions but name nothing.
 * @param {string} text
 */
function withoutFillers(text) {
  const fillers = new Set(fold(WORDS.finder.fillers).split(' '));
  return text.split(' ').filter((word) => !fillers.has(word)).join(' ');
}

/**
 * The kind of an answer.
 * @param {Answer | EntryAnswer} answer
 */
export const kindOf = (answer) => ('entry' in answer ? answer.entry.kind : 'place');

/**
 * Merges two sorted lists and returns the best answers. If scores are equal, the entry comes first.
 * @param {Answer[]} places
 * @param {EntryAnswer[]} entries
 */
function merged(places, entries) {
  const result = [];
  let [place, entry] = [0, 0];
  while (result.length < answersShown && (place < places.length || entry < entries.length)) {
    const isEntry =
      entry < entries.length &&
      (place === places.length || entries[entry].score >= places[place].score);
    result.push(isEntry ? entries[entry++] : places[place++]);
  }
  return result;
}

/** The answers grouped by kind. The groups are in the order of their best answers. */
function grouped(answers) {
  return [...new Set(answers.map(kindOf))].flatMap((kind) =>
    answers.filter((answer) => kindOf(answer) === kind),
  );
}
