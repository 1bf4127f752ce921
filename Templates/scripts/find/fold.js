// Converts names and queries to a common form, so that Łódź, LODZ and lódz are equal.
//
// Every code point is folded separately. It is decomposed (NFKD) and lowercased, and combining
// marks are removed. Letters with a stroke are replaced by plain letters, apostrophes are dropped,
// and punctuation and spaces become one space. The generator has a table of the same rules in
// Sources/Gazetteer/Folding/FoldTable.swift.

/** The characters that are removed: apostrophes of all kinds, invisible characters, and tatweel. */
const dropped =
  /^['`\u00b4\u2018\u2019\u201b\u2032\u2035\u02b9-\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u05f3\u05f4\ua78b\ua78c\uff07\u0640\u00ad\ufeff\u034f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u;

/**
 * The combining marks that are removed: those of the European, Hebrew and Arabic scripts. Marks of
 * other scripts are kept, because they carry syllables.
 */
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
// Katakana is folded to hiragana.
for (let code = 0x30a1; code <= 0x30fe; code += 1) {
  if (code < 0x30f7 || code > 0x30fc) {
    letters.set(String.fromCodePoint(code), String.fromCodePoint(code - 0x60));
  }
}
// Final Hangul consonants are replaced by initial ones, so that an unfinished syllable is a prefix
// of the finished one.
const finals =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ';
finals.split(' ').forEach((initial, offset) => {
  letters.set(String.fromCodePoint(0x11a8 + offset), initial);
});

/** @type {Map<string, string>} */
const known = new Map();

/**
 * The folded form of a code point. It may be empty or a space.
 * @param {string} point @returns {string}
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
 * The folded form of a text, without leading, trailing or repeated spaces.
 * @param {string} text @returns {string}
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
 * The key of a place's main name: its folded form, cut between two characters if it has too many
 * UTF-8 bytes.
 * @param {string} name
 */
export function mainKey(name) {
  const key = fold(name);
  const bytes = new TextEncoder().encode(key);
  if (bytes.length <= longestKey) return key;
  let end = longestKey;
  while ((bytes[end] & 0xc0) === 0x80) end -= 1;
  return new TextDecoder().decode(bytes.subarray(0, end));
}

/**
 * The lower-case letters with diacritics in a text: characters outside ASCII that fold to ASCII
 * letters.
 * @param {string} text @returns {string}
 */
export function markedLetters(text) {
  let result = '';
  for (const point of text) {
    if (point > '\u007f' && /^[a-z]+$/.test(foldPoint(point))) result += point.toLowerCase();
  }
  return result;
}

/**
 * Finds a folded text in an original text. The match begins at the start of a word.
 * @param {string} text
 * @param {string} wanted the folded text to find
 * @returns {[number, number] | null} the start and the end of the match in `text`; null if there is
 *   none
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
    // A word may begin after an apostrophe, as in L'Aquila.
    atWord = /[\s\p{P}\p{S}]/u.test(point);
    position += point.length;
  }
  return null;
}

/**
 * Returns the end of the match that begins at `start`; -1 if there is none. The match is the
 * shortest substring whose folded form begins with the wanted text.
 */
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
      // Combining marks after the last letter belong to it, so the match includes them.
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
