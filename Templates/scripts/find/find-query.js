// Parses a typed text: a name, and regions after commas.

import { fold, markedLetters } from './fold.js';

/** Longer texts are cut; no name is that long. */
const maximumLength = 200;

const commas = /[,\u060c\u3001\uff0c]/u;

/**
 * @param {string} text
 * @returns {{name: string, marks: string, regions: string[]}} the name folded and its letters with
 *   marks, regions folded
 */
export function parseQuery(text) {
  const short = Array.from(text.slice(0, 2 * maximumLength)).slice(0, maximumLength).join('');
  const [name, ...regions] = short.split(commas);
  return {
    name: fold(name),
    marks: markedLetters(name),
    regions: regions.map(fold).filter((region) => region !== ''),
  };
}

/** The maximum number of words in a part of a text that is looked for by itself. */
const maximumPart = 8;

/**
 * The beginning and the ending of a text of each number of words, the longest first.
 * @param {string} name folded
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
 * The name cut before each of its later words, the longest name first.
 * @param {string} name
 * @returns {{name: string, region: string}[]}
 */
export function cuts(name) {
  const result = [];
  for (let space = name.lastIndexOf(' '); space > 0; space = name.lastIndexOf(' ', space - 1)) {
    result.push({ name: name.slice(0, space), region: name.slice(space + 1) });
  }
  return result;
}
