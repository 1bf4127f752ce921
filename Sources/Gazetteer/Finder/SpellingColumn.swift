import Input

/// Texts written as what tells them from a guess that the reader of the file can make too.
///
/// `head` has a character for each text: `.` if the text is the guess, else a digit of base 36, how
/// many code points at the beginning are those of the guess. For the others `tail` has such a digit
/// for the end, and `middle`, joined by `|`, what stands between.
struct SpellingColumn {
  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var middle: [UInt8] = []

  mutating func append(_ text: ArraySlice<UInt8>, guess: ArraySlice<UInt8>) {
    if text == guess {
      head.append(UInt8(ascii: "."))
      return
    }
    let (points, start) = Self.sharedHead(text, guess)
    let (others, end) = Self.sharedTail(text[start...], guess.dropFirst(start - text.startIndex))
    if !tail.isEmpty { middle.append(UInt8(ascii: "|")) }
    head.append(Self.digits[points])
    tail.append(Self.digits[others])
    // The sign that separates texts does not stand in names; where it does, it is replaced.
    for byte in text[start..<end] {
      middle.append(byte == UInt8(ascii: "|") ? UInt8(ascii: "/") : byte)
    }
  }

  /// Returns the number of whole code points that begin both texts, and the index in the text after
  /// them.
  private static func sharedHead(
    _ text: ArraySlice<UInt8>, _ guess: ArraySlice<UInt8>
  ) -> (points: Int, end: Int) {
    var points = 0
    var end = text.startIndex
    var index = text.startIndex
    var other = guess.startIndex
    while points < 35, index < text.endIndex, other < guess.endIndex, text[index] == guess[other] {
      index += 1
      other += 1
      let isWhole =
        (index == text.endIndex || text[index] & 0xC0 != 0x80)
        && (other == guess.endIndex || guess[other] & 0xC0 != 0x80)
      if isWhole {
        points += 1
        end = index
      }
    }
    return (points, end)
  }

  /// Returns the number of whole code points that end both texts, and the index in the text at
  /// which they begin.
  private static func sharedTail(
    _ text: ArraySlice<UInt8>, _ guess: ArraySlice<UInt8>
  ) -> (points: Int, start: Int) {
    var points = 0
    var start = text.endIndex
    var index = text.endIndex
    var other = guess.endIndex
    while points < 35, index > text.startIndex, other > guess.startIndex,
      text[index - 1] == guess[other - 1]
    {
      index -= 1
      other -= 1
      if text[index] & 0xC0 != 0x80 {
        points += 1
        start = index
      }
    }
    return (points, start)
  }

  func write(_ name: String, to json: inout JSONWriter) {
    json.key(name)
    json.object { json in
      json.member("head", String(decoding: head, as: UTF8.self))
      json.member("tail", String(decoding: tail, as: UTF8.self))
      json.member("middle", String(decoding: middle, as: UTF8.self))
    }
  }
}
