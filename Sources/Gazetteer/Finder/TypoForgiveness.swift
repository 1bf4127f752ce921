/// Whether a text is the beginning of a name but for one wrong, missing, extra or exchanged letter.
enum TypoForgiveness {
  /// Shorter texts are taken as they are.
  static let minimumLength = 5
  /// How many names of each first letter are compared.
  static let namesPerLetter = 600
  /// How many of them are looked up.
  static let candidates = 3
  /// In how many shards they may lie.
  static let shards = 2

  /// How near a text is to a name.
  enum Nearness: Int {
    /// One edit makes it the whole name.
    case whole = 0
    /// One edit makes it the beginning of the name.
    case beginning = 1
  }

  /// Compares a text with a name, code point by code point; nil for more than one edit.
  static func nearness(_ text: [UInt32], _ name: [UInt32]) -> Nearness? {
    var first = 0
    while first < text.count, first < name.count, text[first] == name[first] { first += 1 }
    if first == text.count { return name.count <= first + 1 ? .whole : .beginning }
    var best: Nearness?
    // (letters of the text passed, letters of the name passed) behind the edit
    let edits = [(1, 1), (0, 1), (1, 0), (2, 2)]
    for (textSkip, nameSkip) in edits {
      if textSkip == 2 {
        guard first + 1 < text.count, first + 1 < name.count, text[first] == name[first + 1],
          text[first + 1] == name[first]
        else { continue }
      }
      guard first + nameSkip <= name.count else { continue }
      let length = text.count - first - textSkip
      let start = first + nameSkip
      guard start + length <= name.count else { continue }
      var same = true
      for index in 0..<length where text[first + textSkip + index] != name[start + index] {
        same = false
        break
      }
      guard same else { continue }
      if start + length == name.count { return .whole }
      best = .beginning
    }
    return best
  }

  /// The code points of UTF-8 bytes.
  static func codePoints(_ bytes: some Collection<UInt8>) -> [UInt32] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
  }
}
