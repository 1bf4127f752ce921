/// A set of small non-negative numbers, stored as one bit per number.
struct NumberSet: Hashable, Sendable {
  /// The words of 64 bits, each for 64 consecutive numbers. The last word is not 0, so that equal
  /// sets have equal words.
  private var words: [UInt64] = []

  var isEmpty: Bool { words.isEmpty }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  mutating func insert(_ number: Int) {
    while words.count <= number / 64 { words.append(0) }
    words[number / 64] |= 1 << UInt64(number % 64)
  }

  mutating func formUnion(_ other: NumberSet) {
    while words.count < other.words.count { words.append(0) }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  func union(_ other: NumberSet) -> NumberSet {
    var result = self
    result.formUnion(other)
    return result
  }

  func isDisjoint(with other: NumberSet) -> Bool {
    !zip(words, other.words).contains { $0 & $1 != 0 }
  }
}

extension NumberSet: ExpressibleByArrayLiteral {
  init(arrayLiteral numbers: Int...) {
    for number in numbers { insert(number) }
  }
}

/// Iterates over the numbers in ascending order.
extension NumberSet: Sequence {
  func makeIterator() -> Iterator { Iterator(words: words) }

  struct Iterator: IteratorProtocol {
    fileprivate let words: [UInt64]
    private var index = 0
    private var rest: UInt64 = 0

    fileprivate init(words: [UInt64]) {
      self.words = words
      rest = words.first ?? 0
    }

    mutating func next() -> Int? {
      while rest == 0 {
        index += 1
        guard index < words.count else { return nil }
        rest = words[index]
      }
      defer { rest &= rest - 1 }
      return index * 64 + rest.trailingZeroBitCount
    }
  }
}
