// Forgives one wrong, missing, extra or transposed letter, and two in longer texts, as the site
// generator does (Sources/Gazetteer/Finder/TypoForgiveness.swift).

/** Shorter texts must match exactly. */
export const minimumLength = 5;

/** Texts from this length on may have two errors. */
const lengthForTwo = 7;

/** The maximum number of similar names that are looked up, and of shards that are loaded for them.
 * */
const maximumCandidates = 3;
export const maximumShards = 2;

/** Reused rows of distances: the row before the last, the last, and the current one. */
const rows = [new Int8Array(256), new Int8Array(256), new Int8Array(256)];

/**
 * The edit distance of a text to a name: 0 if one edit makes it the whole name, 1 if one edit makes it
 * the name's beginning, 2 and 3 likewise for two edits, -1 for more.
 * @param {string[]} text code points, 200 at most
 * @param {string[]} name code points
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
 * The names nearest to a text, nearest first, of equally near ones in their own order.
 * @param {string} text folded
 * @param {string[][]} names folded, as code points
 * @returns {string[]}
 */
export function nearestNames(text, names) {
  const points = Array.from(text);
  const near = [[], [], [], []];
  for (const name of names) {
    const rank = nearness(points, name);
    if (rank >= 0) near[rank].push(name.join(''));
  }
  return near.flat().slice(0, maximumCandidates);
}
