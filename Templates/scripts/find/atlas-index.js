// A search of the whole atlas in the browser: places, countries, networks, roads, pages and routes.
// The generator has the same search in Sources/Gazetteer/Finder/AtlasFinder.swift.

import { answersShown, withOthers } from './find-index.js';
import { cuts, fillers, parseQuery } from './find-query.js';
import { bare, compareTexts, firstPoint } from './find-text.js';
import { maximumCandidates, minimumLength, nearestNames, oneEditOfWhole } from './find-typos.js';
import { fold } from './fold.js';
import { RouteIndex, distinct, isDivided, maximumSplits } from './route-index.js';

/**
 * The minimum length of the shortened text: the text without filler words such as "how". If the
 * full text has results, a shortened text below this length is not searched for.
 */
const minimumQuestion = 4;
/** The maximum number of pages that follow suggestions of places. */
const pagesBeside = 3;

/** @typedef {import('./find-index.js').Answer} Answer */
/** @typedef {import('./find-entries.js').EntryAnswer} EntryAnswer */

export class AtlasIndex extends RouteIndex {
  /**
   * All matches of a text, grouped by kind, with the kind of the best match first; suggestions if
   * there are no matches.
   * @param {string} text
   * @returns {Promise<{results: (Answer | EntryAnswer)[], suggestions: (Answer | EntryAnswer)[]}>}
   */
  async findAll(text) {
    const query = parseQuery(text);
    const { name, regions } = query;
    if (name === '') return { results: [], suggestions: [] };
    const found = regions.length > 0 ? await this.find(text) : await this.everything(query);
    let { results } = found;
    // A comma can separate the two ends of a route, or a place from its region.
    const words = [name, ...regions].join(' ');
    // A word such as "to" shows that the text is about a route. In `new york to rotterdam`, the
    // first words then name a place, not the region of Rotterdam.
    const isRoute = results.length === 0 && (await isDivided(words));
    if (isRoute) results = await this.routesByPlaces(words, false);
    const shortened = regions.length > 0 ? name : (await this.entries()).withoutFillers(name, fillers);
    if (results.length === 0 && shortened !== name) {
      const places = await this.answers({ name: shortened, marks: '', regions: [] }, false);
      results = merged(places.results, await this.matchesInAllLanguages(shortened));
    }
    if (results.length === 0 && regions.length > 0) {
      // Lists of countries have names such as `korea, south`.
      const named = (await this.entries()).matches([...regions, name].join(' '));
      results = named.filter(({ entry, isWhole }) => isWhole && entry.kind === 'country');
    }
    if (results.length === 0 && !isRoute) {
      results = await this.routesByPlaces(words, false);
      if (results.length === 0 && shortened !== name) results = await this.routesByPlaces(shortened, false);
    }
    if (results.length > 0) return { results: grouped(results.slice(0, answersShown)), suggestions: [] };
    if (regions.length > 0) return { results: [], suggestions: found.suggestions };
    let near = [...(await this.entries()).suggestions(name), ...found.suggestions];
    // A single misspelled word that has suggestions is not looked up in the texts of pages.
    const isWord = !name.includes(' ');
    const texts = isWord && found.suggestions.length > 0 ? noTexts : await this.texts(name);
    const pages = grouped(texts.found.slice(0, answersShown));
    if (texts.isWhole && found.suggestions.length === 0) return { results: pages, suggestions: [] };
    const routesPrecedePages = isRoute && !texts.isWhole;
    if (near.length === 0 && routesPrecedePages) near = await this.routesByPlaces(words, true);
    if (texts.matched > 1 && (texts.isWhole || near.length === 0)) {
      const named = await this.bestPart(name, async (part) => {
        return (await this.wholeEntries(part)).filter(({ entry }) => entry.kind !== 'page');
      });
      near = named.length > 0 ? named : pages;
    }
    if (near.length === 0 && !routesPrecedePages) near = await this.routesByPlaces(words, true);
    if (near.length === 0 && pages.length === 0) {
      const meant = await this.foreignMisspelled(name);
      near = meant.length > 0 ? meant : await this.misspelled(name);
    }
    if (near.length === 0) near = await this.misspelledInRegion(name);
    if (near.length === 0) {
      const { isConnecting } = await import('./find-late.js');
      const found = await this.bestPart(name, async (part) => {
        if (part.split(' ').every(isConnecting)) return [];
        return merged(await this.whole(part), await this.wholeEntries(part));
      });
      const best = withOthers(await this.besideNamed(name), found);
      const others = pages
        .filter((page) => !best.some((answer) => 'entry' in answer && answer.entry.path === page.entry.path))
        .slice(0, pagesBeside);
      near = [...best.slice(0, answersShown - others.length), ...others];
    }
    if (near.length === 0) near = texts.others;
    return { results: [], suggestions: grouped((await meantFirst(near, name)).slice(0, answersShown)) };
  }

