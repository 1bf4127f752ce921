/// A way from one place to another.
public struct Route: Hashable, Sendable {
  /// The sum of the costs of the links.
  public let cost: Int64
  /// The places along the way, both ends included; never empty.
  public let places: [Int32]
  /// The links between them, one fewer than places.
  public let links: [Int32]
}

/// The result of a search, and the work that it took.
public struct SearchResult: Hashable, Sendable {
  /// The route; `nil` if the goal cannot be reached.
  public let route: Route?
  /// The number of places that were taken from the queue with their final cost.
  public let settled: Int
  /// The number of times that a link gave a place a lower cost than was known.
  public let relaxed: Int
  /// The place where the two sides of a bidirectional search joined their best route.
  public let meeting: Int32?
}

extension SearchResult {
  /// Joins searches that lead from place to place: the route consists of theirs, one after the other,
  /// and is `nil` if one of them found none.
  ///
  /// - Parameter legs: at most 32, so that the sum of the costs fits; each starts at the end of the
  ///   previous one.
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
  /// The same result as without the record.
  public let result: SearchResult
  /// The steps.
  public let trace: Trace
}
