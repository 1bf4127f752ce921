/// Matches a text with a name, or with the beginning of a name, despite typing errors. An error is
/// a wrong, missing or extra letter, or a swap of two neighbouring letters. A text of seven letters
/// or more may have two errors.
enum TypoForgiveness {
  /// The minimum length of a text that may have an error.
  static let minimumLength = 5
  /// The minimum length of a text that may have two errors.
  static let lengthForTwo = 7
  /// The number of nearest names that are looked up.
  static let candidates = 3
  /// The maximum number of shards in which the nearest names are looked up.
  static let shards = 2

  /// The difference between a text and a name. In the first two cases, the text is at most one edit
  /// away from the whole name or from a beginning of the name. In the cases that end in `ByTwo`, it
  /// is two edits away. A lower raw value is nearer.
  enum Nearness: Int, CaseIterable {
    case whole = 0
    case beginning = 1
    case wholeByTwo = 2
    case beginningByTwo = 3
  }

  /// Compares a text with a name by code points; `nil` if they differ too much.
  static func nearness(_ text: [UInt32], _ name: [UInt32]) -> Nearness? {
    let most = text.count >= lengthForTwo ? 2 : 1
    guard name.count >= text.count - most else { return nil }
    // A row has the optimal string alignment distances from a prefix of the text to all prefixes of
    // the name. Only distances near the diagonal can be small, so only they are computed.
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

  static func codePoints(_ bytes: some Collection<UInt8>) -> [UInt32] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
  }
}
