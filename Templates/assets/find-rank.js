// How answers are ordered: whole numbers only, as the site's generator orders them
// (Sources/Gazetteer/Finder/Ranking.swift).

/** Kinds of names. */
export const kinds = ['main', 'alternate', 'innerWord'];

/** For each kind: the whole name, up to the end of a word, within a word (match 0, 1, 2). */
const bonus = [1276, 320, 0, 0, -700, -1020, -255, -640, -720];

const capitalBonus = 256;

/**
 * The logarithm of a population: 256 for each doubling, straight lines between powers of two.
 * @param {number} population
 */
export function magnitude(population) {
  const value = population + 1;
  let octave = 0;
  let power = 1;
  while (power * 2 <= value) {
    power *= 2;
    octave += 1;
  }
  return octave * 256 + Math.floor((value * 256) / power) - 256;
}

/**
 * How well a row answers a text that its key begins with.
 * @param {{kind: number, key: string, record: object}} row
 * @param {string} text folded
 */
export function score(row, text) {
  const match = row.match ?? (row.key === text ? 0 : row.key[text.length] === ' ' ? 1 : 2);
  const { record } = row;
  record.weight ??= magnitude(record.population) + (record.capital ? capitalBonus : 0);
  return record.weight + bonus[row.kind * 3 + match];
}

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
