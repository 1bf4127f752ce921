// The order of answers: whole numbers only, as in the site's generator
// (Sources/Gazetteer/Finder/Ranking.swift).

import { firstPoints } from './find-text.js';
import { fold, markedLetters } from './fold.js';

/** Kinds of names. */
export const kinds = ['main', 'alternate', 'innerWord'];

/** For each kind: the whole name, up to the end of a word, within a word (match 0, 1, 2). */
const bonus = [1276, 320, 0, -512, -960, -1280, -256, -896, -960];

/** For a name that has the typed letters with diacritics. */
const marksBonus = 512;

/** For a whole alternate name with the first letter of the main one: most likely a spelling of it. */
const variantBonus = 320;

/** For the whole name of an entry that is not a place. */
const wholeBonus = 2048;

/** The score of one step of a place's rank. */
const rankStep = 64;

/**
 * The logarithm of a population: 256 for each doubling, straight lines between powers of two.
 * @param {number} population
 */
function magnitude(population) {
  const value = population + 1;
  const octave = 31 - Math.clz32(value);
  return octave * 256 + Math.floor((value * 256) / 2 ** octave) - 256;
}

/**
 * Returns the score of a row for a text that its key begins with.
 * @param {import('./find-shard.js').Row} row
 * @param {string} text folded
 * @param {string} [marks] the letters with marks that were typed
 */
export function score(row, text, marks = '') {
  const { key, kind, name, record } = row;
  const match = matchOf(key, text);
  let points = magnitude(record.population) + record.rank * rankStep + bonus[kind * 3 + match];
  if (kind === 1 && match === 0 && firstPoints(fold(record.name), 1) === firstPoints(text, 1)) {
    points += variantBonus;
  }
  const hasMarks = marks !== '' && kind !== 2 && markedLetters(name).startsWith(marks);
  return hasMarks ? points + marksBonus : points;
}

/**
 * The part of a key that a text at its beginning covers.
 * @param {string} key @param {string} text
 */
const matchOf = (key, text) => (key === text ? 0 : key[text.length] === ' ' ? 1 : 2);

/**
 * The score that the name of an entry adds to its weight; `-Infinity` if it does not begin with the text.
 * @param {number} kind
 * @param {string} text folded
 * @param {string} key
 */
export function entryBonus(kind, text, key) {
  if (!key.startsWith(text)) return -Infinity;
  const match = matchOf(key, text);
  return bonus[kind * 3 + match] + (match === 0 && kind !== 2 ? wholeBonus : 0);
}

/**
 * The score that a match of an entry's words in another order adds to its weight: that of an alternate name of a
 * place.
 * @param {boolean} isWhole false if the last word is typed in part
 */
export const wordsBonus = (isWhole) => bonus[isWhole ? 3 : 5];

/**
 * The score of a route, whose second end may be typed in part.
 * @param {boolean} isWhole
 */
export const routeScore = (isWhole) => (isWhole ? 9000 : 6000);

/** The best answers so far, each place once. */
export class BestAnswers {
  constructor(limit) {
    this.limit = limit;
    /** @type {{score: number, row: object}[]} */
    this.answers = [];
  }

  add(row, points) {
    const { answers } = this;
    const answer = { score: points, row };
    const last = answers[answers.length - 1];
    if (answers.length >= this.limit && last && !precedes(answer, last)) return;
    const known = answers.findIndex((old) => old.row.record.id === row.record.id);
    if (known >= 0) {
      const old = answers[known];
      if (points < old.score) return;
      if (points === old.score && row.kind >= old.row.kind) return;
      answers.splice(known, 1);
    }
    let position = answers.length;
    while (position > 0 && precedes(answer, answers[position - 1])) position -= 1;
    answers.splice(position, 0, answer);
    if (answers.length > this.limit) answers.pop();
  }
}

function precedes(left, right) {
  if (left.score !== right.score) return left.score > right.score;
  const a = left.row.record;
  const b = right.row.record;
  return a.population !== b.population ? a.population > b.population : a.id < b.id;
}
