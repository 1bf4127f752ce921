import Input
public import Routing

/// The answer to a `trip` query: the cheapest trip through chosen places of a network.
public struct TripQuery: Sendable {
  /// The network.
  public let network: NetworkContent
  /// The indices of the places to visit, without duplicates, in the order of the query.
  public let cities: [Int]
  /// The maximum number of tickets that the trip may use.
  public let tickets: Int
  let avoidance: Avoidance
  /// The best trip; `nil` if no trip visits all places.
  public let trip: Trip?

  /// Finds the places and solves the trip.
  ///
  /// - Parameters:
  ///   - cities: the places, each in a form that ``NetworkQuery/place(_:)`` accepts.
  ///   - tickets: the number of tickets; `nil` for the number in the network's game.
  ///   - avoided: texts that name the parts to avoid, as in ``Avoidance``.
  public init(
    _ query: NetworkQuery, cities: [String], tickets: Int?, avoiding avoided: [String] = []
  ) throws(QueryFailure) {
    network = query.network
    var indices: [Int] = []
    for city in cities {
      let index = try query.place(city)
      if indices.contains(index) { throw .repeatedCity(network.places[index].id) }
      indices.append(index)
    }
    self.cities = indices
    self.tickets = tickets ?? network.settings.game?.tickets ?? 0
    avoidance = try Avoidance(avoided, in: query)
    let problem = TripProblem(
      cities: indices.map { Int32($0) }, tickets: self.tickets,
      ticketedModes: network.ticketedModes)
    do {
      let found = try TripSolver(network: avoidance.rest(of: network), problem: problem).exact()
      trip = avoidance.allows(indices) ? found : nil
    } catch {
      // Only the number of cities can be wrong here: the places exist, and the command has checked
      // the number of tickets.
      throw .tooManyCities(found: indices.count, limit: TripProblem.cityLimit)
    }
  }

  /// Returns the answer as one line of JSON.
  public func json() -> [UInt8] {
    let unit = network.settings.unit
    var writer = JSONWriter()
    writer.object { answer in
      answer.member("network", network.slug)
      answer.member("cities", cities.map { network.places[$0].id })
      answer.member("tickets", tickets)
      answer.member("unit", unit.symbol)
      answer.member("cost", cost: trip?.cost, unit: unit)
      answer.member("ticketsUsed", trip?.ticketsUsed ?? 0)
      answer.member("optimal", true)
      answer.way(trip?.places ?? [], trip?.links ?? [], on: network)
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Returns the answer as text for a terminal.
  public func text() -> String {
    let chosen = Words.list(cities.map { network.places[$0].name }) + avoidance.words
    guard let trip else { return "\(chosen): no trip visits them all.\n" }
    var text = "\(chosen): \(QueryText.totals(trip.cost, trip.links, on: network))"
    if tickets > 0 { text += ", \(trip.ticketsUsed) of \(Words.count(tickets, "ticket")) used" }
    let less =
      switch network.settings.unit.kind {
      case .length: "shorter"
      case .time: "faster"
      case .cost: "cheaper"
      }
    text += ". No trip is \(less).\n\n"
    return text + QueryText.legs(trip.places, trip.links, on: network)
  }
}
