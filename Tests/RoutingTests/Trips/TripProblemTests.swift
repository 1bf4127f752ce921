import Testing

@testable import Routing

@Suite struct TripProblemTests {
  private func line(_ count: Int) throws -> Network {
    try Network(
      placeCount: count,
      links: (0..<max(count - 1, 0)).map { Link(from: Int32($0), to: Int32($0 + 1), cost: 1) })
  }

  @Test func impossibleProblemsAreErrors() throws {
    let network = try line(20)
    func solve(_ problem: TripProblem) throws -> Trip? {
      try TripSolver(network: network, problem: problem).exact()
    }
    #expect(throws: TripError.noCities) { try solve(TripProblem(cities: [])) }
    #expect(throws: TripError.unknownPlace(20)) { try solve(TripProblem(cities: [3, 20])) }
    #expect(throws: TripError.unknownPlace(-1)) {
      try solve(TripProblem(cities: [3], start: -1))
    }
    #expect(throws: TripError.negativeTickets(-2)) {
      try solve(TripProblem(cities: [3], tickets: -2))
    }
    #expect(throws: TripError.tooManyCities(found: 14, limit: 12)) {
      try solve(TripProblem(cities: Array(0..<13) + [0], end: 19))
    }
    #expect(throws: TripError.tooManyCities(found: 10, limit: 8)) {
      try TripSolver(network: network, problem: TripProblem(cities: Array(0..<10)))
        .replay(.bruteForce)
    }
  }

  @Test func twelvePlacesAreSolved() throws {
    let network = try line(20)
    let cities: [Int32] = [4, 17, 2, 9, 11, 0, 19, 6, 13, 15, 8, 3]
    let trip = try TripSolver(network: network, problem: TripProblem(cities: cities)).exact()
    #expect(trip?.cost == 19)
    let round = try TripSolver(
      network: network, problem: TripProblem(cities: cities, start: 4, end: 4)
    ).exact()
    #expect(round?.cost == 38)
    #expect(round?.places.first == 4)
    #expect(round?.places.last == 4)
  }

  @Test func onePlaceIsATrip() throws {
    let network = try line(2)
    let solver = try TripSolver(
      network: network, problem: TripProblem(cities: [1], start: 1, end: 1))
    for algorithm in TripAlgorithm.allCases {
      let trip = try #require(try solver.replay(algorithm).best)
      #expect(trip.places == [1])
      #expect(trip.cost == 0)
    }
  }

  @Test func placesThatCannotBeJoinedHaveNoTrip() throws {
    let network = try Network(placeCount: 2, links: [])
    let solver = try TripSolver(network: network, problem: TripProblem(cities: [0, 1]))
    for algorithm in TripAlgorithm.allCases {
      #expect(try solver.replay(algorithm).events.isEmpty)
    }
  }
}
