/// A way through all chosen places.
public struct Trip: Hashable, Sendable {
  /// The sum of the costs of the links.
  public let cost: Int64
  /// All places along the way, chosen or passed through; never empty.
  public let places: [Int32]
  /// The links between them, one fewer than places.
  public let links: [Int32]
  /// The number of links that cost a ticket.
  public let ticketsUsed: Int
  /// The chosen places in the order in which the trip is put together; the way from one to the next
  /// may pass through others.
  public let order: [Int32]
}

/// The ways to look for a trip.
public enum TripAlgorithm: String, CaseIterable, Sendable {
  /// The provably cheapest trip under the ticket limit.
  case exact
  /// Tries all orders, and drops one as soon as it is as long as the best.
  case bruteForce = "brute-force"
  /// Always goes to the nearest place left, from every start.
  case nearestNeighbour = "nearest-neighbour"
  /// Takes the nearest neighbour's trip and turns parts of it around while that helps.
  case twoOpt = "two-opt"
}

/// A trip that was better than all before it, and the progress of the search when it was found.
public struct TripEvent: Hashable, Sendable {
  /// The number of orders that had been tried or dropped, this one included.
  public let tried: Int
  /// The trip.
  public let trip: Trip
}

/// The record of a search for a trip: the candidates that improved on the best.
public struct TripReplay: Hashable, Sendable {
  /// The search that was recorded.
  public let algorithm: TripAlgorithm
  /// The number of orders to try.
  public let total: Int
  /// The improving candidates; the last is the result. Empty if there is no trip.
  public let events: [TripEvent]

  /// The trip that the search ended with, if there is one.
  public var best: Trip? { events.last?.trip }
}
