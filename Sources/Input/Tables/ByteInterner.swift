/// Assigns numbers to byte strings, from 0 in the order of insertion.
///
/// This is a hash table with open addressing. Looking up a byte string allocates no memory, because
/// an input file can have 10 million rows.
public struct ByteInterner: Sendable {
  @usableFromInline var slots: [Int32] = Array(repeating: -1, count: 1024)
  @usableFromInline var hashes: [UInt32] = []
  @usableFromInline var ends: [Int] = []
  @usableFromInline var letters: [UInt8] = []

  /// Makes an empty table.
  public init() {}

  /// The number of byte strings.
  public var count: Int { hashes.count }

  /// The byte strings as texts, in the order of insertion.
  public var texts: [String] { hashes.indices.map(text) }

  /// The number of a byte string; `nil` if it is not in the table.
  @inlinable @inline(__always)
  public func index(of bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
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

  /// The number of a byte string; `nil` if it is not in the table. The number `guess` is tried
  /// first, because a byte string is often looked up several times in succession.
  @inlinable @inline(__always)
  public func index(of bytes: Span<UInt8>, _ range: Range<Int>, guess: Int) -> Int? {
    guess >= 0 && isEqual(guess, bytes, range) ? guess : index(of: bytes, range)
  }

  /// Inserts a byte string if it is not in the table. Returns its number, and true if it was
  /// inserted.
  public mutating func insert(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> (index: Int, isNew: Bool) {
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

  /// The text of the byte string with the given number.
  public func text(_ index: Int) -> String {
    String(decoding: letters[range(index)], as: UTF8.self)
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = Int(hashes[index]) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(index)
  }

  @inlinable @inline(__always)
  func range(_ index: Int) -> Range<Int> { (index > 0 ? ends[index - 1] : 0)..<ends[index] }

  @inlinable @inline(__always)
  func isEqual(_ index: Int, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let known = self.range(index)
    guard known.count == range.count else { return false }
    for i in 0..<range.count
    where letters[known.lowerBound + i] != bytes[range.lowerBound + i] { return false }
    return true
  }

  @inlinable @inline(__always)
  static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
    var hash = FNV1a()
    for i in range { hash.mix(bytes[i]) }
    return UInt32(truncatingIfNeeded: hash.value ^ (hash.value >> 32))
  }
}
