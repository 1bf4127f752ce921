// Order of texts by code points, and texts that are stored as what they add to the one before.

/**
 * Negative, zero or positive as one text stands before, at or after another. JavaScript compares
 * halves of surrogate pairs, which stand before some signs of the basic plane; code points do not.
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
 * The first position of a sorted range for which a condition holds, its end if for none.
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
 * Sorted texts from `shared`, a digit of base 36 each for how many code points are those of the
 * text before, and `rest`, what follows them, joined by commas.
 * @param {{shared: string, rest: string}} coded
 * @returns {string[]}
 */
export function decodeTexts({ shared, rest }) {
  if (shared === '') return [];
  const texts = rest.split(',');
  const hasPairs = /[\ud800-\udbff]/.test(rest);
  let last = '';
  for (let text = 0; text < texts.length; text += 1) {
    const code = shared.charCodeAt(text);
    const count = code < 0x3a ? code - 0x30 : code - 0x57;
    last = (hasPairs ? firstPoints(last, count) : last.slice(0, count)) + texts[text];
    texts[text] = last;
  }
  return texts;
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

/**
 * The last code points of a text.
 * @param {string} text
 * @param {number} count
 */
function lastPoints(text, count) {
  let start = text.length;
  for (let left = count; left > 0 && start > 0; left -= 1) {
    const code = text.charCodeAt(start - 1);
    start -= code >= 0xdc00 && code < 0xe000 ? 2 : 1;
  }
  return text.slice(start);
}

/**
 * Whole numbers from digits of base 45, characters from `#` on without the backslash; all digits of
 * a number but the last are counted 45 higher.
 * @param {string} text
 * @returns {number[]}
 */
export function decodeNumbers(text) {
  const numbers = [];
  let number = 0;
  for (let index = 0; index < text.length; index += 1) {
    let digit = text.charCodeAt(index) - 35;
    if (digit > 57) digit -= 1;
    if (digit < 45) {
      numbers.push(number * 45 + digit);
      number = 0;
    } else {
      number = number * 45 + digit - 45;
    }
  }
  return numbers;
}

/**
 * Numbers that may be negative, each counted from an earlier one: 0, -1, 1, -2 ... are written as 0, 1,
 * 2, 3.
 * @param {string} text
 * @param {ArrayLike<number>} bases for each number the position of the one it is counted from, or -1
 */
export function decodeDifferences(text, bases) {
  const numbers = decodeNumbers(text);
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index];
    const own = number % 2 === 0 ? number / 2 : -(number + 1) / 2;
    numbers[index] = bases[index] < 0 ? own : own + numbers[bases[index]];
  }
  return numbers;
}

/**
 * Texts that are stored as what tells them from a guess: `head` has `.` for the guess itself, or how
 * many code points at its beginning stay; `tail`, how many at its end; `middle`, what is between.
 */
export class Spellings {
  /** @param {{head: string, tail: string, middle: string}} coded */
  constructor({ head, tail, middle }) {
    this.head = head;
    this.tail = tail;
    this.middles = middle.split('|');
    /** For each text how many others before it differ from their guesses. */
    this.changed = new Int32Array(head.length);
    let changed = 0;
    for (let text = 0; text < head.length; text += 1) {
      this.changed[text] = changed;
      if (head[text] !== '.') changed += 1;
    }
  }

  /** @param {number} text its number @param {string} guess */
  at(text, guess) {
    const first = this.head[text];
    if (first === '.') return guess;
    const number = this.changed[text];
    const start = firstPoints(guess, parseInt(first, 36));
    return start + this.middles[number] + lastPoints(guess, parseInt(this.tail[number], 36));
  }
}

/** Hiragana as katakana, with the marks of voice (U+3099, U+309A) joined to their letters. */
function katakana(key) {
  return key
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/([\u30a1-\u30f6])([\u3099\u309a])/g, (_, kana, voice) =>
      kana === '\u30a6'
        ? '\u30f4'
        : String.fromCharCode(kana.charCodeAt(0) + voice.charCodeAt(0) - 0x3098),
    );
}

/**
 * The usual spelling of a key: a capital at the beginning of every word, kana as katakana.
 * @param {string} key
 */
export function capitalize(key) {
  const first = key.charCodeAt(0);
  // The signs whose UTF-8 begins with the byte E3, kana among them.
  if (first >= 0x3000 && first < 0x4000) return katakana(key);
  let result = '';
  let atStart = true;
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    let capital = code;
    if (atStart) {
      if (code >= 0x61 && code <= 0x7a) capital -= 0x20;
      else if (code >= 0x430 && code <= 0x44f) capital -= 0x20;
      else if (code >= 0x3b1 && code <= 0x3c9 && code !== 0x3c2) capital -= 0x20;
      else if (code >= 0x450 && code <= 0x45f) capital -= 0x50;
      else if (code >= 0x561 && code <= 0x586) capital -= 0x30;
    }
    result += capital === code ? key[index] : String.fromCharCode(capital);
    atStart = code === 0x20;
  }
  return result;
}
