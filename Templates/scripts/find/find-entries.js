// The finder's entries other than places: countries, networks, road labels and pages. There are
// fewer than a thousand entries, so a typed text is compared with each of them. The generator has
// the same code in Sources/Gazetteer/Finder/FinderEntries.swift and FinderEntries+Matches.swift.

import { entryBonus, wordsBonus } from './find-rank.js';
import { bare } from './find-text.js';
import { minimumLength, nearness } from './find-typos.js';
import { fold } from './fold.js';

const suggested = 3;

/**
 * An entry: a name, and the page that it leads to. `note` distinguishes entries of the same name.
 * @typedef {{kind: string, name: string, note: string, path: string}} Entry
 */

/**
 * An entry or a route that matches a folded text. `isWhole` is true if the text is a whole name of
 * the entry, or names both ends of the route in full.
 * @typedef {{entry: Entry, text: string, score: number, isWhole: boolean}} EntryAnswer
 */

/**
 * A text without its spaces, so that `E40` and `E 40` match the same road.
 * @param {string} text
 */
const squashed = (text) => text.replaceAll(' ', '');

/**
 * A folded text in which Cyrillic letters are replaced by the Latin letters that look like them.
 * @param {string} text
 */
const latin = (text) =>
  text.replaceAll(/[авекмнорстух]/g, (letter) => 'abekmhopctyx'['авекмнорстух'.indexOf(letter)]);

/**
 * A name, followed by every pair of its consecutive words as one word, because readers may type
 * `boardgame` for `board game`.
 * @param {string} name the folded name
 */
function withPairs(name) {
  const words = name.split(' ');
  return [name, ...words.slice(1).map((word, at) => words[at] + word)].join(' ');
}

/** @param {string[]} texts folded texts */
const wordSet = (texts) => new Set(texts.flatMap((text) => text.split(' ')).filter((word) => word !== '').map(bare));

/**
 * The words with which a road is found, in any order. `own` has the whole label and its number.
 * `beside` has the letters of the label. Many roads share these letters, so they only match
 * together with a word of `own`.
 * @param {string} label the folded label
 */
function labelWords(label) {
  const short = squashed(label);
  const [, letters, number] = /^([^0-9]*)(.*)$/u.exec(short);
  if (number === '') return { own: [label], beside: [] };
  return { own: [short, number], beside: [...label.split(' ').filter((word) => !/[0-9]/.test(word)), letters] };
}

/**
 * The folded names of an entry with their kinds: 0 for the main name, 1 for other names, 2 for the
 * main name without one or more of its first words.
 * @param {string} name @param {string[]} others @param {boolean} isRoad
 */
function keysOf(name, others, isRoad) {
  const key = (text) => (isRoad ? squashed(latin(fold(text))) : fold(text));
  const main = key(name);
  const keys = [{ key: main, kind: 0 }, ...others.map((other) => ({ key: key(other), kind: 1 }))];
  for (let space = main.indexOf(' '); space >= 0; space = main.indexOf(' ', space + 1)) {
    keys.push({ key: main.slice(space + 1), kind: 2 });
  }
  return keys.filter((each) => each.key !== '');
}

/**
 * The points for an entry that has all words of a query, in any order. The last word of the query
 * may be incomplete if it has three letters or more. Returns `-Infinity` if the entry lacks a word
 * of the query, or if none of the query's words is in `own`.
 * @param {string[]} typed the folded words of the query
 * @param {Set<string>} own the words of the entry's names, and other words that find the entry
 * @param {Set<string>} beside words that match only together with a word of `own`
 */
function wordsMatch(typed, own, beside) {
  let hasOwn = false;
  let isWhole = true;
  for (const [at, word] of typed.entries()) {
    if (own.has(bare(word))) {
      hasOwn = true;
    } else if (!beside.has(bare(word))) {
      if (at < typed.length - 1 || Array.from(word).length < 3) return -Infinity;
      isWhole = false;
      const begins = (each) => each.startsWith(word);
      if ([...own].some(begins)) hasOwn = true;
      else if (![...beside].some(begins)) return -Infinity;
    }
  }
  return hasOwn ? wordsBonus(isWhole) : -Infinity;
}

/**
 * The lowest `nearness` rank of an entry's names, from 0 to 3; `Infinity` if no name is near the
 * text.
 * @param {string[]} points the text as code points
 * @param {{key: string, kind: number}[]} keys
 */
function nearest(points, keys) {
  const own = keys.filter(({ kind }) => kind !== 2).map(({ key }) => nearness(points, Array.from(key)));
  return Math.min(...own.filter((each) => each >= 0));
}

