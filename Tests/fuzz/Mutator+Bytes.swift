import SeededRandom

extension Mutator {
  /// A random range of bytes. Its length is picked from `lengths`, but the range stops at the end
  /// of the input.
  private mutating func range(_ lengths: [Int]) -> Range<Int> {
    let start = random.below(bytes.count + 1)
    return start..<min(bytes.count, start + random.pick(lengths))
  }

  mutating func flipBits() {
    guard !bytes.isEmpty else { return }
    for _ in 0..<random.pick([1, 1, 2, 8]) {
      bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
    }
  }

  mutating func setBytes() {
    guard !bytes.isEmpty else { return }
    for _ in 0..<random.pick([1, 1, 2, 5]) {
      bytes[random.below(bytes.count)] = UInt8(random.below(256))
    }
  }

  mutating func removeRange() {
    bytes.removeSubrange(range([1, 2, 5, 20, 200]))
  }

  mutating func repeatRange() {
    let piece = Array(bytes[range([1, 2, 8, 40, 400])])
    let most = random.oneIn(100) ? 2000 : 40
    insert(Array(repeatElement(piece, count: 1 + random.below(most)).joined()))
  }

  mutating func insertRun() {
    let piece = random.oneIn(2) ? word() : random.pick(Words.runs)
    let count = random.oneIn(20) ? 100_000 : random.pick([3, 70, 300, 1100])
    insert(Array(repeatElement(piece, count: min(count, 300_000 / max(piece.count, 1))).joined()))
  }

  /// Inserts many opening brackets, and sometimes the closing ones too.
  mutating func nest() {
    let (open, close) = random.pick(Words.brackets)
    let depth = random.oneIn(50) ? 20_000 : random.pick([2, 10, 70, 70, 600])
    var nested = Array(repeatElement(open, count: depth).joined())
    if random.oneIn(2) { nested += repeatElement(close, count: depth).joined() }
    insert(nested)
  }
}
