import Input

/// Gives each distinct byte string a small number, without making a `String` for every look-up.
struct ByteInterner: Sendable {
  private(set) var values: [String] = []
  private var bytes: [[UInt8]] = []
  private var slots: [Int32] = Array(repeating: -1, count: 1024)

  /// Returns the number of a byte string. Numbers count up from 0 in the order of first appearance.
  mutating func intern(_ value: borrowing Span<UInt8>) -> Int {
    var hash = FNV1a()
    hash.mix(value)
    var slot = slot(hash)
    while slots[slot] >= 0 {
      let found = Int(slots[slot])
      if equal(bytes[found], value) { return found }
      slot = (slot + 1) & (slots.count - 1)
    }
    var copy: [UInt8] = []
    copy.reserveCapacity(value.count)
    for index in value.indices { copy.append(value[index]) }
    let number = bytes.count
    bytes.append(copy)
    values.append(String(decoding: copy, as: UTF8.self))
    slots[slot] = Int32(number)
    if bytes.count * 2 > slots.count { grow() }
    return number
  }

  private func equal(_ left: [UInt8], _ right: borrowing Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index] != right[index] { return false }
    return true
  }

  private func slot(_ hash: FNV1a) -> Int {
    Int(truncatingIfNeeded: hash.value ^ (hash.value >> 32)) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (number, value) in bytes.enumerated() {
      var hash = FNV1a()
      hash.mix(value)
      var slot = slot(hash)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}
