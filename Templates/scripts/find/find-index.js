// The finder's index in the browser, which selects the file for a text and finds the best matches
// in it.
//
// All names are sorted by their folded forms and split into shards. Usually one shard contains all
// names that begin with the text. A shard has the names from its first text up to the first text of
// the next shard. If a typed text is a proper prefix of a shard's first text, the matches span
// several shards. The ten best matches are then stored separately.

import { Files } from './find-files.js';
import { cuts, parseQuery, partsOf } from './find-query.js';
import { BestAnswers, kinds, score } from './find-rank.js';
import { Regions } from './find-regions.js';
import { Shard, decodeTops } from './find-shard.js';
import { compareTexts, firstPoint, partition } from './find-text.js';
import {
  maximumCandidates, maximumShards, minimumLength, nearestNames, oneEdit, oneEditOfWhole,
} from './find-typos.js';
import { fold, mainKey } from './fold.js';

export const answersShown = 10;

/**
 * An answer. `text` is the folded text that was searched for; `isWhole` is true if this text is the
 * whole matched name.
 * @typedef {{record: import('./find-shard.js').Record, matchedName: string, kind: string,
 *   text: string, score: number, isWhole: boolean}} Answer
 */

export class FindIndex {
  /**
   * @param {string | URL} manifest the URL of manifest.json
   * @param {(url: URL) => Promise<Uint8Array>} [read] loads a file, by default with `fetch`
   */
  constructor(manifest, read) {
    this.manifest = new URL(manifest);
    this.files = new Files(new URL('.', this.manifest), read);
  }

  /** Loads the files that every query needs: the manifest and the start file. */
  async start() {
    const { hash } = await this.files.open(this.manifest.href);
    /** @param {any} data */
    const open = ({ countries, ...data }) => ({
      ...data, hash, letters: decodeTops(data.letters),
      countries: byCode(countries, countries.name),
      codes: byCode(countries, countries.code.map((code, at) => [code, countries.code3[at]].map(fold))),
    });
    return this.files.open(`start-${hash}.json.gz`, open);
  }

  /** The names of countries, keyed by code. */
  async countries() {
    return (await this.start()).countries;
  }

  /**
   * The places that match a text, best first; if there are none, suggestions.
   * @param {string} text @returns {Promise<{results: Answer[], suggestions: Answer[]}>}
   */
  async find(text) {
    const query = parseQuery(text);
    const { results, suggestions } = await this.answers(query);
    if (results.length > 0 || suggestions.length > 0 || query.regions.length > 0) return { results, suggestions };
    const near = await this.misspelled(query.name);
    return { results, suggestions: near.length > 0 ? near : await this.bestPart(query.name, (part) => this.whole(part)) };
  }

  /**
   * The places with a name one edit away from a text that matches nothing. Only the names in
   * the shard of the text are compared, because this shard is already loaded.
   * @param {string} text the folded text
   * @returns {Promise<Answer[]>}
   */
  async misspelled(text) {
    if (Array.from(text).length < minimumLength) return [];
    const start = await this.start();
    return this.placesNamed(start, nearestNames(text, await this.namesAround(start, text), oneEditOfWhole), () => true);
  }

  /** The names in the shard of a text, each as a list of code points. */
  async namesAround(start, text) {
    if (start.shards.length === 0) return [];
    const shard = await this.shard(start, shardOf(start, text));
    const keys = Array.from({ length: shard.length }, (_, row) => shard.key(row));
    return keys.filter((key, row) => key !== keys[row - 1]).map((key) => Array.from(key));
  }

  /**
   * The places that match a query; if there are none, suggestions: matching places in other
   * regions, or places with similar names. Unlike `find`, this method makes no suggestions for
   * parts of the text.
   * @param {{name: string, marks: string, regions: string[]}} query
   * @param {boolean} suggests false to skip the suggestions
   * @returns {Promise<{results: Answer[], suggestions: Answer[]}>}
   */
  async answers(query, suggests = true) {
    if (query.name === '') return { results: [], suggestions: [] };
    const start = await this.start();
    let results = await this.matchesIn(start, query, query.regions);
    if (results.length === 0 && query.regions.length === 0) {
      // The text may be a place followed by its region, as in `paris texas`.
      for (const { name, region } of cuts(query.name)) {
        results = await this.matchesIn(start, { name, marks: '' }, [region]);
        if (results.length > 0) break;
      }
      if (results.length === 0) results = await this.afterRegion(start, query.name);
    }
    if (results.length > 0 || !suggests) return { results, suggestions: [] };
    const elsewhere = query.regions.length > 0 ? await this.matches(start, query, null) : [];
    const suggestions = elsewhere.length > 0 ? elsewhere : await this.suggestions(start, query);
    return { results, suggestions };
  }

