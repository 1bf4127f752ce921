import Testing

@testable import Routing

/// Very large ticket limits, on a line where a trip can use 1,999 tickets.
@Suite struct ManyTicketsTests {
  private let count = 2000

  /// A line of places. A train leads from each place to the next, and so does a road if `hasRoads`
  /// is true.
  private func line(roads hasRoads: Bool) throws -> Network {
    let trains = (0..<Int32(count - 1)).map { Link(from: $0, to: $0 + 1, cost: 1, mode: 1) }
    let roads = trains.map { Link(from: $0.from, to: $0.to, cost: 1) }
    return try Network(placeCount: count, links: trains + (hasRoads ? roads : []))
  }

  private func solver(_ network: Network, tickets: Int) throws -> TripSolver {
    try TripSolver(
      network: network,
      problem: TripProblem(
        cities: (0..<9).map { Int32($0 * 200) } + [1999], tickets: tickets, ticketedModes: [1]))
  }

  @Test(arguments: [1999, 1_000_000, Int.max])
  func everyLinkTakesATicket(tickets: Int) throws {
    let trip = try #require(try solver(try line(roads: false), tickets: tickets).exact())
    #expect(trip.cost == 1999 && trip.ticketsUsed == 1999)
  }

  @Test func oneTicketTooFew() throws {
    let solver = try solver(try line(roads: false), tickets: 1998)
    for algorithm in TripAlgorithm.allCases where algorithm != .bruteForce {
      #expect(try solver.replay(algorithm).best == nil)
    }
  }

  @Test func noTicketHelps() throws {
    let solver = try solver(try line(roads: true), tickets: .max)
    #expect(solver.distances.levels == 0)
    let trip = try #require(solver.exact())
    #expect(trip.cost == 1999 && trip.ticketsUsed == 0)
  }
}
