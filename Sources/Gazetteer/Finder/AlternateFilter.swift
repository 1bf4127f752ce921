/// Which alternate names of GeoNames people type.
enum AlternateFilter {
  /// Places of this many people or more keep alternates that are the beginning of another.
  static let fullNamesFrom: Int64 = 100_000

  /// False for what is no name: a machine's transliteration (`lwf`, which begins with a small
  /// letter of ASCII), a link, a text with digits alone, one that the shards' separator splits.
  static func isWorthTyping(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= 200 else { return false }
    if (0x61...0x7A).contains(text[range.lowerBound]) { return false }
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
}
