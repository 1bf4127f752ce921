/// The cheapest routes from one place to all other places.
public struct ShortestPathTree: Hashable, Sendable {
  /// The place where the routes start.
  public let source: Int32
  /// For each place, the last link of its route; -1 at the source, and if there is no route.
  public let predecessorLink: [Int32]
  /// For each place, the cost of its route; -1 if it cannot be reached.
  public let cost: [Int64]

  /// The route to a place, as Dijkstra's search finds it; `nil` if the place cannot be reached.
  public func route(to goal: Int32, on network: Network) -> Route? {
    guard cost.indices.contains(Int(goal)), cost[Int(goal)] >= 0 else { return nil }
    var links = network.chain(from: goal) { predecessorLink[Int($0)] }
    links.reverse()
    return Route(cost: cost[Int(goal)], from: source, links: links, on: network)
  }
}

/// A tree of routes, and the trace of the search that grew it: Dijkstra's algorithm or breadth-first
/// search. The search has no goal, so the search for any goal is a prefix of this search.
public struct TracedTree: Hashable, Sendable {
  /// The routes from the source.
  public let tree: ShortestPathTree
  /// The steps of the search.
  public let trace: Trace

  /// The result of the search for a goal.
  public func result(for goal: Int32, on network: Network) -> SearchResult {
    var (settled, relaxed) = (0, 0)
    for event in trace.events {
      if event < 0 {
        relaxed += 1
      } else {
        settled += 1
        if event == goal { break }
      }
    }
    return SearchResult(
      route: tree.route(to: goal, on: network), settled: settled, relaxed: relaxed, meeting: nil)
  }
}
