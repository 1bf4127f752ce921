import Input

/// The division of the sorted rows into small shards by the beginnings of their keys.
///
/// A node is the range of rows whose keys begin with a given text. A node that is too large is
/// divided by the next code point. Adjacent nodes share a shard if they fit, and the bound of the
/// shard is the text of its first node. Therefore either one shard has all rows whose keys begin
/// with a query, or the query is a proper prefix of the bound of a shard. In the second case, the
/// best answers to the query are stored separately.
struct Partition: Sendable {
  /// The first row of each shard; the last element is the number of rows.
  private(set) var starts: [Int] = []
  /// The lower bound of each shard's keys, ascending.
  private(set) var bounds: [[UInt8]] = []

  /// The estimated compressed size of a full shard, in bytes.
  static let shardSize = 16_800

  init(_ rows: NameRows, _ weights: ShardWeights, limit: Int) {
    var cutter = Cutter(rows: rows, weights: weights, limit: limit)
    cutter.cut()
    starts = cutter.starts + [rows.count]
    bounds = cutter.bounds
  }

  var count: Int { bounds.count }

  func rows(_ shard: Int) -> Range<Int> {
    bounds.isEmpty ? 0..<0 : starts[shard]..<starts[shard + 1]
  }

  /// Returns the shard of a key. If any rows have this key, they are all in this shard.
  func shard(of key: [UInt8]) -> Int {
    max(firstBound(after: key) - 1, 0)
  }

  /// Returns true if the rows whose keys begin with a text are in more than one shard.
  func isDivided(_ text: [UInt8]) -> Bool {
    let next = firstBound(after: text)
    return next < count && bounds[next].starts(with: text)
  }

  /// All texts for which ``isDivided(_:)`` is true, ascending, except the empty text.
  var dividedTexts: [[UInt8]] {
    let texts = bounds.flatMap { bound in
      bound.indices.dropFirst().filter { bound[$0] & 0xC0 != 0x80 }.map { Array(bound[..<$0]) }
    }
    return Set(texts).sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func firstBound(after text: [UInt8]) -> Int {
    bounds.partitioningIndex { text.lexicographicallyPrecedes($0) }
  }
}

private struct Cutter {
  let rows: NameRows
  let weights: ShardWeights
  let limit: Int
  var starts: [Int] = []
  var bounds: [[UInt8]] = []
  /// The nodes in order. The keys of a node's rows have the same first `depth` bytes.
  var nodes: [(rows: Range<Int>, depth: Int)] = []

  private func weight(_ range: Range<Int>) -> Int { weights.weight(range, limit: limit) }

  mutating func cut() {
    divide(0..<rows.count, depth: 0)
    var open: (rows: Range<Int>, depth: Int)?
    for node in nodes {
      if let last = open {
        let joined = last.rows.lowerBound..<node.rows.upperBound
        if weight(joined) <= limit {
          open = (joined, last.depth)
          continue
        }
        close(last)
      }
      open = node
    }
    if let open { close(open) }
  }

  private mutating func close(_ shard: (rows: Range<Int>, depth: Int)) {
    guard !shard.rows.isEmpty else { return }
    starts.append(shard.rows.lowerBound)
    bounds.append(Array(rows.key(shard.rows.lowerBound).prefix(shard.depth)))
  }

  private mutating func divide(_ range: Range<Int>, depth: Int) {
    guard weight(range) > limit, let parts = parts(of: range, depth: depth) else {
      nodes.append((range, depth))
      return
    }
    for part in parts {
      if part.depth == depth { nodes.append(part) } else { divide(part.rows, depth: part.depth) }
    }
  }

  /// Groups a node's rows by their next code point. Rows whose keys end after `depth` bytes come
  /// first. Returns `nil` if the keys of all rows end there.
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
