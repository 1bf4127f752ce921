/// Positions of which some are taken: finds the next free one by a forest of paths that lead there and
/// get shorter with use.
///
/// - Complexity: O(log n) for each question about n positions, on average over all questions.
struct FreePositions {
  /// For each position one that is not before it, itself if it is free; the last is never taken.
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
