import Input

/// Numbers keys from 0 in the order of insertion. A key is a byte string.
///
/// This is a hash table with open addressing. Looking up a key allocates nothing, because tables
/// can have 10 million rows.
struct KeyTable {
  private var slots: [Int32] = Array(repeating: -1, count: 1024)
  private var hashes: [UInt32] = []
  private var ends: [Int] = []
  private var letters: [UInt8] = []

  var count: Int { hashes.count }

  /// The number of a key; `nil` if it is not in the table.
  @inline(__always)
  func index(of bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    let hash = Self.hash(bytes, range)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if hashes[index] == hash, isEqual(index, bytes, range) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The number of a key; `nil` if it is not in the table. The number `guess` is tried first,
  /// because a key is often looked up several times in succession.
  @inline(__always)
  func index(of bytes: Span<UInt8>, _ range: Range<Int>, guess: Int) -> Int? {
    guess >= 0 && isEqual(guess, bytes, range) ? guess : index(of: bytes, range)
  }

  mutating func insert(_ bytes: Span<UInt8>, _ range: Range<Int>) -> (index: Int, isNew: Bool) {
    if let index = index(of: bytes, range) { return (index, false) }
    let hash = Self.hash(bytes, range)
    let index = hashes.count
    hashes.append(hash)
    for i in range { letters.append(bytes[i]) }
    ends.append(letters.count)
    if 2 * hashes.count > slots.count {
      slots = Array(repeating: -1, count: 4 * slots.count)
      for index in hashes.indices { place(index) }
    } else {
      place(index)
    }
    return (index, true)
  }

  func text(_ index: Int) -> String { String(decoding: letters[range(index)], as: UTF8.self) }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = Int(hashes[index]) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(index)
  }

  private func range(_ index: Int) -> Range<Int> {
    (index > 0 ? ends[index - 1] : 0)..<ends[index]
  }

  @inline(__always)
  private func isEqual(_ index: Int, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let known = self.range(index)
    guard known.count == range.count else { return false }
    for i in 0..<range.count
    where letters[known.lowerBound + i] != bytes[range.lowerBound + i] { return false }
    return true
  }

  @inline(__always)
  private static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
    var hash = FNV1a()
    for i in range { hash.mix(bytes[i]) }
    return UInt32(truncatingIfNeeded: hash.value ^ (hash.value >> 32))
  }
}
