// Brings names and what people type into one form: Łódź, LODZ and lódz are equal.
//
// Every code point is folded separately: decomposed (NFKD), in lower case, without marks; letters with a stroke are
// replaced, apostrophes are dropped, punctuation and spaces become one space. The site's generator has the same
// rules as a table, Sources/Gazetteer/Folding/FoldTable.swift.

/** Apostrophes of every kind, invisible marks, tatweel. */
const dropped =
  /^['`\u00b4\u2018\u2019\u201b\u2032\u2035\u02b9-\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u05f3\u05f4\ua78b\ua78c\uff07\u0640\u00ad\ufeff\u034f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u;

/** Combining marks of the European, Hebrew and Arabic scripts; marks of other scripts carry syllables. */
const mark =
  /^[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]$/u;

const space = /^[\p{P}\p{S}\p{Z}\p{Cc}]$/u;

const letters = new Map(
  Object.entries({
    ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŋ: 'ng',
    ŧ: 't', ə: 'e', ɓ: 'b', ɗ: 'd', ƙ: 'k', ɛ: 'e', ɔ: 'o', ƴ: 'y', ɨ: 'i', ʉ: 'u', ґ: 'г', ς: 'σ',
    ة: 'ه', ى: 'ي', ی: 'ي', ے: 'ي', ک: 'ك', ہ: 'ه', ھ: 'ه', ٱ: 'ا',
  }),
);
// Katakana as hiragana.
for (let code = 0x30a1; code <= 0x30fe; code += 1) {
  if (code < 0x30f7 || code > 0x30fc) {
    letters.set(String.fromCodePoint(code), String.fromCodePoint(code - 0x60));
  }
}
// Final Hangul consonants become initial ones, so that a half-typed syllable is a prefix of the whole one.
const finals =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ';
finals.split(' ').forEach((initial, offset) => {
  letters.set(String.fromCodePoint(0x11a8 + offset), initial);
});

/** @type {Map<string, string>} */
const known = new Map();

/**
 * The folded form of one code point; it may be empty or a space.
 * @param {string} point
 * @returns {string}
 */
export function foldPoint(point) {
  let result = known.get(point);
  if (result !== undefined) return result;
  result = '';
  if (!dropped.test(point)) {
    for (const part of point.normalize('NFKD')) {
      for (const small of part.toLowerCase()) {
        if (mark.test(small) || dropped.test(small)) continue;
        result += space.test(small) ? ' ' : (letters.get(small) ?? small);
      }
    }
  }
  known.set(point, result);
  return result;
}

const plain = /^[a-z0-9]*$/;

/**
 * The folded form of a text: no space at its ends, never two in a row.
 * @param {string} text
 * @returns {string}
 */
export function fold(text) {
  if (plain.test(text)) return text;
  let result = '';
  for (const point of text) {
    for (const letter of foldPoint(point)) {
      if (letter !== ' ' || (result !== '' && !result.endsWith(' '))) result += letter;
    }
  }
  return result.endsWith(' ') ? result.slice(0, -1) : result;
}

/** The maximum length of a key in bytes, as in Sources/Gazetteer/Finder/NameRows.swift. */
const longestKey = 120;

/**
 * The key of a place's own name: its folded form, which the generator cuts after a number of bytes of UTF-8. A cut
 * character is read as U+FFFD, both here and in the generator's files.
 * @param {string} name
 */
export function mainKey(name) {
  const key = fold(name);
  const bytes = new TextEncoder().encode(key);
  return bytes.length > longestKey ? new TextDecoder().decode(bytes.subarray(0, longestKey)) : key;
}

/**
 * The letters with marks in a text, in lower case: those outside ASCII that fold to ASCII letters.
 * @param {string} text
 * @returns {string}
 */
export function markedLetters(text) {
  let result = '';
  for (const point of text) {
    if (point > '\u007f' && /^[a-z]+$/.test(foldPoint(point))) result += point.toLowerCase();
  }
  return result;
}

/**
 * Finds a folded text in an unfolded one, at its start or at the start of a word.
 * @param {string} text
 * @param {string} wanted folded
 * @returns {[number, number] | null} positions in the text
 */
export function findFolded(text, wanted) {
  if (wanted === '') return null;
  let position = 0;
  let atWord = true;
  for (const point of text) {
    if (atWord && foldPoint(point).trim() !== '') {
      const end = matchFrom(text, position, wanted);
      if (end > 0) return [position, end];
    }
    // An article with an apostrophe is a word of its own: L'Aquila.
    atWord = /[\s\p{P}\p{S}]/u.test(point);
    position += point.length;
  }
  return null;
}

/** The end of the shortest run from a position that folds to a text beginning with the wanted one. */
function matchFrom(text, start, wanted) {
  let folded = '';
  let position = start;
  for (const point of text.slice(start)) {
    position += point.length;
    for (const letter of foldPoint(point)) {
      if (letter !== ' ' || (folded !== '' && !folded.endsWith(' '))) folded += letter;
    }
    if (folded.length >= wanted.length) {
      if (!folded.startsWith(wanted)) return -1;
      // Combining marks without a letter belong to the letter before.
      for (const next of text.slice(position)) {
        if (foldPoint(next) !== '' || /['’]/.test(next)) break;
        position += next.length;
      }
      return position;
    }
    if (!wanted.startsWith(folded)) return -1;
  }
  return -1;
}
