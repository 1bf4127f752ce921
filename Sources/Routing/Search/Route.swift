/// A route from one place to another.
public struct Route: Hashable, Sendable {
  /// The sum of the costs of the links.
  public let cost: Int64
  /// The places along the route, including both ends; never empty.
  public let places: [Int32]
  /// The links between consecutive places. There is one fewer link than there are places.
  public let links: [Int32]
}

/// The result of a search, and the number of its steps.
public struct SearchResult: Hashable, Sendable {
  /// The route; `nil` if the goal cannot be reached.
  public let route: Route?
  /// The number of places that were taken from the queue with their final cost. A bidirectional
  /// search counts a place once for each side that took it.
  public let settled: Int
  /// The number of times that a link gave a place its first cost or a lower cost.
  public let relaxed: Int
  /// The place where the two sides of a bidirectional search met on the best route; `nil` for other
  /// searches, or if there is no route.
  public let meeting: Int32?
}

extension SearchResult {
  /// Joins the results of consecutive searches. The route of the joined result is the concatenation
  /// of all routes, or `nil` if a search found no route.
  ///
  /// - Parameter legs: at most 31 results, so that the sum of the costs does not overflow. Each
  ///   search starts at the end of the previous search.
  public init(joining legs: [SearchResult]) {
    settled = legs.reduce(0) { $0 + $1.settled }
    relaxed = legs.reduce(0) { $0 + $1.relaxed }
    meeting = legs.count == 1 ? legs[0].meeting : nil
    let routes = legs.compactMap(\.route)
    guard let first = routes.first, routes.count == legs.count else {
      route = nil
      return
    }
    route = Route(
      cost: routes.reduce(0) { $0 + $1.cost },
      places: Array(first.places.prefix(1)) + routes.flatMap { $0.places.dropFirst() },
      links: routes.flatMap(\.links))
  }
}

/// A search with the record of its steps.
public struct TracedSearch: Hashable, Sendable {
  /// The result. Recording does not change it.
  public let result: SearchResult
  /// The recorded steps.
  public let trace: Trace
}
