// Finds pages by their words, for texts that match no name. The generator has the same code in
// Sources/Gazetteer/Finder/FinderEntries+Texts.swift.

import { bare } from './find-text.js';

/** Words with fewer letters than this are ignored. */
const minimumLetters = 3;

/** @typedef {import('./find-entries.js').EntryAnswer} EntryAnswer */

export class Texts {
  /** @param {any} data the contents of texts.json.gz */
  constructor(data) {
    /**
     * The rare words of each page, keyed by the page's path. A word is a list of code points.
     * @type {Map<string, string[][]>}
     */
    this.rare = new Map(data.path.map((path, at) => {
      return [path, data.words[at].split(' ').map((word) => Array.from(bare(word)))];
    }));
  }

  /**
   * The pages with at least half of the words of a text, the best one first. A page is ranked by
   * the number of the text's words that it has, times the sum of the weights of these words. A word
   * has a higher weight if fewer pages have it, and twice the weight if it is in the page's title
   * or description.
   * @param {string} text the folded text
   * @param {Set<string>} fillers words of the text to ignore
   * @param {import('./find-entries.js').Entries} entries
   * @returns {{found: EntryAnswer[], others: EntryAnswer[], matched: number, isWhole: boolean}}
   *   `others` has the pages with at least one of the text's words, if no page has half of them.
   *   `matched` is the number of the text's words that the best page has. `isWhole` is true if the
   *   best page has every word as typed, apart from a final s, and no word is shorter than
   *   `minimumLetters`
   */
  matches(text, fillers, entries) {
    const words = new Set(text.split(' ').filter((word) => !fillers.has(word)).map(bare));
    const typed = [...words].map((word) => Array.from(word)).filter(({ length }) => length >= minimumLetters);
    const pages = entries.list.filter(({ entry, hasWords }) => hasWords || this.rare.has(entry.path));
    const rareOf = ({ entry }) => this.rare.get(entry.path) ?? [];
    const strengths = pages.map((page) => {
      const lists = [[...page.own].map((word) => Array.from(word)), rareOf(page)];
      const [isOwn, isRare] = lists.map((list) => (word) => list.some((other) => alike(word, other)));
      return typed.map((word) => (isOwn(word) ? 2 : isRare(word) ? 1 : 0));
    });
    const rarity = typed.map((_, word) => {
      const count = strengths.filter((each) => each[word] > 0).length;
      return Math.floor((100 * pages.length) / Math.max(count, 1));
    });
    const all = strengths.flatMap((each, page) => {
      const matched = each.filter((strength) => strength > 0).length;
      if (matched === 0) return [];
      return [{ page, matched, score: matched * each.reduce((sum, strength, word) => sum + strength * rarity[word], 0) }];
    }).sort((a, b) => b.score - a.score || a.page - b.page);
    const ranked = all.filter((each) => 2 * each.matched >= typed.length);
    const answers = (list) => list.map(({ page }) => {
      const { entry, weight } = pages[page];
      return { entry, text, score: weight, isWhole: false };
    });
    const matched = ranked[0]?.matched ?? 0;
    const best = pages[ranked[0]?.page];
    const bestWords = best ? new Set([...best.own, ...rareOf(best).map((word) => word.join(''))]) : new Set();
    return {
      found: answers(ranked),
      others: ranked.length === 0 ? answers(all) : [],
      matched,
      isWhole: matched > 0 && typed.length === words.size && [...words].every((word) => bestWords.has(word)),
    };
  }
}

/**
 * Returns true if two words are the same, or probably forms of one word, such as `curve` and
 * `curved`. Forms of one word share at least their first four letters, and all but the last three
 * letters of the longer form.
 * @param {string[]} first @param {string[]} second
 */
function alike(first, second) {
  let shared = 0;
  while (shared < first.length && first[shared] === second[shared]) shared += 1;
  if (shared === first.length && shared === second.length) return true;
  return shared >= Math.max(4, Math.max(first.length, second.length) - 3);
}
