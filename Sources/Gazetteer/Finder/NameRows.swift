import Geography

/// The finder's index: the folded form of every name that can be typed, sorted by bytes.
///
/// UTF-8 bytes sort in the order of code points. The browser compares texts in the same order.
struct NameRows: Sendable {
  /// The concatenated bytes of all keys.
  var keys: [UInt8] = []
  var starts: [UInt32] = []
  var lengths: [UInt8] = []
  var places: [Int32] = []
  var kinds: [NameKind] = []
  /// For each row, the name as the source spells it: a range of the place table's text.
  var spellings: [ByteRange] = []

  /// The maximum length of a key in bytes; the length is stored in one byte. Longer alternate names
  /// are not indexed, because nobody types them.
  static let maximumKeyLength = 120

  var count: Int { starts.count }

  func key(_ row: Int) -> ArraySlice<UInt8> {
    let start = Int(starts[row])
    return keys[start..<(start + Int(lengths[row]))]
  }

  /// Returns a negative number if the row's key sorts before `other`, 0 if both are equal, and a
  /// positive number if it sorts after `other`.
  func compare(_ row: Int, _ other: [UInt8]) -> Int {
    let start = Int(starts[row])
    let length = Int(lengths[row])
    for index in 0..<min(length, other.count) {
      let difference = Int(keys[start + index]) - Int(other[index])
      if difference != 0 { return difference }
    }
    return length - other.count
  }

  func hasPrefix(_ row: Int, _ prefix: [UInt8]) -> Bool {
    let start = Int(starts[row])
    guard Int(lengths[row]) >= prefix.count else { return false }
    for index in prefix.indices where keys[start + index] != prefix[index] { return false }
    return true
  }

  func range(of prefix: [UInt8], in rows: Range<Int>? = nil) -> Range<Int> {
    let rows = rows ?? 0..<count
    let first = rows.partitioningIndex { compare($0, prefix) >= 0 }
    let last = (first..<rows.upperBound).partitioningIndex { !hasPrefix($0, prefix) }
    return first..<last
  }

  /// Returns the rows whose keys equal `key`. All keys in `range` must begin with `key`.
  func exact(_ key: [UInt8], in range: Range<Int>) -> Range<Int> {
    range.lowerBound..<range.partitioningIndex { Int(lengths[$0]) > key.count }
  }
}
