/// A route through all chosen places.
public struct Trip: Hashable, Sendable {
  /// The sum of the costs of the links.
  public let cost: Int64
  /// All places along the trip, chosen or passed through; never empty.
  public let places: [Int32]
  /// The links between consecutive places. There is one fewer link than there are places.
  public let links: [Int32]
  /// The number of links that cost a ticket.
  public let ticketsUsed: Int
  /// The chosen places in the order in which the legs of the trip join them. A leg may pass through
  /// other chosen places.
  public let order: [Int32]
}

/// The algorithms that find a trip.
public enum TripAlgorithm: String, CaseIterable, Sendable {
  /// The provably cheapest trip under the ticket limit.
  case exact
  /// Tries all orders, but drops an order once its first legs cost at least as much as the best
  /// trip so far.
  case bruteForce = "brute-force"
  /// Tries every possible start, and always continues to the nearest place that is not visited yet.
  case nearestNeighbour = "nearest-neighbour"
  /// Starts with the nearest-neighbour trip, and reverses parts of its order as long as that makes
  /// the trip cheaper.
  case twoOpt = "two-opt"
}

/// A trip that was better than all earlier trips, and the number of orders tried until then.
public struct TripEvent: Hashable, Sendable {
  /// The number of orders tried or dropped so far, including the order of this trip.
  public let tried: Int
  /// The trip.
  public let trip: Trip
}

/// The record of a search for a trip: the candidates that improved on the best trip so far.
public struct TripReplay: Hashable, Sendable {
  /// The search that was recorded.
  public let algorithm: TripAlgorithm
  /// The total number of orders, tried or dropped.
  public let total: Int
  /// The candidates that improved on the best trip so far, in order. The last candidate is the
  /// result. Empty if there is no trip.
  public let events: [TripEvent]

  /// The result of the search; `nil` if there is no trip.
  public var best: Trip? { events.last?.trip }
}
