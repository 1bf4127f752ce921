import Geography
import Testing

@testable import Routing

/// Networks on which well-known implementations fail.
@Suite struct KnownMistakesTests {
  private func costs(_ network: Network, _ from: Int32, _ to: Int32) -> [Int64?] {
    var workspace = SearchWorkspace()
    return Algorithm.allCases.filter(\.isExact).map {
      network.search($0, from: from, to: to, workspace: &workspace).route?.cost
    }
  }

  /// If a more expensive link leads to a queued place, the start of that link must not become the
  /// predecessor of the place.
  @Test func parentIsNotWrittenBeforeTheComparison() throws {
    let network = try Network(
      placeCount: 4,
      links: [
        Link(from: 0, to: 1, cost: 1), Link(from: 0, to: 2, cost: 3),
        Link(from: 1, to: 2, cost: 9), Link(from: 2, to: 3, cost: 5),
      ])
    #expect(costs(network, 0, 3) == [8, 8, 8])
    var workspace = SearchWorkspace()
    let route = network.search(.dijkstra, from: 0, to: 3, workspace: &workspace).route
    #expect(route?.places == [0, 2, 3])
  }

  /// A first-in, first-out queue would settle the expensive neighbour before the cheap detour.
  @Test func theQueueIsOrderedByCost() throws {
    let network = try Network(
      placeCount: 4,
      links: [
        Link(from: 0, to: 1, cost: 10), Link(from: 0, to: 2, cost: 1),
        Link(from: 1, to: 3, cost: 1), Link(from: 2, to: 1, cost: 1),
      ])
    #expect(costs(network, 0, 3) == [3, 3, 3])
  }

  /// The two sides of a bidirectional search first meet in the middle of a route that is not the
  /// cheapest.
  @Test func bidirectionalSearchDoesNotStopAtTheFirstMeeting() throws {
    let network = try Network(
      placeCount: 5,
      links: [
        Link(from: 0, to: 1, cost: 5), Link(from: 1, to: 4, cost: 5),
        Link(from: 0, to: 2, cost: 3), Link(from: 2, to: 3, cost: 3), Link(from: 3, to: 4, cost: 3),
      ])
    #expect(costs(network, 0, 4) == [9, 9, 9])
    let joined = try Network(
      placeCount: 3,
      links: [
        Link(from: 0, to: 1, cost: 4), Link(from: 1, to: 2, cost: 4), Link(from: 0, to: 2, cost: 7),
      ])
    #expect(costs(joined, 0, 2) == [7, 7, 7])
  }

  /// If distances were measured in degrees of longitude, the route across the antimeridian would
  /// seem to be the longest.
  @Test func theHeuristicHoldsOverTheAntimeridian() throws {
    let coordinates = [
      Coordinate(latitude: 0, longitude: 170), Coordinate(latitude: 0, longitude: -175),
      Coordinate(latitude: 0, longitude: 160), Coordinate(latitude: 0, longitude: 179),
    ]
    let ends: [(Int32, Int32)] = [(0, 3), (3, 1), (0, 2), (2, 1)]
    let network = try Network(
      placeCount: 4,
      links: ends.map {
        Link(
          from: $0.0, to: $0.1,
          cost: Link.greatCircleCost(coordinates[Int($0.0)], coordinates[Int($0.1)]))
      }, coordinates: coordinates)
    var workspace = SearchWorkspace()
    let result = network.search(.aStar, from: 0, to: 1, workspace: &workspace)
    #expect(result.route?.places == [0, 3, 1])
    #expect(result.settled == 3)
    let greedy = network.search(.greedy, from: 0, to: 1, workspace: &workspace)
    #expect(greedy.route?.places == [0, 3, 1])
  }

  /// A link that is cheaper than its great-circle distance must lower the heuristic everywhere.
  @Test func theHeuristicIsScaledByTheCheapestLink() throws {
    let coordinates = [0.0, 1, 2, 3].map { Coordinate(latitude: 0, longitude: $0) }
    let network = try Network(
      placeCount: 4,
      links: [
        Link(from: 0, to: 2, cost: 4), Link(from: 2, to: 3, cost: 4),
        Link(from: 0, to: 1, cost: 6), Link(from: 1, to: 3, cost: 1),
      ], coordinates: coordinates)
    #expect(costs(network, 0, 3) == [7, 7, 7])
  }

  @Test func unreachableIsAnAnswer() throws {
    let network = try Network(
      placeCount: 3, links: [Link(from: 1, to: 0, cost: 1, isDirected: true)])
    var workspace = SearchWorkspace()
    for algorithm in Algorithm.allCases {
      for goal: Int32 in [1, 2] {
        let traced = network.tracedSearch(algorithm, from: 0, to: goal, workspace: &workspace)
        #expect(traced.result.route == nil)
        #expect(traced.trace.route(on: network) == nil)
      }
    }
  }
}
