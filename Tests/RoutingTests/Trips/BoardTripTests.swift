import Input
import Testing

@testable import Routing

@Suite struct BoardTripTests {
  private let deal = [
    "lviv", "lutsk", "cherkasy", "vinnytsia", "poltava", "voznesensk", "lozova",
  ]

  private func solver(
    _ board: ShippedNetwork, tickets: Int, start: Int32? = nil, end: Int32? = nil
  ) throws -> TripSolver {
    try TripSolver(
      network: board.network,
      problem: TripProblem(
        cities: try board.places(deal), tickets: tickets,
        ticketedModes: [try #require(board.trainMode)], start: start, end: end))
  }

  @Test(arguments: zip(0...4, [37, 29, 27, 26, 24]))
  func theFoundingDeal(tickets: Int, steps: Int64) throws {
    let board = try ShippedNetwork("ukraine-board")
    let trip = try #require(try solver(board, tickets: tickets).exact())
    #expect(trip.cost == steps)
    #expect(trip.ticketsUsed == tickets)
    #expect(isWalk(trip.places, trip.links, cost: trip.cost, on: board.network))
    #expect(Set(try board.places(deal)).isSubset(of: trip.places))
    #expect(Set(trip.order) == Set(try board.places(deal)))
  }

  @Test(arguments: zip(0...4, [37, 29, 27, 26, 24]))
  func theArticlesRoadsSuffice(tickets: Int, steps: Int64) throws {
    let board = try ShippedNetwork("ukraine-board") { $0["in_article"] == "true" }
    #expect(board.network.links.count == 102)
    #expect(try solver(board, tickets: tickets).exact()?.cost == steps)
  }

  @Test func aMillionTicketsAreFine() throws {
    let board = try ShippedNetwork("ukraine-board")
    let trip = try #require(try solver(board, tickets: 1_000_000).exact())
    #expect(trip.cost <= 24)
    #expect(trip.cost == (try solver(board, tickets: 40).exact())?.cost)
  }

  @Test func theSimpleMethodsAreRecorded() throws {
    let board = try ShippedNetwork("ukraine-board")
    let solver = try solver(board, tickets: 4)
    for algorithm in TripAlgorithm.allCases {
      let replay = try solver.replay(algorithm)
      #expect(!replay.events.isEmpty)
      for (earlier, later) in zip(replay.events, replay.events.dropFirst()) {
        #expect(later.trip.cost < earlier.trip.cost)
        #expect(later.tried > earlier.tried)
      }
      for event in replay.events {
        let trip = event.trip
        #expect(event.tried <= replay.total)
        #expect(isWalk(trip.places, trip.links, cost: trip.cost, on: board.network))
        #expect(Set(trip.order) == Set(solver.cities))
        #expect(trip.ticketsUsed <= 4)
      }
      let best = try #require(replay.best)
      #expect(best.cost >= 24)
      if algorithm == .exact || algorithm == .bruteForce { #expect(best.cost == 24) }
    }
    #expect(try solver.replay(.bruteForce).total == 5040)
    let nearest = try #require(try solver.replay(.nearestNeighbour).best)
    let twoOpt = try #require(try solver.replay(.twoOpt).best)
    #expect(twoOpt.cost <= nearest.cost)
  }

  @Test func theListsOrderDoesNotMatter() throws {
    let board = try ShippedNetwork("ukraine-board")
    let cities = try board.places(deal)
    let mode = try #require(board.trainMode)
    let trips = try [cities, cities.reversed(), cities + cities].map {
      try TripSolver(
        network: board.network,
        problem: TripProblem(cities: $0, tickets: 4, ticketedModes: [mode])
      ).exact()
    }
    #expect(Set(trips).count == 1)
  }
}
