/// What a trip has to do: visit all chosen places for the least cost, with few tickets.
public struct TripProblem: Hashable, Sendable {
  /// The places to visit, in any order; a place named twice counts once.
  public var cities: [Int32]
  /// How many links of ticketed modes may be taken.
  public var tickets: Int
  /// The modes of which every link costs a ticket.
  public var ticketedModes: [UInt8]
  /// Where the trip starts; anywhere among the chosen places if none. Counts as chosen.
  public var start: Int32?
  /// Where the trip ends; anywhere among the chosen places if none. Counts as chosen. The same as
  /// the start for a round trip.
  public var end: Int32?

  /// Describes a trip; it is checked when a solver is made for it.
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
  public static let bruteForceLimit = 9
}

/// Why a trip cannot be looked for.
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
