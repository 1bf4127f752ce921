// Finds everything of an atlas in the browser: the places of the index, and countries, networks, roads, pages and
// routes, as in the site's generator (Sources/Gazetteer/Finder/AtlasFinder.swift).

import { Entries } from './find-entries.js';
import { FindIndex, answersShown } from './find-index.js';
import { parseQuery } from './find-query.js';
import { fold } from './fold.js';

/** The maximum number of attempts to divide a text into two places. */
const maximumSplits = 4;

/** @typedef {import('./find-index.js').Answer} Answer */
/** @typedef {import('./find-entries.js').EntryAnswer} EntryAnswer */

export class AtlasIndex extends FindIndex {
  /**
   * All matches of a text, or suggestions if there are none, grouped by kind; the kind of the best
   * match comes first.
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
   * The places, entries and routes that a text means, grouped by kind, and the places that may be meant if there are
   * none.
   * @param {{name: string, marks: string, regions: string[]}} query
   * @param {boolean} suggests false if no suggestions are wanted
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
   * The routes between the places that two parts of a text mean: `st petersburg to moscow`, and
   * `amsterdm to vienna`. They are exact if both parts are whole names.
   * @param {string} text folded
   * @returns {Promise<{routes: EntryAnswer[], isExact: boolean}>}
   */
  async routesByPlaces(text) {
    const none = { routes: [], isExact: false };
    if (!text.includes(' ')) return none;
    const { splits } = await import('./find-routes.js');
    const all = splits(text);
    // A word between the two places divides them.
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
   * The folded name of the place that a part of a text means, and whether the part is a name of it or has a typing
   * error; `null` if there is none.
   * @param {string} name folded
   */
  async meantPlace(name) {
    if (Array.from(name).length < 3) return null;
    const { results, suggestions } = await this.answers({ name, marks: '', regions: [] });
    const isExact = results.length > 0;
    const [best] = isExact ? await this.whole(name) : suggestions;
    return best ? { name: fold(best.record.name), isExact } : null;
  }

  /** The matches that are neither places nor routes. */
  entries() {
    return this.files.open('entries.json.gz', (data) => new Entries(data));
  }

  /**
   * The routes that a text names by their ends.
   * @param {string} text folded
   */
  async routes(text) {
    const { Routes } = await import('./find-routes.js');
    const routes = await this.files.open('routes.json.gz', (data) => new Routes(data));
    // The paths of the data of networks begin at the root of the site.
    return routes.matches(text, (file) => this.files.open(`../../${file}`));
  }
}

/**
 * A folded text without the words of questions that name nothing.
 * @param {string} text
 */
function withoutFillers(text) {
  const fillers = new Set(fold(WORDS.finder.fillers).split(' '));
  return text.split(' ').filter((word) => !fillers.has(word)).join(' ');
}

/**
 * The kind of thing that an answer is.
 * @param {Answer | EntryAnswer} answer
 */
export const kindOf = (answer) => ('entry' in answer ? answer.entry.kind : 'place');

/**
 * The best of two lists, each of which keeps its order; if scores are equal, the entry comes first.
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

/** The same answers with those of one kind together, after the first of them. */
function grouped(answers) {
  return [...new Set(answers.map(kindOf))].flatMap((kind) =>
    answers.filter((answer) => kindOf(answer) === kind),
  );
}
