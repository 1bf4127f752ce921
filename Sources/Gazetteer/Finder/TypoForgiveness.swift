/// Matches a text with a name, or with the beginning of one, despite one wrong, missing, extra or
/// exchanged letter, or despite two if the text has seven letters or more.
enum TypoForgiveness {
  /// Shorter texts must match exactly.
  static let minimumLength = 5
  /// Texts from this length on may have two errors.
  static let lengthForTwo = 7
  /// The number of nearest names that are looked up.
  static let candidates = 3
  /// The limit on the number of shards that these names lie in.
  static let shards = 2

  /// The nearness of a text to a name, nearest first.
  enum Nearness: Int {
    /// One edit makes it the whole name.
    case whole = 0
    /// One edit makes it the beginning of the name.
    case beginning = 1
    /// Two edits make it the whole name.
    case wholeByTwo = 2
    /// Two edits make it the beginning of the name.
    case beginningByTwo = 3
  }

  /// Compares a text with a name, code point by code point; nil if they are too far apart.
  static func nearness(_ text: [UInt32], _ name: [UInt32]) -> Nearness? {
    let most = text.count >= lengthForTwo ? 2 : 1
    guard name.count >= text.count - most else { return nil }
    // Distances between prefixes of the text and of the name, row by row: the optimal string
    // alignment distance, computed only where it can stay small.
    let far = most + 1
    let width = min(name.count, text.count + most) + 1
    var before = [Int](repeating: far, count: width)
    var last = (0..<width).map { min($0, far) }
    var row = last
    for index in 1...text.count {
      row = [Int](repeating: far, count: width)
      var least = far
      if index <= most { row[0] = index }
      let start = max(index - most, 1)
      let end = min(index + most, width - 1)
      guard start <= end else { return nil }
      for column in start...end {
        let same = text[index - 1] == name[column - 1]
        var distance = min(last[column - 1] + (same ? 0 : 1), last[column] + 1, row[column - 1] + 1)
        if index > 1, column > 1, text[index - 1] == name[column - 2],
          text[index - 2] == name[column - 1]
        {
          distance = min(distance, before[column - 2] + 1)
        }
        row[column] = min(distance, far)
        least = min(least, row[column])
      }
      if least > most, row[0] > most { return nil }
      (before, last) = (last, row)
    }
    let whole = width == name.count + 1 ? last[name.count] : far
    let beginning = last.min() ?? far
    if whole <= 1 { return .whole }
    if beginning <= 1 { return .beginning }
    if whole <= most { return .wholeByTwo }
    return beginning <= most ? .beginningByTwo : nil
  }

  /// The code points of UTF-8 bytes.
  static func codePoints(_ bytes: some Collection<UInt8>) -> [UInt32] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
  }
}
