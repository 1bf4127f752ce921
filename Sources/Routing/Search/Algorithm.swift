/// The algorithms that find a route.
public enum Algorithm: String, CaseIterable, Sendable {
  /// Breadth-first search: finds a route with the fewest links, regardless of their costs.
  case bfs
  /// Dijkstra's algorithm: finds a cheapest route.
  case dijkstra
  /// A* with the great-circle heuristic: finds a cheapest route.
  case aStar = "a-star"
  /// Greedy best-first search: finds a route quickly, but often not a cheapest route. It always
  /// continues from the reached place that is nearest to the goal.
  case greedy
  /// Dijkstra's algorithm from both ends: finds a cheapest route.
  case bidirectional

  /// A Boolean value that is true if the search itself proves that its route is a cheapest route.
  public var isExact: Bool {
    switch self {
    case .dijkstra, .aStar, .bidirectional: true
    case .bfs, .greedy: false
    }
  }
}