  /**
   * The places, entries and routes that a text refers to, best first. If there are none, the
   * suggestions are places that the text might refer to.
   *
   * If the full text has results, the entries for the text without its filler words ("the shortened
   * text") are added. Nothing is added if the shortened text is shorter than `minimumQuestion`, the
   * full text is a whole name, or all words of the shortened text occur in the names of one found
   * entry.
   *
   * There is one exception: if the full text matches places but no entries, entries with similar
   * names take precedence over entries for the shortened text.
   * @param {{name: string, marks: string, regions: string[]}} query
   * @returns {Promise<{results: (Answer | EntryAnswer)[], suggestions: Answer[]}>}
   */
  async everything(query) {
    const { name } = query;
    const [own, { results }] = await Promise.all([this.matchesInAllLanguages(name), this.answers(query, false)]);
    if (own.length === 0 && results.length === 0) {
      return { results, suggestions: await this.suggestions(await this.start(), query) };
    }
    const entries = await this.entries();
    const near = own.length === 0 ? entries.misspelled(name) : [];
    if (near.length > 0) {
      return { results: [...results.slice(0, answersShown - near.length), ...near], suggestions: [] };
    }
    const bare = entries.withoutFillers(name, fillers);
    const isWhole = async () => own.some((answer) => answer.isWhole) || (await this.whole(name)).length > 0;
    const isLong = Array.from(bare).length >= minimumQuestion;
    if (bare === name || !isLong || entries.areNamed(bare, own) || (await isWhole())) {
      return { results: merged(results, own), suggestions: [] };
    }
    const more = distinct([...own, ...(await this.matchesInAllLanguages(bare))]);
    if (results.length === 0) return { results: more, suggestions: [] };
    // A reader who types `port of spai` means a place, so the entries that only the shortened text
    // finds come last.
    const others = more.filter(({ entry }) => !own.some((answer) => answer.entry.path === entry.path));
    return { results: [...merged(results, own), ...others], suggestions: [] };
  }

  /**
   * The places in the same province as another place that the text names after them, such as
   * `carmona sevilla`. The last word is the other place: the best place that has it as a whole name.
   * @param {string} text the folded text
   * @returns {Promise<Answer[]>}
   */
  async besideNamed(text) {
    const [cut] = cuts(text);
    if (!cut) return [];
    const entries = await Promise.all([cut.name, cut.region].map((part) => this.wholeEntries(part)));
    const places = entries.flat().length > 0 ? [] : await this.whole(cut.name);
    const [other] = places.length > 0 ? await this.whole(cut.region) : [];
    if (!other || other.record.province === '') return [];
    return places.filter(({ record: { country, province } }) => {
      return country === other.record.country && province === other.record.province;
    });
  }

  /**
   * The places for a misspelled name that is followed by the name of its country or province, such
   * as `kanzawa ishikawa`. The name may have one error.
   * @param {string} text the folded text
   * @returns {Promise<Answer[]>}
   */
  async misspelledInRegion(text) {
    const start = await this.start();
    for (const { name, region } of cuts(text).slice(0, maximumSplits)) {
      if (Array.from(name).length < minimumLength || (await this.wholeEntries(name)).length > 0) continue;
      if ((await this.whole(name)).length > 0) continue;
      const frequent = nearestNames(name, await this.frequentNames(start, firstPoint(name)), oneEditOfWhole);
      const rare = nearestNames(name, await this.namesAround(start, name), oneEditOfWhole);
      const names = [...new Set([...frequent, ...rare])].slice(0, maximumCandidates);
      const isMeant = (await this.regions(start)).filter([region], false);
      const found = await this.placesNamed(start, names, isMeant);
      if (found.length > 0) return found;
    }
    return [];
  }

  /**
   * The entries and routes that have a text as a whole name.
   * @param {string} name the folded text
   */
  async wholeEntries(name) {
    return (await this.entryMatches(name)).filter(({ isWhole }) => isWhole);
  }

