import SeededRandom
import Testing

@testable import Routing

/// Compares the exact solver with a search of all states (place, tickets used, cities visited).
/// Unlike the solver, the search uses neither layers nor legs.
@Suite struct RandomTripTests {
  @Test func exactIsExact() throws {
    var random = Random(seed: 2024)
    for number in 0..<700 {
      let kind = NetworkKind.allCases[number % NetworkKind.allCases.count]
      let network = try randomNetwork(kind, &random, modes: 3)
      guard network.placeCount > 0 else { continue }
      let problem = randomProblem(network, &random)
      let solver = try TripSolver(network: network, problem: problem)
      let expected = exhaustiveTripCost(network, problem, cities: solver.cities)
      let trip = solver.exact()
      #expect(trip?.cost == expected, "\(number)")
      if let trip { check(trip, network, problem, solver.cities) }
      for algorithm in [TripAlgorithm.bruteForce, .nearestNeighbour, .twoOpt] {
        let replay = try solver.replay(algorithm)
        for event in replay.events {
          check(event.trip, network, problem, solver.cities)
          #expect(event.tried <= replay.total)
          #expect(event.trip.cost >= expected ?? 0)
        }
        if algorithm == .bruteForce { #expect(replay.best?.cost == expected, "\(number)") }
      }
    }
  }

  private func randomProblem(_ network: Network, _ random: inout Random) -> TripProblem {
    let count = network.placeCount
    let cities = (0...random.below(4)).map { _ in Int32(random.below(count)) }
    func end() -> Int32? { random.below(3) == 0 ? Int32(random.below(count)) : nil }
    let start = end()
    return TripProblem(
      cities: cities, tickets: random.below(5), ticketedModes: random.below(4) == 0 ? [] : [1, 2],
      start: start, end: random.below(6) == 0 ? start : end())
  }

  private func check(_ trip: Trip, _ network: Network, _ problem: TripProblem, _ cities: [Int32]) {
    #expect(isWalk(trip.places, trip.links, cost: trip.cost, on: network))
    #expect(Set(cities).isSubset(of: trip.places))
    #expect(Set(trip.order) == Set(cities))
    let tickets = trip.links.count {
      problem.ticketedModes.contains(network.links[Int($0)].mode)
    }
    #expect(trip.ticketsUsed == tickets)
    #expect(tickets <= problem.tickets)
    if let start = problem.start { #expect(trip.places.first == start) }
    if let end = problem.end { #expect(trip.places.last == end) }
  }
}

/// The lowest cost of a trip, found by relaxing all states until nothing changes.
func exhaustiveTripCost(_ network: Network, _ problem: TripProblem, cities: [Int32]) -> Int64? {
  struct State: Hashable {
    var place: Int32
    var tickets: Int
    var visited: Int
  }
  func mark(_ place: Int32) -> Int { cities.firstIndex(of: place).map { 1 << $0 } ?? 0 }
  var cost: [State: Int64] = [:]
  var open: [State] = []
  for city in cities where problem.start == nil || problem.start == city {
    let state = State(place: city, tickets: 0, visited: mark(city))
    cost[state] = 0
    open.append(state)
  }
  while let state = open.popLast() {
    let base = cost[state] ?? 0
    for arc in network.arcs(from: state.place) {
      let isTicketed = problem.ticketedModes.contains(network.links[Int(arc.link)].mode)
      let next = State(
        place: arc.target, tickets: state.tickets + (isTicketed ? 1 : 0),
        visited: state.visited | mark(arc.target))
      guard next.tickets <= problem.tickets else { continue }
      if let known = cost[next], known <= base + arc.cost { continue }
      cost[next] = base + arc.cost
      open.append(next)
    }
  }
  return cost.filter {
    $0.key.visited == 1 << cities.count - 1
      && (problem.end == nil || problem.end == $0.key.place)
  }.map(\.value).min()
}
