/// Transliterates Cyrillic by Ukraine's national rules (resolution 55 of 2010), or by the common
/// rules for Russian and Belarusian.
struct CyrillicRules {
  private let isUkrainian: Bool

  /// A text follows the rules for Russian and Belarusian if it has a letter that Ukrainian does not
  /// use (ы, э, ё, ъ or ў), and none of the letters ї, є and ґ. Any other text follows Ukraine's
  /// rules.
  init(_ text: [Unicode.Scalar]) {
    let own = text.contains { "їєґЇЄҐ".unicodeScalars.contains($0) }
    let other = text.contains { "ыэёъўЫЭЁЪЎ".unicodeScalars.contains($0) }
    isUkrainian = own || !other
  }

  /// The Latin letters for a lower-case Cyrillic letter. The result is empty for the soft sign and
  /// the hard sign, and `nil` for a character that is not in the tables.
  func letters(
    for scalar: Unicode.Scalar, after previous: Unicode.Scalar?, isWordStart: Bool
  ) -> String? {
    guard (0x0400...0x052F).contains(scalar.value) else { return nil }
    if isUkrainian {
      if isWordStart, let letters = Self.atStart[scalar] { return letters }
      // The spelling zgh distinguishes зг from ж, whose spelling is zh.
      if scalar == "г", previous == "з" || previous == "З" { return "gh" }
      if let letters = Self.ukrainian[scalar] { return letters }
    }
    return Self.common[scalar]
  }

  private static let atStart: [Unicode.Scalar: String] = [
    "є": "ye", "ї": "yi", "й": "y", "ю": "yu", "я": "ya",
  ]

  private static let ukrainian: [Unicode.Scalar: String] = [
    "г": "h", "ґ": "g", "є": "ie", "и": "y", "і": "i", "ї": "i", "й": "i", "ю": "iu", "я": "ia",
  ]

  private static let common: [Unicode.Scalar: String] = [
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "yo", "ж": "zh", "з": "z",
    "и": "i", "й": "y", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r",
    "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh",
    "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "yu", "я": "ya", "і": "i", "ї": "yi",
    "є": "ye", "ґ": "g", "ў": "w", "ђ": "dj", "ј": "j", "љ": "lj", "њ": "nj", "ћ": "c", "џ": "dz",
    "ѓ": "gj", "ќ": "kj", "ѕ": "dz", "ѐ": "e", "ѝ": "i", "ә": "a", "ғ": "gh", "қ": "q", "ң": "ng",
    "ө": "o", "ұ": "u", "ү": "u", "һ": "h", "ҳ": "h", "ҷ": "j", "ӣ": "i", "ӯ": "u", "ҡ": "q",
    "ҙ": "z", "ҫ": "s", "ӑ": "a", "ӗ": "e", "ӳ": "u", "җ": "j", "ӂ": "zh", "ӧ": "o", "ӓ": "a",
  ]
}
