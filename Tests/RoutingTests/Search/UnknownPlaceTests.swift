import Geography
import Testing

@testable import Routing

@Suite struct UnknownPlaceTests {
  private static let unknown: [Int32] = [-1, 2, 3, .min, .max]

  /// A network of two places with an undirected link, and a network without any place.
  private func networks() throws -> [Network] {
    [
      try Network(
        placeCount: 2, links: [Link(from: 0, to: 1, cost: 1)],
        coordinates: [
          Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 1e-5),
        ]),
      try Network(placeCount: 0, links: []),
    ]
  }

  private func pairs(_ network: Network) -> [(Int32, Int32)] {
    let known = Array(0..<Int32(network.placeCount))
    let unknown = Self.unknown + (known.isEmpty ? [0] : [])
    return unknown.flatMap { a in
      [(a, a)] + known.flatMap { [(a, $0), ($0, a)] }
    }
  }

  @Test func searchesFindNoRoute() throws {
    var workspace = SearchWorkspace()
    for network in try networks() {
      for (from, to) in pairs(network) {
        for algorithm in Algorithm.allCases {
          let traced = network.tracedSearch(algorithm, from: from, to: to, workspace: &workspace)
          #expect(traced.result.route == nil && traced.result.settled == 0)
          #expect(traced.trace.events.isEmpty && traced.trace.route(on: network) == nil)
          #expect(traced.trace.decoded(on: network).isEmpty)
          #expect(traced.trace.finalState(on: network).forward == .init())
        }
      }
    }
  }

  @Test func treesAreEmptyAndHaveNoRoutes() async throws {
    var workspace = SearchWorkspace()
    for network in try networks() {
      let none = [Int64](repeating: -1, count: network.placeCount)
      for (from, to) in pairs(network) {
        let traced = network.tracedShortestPathTree(from: from, workspace: &workspace)
        #expect(traced.tree == network.shortestPathTree(from: from, workspace: &workspace))
        if !network.contains(from) {
          #expect(traced.tree.cost == none && traced.trace.events.isEmpty)
          #expect(network.shortestPathTree(to: from, workspace: &workspace).cost == none)
          #expect(network.arcs(from: from).isEmpty && network.arcs(to: from).isEmpty)
        }
        #expect(traced.tree.route(to: to, on: network) == nil)
        let prefix = traced.trace.prefix(to: to)
        #expect(prefix.events == traced.trace.events)
        #expect(prefix.route(on: network) == nil)
        let back = network.shortestPathTree(to: to, workspace: &workspace)
        #expect(
          AlternativeRoutes(network).find(from: traced.tree, to: back, workspace: &workspace)
            .isEmpty)
      }
    }
  }

  @Test func hierarchiesKnowNoRoute() throws {
    var workspace = HierarchyWorkspace()
    for network in try networks() {
      let none = [Int64](repeating: -1, count: network.placeCount)
      let hierarchy = ContractionHierarchy(network)
      var costs: [Int64] = []
      for (from, to) in pairs(network) {
        #expect(hierarchy.distance(from: from, to: to, workspace: &workspace) == nil)
        #expect(hierarchy.route(from: from, to: to, workspace: &workspace) == nil)
        let place = network.contains(from) ? to : from
        hierarchy.distances(from: place, into: &costs, workspace: &workspace)
        #expect(costs == none)
        hierarchy.distances(to: place, into: &costs, workspace: &workspace)
        #expect(costs == none)
        #expect(hierarchy.tree(from: place, workspace: &workspace).cost == none)
      }
      let trees = hierarchy.trees(fromEach: [-1, 0, 7], workspace: &workspace)
      #expect(trees[0].cost == none && trees[2].cost == none)
      #expect(trees[1].cost == (network.placeCount > 0 ? [0, 1] : []))
    }
  }

  @Test func aSweepServesAnyNumberOfPlaces() throws {
    let links = (0..<19).map { Link(from: Int32($0), to: Int32($0 + 1), cost: 1) }
    let hierarchy = ContractionHierarchy(try Network(placeCount: 20, links: links))
    var workspace = HierarchyWorkspace()
    var costs: [[Int64]] = []
    let sources = Array(0..<Int32(20)) + [-1]
    hierarchy.distances(fromEach: sources[...], into: &costs, workspace: &workspace)
    #expect(costs.map(\.first) == (0..<20).map { Int64($0) } + [-1])
    hierarchy.distances(fromEach: [], into: &costs, workspace: &workspace)
    #expect(costs.isEmpty)
  }

  @Test func dealsThatAreNotDealtHaveNoTrip() throws {
    let network = try networks()[0]
    let table = try DealTable(network: network, groups: [[0], [1]], tickets: 1, ticketedModes: [])
    for deal in [-1, 1, .min, .max] {
      #expect(table.cities(of: deal).isEmpty && table.order(of: deal) == nil)
      #expect(table.cost(of: deal, tickets: 0) == nil && table.trip(of: deal) == nil)
    }
    #expect(table.cost(of: 0, tickets: -1) == nil)
    #expect(table.cost(of: 0, tickets: .max) == 1)
  }
}
