/// Assigns numbers to 64-bit keys, in the order of their first appearance. This open-addressing
/// hash table is two to four times as fast as a dictionary for hundreds of thousands of vertices.
struct KeyTable {
  private var keys: [UInt64]
  private var numbers: [Int32]
  private let mask: Int
  private(set) var count = 0

  /// Makes an empty table. The table never grows, so `capacity` must be at least the number of
  /// different keys.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    keys = [UInt64](repeating: 0, count: size)
    numbers = [Int32](repeating: -1, count: size)
    mask = size - 1
  }

  /// Returns the number of a key; a new key gets the next number.
  mutating func number(of key: UInt64) -> Int {
    var slot = Self.hash(key) & mask
    while numbers[slot] >= 0 {
      if keys[slot] == key { return Int(numbers[slot]) }
      slot = (slot + 1) & mask
    }
    keys[slot] = key
    numbers[slot] = Int32(truncatingIfNeeded: count)
    count += 1
    return count - 1
  }

  private static func hash(_ key: UInt64) -> Int {
    // The hash is mixed twice, because the two halves of a key can be equal.
    let mixed = (key ^ (key >> 29)) &* 0x9E37_79B9_7F4A_7C15
    let again = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: again >> 20)
  }

  static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }
}
