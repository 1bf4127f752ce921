// Matches mistyped texts with names. An error is a wrong, missing or extra letter, or two
// transposed letters. A text may have one error, and a longer text may have two. The generator has
// the same code in Sources/Gazetteer/Finder/TypoForgiveness.swift.

/** The minimum length of a text that may contain errors. */
export const minimumLength = 5;

/** The minimum length of a text that may contain two errors. */
const lengthForTwo = 7;

/**
 * Ranks of `nearness`: all ranks, the ranks for at most one edit, and the rank for at most one edit
 * that gives the whole name.
 */
const allRanks = [0, 1, 2, 3];
export const oneEdit = [0, 1];
export const oneEditOfWhole = [0];

/** The maximum number of similar names to look up, and of shards to load for them. */
export const maximumCandidates = 3;
export const maximumShards = 2;

/** Buffers for three rows of the table of edit distances: the current row and the two before it. */
const rows = [new Int8Array(256), new Int8Array(256), new Int8Array(256)];

/**
 * The rank of a name for a mistyped text. It is 0 if at most one edit turns the text into the whole
 * name, and 1 if at most one edit turns it into a prefix of the name. For a longer text, it is 2 if
 * two edits give the whole name, and 3 if two edits give a prefix. Otherwise, it is -1.
 * @param {string[]} text the text as code points, at most 200
 * @param {string[]} name the name as code points
 */
export function nearness(text, name) {
  const most = text.length >= lengthForTwo ? 2 : 1;
  if (name.length < text.length - most) return -1;
  const far = most + 1;
  const width = Math.min(name.length, text.length + most) + 1;
  let [before, last, row] = rows;
  before.fill(far, 0, width);
  for (let column = 0; column < width; column += 1) last[column] = Math.min(column, far);
  for (let index = 1; index <= text.length; index += 1) {
    row.fill(far, 0, width);
    let least = far;
    if (index <= most) row[0] = index;
    const end = Math.min(index + most, width - 1);
    for (let column = Math.max(index - most, 1); column <= end; column += 1) {
      const same = text[index - 1] === name[column - 1];
      let distance = Math.min(last[column - 1] + (same ? 0 : 1), last[column] + 1, row[column - 1] + 1);
      if (
        index > 1 && column > 1 &&
        text[index - 1] === name[column - 2] && text[index - 2] === name[column - 1]
      ) {
        distance = Math.min(distance, before[column - 2] + 1);
      }
      row[column] = Math.min(distance, far);
      if (row[column] < least) least = row[column];
    }
    if (least > most && row[0] > most) return -1;
    [before, last, row] = [last, row, before];
  }
  const whole = width === name.length + 1 ? last[name.length] : far;
  let beginning = far;
  for (let column = 0; column < width; column += 1) beginning = Math.min(beginning, last[column]);
  if (whole <= 1) return 0;
  if (beginning <= 1) return 1;
  if (whole <= most) return 2;
  return beginning <= most ? 3 : -1;
}

/**
 * The names nearest to a text, nearest first. Names of the same rank keep their order.
 * @param {string} text the folded text
 * @param {string[][]} names the folded names, as code points
 * @param {number[]} ranks the ranks to include; see `nearness`
 * @returns {string[]}
 */
export function nearestNames(text, names, ranks = allRanks) {
  const points = Array.from(text);
  const near = [[], [], [], []];
  for (const name of names) {
    const rank = nearness(points, name);
    if (rank >= 0) near[rank].push(name.join(''));
  }
  return ranks.flatMap((rank) => near[rank]).slice(0, maximumCandidates);
}
