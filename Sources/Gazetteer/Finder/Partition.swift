/// How the sorted rows are cut into shards: by the beginnings of their keys, until a shard is small.
///
/// A node is all rows that begin with some text. A node that is too large is divided by the next
/// code point, and neighbours among its parts that are small together share a shard. So every
/// query either has all its rows in one shard, or its text is a proper beginning of some shard's
/// first text (its bound), and its best answers are stored apart.
struct Partition: Sendable {
  /// For each shard, its first row; the last element is the number of rows.
  private(set) var starts: [Int] = []
  /// For each shard, the text that no key in it precedes; ascending.
  private(set) var bounds: [[UInt8]] = []

  /// Estimated compressed bytes of a full shard.
  static let defaultLimit = 12_500

  init(_ rows: NameRows, limit: Int = defaultLimit) {
    var cutter = Cutter(rows: rows, limit: limit)
    cutter.cut(0..<rows.count, depth: 0)
    starts = cutter.starts + [rows.count]
    bounds = cutter.bounds
  }

  var count: Int { bounds.count }

  func rows(_ shard: Int) -> Range<Int> { starts[shard]..<starts[shard + 1] }

  /// The shard in which all rows with a key are, if there are any.
  func shard(of key: [UInt8]) -> Int {
    max(firstBound(after: key) - 1, 0)
  }

  /// Whether rows that begin with a text lie in more than one shard.
  func isDivided(_ text: [UInt8]) -> Bool {
    let next = firstBound(after: text)
    return next < count && bounds[next].starts(with: text)
  }

  /// Every text for which ``isDivided(_:)`` holds, ascending, the empty one left out.
  var dividedTexts: [[UInt8]] {
    var texts: [[UInt8]] = []
    for bound in bounds {
      for end in bound.indices.dropFirst() where bound[end] & 0xC0 != 0x80 {
        texts.append(Array(bound[..<end]))
      }
    }
    texts.sort { $0.lexicographicallyPrecedes($1) }
    var result: [[UInt8]] = []
    for text in texts where text != result.last { result.append(text) }
    return result
  }

  private func firstBound(after text: [UInt8]) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if text.lexicographicallyPrecedes(bounds[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Cuts nodes until they are small.
private struct Cutter {
  let rows: NameRows
  let limit: Int
  var starts: [Int] = []
  var bounds: [[UInt8]] = []
  /// For each row, the row before it with the same place, or -1.
  private var previous: [Int32]
  /// Sums of the weights of the keys alone.
  private var weights: [Int32]

  init(rows: NameRows, limit: Int) {
    self.rows = rows
    self.limit = limit * ShardWeight.scale
    var last = [Int32](repeating: -1, count: Int(rows.places.max() ?? -1) + 1)
    previous = []
    previous.reserveCapacity(rows.count)
    weights = [0]
    weights.reserveCapacity(rows.count + 1)
    for row in 0..<rows.count {
      let place = Int(rows.places[row])
      previous.append(last[place])
      last[place] = Int32(row)
      weights.append(weights[row] + Int32(ShardWeight.row(rows, row)))
    }
  }

  /// Estimated size of a shard of these rows.
  func weight(_ range: Range<Int>) -> Int {
    var sum = Int(weights[range.upperBound] - weights[range.lowerBound])
    for row in range where previous[row] < range.lowerBound { sum += ShardWeight.place }
    return sum
  }

  /// Cuts rows that agree in their first `depth` bytes.
  mutating func cut(_ range: Range<Int>, depth: Int) {
    guard let parts = parts(of: range, depth: depth) else {
      add(range, depth: depth)
      return
    }
    var open: Range<Int>?
    var openDepth = 0
    for part in parts {
      if let joined = open.map({ $0.lowerBound..<part.rows.upperBound }), weight(joined) <= limit {
        open = joined
        continue
      }
      if let open { add(open, depth: openDepth) }
      open = nil
      if weight(part.rows) > limit {
        cut(part.rows, depth: part.depth)
      } else {
        open = part.rows
        openDepth = part.depth
      }
    }
    if let open { add(open, depth: openDepth) }
  }

  private mutating func add(_ range: Range<Int>, depth: Int) {
    guard !range.isEmpty else { return }
    starts.append(range.lowerBound)
    bounds.append(Array(rows.key(range.lowerBound).prefix(depth)))
  }

  /// A node's rows by the next code point, those that end here first; nil if all end here.
  private func parts(
    of range: Range<Int>, depth: Int
  ) -> [(rows: Range<Int>, depth: Int)]? {
    var parts: [(rows: Range<Int>, depth: Int)] = []
    var row = range.lowerBound
    while row < range.upperBound {
      let first = row
      let key = rows.key(first)
      let start = key.startIndex + depth
      if start == key.endIndex {
        while row < range.upperBound, Int(rows.lengths[row]) == depth { row += 1 }
        if row == range.upperBound { return nil }
        parts.append((first..<row, depth))
        continue
      }
      var end = start + 1
      while end < key.endIndex, key[end] & 0xC0 == 0x80 { end += 1 }
      let text = Array(key[..<end])
      row = rows.range(of: text, in: first..<range.upperBound).upperBound
      parts.append((first..<row, text.count))
    }
    return parts
  }
}

/// What rows cost in a shard, in estimated compressed bytes times ``scale``.
private enum ShardWeight {
  static let scale = 10
  /// A place that the shard does not hold yet.
  static let place = 130

  static func row(_ rows: NameRows, _ row: Int) -> Int {
    var shared = 0
    if row > 0 {
      let (a, b) = (rows.key(row - 1), rows.key(row))
      shared = zip(a, b).prefix { $0 == $1 }.count
    }
    return 20 + 6 * (Int(rows.lengths[row]) - shared)
  }
}
