// String operations: comparison in code point order, binary search, and prefixes.

/**
 * Compares texts in code point order: negative if `a` comes first, positive if `b` does, and 0 for
 * equal texts. JavaScript's own comparison puts surrogates before the characters from U+E000 to
 * U+FFFF, instead of after them.
 * @param {string} a @param {string} b
 */
export function compareTexts(a, b) {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    let left = a.charCodeAt(index);
    let right = b.charCodeAt(index);
    if (left === right) continue;
    if (left >= 0xd800 && right >= 0xd800) {
      left = left >= 0xe000 ? left - 0x2000 : left + 0x2000;
      right = right >= 0xe000 ? right - 0x2000 : right + 0x2000;
    }
    return left - right;
  }
  return a.length - b.length;
}

/**
 * The first position in a range for which `isAfter` returns true, or the end of the range.
 * @param {number} low @param {number} high @param {(position: number) => boolean} isAfter
 */
export function partition(low, high, isAfter) {
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAfter(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The first code point of a text; empty if the text is empty.
 * @param {string} text
 */
export const firstPoint = (text) => text.slice(0, text.codePointAt(0) > 0xffff ? 2 : 1);

/**
 * A word without its final s. A word of three letters or fewer is returned unchanged.
 * @param {string} word
 */
export const bare = (word) => (word.endsWith('s') && Array.from(word).length > 3 ? word.slice(0, -1) : word);
