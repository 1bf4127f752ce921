"""Writes Sources/Gazetteer/Folding/FoldTable.swift from Python's Unicode data.

python3 Content/refresh/folding.py > Sources/Gazetteer/Folding/FoldTable.swift

The rules are those of Templates/scripts/find/fold.js, which applies them with the browser's Unicode
functions. Each code point is folded separately:

1. The code points in DROPPED are removed: apostrophes of all kinds, invisible characters, and
   tatweel.
2. All others are decomposed (NFKD), and every part is lowercased.
3. Combining marks of the European, Hebrew and Arabic scripts are removed. Marks that carry a
   syllable (kana, Indic, Thai) are kept.
4. Punctuation, symbols, separators and control characters become a space.
5. The code points in LETTERS are replaced: letters with a stroke or a special shape, equivalent
   Arabic and Persian letters, katakana (by hiragana), and final Hangul consonants. Final consonants
   become initial consonants, so that an unfinished syllable is a prefix of the finished one.
"""

import sys
import unicodedata

DROPPED = set(map(ord, "'`\u00b4\u2018\u2019\u201b\u2032\u2035\u02b9\u02ba\u02bb\u02bc\u02bd\u02be"
                  "\u02bf\u02c8\u02ca\u02cb\u05f3\u05f4\ua78b\ua78c\uff07\u0640\u00ad\ufeff\u034f"))
for first, last in [(0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0xFE00, 0xFE0F),
                    (0xE0100, 0xE01EF)]:
    DROPPED.update(range(first, last + 1))

MARKS = set()
for first, last in [(0x300, 0x36F), (0x483, 0x489), (0x591, 0x5BD), (0x5BF, 0x5BF), (0x5C1, 0x5C2),
                    (0x5C4, 0x5C5), (0x5C7, 0x5C7), (0x610, 0x61A), (0x64B, 0x65F), (0x670, 0x670),
                    (0x6D6, 0x6DC), (0x6DF, 0x6E4), (0x6E7, 0x6E8), (0x6EA, 0x6ED),
                    (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F)]:
    MARKS.update(range(first, last + 1))

LETTERS = {ord(key): value for key, value in {
    "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i",
    "ħ": "h", "ŋ": "ng", "ŧ": "t", "ə": "e", "ɓ": "b", "ɗ": "d", "ƙ": "k", "ɛ": "e", "ɔ": "o",
    "ƴ": "y", "ɨ": "i", "ʉ": "u", "ґ": "г", "ς": "σ", "ة": "ه", "ى": "ي", "ی": "ي", "ے": "ي",
    "ک": "ك", "ہ": "ه", "ھ": "ه", "ٱ": "ا"}.items()}
for code in list(range(0x30A1, 0x30F7)) + [0x30FD, 0x30FE]:
    LETTERS[code] = chr(code - 0x60)
# The final consonants U+11A8 to U+11C2, each as the initial consonants that it consists of.
FINALS = ("1100 1101 1100,1109 1102 1102,110C 1102,1112 1103 1105 1105,1100 1105,1106 1105,1107 "
          "1105,1109 1105,1110 1105,1111 1105,1112 1106 1107 1107,1109 1109 110A 110B 110C 110E "
          "110F 1110 1111 1112")
for offset, value in enumerate(FINALS.split()):
    LETTERS[0x11A8 + offset] = "".join(chr(int(part, 16)) for part in value.split(","))


def fold(code):
    if code in DROPPED:
        return ""
    result = ""
    for part in unicodedata.normalize("NFKD", chr(code)):
        for small in part.lower():
            if ord(small) in MARKS or ord(small) in DROPPED:
                continue
            category = unicodedata.category(small)
            if category[0] in "PSZ" or category == "Cc":
                result += " "
            else:
                result += LETTERS.get(ord(small), small)
    return result


def entries():
    """Pairs of (code point, folded form) for all code points that change, except Hangul syllables.
    """
    for code in range(0x110000):
        if 0xD800 <= code < 0xE000 or 0xAC00 <= code < 0xD7A4:
            continue
        folded = fold(code)
        if folded != chr(code):
            yield code, folded


def runs():
    """Runs as [first code point, count, step, replacement, true if the replacement advances with
    the code point]."""
    result = []
    for code, folded in entries():
        if result:
            run = result[-1]
            first, count, step, target, moves = run
            gap = code - (first + (count - 1) * (step or 1))
            if gap in (1, 2) and (step in (0, gap)):
                if folded == target and (moves is None or moves is False) and gap == 1:
                    run[1:] = [count + 1, 1, target, False]
                    continue
                if (len(folded) == 1 and len(target) == 1 and moves is not False
                        and ord(folded) == ord(target) + gap * count):
                    run[1:] = [count + 1, gap, target, True]
                    continue
        result.append([code, 1, 0, folded, None])
    return result


def main():
    words = []
    last = 0
    for first, count, step, target, moves in runs():
        word = f"{first - last:x}"
        if count > 1:
            word += ("+" if moves is False else "*" if step == 1 else "/") + f"{count:x}"
        word += "=" + ",".join(f"{ord(part):x}" for part in target)
        words.append(word)
        last = first
    sys.stdout.write('''\
// Written by Content/refresh/folding.py; do not edit.

/// Code points that change when folded, as text: hexadecimal words
/// `DISTANCE[+COUNT|*COUNT|/COUNT]=TARGET,...`. DISTANCE is the difference between the first code
/// points of this word and of the word before it. A word without a sign is for one code point.
/// - `+`: COUNT consecutive code points have the same target.
/// - `*`: COUNT consecutive code points have consecutive targets.
/// - `/`: the next code point and the next target are each 2 higher; the word has COUNT such pairs.
///
/// Hangul syllables are not in the table, because a rule decomposes them.
enum FoldTable {
  static let text: StaticString = """
''')
    line = ""
    for word in words:
        if len(line) + len(word) + 1 > 94:
            sys.stdout.write("    " + line + " \\\n")
            line = ""
        line += (" " if line else "") + word
    sys.stdout.write("    " + line + '\n    """\n}\n')


if __name__ == "__main__":
    main()
