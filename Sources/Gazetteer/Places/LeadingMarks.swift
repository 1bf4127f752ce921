/// Finds combining marks at the beginning of a name that has lost its first letter or has a
/// misplaced vowel sign. Such marks would combine with the character that precedes the name.
enum LeadingMarks {
  /// Returns the position after the combining marks at the beginning of a text in valid UTF-8.
  static func end(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var position = range.lowerBound
    // The first byte of every combining mark is at least 0xCC.
    while position < range.upperBound, text[position] >= 0xCC {
      let (code, length) = Folding.decode(text, position)
      switch Unicode.Scalar(code)?.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: position += length
      default: return position
      }
    }
    return position
  }
}
