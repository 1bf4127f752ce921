/// A hash table from names to numbers, for the names that libxml2 passes to callbacks.
///
/// libxml2 interns names: within one parse, it passes the same pointer each time for the same name.
/// Therefore the pointer is the key of the table.
struct NameTable {
  private var keys = [UInt](repeating: 0, count: 1024)
  private var values = [Int32](repeating: 0, count: 1024)
  private var count = 0

  /// The number stored for a pointer and a variant; `nil` if there is none. The variant, a number
  /// below 8, distinguishes uses of one name, such as elements of two vocabularies.
  @inline(__always)
  func find(_ pointer: UnsafePointer<UInt8>, variant: UInt) -> Int32? {
    let key = Self.key(pointer, variant)
    var slot = Self.hash(key) & (keys.count - 1)
    while keys[slot] != 0 {
      if keys[slot] == key { return values[slot] }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  /// Stores a number. If the table is half full, for example because pages have many unknown names,
  /// it is cleared first.
  mutating func insert(_ value: Int32, for pointer: UnsafePointer<UInt8>, variant: UInt) {
    if count >= keys.count / 2 { removeAll() }
    let key = Self.key(pointer, variant)
    var slot = Self.hash(key) & (keys.count - 1)
    while keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
    keys[slot] = key
    values[slot] = value
    count += 1
  }

  mutating func removeAll() {
    keys = [UInt](repeating: 0, count: 1024)
    count = 0
  }

  private static func key(_ pointer: UnsafePointer<UInt8>, _ variant: UInt) -> UInt {
    UInt(bitPattern: pointer) &* 8 &+ variant &+ 1
  }

  private static func hash(_ key: UInt) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}
