import SeededRandom

extension Mutator {
  mutating func replaceNumber() {
    let found = spans { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    let number = random.pick(Words.numbers)
    guard !found.isEmpty else { return insert(number) }
    replace(random.pick(found), by: number)
  }

  mutating func replaceToken() {
    let found = spans { Self.isInToken($0) }
    guard !found.isEmpty else { return insert(word()) }
    let token = random.pick(found)
    switch random.below(5) {
    case 0: replace(token, by: [])
    case 1, 2: replace(token, by: Array(bytes[random.pick(found)]))
    default: replace(token, by: word())
    }
  }

  mutating func insertLine() {
    let lines = spans { $0 != UInt8(ascii: "\n") }
    let place = lines.isEmpty ? 0 : random.pick(lines).lowerBound
    replace(place..<place, by: word() + [UInt8(ascii: "\n")])
  }

  mutating func repeatLine() {
    let lines = spans { $0 != UInt8(ascii: "\n") }
    guard !lines.isEmpty else { return }
    let line = random.pick(lines)
    replace(line.upperBound..<line.upperBound, by: [UInt8(ascii: "\n")] + bytes[line])
  }

  mutating func removeLine() {
    let lines = spans { $0 != UInt8(ascii: "\n") }
    guard !lines.isEmpty else { return }
    let line = random.pick(lines)
    replace(line.lowerBound..<min(line.upperBound + 1, bytes.count), by: [])
  }

  mutating func swapLines() {
    let lines = spans { $0 != UInt8(ascii: "\n") }
    guard lines.count > 1 else { return }
    let first = random.below(lines.count - 1)
    let (a, b) = (lines[first], lines[first + 1 + random.below(lines.count - first - 1)])
    let (one, other) = (Array(bytes[a]), Array(bytes[b]))
    replace(b, by: one)
    replace(a, by: other)
  }

  mutating func changeLineBreaks() {
    let lineBreak = random.pick(
      [[13, 10], [13], [10, 13], [10, 10], [0xE2, 0x80, 0xA8]] as [[UInt8]])
    bytes = Array(
      bytes.split(separator: 10, omittingEmptySubsequences: false).joined(separator: lineBreak))
  }

  /// Repeats the whole input to make it large.
  mutating func multiply() {
    let count = random.oneIn(30) ? 300 : random.pick([2, 2, 3, 20])
    guard bytes.count * count <= Self.sizeLimit else { return }
    bytes = Array(repeatElement(bytes, count: count).joined())
  }

  private static func isInToken(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte & 0xDF)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// All maximal runs of consecutive bytes for which `belongs` returns true.
  private func spans(_ belongs: (UInt8) -> Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    for (offset, byte) in bytes.enumerated() {
      if belongs(byte) {
        if start == nil { start = offset }
      } else if let begin = start {
        result.append(begin..<offset)
        start = nil
      }
    }
    if let start { result.append(start..<bytes.count) }
    return result
  }
}