  /**
   * The entries and routes that a text refers to, best first.
   * @param {string} name the folded text
   * @returns {Promise<EntryAnswer[]>}
   */
  async entryMatches(name) {
    const [entries, routes] = await Promise.all([this.entries(), name.includes(' ') ? this.routes(name) : []]);
    return [...entries.matches(name), ...routes].sort((a, b) => b.score - a.score);
  }

  /**
   * The entries and routes that a text refers to, best first. If the text is not a whole name, the
   * entries that have it as a name in another language are added.
   * @param {string} name the folded text
   * @returns {Promise<EntryAnswer[]>}
   */
  async matchesInAllLanguages(name) {
    const own = await this.entryMatches(name);
    if (own.some(({ isWhole }) => isWhole)) return own;
    const named = await this.foreignNamed(name, sortedWords(name));
    const foreign = named.filter(({ entry, score }) => {
      return !own.some((known) => known.entry.path === entry.path && known.score >= score);
    });
    const others = own.filter(({ entry }) => !foreign.some((meant) => meant.entry.path === entry.path));
    return [...foreign, ...others].sort((a, b) => b.score - a.score);
  }

  /**
   * The entries to which a name in another language belongs.
   * @param {string} text the folded text
   * @param {string | undefined} name the name, with its words in the order of their code points;
   *   undefined to find no entries
   */
  async foreignNamed(text, name) {
    const [entries, { name: names, path }] = await Promise.all([this.entries(), this.foreignNames(text)]);
    return entries.foreign(text, path.filter((_, at) => names[at] === name));
  }

  /**
   * The entries with a name in another language that is one edit away from a text.
   * @param {string} text the folded text
   */
  async foreignMisspelled(text) {
    if (Array.from(text).length < minimumLength) return [];
    const { name } = await this.foreignNames(text);
    const names = name.map((each) => Array.from(each));
    return this.foreignNamed(text, nearestNames(sortedWords(text), names, oneEditOfWhole)[0]);
  }

  /**
   * Each text is looked up in one of the files with names in other languages. Returns the names in
   * that file, with the paths of their pages. The words of each name are in the order of their code
   * points.
   * @param {string} text the folded text
   * @returns {Promise<{name: string[], path: string[]}>}
   */
  async foreignNames(text) {
    const { foreignFiles } = await this.entries();
    // For a single letter, names in other languages are not loaded.
    if (foreignFiles === 0 || text.length < 2) return { name: [], path: [] };
    const file = (sortedWords(text).codePointAt(0) ?? 0) % foreignFiles;
    return this.files.open(`foreign/${file}.json.gz`).catch((error) => {
      // The two files may come from different versions of the site.
      if (error.status === 404) return { name: [], path: [] };
      throw error;
    });
  }

  /** @param {string} name the folded text */
  async texts(name) {
    const [{ Texts }, entries] = await Promise.all([import('./find-late.js'), this.entries()]);
    const texts = await this.files.open('texts.json.gz', (data) => new Texts(data));
    return texts.matches(name, fillers, entries);
  }
}

/**
 * A folded text with its words in the order of their code points.
 * @param {string} text
 */
const sortedWords = (text) => text.split(' ').sort(compareTexts).join(' ');

/**
 * Moves a route to the front if the title of its network has a word of the text. For example,
 * `hamburg rotterdam by sea` means a route on the sea lanes.
 * @template {Answer | EntryAnswer} T
 * @param {T[]} answers @param {string} text the folded text
 */
async function meantFirst(answers, text) {
  if (!answers.some((answer) => kindOf(answer) === 'route')) return answers;
  const { isConnecting } = await import('./find-late.js');
  const words = new Set(text.split(' ').filter((word) => !isConnecting(word)).map(bare));
  const isMeant = (answer) => kindOf(answer) === 'route' && fold(answer.entry.note).split(' ').some((word) => words.has(bare(word)));
  return [...answers.filter(isMeant), ...answers.filter((answer) => !isMeant(answer))];
}

const noTexts = { found: [], others: [], matched: 0, isWhole: false };

/**
 * The kind of an answer.
 * @param {Answer | EntryAnswer} answer
 */
export const kindOf = (answer) => ('entry' in answer ? answer.entry.kind : 'place');

/**
 * Merges two sorted lists and returns the best answers. If scores are equal, the entry comes first.
 * @param {Answer[]} places @param {EntryAnswer[]} entries
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

/** Groups answers by kind. The groups are in the order of their best answers. */
function grouped(answers) {
  return [...new Set(answers.map(kindOf))].flatMap((kind) =>
    answers.filter((answer) => kindOf(answer) === kind),
  );
}
