import SeededRandom
import Testing

@testable import Routing

/// Searches on networks of which parts are closed, against a search of nothing but the open links.
@Suite struct ClosedNetworkTests {
  @Test(arguments: ["e-roads", "ukraine-board", "hover-world"])
  func searchesAreThoseOfTheReducedNetwork(_ slug: String) throws {
    let network = try ShippedNetwork(slug).network
    var random = Random(seed: 14)
    var workspace = SearchWorkspace()
    for number in 0..<250 {
      let closed = Closed(network, &random, share: number % 5)
      let rest = network.without(links: closed.links, places: closed.places)
      let source = closed.openPlace(of: network, &random)
      let expected = closed.costs(on: network, from: source)
      for _ in 0..<4 {
        let goal = Int32(random.below(network.placeCount))
        let dijkstra = rest.search(.dijkstra, from: source, to: goal, workspace: &workspace)
        for algorithm in Algorithm.allCases {
          let found = rest.tracedSearch(algorithm, from: source, to: goal, workspace: &workspace)
          let route = found.result.route
          #expect((route == nil) == (expected[Int(goal)] < 0), "\(number) \(algorithm)")
          #expect(found.trace.route(on: rest) == route)
          guard let route else { continue }
          if algorithm.isExact { #expect(route.cost == expected[Int(goal)]) }
          #expect(isSound(route, on: network, from: source, to: goal))
          #expect(closed.links.isDisjoint(with: route.links))
          #expect(source == goal || closed.places.isDisjoint(with: route.places))
        }
        let aStar = rest.search(.aStar, from: source, to: goal, workspace: &workspace)
        #expect(aStar.settled <= dijkstra.settled)
      }
    }
  }

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

/// Some links and places of a network, chosen at random.
private struct Closed {
  var links: Set<Int32> = []
  var places: Set<Int32> = []

  /// - Parameter share: the number of links in ten that are closed.
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

  /// The costs of the cheapest routes from a place over open links, -1 where there is none: Dijkstra's
  /// algorithm without a queue.
  func costs(on network: Network, from source: Int32) -> [Int64] {
    var leaving = [[(Int, Int64)]](repeating: [], count: network.placeCount)
    for (index, link) in network.links.enumerated() where isOpen(index, of: network) {
      leaving[Int(link.from)].append((Int(link.to), link.cost))
      if !link.isDirected { leaving[Int(link.to)].append((Int(link.from), link.cost)) }
    }
    var costs = [Int64](repeating: .max, count: network.placeCount)
    costs[Int(source)] = 0
    var waiting = Set([Int(source)])
    while let place = waiting.min(by: { costs[$0] < costs[$1] }) {
      waiting.remove(place)
      for (next, cost) in leaving[place] where costs[place] + cost < costs[next] {
        costs[next] = costs[place] + cost
        waiting.insert(next)
      }
    }
    return costs.map { $0 == .max ? -1 : $0 }
  }
}