export class Entries {
  /**
   * @param {any} data the contents of entries.json.gz
   * @param {{countries: Object<string, string>, codes: Object<string, string[]>}} start the names
   *   and the folded codes of countries, keyed by two-letter code
   */
  constructor(data, { countries, codes }) {
    const all = Object.keys(countries);
    /** The number of files with names in other languages. */
    this.foreignFiles = data.foreign ?? 0;
    this.list = data.groups.flatMap((group) => {
      const { kind, note, folder, weight } = group;
      const near = [fold(note), group.beside ?? ''];
      const shared = wordSet(near);
      // The two files may come from different versions of the site, with other countries.
      if (group.country && group.country.length !== all.length) return [];
      const codesInGroup = all.filter((_, at) => group.country?.[at] === 1);
      return (group.name ?? codesInGroup.map((code) => countries[code])).map((name, at) => {
        const others = group.others?.[at] ?? [];
        const names = [name, ...others].map(fold);
        const texts = [...names, fold(group.words?.[at] ?? '')];
        const labels = kind === 'road' ? texts.map((text) => labelWords(latin(text))) : [];
        const path = group.path?.[at] ?? 1;
        return {
          entry: { kind, name, note, path: path === 1 ? `${folder}${fold(name).replaceAll(' ', '-')}/` : path },
          weight: weight[at] ?? weight,
          isRoad: kind === 'road',
          hasWords: Boolean(group.words?.[at]),
          codes: (kind === 'country' && codes[codesInGroup[at]]) || [],
          country: codesInGroup[at],
          keys: keysOf(name, others, kind === 'road'),
          own: wordSet(kind === 'road' ? labels.flatMap(({ own }) => own) : [...texts, ...names.map(withPairs)]),
          beside: kind === 'road' ? wordSet([...near.map(latin), ...labels.flatMap((label) => label.beside)]) : shared,
        };
      });
    });
    const keysIn = (areRoads) => this.list.filter(({ isRoad }) => isRoad === areRoads).flatMap(({ keys }) => keys);
    /** The names of all entries that are not roads. */
    this.names = new Set(keysIn(false).map(({ key }) => key));
    /** The labels of all roads, without spaces. */
    this.labels = new Set(keysIn(true).map(({ key }) => key));
  }

  /**
   * The entries that match a text, in the order of the file.
   * @param {string} text the folded text
   * @returns {EntryAnswer[]}
   */
  matches(text) {
    const label = latin(text);
    const short = squashed(label);
    const found = [];
    for (const { entry, weight, isRoad, keys, codes, own, beside } of this.list) {
      const typed = isRoad ? short : text;
      let best = Math.max(...keys.map(({ key, kind }) => entryBonus(kind, typed, key)));
      // A text finds a country by a code only if the text is the whole code.
      if (codes.includes(text)) best = Math.max(best, entryBonus(1, text, text));
      const isWhole = best > -Infinity && keys.some(({ key }) => key === typed);
      if (best === -Infinity) best = wordsMatch((isRoad ? label : text).split(' '), own, beside);
      if (best > -Infinity) found.push({ entry, text, score: weight + best, isWhole });
    }
    return found;
  }

  /**
   * The entries with the given pages, for a text that is their name in another language.
   * @param {string} text the folded text @param {string[]} paths
   * @returns {EntryAnswer[]}
   */
  foreign(text, paths) {
    return paths.flatMap((path) => this.list.filter(({ entry }) => entry.path === path)).map(({ entry, weight }) => {
      return { entry, text, score: weight + wordsBonus(true), isWhole: true };
    });
  }

  /**
   * A folded text without its filler words, or the text itself if it has only fillers. A filler
   * stays if it is part of a whole name: `how does a star work` becomes `a star` if that is a name.
   * @param {string} text @param {Set<string>} fillers
   */
  withoutFillers(text, fillers) {
    const words = text.split(' ');
    const rest = words.filter((word) => !fillers.has(word));
    if (rest.length === 0 || rest.length === words.length) return text;
    const leading = words.indexOf(rest[0]);
    const end = words.lastIndexOf(rest[rest.length - 1]) + 1;
    for (let first = 0; first <= leading; first += 1) {
      for (let last = words.length; last >= end; last -= 1) {
        if (last - first === words.length || last - first <= rest.length) continue;
        const name = words.slice(first, last).join(' ');
        if (this.names.has(name) || this.labels.has(squashed(latin(name)))) return name;
      }
    }
    return rest.join(' ');
  }

  /**
   * Returns true if all words of a text occur in the names of a single found entry.
   * @param {string} text the folded text
   * @param {EntryAnswer[]} found
   */
  areNamed(text, found) {
    return found.some(({ entry }) => {
      const named = this.list.filter((other) => other.entry === entry);
      const names = wordSet(named.flatMap(({ keys }) => keys.map(({ key }) => key)));
      return named.length > 0 && text.split(' ').every((word) => names.has(bare(word)));
    });
  }

  /**
   * The entries, other than roads, with a name that is at most one edit away from the text.
   * @param {string} text the folded text
   * @returns {EntryAnswer[]}
   */
  misspelled(text) {
    const points = Array.from(text);
    if (points.length < minimumLength) return [];
    return this.list
      .filter(({ isRoad, keys }) => {
        return !isRoad && nearest(points, keys) === 0;
      })
      .slice(0, suggested)
      .map(({ entry, weight }) => ({ entry, text, score: weight, isWhole: false }));
  }

  /**
   * The roads whose label is part of a text, as in `e18 stockholm`. They are followed by the
   * entries with a name, or a prefix of a name, at most two edits away from the text, nearest
   * first.
   * @param {string} text the folded text
   * @returns {EntryAnswer[]}
   */
  suggestions(text) {
    const points = Array.from(text);
    if (points.length < minimumLength) return [];
    const words = latin(text).split(' ');
    const parts = [...words, ...words.slice(1).map((word, at) => words[at] + word)];
    const roads = [];
    const near = [[], [], [], []];
    for (const { entry, weight, isRoad, keys } of this.list) {
      const answer = { entry, text, score: weight, isWhole: false };
      if (isRoad && keys.some(({ key }) => parts.includes(key))) {
        roads.push(answer);
        continue;
      }
      near[nearest(points, keys)]?.push(answer);
    }
    return [...roads, ...near.flat()].slice(0, suggested);
  }
}
