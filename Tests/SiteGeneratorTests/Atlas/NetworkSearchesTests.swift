import Routing
import Testing

@testable import SiteGenerator

@Suite("The searches of a network")
struct NetworkSearchesTests {
  /// A lattice with many equally short routes and, if `oneWay` is true, some one-way streets.
  private func lattice(_ side: Int, oneWay: Bool) throws -> Network {
    var links: [Link] = []
    for place in 0..<Int32(side * side) {
      let isOneWay = oneWay && place % 7 == 0
      if (Int(place) + 1) % side > 0 {
        links.append(
          Link(from: place, to: place + 1, cost: Int64(place % 3), isDirected: isOneWay))
      }
      if Int(place) + side < side * side {
        links.append(Link(from: place, to: place + Int32(side), cost: 1 + Int64(place % 2)))
      }
    }
    // One more place, to which no link leads.
    return try Network(placeCount: side * side + 1, links: links)
  }

  @Test(
    "A contraction hierarchy has the same results as Dijkstra's algorithm",
    arguments: [false, true])
  func bothMethodsAgree(oneWay: Bool) throws {
    let network = try lattice(9, oneWay: oneWay)
    let ends = [0, 5, 40, 81]
    let small = NetworkSearches(network, ends: ends, jobs: 2)
    let large = NetworkSearches(network, ends: ends, jobs: 2, limit: 80)
    for place in 0..<network.placeCount {
      #expect(large.tree(from: place) == small.tree(from: place))
      #expect(large.trace(from: place) == small.trace(from: place))
    }
    let survey = try #require(small.survey)
    #expect(large.survey?.longest == survey.longest)
    #expect(large.survey?.reachable == survey.reachable)
    // All places except the isolated one can reach each other, regardless of one-way streets. Each
    // pair counts in both directions.
    #expect(survey.reachable == 81 * 80)
    #expect(survey.longest.count == 10)
    #expect(
      small.sentence(.english, kind: .length)?.contains("Dijkstra’s algorithm, which was run")
        == true)
    #expect(
      large.sentence(.english, kind: .length)?.contains("a contraction hierarchy of ") == true)
  }

  @Test("The longest routes are the same as in a sorted list of all pairs")
  func survey() throws {
    let network = try lattice(6, oneWay: true)
    var workspace = SearchWorkspace()
    var survey = RouteSurvey(isUndirected: false)
    var pairs: [RouteSurvey.Pair] = []
    for place in 0..<Int32(network.placeCount) {
      let costs = network.shortestPathTree(from: place, workspace: &workspace).cost
      survey.add(from: place, costs: costs)
      for (to, cost) in costs.enumerated() where cost > 0 {
        pairs.append(.init(cost: cost, from: place, to: Int32(to)))
      }
    }
    pairs.sort { ($1.cost, $0.from, $0.to) < ($0.cost, $1.from, $1.to) }
    #expect(survey.longest == Array(pairs.prefix(10)))
    #expect(survey.furtherCount == pairs.dropFirst(10).count { $0.cost == pairs[9].cost })
  }

  @Test("Further pairs that tie with the last listed pair are counted, even in joined surveys")
  func furtherPairs() {
    let costs: [[Int64]] = (0..<6).map { from in
      (0..<6).map { to in from == to ? 0 : from == 5 || to == 5 ? 9 : 5 }
    }
    for split in 0...6 {
      var (whole, rest) = (RouteSurvey(isUndirected: false), RouteSurvey(isUndirected: false))
      for from in 0..<split { whole.add(from: Int32(from), costs: costs[from]) }
      for from in split..<6 { rest.add(from: Int32(from), costs: costs[from]) }
      whole.add(rest)
      // Ten pairs cost 9, and twenty cost 5.
      #expect(whole.longest.map(\.cost) == Array(repeating: 9, count: 10))
      #expect(whole.furtherCount == 0)
    }
    for split in 0...5 {
      var (whole, rest) = (RouteSurvey(isUndirected: true), RouteSurvey(isUndirected: true))
      for from in 0..<split { whole.add(from: Int32(from), costs: costs[from]) }
      for from in split..<6 { rest.add(from: Int32(from), costs: costs[from]) }
      whole.add(rest)
      // Five pairs cost 9, and ten cost 5.
      #expect(whole.longest.map(\.cost) == [9, 9, 9, 9, 9, 5, 5, 5, 5, 5])
      #expect(whole.furtherCount == 5)
    }
  }

  @Test("The published searches depend on the size of the network and on the setting")
  func published() throws {
    let network = try lattice(10, oneWay: false)
    let all = Array(0..<101)
    func published(_ choice: SiteConfiguration.SearchChoice, _ limit: Int) -> [Int] {
      NetworkSearches(network, ends: [2, 3], choice: choice, jobs: 1, limit: limit).published
    }
    #expect(published(.default, 101) == all)
    #expect(published(.default, 100) == [2, 3])
    #expect(published(.all, 100) == all)
    #expect(published(.pages, 101) == [2, 3])
    // A browser can search a small network faster than it can fetch the published searches.
    let small = try lattice(4, oneWay: false)
    #expect(NetworkSearches(small, ends: [2, 3], choice: .default, jobs: 1).published.isEmpty)
    #expect(NetworkSearches(small, ends: [2, 3], choice: .all, jobs: 1).published.count == 17)
  }

  @Test("A large network without route pages is neither contracted nor surveyed")
  func nothingThatNoPageNeeds() throws {
    let network = try lattice(9, oneWay: false)
    let searches = NetworkSearches(
      network, ends: [], jobs: 2, limit: 80, surveyLimit: 81)
    #expect(
      searches.survey == nil && searches.sentence(.english, kind: .length) == nil
        && searches.published.isEmpty)
    var workspace = SearchWorkspace()
    #expect(
      searches.tree(from: 7) == network.shortestPathTree(from: 7, workspace: &workspace))
  }

  @Test("A network that does not contract well is searched by Dijkstra's algorithm")
  func aNetworkWithoutAnOrder() throws {
    // Every place is linked to five others that are chosen by arithmetic, so no place is more
    // important than another.
    let count = 1500
    var links: [Link] = []
    for place in 0..<count {
      for factor in [1, 7, 49, 343, 901] {
        let other = (place * factor * 31 + factor * 131) % count
        let cost = 1000 + place * factor % 97
        links.append(Link(from: Int32(place), to: Int32(other), cost: Int64(cost)))
      }
    }
    let network = try Network(placeCount: count, links: links)
    let searches = NetworkSearches(network, ends: [0, 3], jobs: 2, limit: 100)
    #expect(searches.survey == nil)
    #expect(
      searches.sentence(.english, kind: .length)
        == "The shortest routes were found by Dijkstra’s algorithm.")
    var workspace = SearchWorkspace()
    for place in [0, 3, 17] {
      #expect(
        searches.tree(from: place)
          == network.shortestPathTree(from: Int32(place), workspace: &workspace))
    }
  }

  @Test("Progress is reported while the pairs of a large network are surveyed")
  func progress() throws {
    let network = try lattice(40, oneWay: false)
    var told: [Int] = []
    _ = NetworkSearches(network, ends: [], jobs: 2, limit: 80) { told.append($0) }
    #expect(told == [288, 800, 1312, 1601])
  }

  @Test("A large network that needs few trees is not contracted, and its progress is reported")
  func fewTrees() throws {
    let network = try lattice(40, oneWay: false)
    let ends = Array(0..<100)
    func searches(_ contractionLimit: Int) -> (NetworkSearches, told: [Int]) {
      var told: [Int] = []
      let searches = NetworkSearches(
        network, ends: ends, jobs: 2, limit: 80, surveyLimit: 80,
        contractionLimit: contractionLimit
      ) { told.append($0) }
      return (searches, told)
    }
    let (few, told) = searches(100)
    #expect(
      few.sentence(.english, kind: .length)
        == "The shortest routes were found by Dijkstra’s algorithm.")
    #expect(told == [1024, 1601])
    let (many, toldOfMany) = searches(99)
    #expect(many.sentence(.english, kind: .length)?.contains("a contraction hierarchy of ") == true)
    #expect(toldOfMany == [288, 800, 1312, 1601])
    for place in ends { #expect(few.tree(from: place) == many.tree(from: place)) }
  }
}
