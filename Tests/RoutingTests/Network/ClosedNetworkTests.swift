import SeededRandom
import Testing

@testable import Routing

@Suite struct ClosedNetworkTests {
  @Test func tripsAreThoseOfTheReducedNetwork() throws {
    let board = try ShippedNetwork("ukraine-board")
    var random = Random(seed: 7)
    var trips = 0
    for number in 0..<60 {
      let closed = Closed(board.network, &random, share: number % 5)
      let open = board.network.links.indices.filter { closed.isOpen($0, of: board.network) }
      let reduced = try Network(
        placeCount: board.network.placeCount, links: open.map { board.network.links[$0] })
      var cities: [Int32] = []
      while cities.count < 5 {
        let city = closed.openPlace(of: board.network, &random)
        if !cities.contains(city) { cities.append(city) }
      }
      let problem = TripProblem(
        cities: cities, tickets: number % 4, ticketedModes: board.trainMode.map { [$0] } ?? [])
      let rest = board.network.without(links: closed.links, places: closed.places)
      let trip = try TripSolver(network: rest, problem: problem).exact()
      let expected = try TripSolver(network: reduced, problem: problem).exact()
      #expect(trip?.cost == expected?.cost)
      #expect(trip?.ticketsUsed == expected?.ticketsUsed)
      #expect(closed.links.isDisjoint(with: trip?.links ?? []))
      trips += trip == nil ? 0 : 1
    }
    #expect(trips > 20)
  }

  @Test func whatIsNotThereClosesNothing() throws {
    let network = try Network(placeCount: 2, links: [Link(from: 0, to: 1, cost: 5)])
    var workspace = SearchWorkspace()
    let rest = network.without(links: [-1, 1, .max], places: [-1, 2, .min])
    #expect(rest.search(.dijkstra, from: 0, to: 1, workspace: &workspace).route?.cost == 5)
  }

  @Test func legsAreJoined() throws {
    let network = try Network(
      placeCount: 3,
      links: [Link(from: 0, to: 1, cost: 5), Link(from: 1, to: 2, cost: 7, isDirected: true)])
    var workspace = SearchWorkspace()
    func leg(_ from: Int32, _ to: Int32) -> SearchResult {
      network.search(.dijkstra, from: from, to: to, workspace: &workspace)
    }
    let (there, on, back) = (leg(0, 1), leg(1, 2), leg(2, 0))
    let joined = SearchResult(joining: [there, on])
    #expect(joined.route == leg(0, 2).route)
    #expect(joined.settled == there.settled + on.settled)
    #expect(SearchResult(joining: [there, on, back]).route == nil)
    #expect(SearchResult(joining: [on]) == on)
    #expect(SearchResult(joining: []).route == nil)
    let again = SearchResult(joining: [there, leg(1, 0), leg(0, 0), there]).route
    #expect(again?.places == [0, 1, 0, 1])
    #expect(again?.cost == 15)
  }
}

private struct Closed {
  var links: Set<Int32> = []
  var places: Set<Int32> = []

  /// Picks random links and up to three random places to close.
  ///
  /// - Parameter share: the average number of links out of ten that are closed.
  init(_ network: Network, _ random: inout Random, share: Int) {
    for link in network.links.indices where random.below(10) < share { links.insert(Int32(link)) }
    for _ in 0..<random.below(4) { places.insert(Int32(random.below(network.placeCount))) }
  }

  func isOpen(_ link: Int, of network: Network) -> Bool {
    let (from, to) = (network.links[link].from, network.links[link].to)
    return !links.contains(Int32(link)) && !places.contains(from) && !places.contains(to)
  }

  func openPlace(of network: Network, _ random: inout Random) -> Int32 {
    while true {
      let place = Int32(random.below(network.placeCount))
      if !places.contains(place) { return place }
    }
  }
}
