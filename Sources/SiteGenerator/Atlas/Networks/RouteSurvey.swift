/// Statistics of the shortest routes between all pairs of places of a network.
struct RouteSurvey: Sendable {
  struct Pair: Sendable, Equatable {
    let cost: Int64
    let from: Int32
    let to: Int32
  }

  static let limit = 10

  /// A Boolean value that is true if both directions between two places count as one pair in
  /// ``longest``.
  let isUndirected: Bool
  /// The number of ordered pairs of places that have a route.
  private(set) var reachable = 0
  /// The farthest pairs, in descending order of the cost of their shortest routes. Pairs of equal
  /// cost are ordered by the index of the start.
  private(set) var longest: [Pair] = []
  /// The number of pairs that are as far apart as the last pair in ``longest``, but are not in that
  /// list.
  private(set) var furtherCount = 0

  init(isUndirected: Bool) { self.isUndirected = isUndirected }

  /// Adds the costs from a place to all places, including itself. Places must be added in ascending
  /// order.
  mutating func add(from: Int32, costs: some Sequence<Int64>) {
    for (to, cost) in costs.enumerated() {
      if cost >= 0 { reachable += 1 }
      // Most pairs are not among the farthest, so the cost is compared first.
      guard cost >= (longest.count < Self.limit ? 1 : longest[longest.count - 1].cost),
        !isUndirected || from < to
      else { continue }
      insert(Pair(cost: cost, from: from, to: Int32(to)))
    }
    // The route from a place to itself does not count.
    reachable -= 1
  }

  /// Adds another survey. Its starts must have higher indices than the starts of this survey.
  mutating func add(_ other: RouteSurvey) {
    reachable += other.reachable
    for pair in other.longest { insert(pair) }
    if other.longest.last?.cost == longest.last?.cost { furtherCount += other.furtherCount }
  }

  private mutating func insert(_ pair: Pair) {
    longest.insert(pair, at: longest.firstIndex { $0.cost < pair.cost } ?? longest.count)
    guard longest.count > Self.limit, let rest = longest.popLast() else { return }
    let isAsLong = rest.cost == longest[longest.count - 1].cost
    // `furtherCount` counts pairs that cost as much as the last pair in the list. If the last pair
    // now costs more, the count starts again at 0.
    furtherCount = isAsLong ? furtherCount + 1 : rest.cost == pair.cost ? furtherCount : 0
  }
}
