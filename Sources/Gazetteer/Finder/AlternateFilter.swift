/// Selects the alternate names from GeoNames that people are likely to type.
enum AlternateFilter {
  /// The population from which a place keeps all alternate names that are worth typing. A smaller
  /// place loses an alternate name if the folded name, with one or two more bytes at its end, is
  /// another folded name of the place.
  static let fullNamesFrom: Int64 = 100_000

  /// Returns false for a text that is not a name worth typing:
  ///
  /// - an automatic transliteration: a text that begins with a lower-case ASCII letter (`lwf`),
  ///   possibly after a quotation mark or a modifier letter (`ʿman`);
  /// - a text that contains `|`, `@` or `//`, such as a link;
  /// - a text of ASCII characters without letters;
  /// - a text that begins with a combining mark, because the letter before the mark is missing;
  /// - an empty text, or a text longer than 200 bytes.
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

  /// Returns the position after the mark that begins a text: a backtick or one of ʻ ʼ ʾ ʿ ‘. If the
  /// text begins with none of these, returns its start.
  ///
  /// The ASCII apostrophe is not skipped, because names such as `'s-Gravenhage` begin with it.
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
