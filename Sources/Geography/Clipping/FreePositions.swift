/// Positions, some of which are taken: finds the next free one in a forest of paths that get shorter
/// with use.
///
/// - Complexity: O(log n) for each query about n positions, averaged over all queries.
struct FreePositions {
  /// For each position, itself if it is free, else a later one on the way to the next free one; the
  /// last is never taken.
  private var next: [Int]

  init(count: Int) { next = Array(0...count) }

  mutating func take(_ position: Int) { next[position] = position + 1 }

  /// The first free position that is not before another; `nil` if there is none.
  mutating func first(from position: Int) -> Int? {
    var found = position
    while next[found] != found {
      next[found] = next[next[found]]
      found = next[found]
    }
    return found < next.count - 1 ? found : nil
  }
}
