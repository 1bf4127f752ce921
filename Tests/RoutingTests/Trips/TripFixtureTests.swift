import Input
import SeededRandom
import Testing

@testable import Routing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares trips with files that the tests of the browser's solver also read.
///
/// If the environment variable `WRITE_FIXTURES` is set, the files are rewritten instead.
@Suite struct TripFixtureTests {
  private static let folder = ShippedNetwork.root + "/Tests/RoutingTests/Fixtures/"
  private static let isWriting = ProcessInfo.processInfo.environment["WRITE_FIXTURES"] != nil

  @Test func boardDeals() throws {
    let board = try ShippedNetwork("ukraine-board")
    let mode = try #require(board.trainMode)
    var random = Random(seed: 7)
    let regions = Set(board.regions).sorted().map { region in
      board.regions.indices.filter { board.regions[$0] == region }.map { Int32($0) }
    }
    #expect(regions.map(\.count) == Array(repeating: 6, count: 7))
    let deals = (0..<2000).map { _ in regions.map { $0[random.below($0.count)] } }
    // All deals are solved only when the files are written. The browser's tests check all of them,
    // so a sample is enough here.
    let sample = Self.isWriting ? 1 : 40
    var lines = ["cities,0,1,2,3,4"]
    for (index, deal) in deals.enumerated() {
      guard index % sample == 0 else {
        lines.append("")
        continue
      }
      var line = deal.map(String.init).joined(separator: " ")
      for tickets in 0...4 {
        let problem = TripProblem(cities: deal, tickets: tickets, ticketedModes: [mode])
        let trip = try TripSolver(network: board.network, problem: problem).exact()
        line += ",\(trip?.cost ?? -1)"
      }
      lines.append(line)
    }
    try compare(lines, with: "board-deals.csv")
  }

  @Test func randomTrips() throws {
    var random = Random(seed: 42)
    var lines: [String] = []
    while lines.count < 400 {
      let kind = NetworkKind.allCases[lines.count % NetworkKind.allCases.count]
      let network = try randomNetwork(kind, &random, modes: 2)
      guard network.placeCount > 2 else { continue }
      let place = { (random: inout Random) in Int32(random.below(network.placeCount)) }
      let start = random.below(3) == 0 ? place(&random) : nil
      let end = random.below(5) == 0 ? start : random.below(3) == 0 ? place(&random) : nil
      let problem = TripProblem(
        cities: (0...random.below(5)).map { _ in place(&random) }, tickets: random.below(4),
        ticketedModes: [1], start: start, end: end)
      let trip = try TripSolver(network: network, problem: problem).exact()
      guard trip != nil || random.below(10) == 0 else { continue }
      lines.append(Self.line(network, problem, trip))
    }
    try compare(lines, with: "random-trips.jsonl")
  }

  private func compare(_ lines: [String], with name: String) throws {
    let path = Self.folder + name
    if Self.isWriting {
      return try FileSystem.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: path)
    }
    let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
    let expected = text.split(separator: "\n").map(String.init)
    try #require(expected.count == lines.count)
    for (line, other) in zip(lines, expected) where !line.isEmpty { #expect(line == other) }
  }

  private static func line(_ network: Network, _ problem: TripProblem, _ trip: Trip?) -> String {
    let links = network.links
    func list(_ values: [some BinaryInteger]) -> String {
      "[" + values.map { "\($0)" }.joined(separator: ",") + "]"
    }
    let start = problem.start.map { "\($0)" } ?? "null"
    let end = problem.end.map { "\($0)" } ?? "null"
    let answer =
      trip.map {
        "{\"cost\":\($0.cost),\"places\":\(list($0.places)),\"links\":\(list($0.links)),"
          + "\"ticketsUsed\":\($0.ticketsUsed),\"order\":\(list($0.order))}"
      } ?? "null"
    return "{\"placeCount\":\(network.placeCount),\"links\":{\"from\":\(list(links.map(\.from))),"
      + "\"to\":\(list(links.map(\.to))),\"mode\":\(list(links.map(\.mode))),"
      + "\"cost\":\(list(links.map(\.cost))),"
      + "\"directed\":\(list(links.map { $0.isDirected ? 1 : 0 }))},"
      + "\"problem\":{\"cities\":\(list(problem.cities)),\"tickets\":\(problem.tickets),"
      + "\"ticketedModes\":\(list(problem.ticketedModes)),\"start\":\(start),\"end\":\(end)},"
      + "\"trip\":\(answer)}"
  }
}
