// Texts by code points: their order, their beginnings, and the position of one among sorted ones.

/**
 * Negative, zero or positive if a text is before, equal to or after another. JavaScript compares
 * surrogates, which come before some characters of the basic plane; in code point order, they come
 * after these.
 * @param {string} a
 * @param {string} b
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
 * The first position in a sorted range for which a condition holds, or the end of the range.
 * @param {number} low
 * @param {number} high
 * @param {(position: number) => boolean} isAfter
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
 * The first code points of a text.
 * @param {string} text
 * @param {number} count
 */
export function firstPoints(text, count) {
  let end = 0;
  for (let left = count; left > 0 && end < text.length; left -= 1) {
    const code = text.charCodeAt(end);
    end += code >= 0xd800 && code < 0xdc00 ? 2 : 1;
  }
  return text.slice(0, end);
}
