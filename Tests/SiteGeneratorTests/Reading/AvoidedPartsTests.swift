import Input
import SeededRandom
import Testing

@testable import Routing
@testable import SiteGenerator

/// Compares searches that avoid parts of this atlas's networks with a simple search that uses only
/// the open links.
@Suite("Avoiding parts of the shipped networks")
struct AvoidedPartsTests {
  static let slugs = [
    "e-roads", "ukraine-board", "hover-world", "hover-north-america", "hover-georgia-tech",
    "sea-lanes",
  ]

  /// Networks that are each made from the places of one country. The Philippines are islands.
  static let countries = ["ukraine", "philippines"]

  static func content(_ slug: String) throws -> NetworkContent {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    if countries.contains(slug) {
      return try NetworkQuery(content: "\(root)/Content", slug: slug).network
    }
    var diagnostics = Diagnostics()
    let network = NetworkContent.read(
      slug: slug, folder: "\(root)/Content/networks/\(slug)",
      asked: SourceLocation(path: "site.yml"),
      surroundings: NetworkSurroundings(knowsAllPlaces: false), into: &diagnostics)
    return try #require(network, "\(diagnostics.all)")
  }

  @Test(
    "1,000 searches find the lowest cost, and A* settles no more places than Dijkstra's algorithm",
    arguments: slugs + countries)
  func searches(_ slug: String) throws {
    let content = try Self.content(slug)
    let network = content.network
    let plain = PlainSearch(network)
    var random = Random(seed: 14)
    var workspace = SearchWorkspace()
    for number in 0..<250 {
      var (links, places): (Set<Int32>, Set<Int32>) = ([], [])
      for link in network.links.indices where random.below(10) < number % 5 {
        links.insert(Int32(link))
      }
      for _ in 0..<random.below(4) { places.insert(Int32(random.below(network.placeCount))) }
      let rest = network.without(links: links, places: places)
      var source = Int32(random.below(content.named.count))
      while places.contains(source) { source = Int32(random.below(content.named.count)) }
      let expected = plain.costs(from: Int(source)) { link in
        let (from, to) = (network.links[link].from, network.links[link].to)
        return !links.contains(Int32(link)) && !places.contains(from) && !places.contains(to)
      }
      for _ in 0..<4 {
        let goal = Int32(random.below(content.named.count))
        let dijkstra = rest.search(.dijkstra, from: source, to: goal, workspace: &workspace)
        for algorithm in Algorithm.allCases {
          let found = rest.tracedSearch(algorithm, from: source, to: goal, workspace: &workspace)
          let route = found.result.route
          #expect((route == nil) == (expected[Int(goal)] == .max), "\(number) \(algorithm)")
          #expect(found.trace.route(on: rest) == route)
          guard let route else { continue }
          #expect(route.cost == route.links.reduce(0) { $0 + network.links[Int($1)].cost })
          if algorithm.isExact { #expect(route.cost == expected[Int(goal)]) }
          #expect(links.isDisjoint(with: route.links))
          #expect(source == goal || places.isDisjoint(with: route.places))
        }
        let aStar = rest.search(.aStar, from: source, to: goal, workspace: &workspace)
        #expect(aStar.settled <= dijkstra.settled)
      }
    }
  }

  @Test(
    "For each of 200 closed links and places, the extra costs equal those of plain searches",
    arguments: [("e-roads", 26), ("ukraine-board", 1), ("sea-lanes", 25)])
  func replacements(_ slug: String, stride step: Int) throws {
    let content = try Self.content(slug)
    let network = content.network
    let plain = PlainSearch(network)
    let ends = stride(from: 0, to: content.named.count, by: step).prefix(40)
    let pairs = ends.flatMap { from in ends.filter { $0 > from }.map { (from: from, to: $0) } }
    let found = Criticality(content, pairs: pairs, jobs: 2, limit: 200) { place in
      var workspace = SearchWorkspace()
      return network.shortestPathTree(from: Int32(place), workspace: &workspace)
    }
    let whole = Dictionary(
      uniqueKeysWithValues: ends.map { start in
        var workspace = SearchWorkspace()
        return (start, network.shortestPathTree(from: Int32(start), workspace: &workspace))
      })
    #expect(content.hasJunctions || found.links.count >= (slug == "e-roads" ? 200 : 80))
    for row in found.links + found.places.prefix(20) {
      let isOpen = { (link: Int) in
        switch row.part {
        case .link(let closed): link != closed
        case .label(let closed): !content.links[link].labels.contains(closed)
        case .place(let closed):
          Int(network.links[link].from) != closed && Int(network.links[link].to) != closed
        }
      }
      var (routes, cut, gain) = (0, 0, 0.0)
      for (start, goals) in Dictionary(grouping: pairs, by: \.from) {
        guard let tree = whole[start] else { continue }
        let broken = goals.map(\.to).filter { goal in
          guard row.part != .place(start), row.part != .place(goal) else { return false }
          let links = tree.route(to: Int32(goal), on: network)?.links ?? []
          return !links.allSatisfy { isOpen(Int($0)) }
        }
        guard !broken.isEmpty else { continue }
        let rest = plain.costs(from: start, where: isOpen)
        for goal in broken {
          routes += 1
          if rest[goal] == .max { cut += 1 } else { gain += Double(rest[goal] - tree.cost[goal]) }
        }
      }
      #expect(row == .init(part: row.part, routes: routes, cut: cut, gain: gain))
    }
  }
}

/// Computes the costs of the cheapest routes by lowering costs along links until none decreases.
private struct PlainSearch {
  private let leaving: [[(end: Int, cost: Int64, link: Int)]]

  init(_ network: Network) {
    var leaving = [[(end: Int, cost: Int64, link: Int)]](repeating: [], count: network.placeCount)
    for (index, link) in network.links.enumerated() {
      leaving[Int(link.from)].append((Int(link.to), link.cost, index))
      if !link.isDirected { leaving[Int(link.to)].append((Int(link.from), link.cost, index)) }
    }
    self.leaving = leaving
  }

  /// The costs from a place to all places; the maximum integer if there is no route.
  func costs(from source: Int, where isOpen: (Int) -> Bool) -> [Int64] {
    var costs = [Int64](repeating: .max, count: leaving.count)
    var isChanged = [Bool](repeating: false, count: leaving.count)
    costs[source] = 0
    var changed = [source]
    while !changed.isEmpty {
      var next: [Int] = []
      for place in changed { isChanged[place] = false }
      for place in changed {
        for arc in leaving[place] where costs[place] + arc.cost < costs[arc.end] {
          guard isOpen(arc.link) else { continue }
          costs[arc.end] = costs[place] + arc.cost
          if !isChanged[arc.end] { next.append(arc.end) }
          isChanged[arc.end] = true
        }
      }
      changed = next
    }
    return costs
  }
}
