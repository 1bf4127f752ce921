import SeededRandom
import Testing

@testable import Routing

@Suite struct DealTableTests {
  @Test func everyDealIsTheExactSolvers() throws {
    var random = Random(seed: 5)
    var solved = 0
    for number in 0..<300 {
      let kind = NetworkKind.allCases[number % NetworkKind.allCases.count]
      let network = try randomNetwork(kind, &random, modes: 2)
      guard network.placeCount > 2 else { continue }
      let places = (0..<Int32(network.placeCount)).shuffled(using: &random)
      let cut = 1 + random.below(places.count - 1)
      var groups = [Array(places[..<cut]), Array(places[cut...])]
      if cut > 1 { groups[0...0] = [[places[0]], Array(places[1..<cut])] }
      let tickets = random.below(4)
      let table = try DealTable(
        network: network, groups: groups, tickets: tickets, ticketedModes: [1])
      #expect(table.count == groups.reduce(1) { $0 * $1.count })
      for deal in 0..<table.count {
        let cities = table.cities(of: deal)
        #expect(table.deal(of: cities.reversed()) == deal)
        for limit in 0...tickets {
          let problem = TripProblem(cities: cities, tickets: limit, ticketedModes: [1])
          let trip = try TripSolver(network: network, problem: problem).exact()
          #expect(table.cost(of: deal, tickets: limit) == trip?.cost)
          if limit == tickets { #expect(table.trip(of: deal) == trip) }
          solved += trip == nil ? 0 : 1
        }
      }
    }
    #expect(solved > 500)
  }

  /// A part of the board's game: two places in each region. One of the two is a city of the trip
  /// `founding-deal`.
  @Test func deal() throws {
    let board = try ShippedNetwork("ukraine-board")
    let founding = try board.places([
      "lviv", "lutsk", "cherkasy", "vinnytsia", "poltava", "voznesensk", "lozova",
    ])
    let groups = founding.map { city in
      [city]
        + (0..<Int32(board.ids.count)).filter {
          $0 != city && board.regions[Int($0)] == board.regions[Int(city)]
        }.prefix(1)
    }
    let mode = try #require(board.trainMode)
    let table = try DealTable(
      network: board.network, groups: groups, tickets: 4, ticketedModes: [mode])
    #expect(table.count == 128)
    let deal = try #require(table.deal(of: founding))
    #expect((0...4).map { table.cost(of: deal, tickets: $0) } == [37, 29, 27, 26, 24])
    for deal in stride(from: 0, to: table.count, by: 9) {
      let problem = TripProblem(
        cities: table.cities(of: deal), tickets: 4, ticketedModes: [mode])
      let trip = try TripSolver(network: board.network, problem: problem).exact()
      #expect(table.trip(of: deal) == trip)
    }
  }

  @Test func ordersAndLinkUses() throws {
    var random = Random(seed: 11)
    var taken = 0
    for number in 0..<60 {
      let kind = NetworkKind.allCases[number % NetworkKind.allCases.count]
      let network = try randomNetwork(kind, &random, modes: 2)
      guard network.placeCount > 2 else { continue }
      let places = (0..<Int32(network.placeCount)).shuffled(using: &random)
      let groups =
        [[places[0]], Array(places[1..<places.count / 2 + 1])]
        + (places.count > 3 ? [Array(places[(places.count / 2 + 1)...])] : [])
      guard groups.allSatisfy({ !$0.isEmpty }) else { continue }
      let table = try DealTable(network: network, groups: groups, tickets: 2, ticketedModes: [1])
      var uses = [Int](repeating: 0, count: network.links.count)
      for deal in 0..<table.count {
        let trip = table.trip(of: deal)
        let cities = table.cities(of: deal)
        #expect(table.order(of: deal)?.map { cities[$0] } == trip?.order)
        for link in trip?.links ?? [] { uses[Int(link)] += 1 }
      }
      #expect(table.linkUses() == uses)
      taken += uses.reduce(0, +)
    }
    #expect(taken > 100)
  }

  @Test func impossibleGamesAreErrors() throws {
    let network = try Network(
      placeCount: 4, links: [Link(from: 0, to: 1, cost: 1 << 40), Link(from: 2, to: 3, cost: 1)])
    func table(_ groups: [[Int32]], tickets: Int = 0) throws -> DealTable {
      try DealTable(network: network, groups: groups, tickets: tickets, ticketedModes: [])
    }
    #expect(throws: DealTable.Problem.groupCount(0)) { try table([]) }
    #expect(throws: DealTable.Problem.emptyGroup(1)) { try table([[0], []]) }
    #expect(throws: DealTable.Problem.badPlace(4)) { try table([[0], [4]]) }
    #expect(throws: DealTable.Problem.badPlace(0)) { try table([[0], [1, 0]]) }
    #expect(throws: DealTable.Problem.tickets(16)) { try table([[0]], tickets: 16) }
    #expect(throws: DealTable.Problem.costsTooLarge) { try table([[0], [1]]) }
    let many = try Network(placeCount: 1001, links: [])
    #expect(throws: DealTable.Problem.tooManyPlaces(1001)) {
      try DealTable(
        network: many, groups: [Array(0..<1001)], tickets: 0, ticketedModes: [])
    }
    let fine = try table([[2], [3]])
    #expect(fine.trip(of: 0)?.cost == 1)
    #expect(fine.deal(of: [2, 0]) == nil)
  }
}
