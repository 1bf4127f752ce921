/// A trip to find: it visits all chosen places at the lowest cost with a limited number of tickets.
public struct TripProblem: Hashable, Sendable {
  /// The places to visit, in any order; a place named twice counts once.
  public var cities: [Int32]
  /// The maximum number of links of ticketed modes.
  public var tickets: Int
  /// The modes whose links cost one ticket each.
  public var ticketedModes: [UInt8]
  /// The start of the trip, which counts as a chosen place; `nil` if any chosen place can be the
  /// start.
  public var start: Int32?
  /// The end of the trip, which counts as a chosen place; `nil` if any chosen place can be the end.
  /// For a round trip, the end equals the start.
  public var end: Int32?

  /// Makes a problem. The problem is validated when a solver is made from it.
  public init(
    cities: [Int32], tickets: Int = 0, ticketedModes: [UInt8] = [], start: Int32? = nil,
    end: Int32? = nil
  ) {
    self.cities = cities
    self.tickets = tickets
    self.ticketedModes = ticketedModes
    self.start = start
    self.end = end
  }

  /// The maximum number of chosen places for any algorithm.
  public static let cityLimit = 12
  /// The maximum number of chosen places for ``TripAlgorithm/bruteForce``.
  public static let bruteForceLimit = 8
}

/// The reason why a trip cannot be searched for.
public enum TripError: Error, Hashable {
  /// No place is chosen.
  case noCities
  /// More places are chosen than the algorithm supports.
  case tooManyCities(found: Int, limit: Int)
  /// A chosen place is not in the network.
  case unknownPlace(Int32)
  /// The number of tickets is negative.
  case negativeTickets(Int)
}
