// The ranking of answers. It uses only integers, so the results are the same as in the generator
// (Sources/Gazetteer/Finder/Ranking.swift).

import { firstPoint } from './find-text.js';
import { fold, markedLetters } from './fold.js';

/** The kinds of names. An `innerWord` is a main name without one or more of its first words. */
export const kinds = ['main', 'alternate', 'innerWord'];

/** The bonuses: for each kind of name, one number for each result (0, 1 or 2) of `matchOf`. */
const bonus = [1276, 320, 0, -512, -960, -1280, -256, -896, -960];

/**
 * The bonus for a name whose letters with diacritics begin with those of the typed text. For
 * example, the letters `łóź` of Łódź begin with the typed `łó`.
 */
const marksBonus = 512;

/**
 * The bonus if the text is a whole alternate name with the same first letter as the main name,
 * because the alternate name is then probably a variant of the main name.
 */
const variantBonus = 320;

/** The bonus if the text is the whole name of an entry that is not a place. */
const wholeBonus = 2048;

/** The points that a place gets for each unit of its rank. */
const rankStep = 64;

/**
 * The base-2 logarithm of a population, times 256. Between powers of two it is interpolated
 * linearly.
 * @param {number} population
 */
function magnitude(population) {
  const value = population + 1;
  const octave = 31 - Math.clz32(value);
  return octave * 256 + Math.floor((value * 256) / 2 ** octave) - 256;
}

/**
 * The score of a name for a text. The key of the name's row must begin with the text.
 * @param {import('./find-shard.js').Row} row
 * @param {string} text the folded text
 * @param {string} [marks] the typed letters that have diacritics
 */
export function score(row, text, marks = '') {
  const { key, kind, name, record } = row;
  const match = matchOf(key, text);
  let points = magnitude(record.population) + record.rank * rankStep + bonus[kind * 3 + match];
  if (kind === 1 && match === 0 && firstPoint(fold(record.name)) === firstPoint(text)) {
    points += variantBonus;
  }
  const hasMarks = marks !== '' && kind !== 2 && markedLetters(name).startsWith(marks);
  return hasMarks ? points + marksBonus : points;
}

/**
 * The match of a text at the start of a key. It is 0 if the text is the whole key, 1 if the text
 * ends at the end of a word, and 2 if it ends within a word.
 * @param {string} key @param {string} text
 */
const matchOf = (key, text) => (key === text ? 0 : key[text.length] === ' ' ? 1 : 2);

/**
 * The points that a matching name adds to an entry's weight; `-Infinity` if the name does not begin
 * with the text.
 * @param {number} kind
 * @param {string} text the folded text
 * @param {string} key
 */
export function entryBonus(kind, text, key) {
  if (!key.startsWith(text)) return -Infinity;
  const match = matchOf(key, text);
  return bonus[kind * 3 + match] + (match === 0 && kind !== 2 ? wholeBonus : 0);
}

/**
 * The points for an entry that matches only by its words: the same as for an alternate name.
 * @param {boolean} isWhole false if the last word is incomplete
 */
export const wordsBonus = (isWhole) => bonus[isWhole ? 3 : 5];

/**
 * The score of a route. `isWhole` is false if the name of the second end is incomplete.
 * @param {boolean} isWhole
 */
export const routeScore = (isWhole) => (isWhole ? 9000 : 6000);

/** The best answers so far. Each place appears at most once. */
export class BestAnswers {
  constructor(limit) {
    this.limit = limit;
    /** @type {{score: number, row: object}[]} */
    this.answers = [];
  }

  add(row, points) {
    const { answers } = this;
    const answer = { score: points, row };
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