  /**
   * The places for a text that begins with a region, such as `italy naples`. Both names must be
   * complete.
   * @param {any} start @param {string} text the folded text
   * @returns {Promise<Answer[]>}
   */
  async afterRegion(start, text) {
    const parts = cuts(text);
    const regions = parts.length > 0 ? await this.regions(start) : null;
    for (const { name: region, region: name } of parts) {
      if (!regions?.isNamed(region)) continue;
      const found = await this.matches(start, { name, marks: '' }, regions.filter([region], false));
      const whole = found.filter(({ isWhole }) => isWhole);
      if (whole.length > 0) return whole;
    }
    return [];
  }

  /**
   * The answers for the first or last words of a text, such as London for `london bridge`, or
   * Rotterdam for `port of rotterdam`. The longest part that has answers is used. If two parts of
   * the same number of words have answers, the two best answers of the other part follow those of
   * the better part.
   * @template {Answer | import('./find-entries.js').EntryAnswer} T
   * @param {string} text the folded text
   * @param {(part: string) => Promise<T[]>} whole finds the answers whose whole name equals a part
   * @returns {Promise<T[]>}
   */
  async bestPart(text, whole) {
    for (const parts of partsOf(text)) {
      const [left, right] = await Promise.all(parts.map(whole));
      const [best, others] = right.length > 0 && !(left[0]?.score >= right[0].score) ? [right, left] : [left, right];
      if (best.length > 0) return withOthers(best, others.slice(0, 2));
    }
    return [];
  }

  /**
   * The places with exactly this name. Longer names that begin with it are ignored, even if they
   * score higher.
   * @param {string} name the folded name
   */
  async whole(name) {
    const start = await this.start();
    if (start.shards.length === 0) return [];
    const best = new BestAnswers(answersShown);
    for (const row of rowsOf(await this.shard(start, shardOf(start, name)), name)) {
      if (row.key === name && row.kind !== 2) best.add(row, score(row, name));
    }
    return best.answers.map(({ row, score: points }) => answer(row, name, points));
  }

  /**
   * The place with a GeoNames id, or null if there is none.
   * @param {number} id @returns {Promise<import('./find-shard.js').Record | null>}
   */
  async place(id) {
    const start = await this.start();
    const file = partition(0, start.ids.length, (at) => start.ids[at] > id) - 1;
    if (file < 0) return null;
    const table = await this.files.open(`ids/${file}-${start.hash}.json.gz`);
    const position = table.id.indexOf(id);
    return position < 0 ? null : (await this.shard(start, table.shard[position])).place(id);
  }

  /**
   * The record of a place that was found by position, or null if the place is not in the index.
   * @param {import('./near-index.js').NearPlace} near
   * @returns {Promise<import('./find-shard.js').Record | null>}
   */
  async placeAt({ id, name, cell }) {
    const isMeant = (record) =>
      record.cell === cell && record.name === name && (id === 0 || record.id === id);
    const key = mainKey(name);
    // A name without letters or digits is not in the index.
    if (key === '') return null;
    const start = await this.start();
    const answers = await this.matches(start, { name: key, marks: '' }, isMeant);
    return answers[0]?.record ?? null;
  }

  /**
   * The alternate names of a place, from two files: the shard that has its main name, and the file
   * with the other names of all places in its cell.
   * @param {{id: number, name: string, cell: number}} place
   * @param {number} order the position of the place in its cell
   * @returns {Promise<string[]>}
   */
  async otherNames({ id, name, cell }, order) {
    const start = await this.start();
    const [shard, { names }] = await Promise.all([
      this.shard(start, shardOf(start, mainKey(name))),
      this.files.open(`names/${cell}-${start.hash}.json.gz`),
    ]);
    const beside = shard.alternates(id).filter((text) => !/^[A-Z]{1,5}$/.test(text));
    return [...beside, ...(names[order] ?? [])];
  }

  /**
   * The best places that match a name and lie in the given regions. If no place lies in regions
   * with exactly these names, the given names may also be prefixes of the regions' names.
   * @param {{name: string, marks: string}} query
   * @param {string[]} names the names of the regions
   */
  async matchesIn(start, query, names) {
    if (names.length === 0) return this.matches(start, query, null);
    const regions = await this.regions(start);
    const found = await this.matches(start, query, regions.filter(names, false));
    return found.length > 0 ? found : this.matches(start, query, regions.filter(names, true));
  }

  async matches(start, { name, marks }, isMeant) {
    // The index is empty if all networks are grids without geographic positions.
    if (start.shards.length === 0) return [];
    const last = lastUpTo(start.shards, name);
    const isDivided = start.shards[last + 1]?.startsWith(name);
    const shard = () => this.shard(start, Math.max(last, 0));
    const best = new BestAnswers(answersShown);
    const add = (rows) => {
      for (const row of rows) {
        if (!isMeant || isMeant(row.record)) best.add(row, score(row, name, marks));
      }
    };
    if (!isDivided) {
      add(rowsOf(await shard(), name));
    } else {
      // The matches span several shards, so only the stored best answers are loaded. If there is a
      // filter, it may exclude all of them, so the rows with exactly this name are examined too.
      if (isMeant) {
        const rows = rowsOf(await shard(), name);
        add(rows.filter((row) => row.key === name));
      }
      // In the start file, the answers to single letters lack the provinces that a filter needs.
      add((isMeant ? null : start.letters.get(name)) ?? (await this.tops(start, name)));
    }
    return best.answers.map(({ row, score: points }) => answer(row, name, points));
  }

