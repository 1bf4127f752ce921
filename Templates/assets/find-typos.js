// Forgives one wrong, missing, extra or exchanged letter, as the site's generator does
// (Sources/Gazetteer/Finder/TypoForgiveness.swift).

/** Shorter texts are taken as they are. */
export const minimumLength = 5;

/** How many near names are looked up, and in how many shards they may lie. */
export const maximumCandidates = 3;
export const maximumShards = 2;

/**
 * How near a text is to a name: 0 if one edit makes it the whole name, 1 if one edit makes it the
 * name's beginning, -1 for more edits.
 * @param {string[]} text code points
 * @param {string[]} name code points
 */
export function nearness(text, name) {
  let first = 0;
  while (first < text.length && first < name.length && text[first] === name[first]) first += 1;
  if (first === text.length) return name.length <= first + 1 ? 0 : 1;
  let best = -1;
  // Letters of the text and of the name that the edit passes.
  for (const [textSkip, nameSkip] of [[1, 1], [0, 1], [1, 0], [2, 2]]) {
    if (textSkip === 2) {
      if (first + 1 >= text.length || first + 1 >= name.length) continue;
      if (text[first] !== name[first + 1] || text[first + 1] !== name[first]) continue;
    }
    if (first + nameSkip > name.length) continue;
    const length = text.length - first - textSkip;
    const start = first + nameSkip;
    if (start + length > name.length) continue;
    let same = true;
    for (let index = 0; same && index < length; index += 1) {
      same = text[first + textSkip + index] === name[start + index];
    }
    if (!same) continue;
    if (start + length === name.length) return 0;
    best = 1;
  }
  return best;
}

/**
 * The names nearest to a text, nearest first, of equally near ones in their own order.
 * @param {string} text folded
 * @param {string[]} names folded
 */
export function nearestNames(text, names) {
  const points = Array.from(text);
  const [letter] = points;
  const near = [[], []];
  for (const name of names) {
    if (!name.startsWith(letter)) continue;
    const rank = nearness(points, Array.from(name));
    if (rank >= 0) near[rank].push(name);
  }
  return [...near[0], ...near[1]].slice(0, maximumCandidates);
}
