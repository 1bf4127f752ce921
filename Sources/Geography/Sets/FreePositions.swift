/// Finds the next free position, using union-find with path halving.
///
/// - Complexity: O(log n) amortised, where n is the number of positions.
struct FreePositions {
  /// Maps each free position to itself, and each taken position to a later position on the path to
  /// the next free position. The last entry is a sentinel, which is never taken.
  private var next: [Int]

  init(count: Int) { next = Array(0...count) }

  mutating func take(_ position: Int) { next[position] = position + 1 }

  mutating func first(from position: Int) -> Int? {
    var found = position
    while next[found] != found {
      next[found] = next[next[found]]
      found = next[found]
    }
    return found < next.count - 1 ? found : nil
  }
}
