/// A trip to look for: one that visits all chosen places at the least cost with a limited number of
/// tickets.
public struct TripProblem: Hashable, Sendable {
  /// The places to visit, in any order; a place named twice counts once.
  public var cities: [Int32]
  /// The limit on the number of links of ticketed modes.
  public var tickets: Int
  /// The modes of which every link costs a ticket.
  public var ticketedModes: [UInt8]
  /// The start of the trip; `nil` for any of the chosen places. Counts as chosen.
  public var start: Int32?
  /// The end of the trip; `nil` for any of the chosen places. Counts as chosen. The same as the
  /// start for a round trip.
  public var end: Int32?

  /// Describes a trip; a solver checks it.
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

  /// The largest number of chosen places that ``TripAlgorithm/exact`` takes.
  public static let cityLimit = 12
  /// The largest number of chosen places that ``TripAlgorithm/bruteForce`` takes.
  public static let bruteForceLimit = 8
}

/// The reason a trip cannot be looked for.
public enum TripError: Error, Hashable {
  /// No place is chosen.
  case noCities
  /// More places are chosen than the algorithm takes.
  case tooManyCities(found: Int, limit: Int)
  /// A chosen place is not one of the network's.
  case unknownPlace(Int32)
  /// The number of tickets is negative.
  case negativeTickets(Int)
}
