import Geography
import Testing

@testable import Routing

@Suite struct NetworkTests {
  @Test func arcsAreSortedByLinkAndDirected() throws {
    let network = try Network(
      placeCount: 3,
      links: [
        Link(from: 0, to: 1, cost: 5), Link(from: 1, to: 2, cost: 7, isDirected: true),
        Link(from: 2, to: 2, cost: 1), Link(from: 1, to: 0, cost: 4),
      ])
    #expect(network.arcs(from: 0).map(\.link) == [0, 3])
    #expect(network.arcs(from: 1).map(\.target) == [0, 2, 0])
    #expect(network.arcs(from: 2).map(\.link) == [2])
    #expect(network.arcs(to: 2).map(\.target) == [1, 2])
    #expect(network.arcs(to: 1).map(\.link) == [0, 3])
    #expect(network.otherEnd(of: 1, from: 1) == 2)
    #expect(network.otherEnd(of: 1, from: 2) == 1)
    #expect(!network.isUndirected)
  }

  @Test func allProblemsAreTold() {
    #expect(
      throws: InvalidNetwork(problems: [
        .coordinateCount(found: 1, expected: 2), .invalidCoordinate(place: 0),
        .unknownPlace(link: 0, place: 2), .unknownPlace(link: 1, place: -1),
        .negativeCost(link: 1, cost: -3),
      ])
    ) {
      try Network(
        placeCount: 2, links: [Link(from: 0, to: 2, cost: 1), Link(from: -1, to: 0, cost: -3)],
        coordinates: [Coordinate(latitude: 91, longitude: 0)])
    }
    #expect(throws: InvalidNetwork(problems: [.placeCount(-1)])) {
      try Network(placeCount: -1, links: [])
    }
  }

  @Test func costsThatCouldOverflowAreRefused() throws {
    let half = Network.costLimit / 2
    func line(_ costs: [Int64]) throws -> Network {
      try Network(
        placeCount: costs.count + 1,
        links: costs.enumerated().map {
          Link(from: Int32($0.offset), to: Int32($0.offset + 1), cost: $0.element)
        })
    }
    #expect(throws: InvalidNetwork(problems: [.costsTooLarge])) { try line([half, half, 1]) }
    #expect(throws: InvalidNetwork(problems: [.costsTooLarge])) { try line([.max]) }
    #expect(throws: InvalidNetwork(problems: [.costsTooLarge])) { try line([.max, .max]) }
    #expect(throws: InvalidNetwork(problems: [.costsTooLarge])) {
      try Network(placeCount: 1, links: [Link(from: 0, to: 0, cost: .max)])
    }
    var workspace = SearchWorkspace()
    let network = try line([half, half])
    for algorithm in Algorithm.allCases {
      let result = network.search(algorithm, from: 0, to: 2, workspace: &workspace)
      #expect(result.route?.cost == Network.costLimit)
    }
  }

  @Test func parallelLinksDoNotCountTwiceTowardsTheLimit() throws {
    let network = try Network(
      placeCount: 2,
      links: [
        Link(from: 0, to: 1, cost: Network.costLimit),
        Link(from: 0, to: 1, cost: Network.costLimit - 1),
      ],
      coordinates: [
        Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 1e-9),
      ])
    var workspace = SearchWorkspace()
    for algorithm in Algorithm.allCases where algorithm.isExact {
      let result = network.search(algorithm, from: 1, to: 0, workspace: &workspace)
      #expect(result.route?.links == [1])
    }
  }

  @Test func greatCircleCostIsInWholeMetres() {
    let a = Coordinate(latitude: 0, longitude: 179.5)
    let b = Coordinate(latitude: 0, longitude: -179.5)
    #expect(Link.greatCircleCost(a, b) == 111_195)
    #expect(Link.greatCircleCost(a, a) == 0)
  }
}
