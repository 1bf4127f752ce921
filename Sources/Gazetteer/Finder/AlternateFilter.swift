/// Selects the alternate names of GeoNames that people type.
enum AlternateFilter {
  /// Places of this many people or more keep alternates that are the beginning of another.
  static let fullNamesFrom: Int64 = 100_000

  /// Returns false for a text that is not a name: an automatic transliteration (`lwf` and `ʿman`,
  /// which begin with a lower-case ASCII letter, possibly after a sign for an Arabic letter), a
  /// link, a text of digits alone, a text that contains the shards' separator, or one that begins
  /// with a sign for a letter.
  static func isWorthTyping(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= 200 else { return false }
    guard LeadingMarks.end(text.span, range) == range.lowerBound else { return false }
    if (0x61...0x7A).contains(text[skippingMark(text, range)]) { return false }
    var hasLetter = false
    for index in range {
      switch text[index] {
      case UInt8(ascii: "|"), UInt8(ascii: "@"): return false
      case UInt8(ascii: "/"):
        if index + 1 < range.upperBound, text[index + 1] == UInt8(ascii: "/") { return false }
      case 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: hasLetter = true
      default: break
      }
    }
    return hasLetter
  }

  /// The first position of a name after a leading backtick or one of the signs ʻ ʼ ʾ ʿ ‘.
  ///
  /// The ASCII apostrophe is not such a sign: `'s-Gravenhage` is a name.
  private static func skippingMark(_ text: [UInt8], _ range: Range<Int>) -> Int {
    let first = range.lowerBound
    if text[first] == UInt8(ascii: "`"), range.count > 1 { return first + 1 }
    if range.count > 2, text[first] == 0xCA,
      [0xBB, 0xBC, 0xBE, 0xBF].contains(text[first + 1])
    {
      return first + 2
    }
    let isQuote =
      range.count > 3 && text[first] == 0xE2 && text[first + 1] == 0x80 && text[first + 2] == 0x98
    return isQuote ? first + 3 : first
  }
}
