/// Transliterates texts from other alphabets to ASCII letters.
enum Transliteration {
  static func append(_ text: String, to result: inout String) {
    let scalars = Array(text.unicodeScalars)
    let cyrillic = CyrillicRules(scalars)
    var isWordStart = true
    for (index, scalar) in scalars.enumerated() {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
        isWordStart = !scalar.properties.isAlphabetic && scalar != "'"
        continue
      }
      let previous = index > 0 ? scalars[index - 1] : nil
      if let letters = letters(
        for: scalar, after: previous, isWordStart: isWordStart, cyrillic: cyrillic)
      {
        result += scalar.properties.isUppercase ? capitalized(letters) : letters
        isWordStart = false
      } else if scalar.properties.generalCategory.isMark {
        // Skip a mark that belongs to the letter before it.
      } else {
        result += apostrophes.contains(scalar) ? "'" : " "
        isWordStart = !apostrophes.contains(scalar)
      }
    }
  }

  private static func letters(
    for scalar: Unicode.Scalar, after previous: Unicode.Scalar?, isWordStart: Bool,
    cyrillic: CyrillicRules
  ) -> String? {
    if let letters = AlphabetTables.letters[scalar] { return letters }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    if let letters = AlphabetTables.letters[lower] { return letters }
    if let letters = cyrillic.letters(for: lower, after: previous, isWordStart: isWordStart) {
      return letters
    }
    return latinBase(of: lower)
  }

  /// The base letter of a Latin letter, from its Unicode name, such as "LATIN SMALL LETTER A WITH
  /// ACUTE"; `nil` for other characters.
  private static func latinBase(of scalar: Unicode.Scalar) -> String? {
    guard scalar.properties.isAlphabetic, let name = scalar.properties.name,
      name.hasPrefix("LATIN SMALL LETTER ")
    else { return nil }
    let letter = name.dropFirst("LATIN SMALL LETTER ".count).prefix { $0 != " " }
    return letter.utf8.count == 1 ? letter.lowercased() : nil
  }

  private static func capitalized(_ letters: String) -> String {
    letters.prefix(1).uppercased() + letters.dropFirst()
  }

  private static let apostrophes: Set<Unicode.Scalar> = [
    "\u{2018}", "\u{2019}", "\u{02BB}", "\u{02BC}", "\u{02BE}", "\u{02BF}", "\u{02B9}", "\u{02BA}",
    "\u{00B4}", "\u{2032}",
  ]
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .enclosingMark || self == .spacingMark || self == .format
  }
}