  /** The places with a name, or a prefix of a name, one or two edits away from the text. */
  async suggestions(start, { name, regions }) {
    if (Array.from(name).length < minimumLength) return [];
    let frequent = await this.frequentNames(start, firstPoint(name));
    let names = nearestNames(name, frequent);
    if (names.length === 0) {
      // The typing error may be in the first letter, so names with any first letter are tried too.
      frequent = await this.names(start, 'any');
      names = nearestNames(name, frequent);
    }
    // A rare name with one error is more probable than a frequent name with two errors.
    if (names.length > 0 && nearestNames(name, frequent, oneEdit).length === 0) {
      const rare = nearestNames(name, await this.namesAround(start, name), oneEditOfWhole);
      names = [...new Set([...rare, ...names])].slice(0, maximumCandidates);
    }
    const isMeant =
      regions.length > 0 ? (await this.regions(start)).filter(regions, true) : () => true;
    return this.placesNamed(start, names, isMeant);
  }

  /**
   * The places with exactly the given names, in the order of the names.
   * @param {any} start @param {string[]} names
   * @param {(record: import('./find-shard.js').Record) => boolean} isMeant
   * @returns {Promise<Answer[]>}
   */
  async placesNamed(start, names, isMeant) {
    const used = [];
    const result = [];
    for (const near of names) {
      const shard = shardOf(start, near);
      if (!used.includes(shard)) {
        if (used.length === maximumShards) continue;
        used.push(shard);
      }
      const best = new BestAnswers(answersShown);
      for (const row of rowsOf(await this.shard(start, shard), near)) {
        if (row.key === near && isMeant(row.record)) best.add(row, score(row, near));
      }
      for (const { row, score: points } of best.answers) {
        if (result.length < answersShown && !result.some((old) => old.record.id === row.record.id)) {
          result.push(answer(row, near, points));
        }
      }
    }
    return result;
  }

  /** The frequent names with a given first letter, each as a list of code points, best first. */
  async frequentNames(start, letter) {
    const file = lastUpTo(start.typos, letter);
    if (file < 0) return [];
    return (await this.names(start, file)).filter((name) => name[0] === letter);
  }

  /** @param {{hash: string}} start @param {number | 'any'} file */
  names({ hash }, file) {
    const open = ({ names }) => names.map((name) => Array.from(name));
    return this.files.open(`typos/${file}-${hash}.json.gz`, open);
  }

  async tops({ tops, hash }, text) {
    const file = lastUpTo(tops, text);
    if (file < 0) return [];
    return (await this.files.open(`t/${file}-${hash}.json.gz`, decodeTops)).get(text) ?? [];
  }

  shard({ hash }, number) {
    return this.files.open(`s/${number}-${hash}.json.gz`, (data) => new Shard(data));
  }

  regions(start) {
    return this.files.open(`regions-${start.hash}.json.gz`, (data) => new Regions(data, start));
  }
}

/**
 * A value for each country, keyed by its two-letter code.
 * @template T
 * @param {{code: string[]}} countries
 * @param {T[]} values
 * @returns {Object<string, T>}
 */
function byCode({ code }, values) {
  return Object.fromEntries(code.map((key, at) => [key, values[at]]));
}

/**
 * The position of the last text that equals or precedes `text`; -1 if there is none.
 * @param {string[]} texts sorted @param {string} text
 */
const lastUpTo = (texts, text) =>
  partition(0, texts.length, (at) => compareTexts(texts[at], text) > 0) - 1;

/**
 * The number of the shard that contains all rows with a key.
 * @param {{shards: string[]}} index @param {string} key
 */
const shardOf = ({ shards }, key) => Math.max(lastUpTo(shards, key), 0);

/**
 * The rows whose keys begin with a text. They are adjacent, because a shard is sorted.
 * @param {Shard} shard @param {string} text
 */
function rowsOf(shard, text) {
  const first = partition(0, shard.length, (at) => compareTexts(shard.key(at), text) >= 0);
  const last = partition(first, shard.length, (at) => !shard.key(at).startsWith(text));
  return shard.slice(first, last);
}

function answer(row, text, points) {
  return {
    record: row.record,
    matchedName: row.kind === 1 ? row.name : row.record.name,
    kind: kinds[row.kind],
    text,
    score: points,
    isWhole: row.key === text,
  };
}

/**
 * A list of answers, followed by those of another list that are neither the same places nor lead to
 * the same pages.
 * @template T
 * @param {T[]} answers @param {T[]} others
 */
export const withOthers = (answers, others) => [
  ...answers,
  ...others.filter((other) => !answers.some((answer) => isSame(answer, other))),
];

/**
 * Returns true if two answers are the same place or lead to the same page.
 * @param {any} a @param {any} b
 */
const isSame = (a, b) => (a.entry ? a.entry.path === b.entry?.path : a.record.id === b.record?.id);
