import SeededRandom

/// Makes inputs by mutating seeds. An input depends only on the seeds, the words and the input's
/// number.
struct Mutator {
  private let seeds: [[UInt8]]
  private let words: [[UInt8]]
  var random = Random(seed: 0)
  var bytes: [UInt8] = []

  /// The size in bytes that ``insert(_:)`` and ``multiply()`` do not exceed.
  static let sizeLimit = 1 << 19

  init(seeds: [[UInt8]], words: [String]) {
    self.seeds = seeds
    self.words = words.map { Array($0.utf8) }
  }

  mutating func input(_ number: Int) -> [UInt8] {
    random = Random(seed: UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95)
    bytes = random.pick(seeds)
    for _ in 0..<random.pick([1, 1, 1, 2, 2, 3, 4, 8]) { mutate() }
    return bytes
  }

  private mutating func mutate() {
    switch random.below(64) {
    case 0..<4: flipBits()
    case 4..<7: setBytes()
    case 7..<10: removeRange()
    case 10..<13: repeatRange()
    case 13..<15: bytes.removeLast(random.below(bytes.count + 1))
    case 15..<24: replaceNumber()
    case 24..<32: replaceToken()
    case 32..<40: insert(word())
    case 40..<44: insertLine()
    case 44..<46: repeatLine()
    case 46..<48: removeLine()
    case 48..<50: swapLines()
    case 50..<52: splice()
    case 52..<54: nest()
    case 54: insertRun()
    case 55..<57: insert(random.pick(Words.characters))
    case 57..<59: insert(random.pick(Words.malformed))
    case 59: insert([UInt8(random.below(32))])
    case 60: changeLineBreaks()
    case 61: bytes = (random.oneIn(4) ? [0xFF, 0xFE] : [0xEF, 0xBB, 0xBF]) + bytes
    case 62: replaceAll()
    default: multiply()
    }
  }

  mutating func word() -> [UInt8] {
    words.isEmpty || random.oneIn(8) ? random.pick(Words.numbers) : random.pick(words)
  }

  mutating func insert(_ added: [UInt8]) {
    guard bytes.count + added.count <= Self.sizeLimit else { return }
    bytes.insert(contentsOf: added, at: random.below(bytes.count + 1))
  }

  mutating func replace(_ range: Range<Int>, by added: [UInt8]) {
    bytes.replaceSubrange(range, with: added)
  }

  /// Replaces the end of the input with the end of a seed, or inserts a piece of a seed.
  private mutating func splice() {
    let other = random.pick(seeds)
    let start = random.below(other.count + 1)
    if random.oneIn(2) {
      bytes.removeLast(random.below(bytes.count + 1))
      bytes += other[start...]
    } else {
      insert(Array(other[start...].prefix(random.pick([1, 8, 40, 200]))))
    }
  }

  private mutating func replaceAll() {
    switch random.below(4) {
    case 0: bytes = []
    case 1: bytes = [UInt8](repeating: UInt8(random.below(256)), count: random.pick([1, 2, 100]))
    case 2: bytes = (0..<random.below(300)).map { _ in UInt8(random.next() & 0xFF) }
    default: bytes = random.pick(seeds)
    }
  }
}
