// Parses a query: a name, optionally followed by regions after commas.

import { fold, markedLetters } from './fold.js';

/** The maximum length of a query, in code points. No name is longer. */
const maximumLength = 200;

const commas = /[,\u060c\u3001\uff0c]/u;

/**
 * @param {string} text
 * @returns {{name: string, marks: string, regions: string[]}} the folded name, its letters with
 *   diacritics, and the folded regions
 */
export function parseQuery(text) {
  const short = Array.from(text.slice(0, 2 * maximumLength)).slice(0, maximumLength).join('');
  const [name, ...regions] = short.split(commas);
  return {
    // Folding would drop the asterisk of `A* search`, so `A*` becomes `a star`. Pages use the name
    // `a star` too.
    name: fold(name.replace(/(^| )[aа]\*/giu, '$1a star')),
    marks: markedLetters(name),
    regions: regions.map(fold).filter((region) => region !== ''),
  };
}

/** The folded filler words, which occur in questions but are not part of a name. */
export const fillers = new Set(fold(WORDS.finder.fillers).split(' '));

/** The maximum number of words in a part of a text that is searched for separately. */
const maximumPart = 8;

/**
 * The prefixes and suffixes of a text, paired by their number of words, the longest pair first.
 * @param {string} name the folded name
 * @returns {string[][]}
 */
export function partsOf(name) {
  const words = name.split(' ');
  const result = [];
  for (let count = Math.min(words.length - 1, maximumPart); count > 0; count -= 1) {
    result.push([words.slice(0, count).join(' '), words.slice(-count).join(' ')]);
  }
  return result;
}

/**
 * All splits of a text into a name and a region, the longest name first.
 * @param {string} name @returns {{name: string, region: string}[]}
 */
export function cuts(name) {
  const result = [];
  for (let space = name.lastIndexOf(' '); space > 0; space = name.lastIndexOf(' ', space - 1)) {
    result.push({ name: name.slice(0, space), region: name.slice(space + 1) });
  }
  return result;
}
