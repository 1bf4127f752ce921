/// The ways to search for a route.
public enum Algorithm: String, CaseIterable, Sendable {
  /// Breadth-first search: a route of the fewest links, whatever they cost.
  case bfs
  /// Dijkstra's algorithm: a cheapest route.
  case dijkstra
  /// A* with the great-circle heuristic: a cheapest route, searching towards the goal first.
  case aStar = "a-star"
  /// Greedy best-first search: always continues from the place nearest to the goal; finds some
  /// route quickly.
  case greedy
  /// Dijkstra's algorithm from both ends at once: a cheapest route.
  case bidirectional

  /// A Boolean value that is true if the search itself proves that its route is a cheapest one.
  public var isExact: Bool {
    switch self {
    case .dijkstra, .aStar, .bidirectional: true
    case .bfs, .greedy: false
    }
  }
}
