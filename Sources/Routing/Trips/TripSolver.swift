/// Finds the cheapest trip through chosen places of a network.
public struct TripSolver: Sendable {
  /// The problem to solve.
  public let problem: TripProblem
  /// The chosen places in the given order, without duplicates. A fixed start or end that is not
  /// among them is appended.
  public let cities: [Int32]

  let distances: TicketDistances
  /// The index of the start in `cities`; -1 if the start is not fixed.
  let start: Int
  /// The index of the end in `cities`; -1 if the end is not fixed.
  let end: Int
  let network: Network

  /// A Boolean value that is true if the trip ends at its fixed start.
  var isRound: Bool { start >= 0 && start == end }

  /// Checks the problem and computes the routes between the chosen places.
  public init(network: Network, problem: TripProblem) throws(TripError) {
    var cities: [Int32] = []
    for city in problem.cities + [problem.start, problem.end].compactMap(\.self)
    where !cities.contains(city) {
      guard city >= 0, Int(city) < network.placeCount else { throw .unknownPlace(city) }
      cities.append(city)
      guard cities.count <= TripProblem.cityLimit else {
        let found = Set(problem.cities + [problem.start, problem.end].compactMap(\.self)).count
        throw .tooManyCities(found: found, limit: TripProblem.cityLimit)
      }
    }
    guard !cities.isEmpty else { throw .noCities }
    guard problem.tickets >= 0 else { throw .negativeTickets(problem.tickets) }
    self.problem = problem
    self.cities = cities
    self.network = network
    start = problem.start.flatMap { cities.firstIndex(of: $0) } ?? -1
    end = problem.end.flatMap { cities.firstIndex(of: $0) } ?? -1
    distances = TicketDistances(
      network: network, cities: cities, tickets: problem.tickets,
      ticketedModes: problem.ticketedModes)
  }

  /// Searches for a trip, and records the candidates that improved on the best trip so far.
  public func replay(_ algorithm: TripAlgorithm) throws(TripError) -> TripReplay {
    switch algorithm {
    case .exact:
      return TripReplay(
        algorithm: .exact, total: 1, events: exact().map { [TripEvent(tried: 1, trip: $0)] } ?? [])
    case .bruteForce:
      guard cities.count <= TripProblem.bruteForceLimit else {
        throw .tooManyCities(found: cities.count, limit: TripProblem.bruteForceLimit)
      }
      var search = BruteForce(self)
      return search.run()
    case .nearestNeighbour: return nearestNeighbour()
    case .twoOpt: return twoOpt()
    }
  }
}
