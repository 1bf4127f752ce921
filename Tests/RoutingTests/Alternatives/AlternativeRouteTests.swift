import Testing

@testable import Routing

@Suite struct AlternativeRouteTests {
  private func alternatives(_ network: Network, _ from: Int32, _ to: Int32) -> [Route] {
    var workspace = SearchWorkspace()
    return AlternativeRoutes(network).find(
      from: network.shortestPathTree(from: from, workspace: &workspace),
      to: network.shortestPathTree(to: to, workspace: &workspace), workspace: &workspace)
  }

  /// Four ways side by side: of cost 20, 22, 26 and 30.
  @Test func sideBySide() throws {
    let costs: [Int64] = [10, 11, 13, 15]
    let network = try Network(
      placeCount: 6,
      links: costs.enumerated().flatMap { index, cost in
        [
          Link(from: 0, to: Int32(index + 2), cost: cost, isDirected: true),
          Link(from: Int32(index + 2), to: 1, cost: cost, isDirected: true),
        ]
      })
    // 22 and 26 pass for sensible; 30 is more than 1.4 times 20.
    #expect(alternatives(network, 0, 1).map(\.cost) == [22, 26])
    #expect(alternatives(network, 1, 0).isEmpty)
    #expect(alternatives(network, 0, 0).isEmpty)
  }

  /// A spur that leads off the best route and back to it is a loop, not an alternative.
  @Test func spursAreNoAlternatives() throws {
    let network = try Network(
      placeCount: 4,
      links: [
        Link(from: 0, to: 1, cost: 10), Link(from: 1, to: 2, cost: 10),
        Link(from: 1, to: 3, cost: 1),
      ])
    #expect(alternatives(network, 0, 2).isEmpty)
  }

  @Test(arguments: ["ukraine-board", "hover-world"])
  func alternativesAreSensible(_ slug: String) throws {
    let network = try ShippedNetwork(slug).network
    var workspace = SearchWorkspace()
    var count = 0
    for from in 0..<Int32(network.placeCount) {
      for to in stride(from: from % 3, to: Int32(network.placeCount), by: 3) {
        let routes = alternatives(network, from, to)
        guard !routes.isEmpty else { continue }
        let best = try #require(
          network.search(.dijkstra, from: from, to: to, workspace: &workspace).route)
        var taken = Set(best.links)
        #expect(routes.count <= 2)
        for route in routes {
          #expect(isSound(route, on: network, from: from, to: to))
          #expect(Double(route.cost) <= 1.4 * Double(best.cost))
          let shared = route.links.filter(taken.contains).map { network.links[Int($0)].cost }
          #expect(Double(shared.reduce(0, +)) <= 0.6 * Double(best.cost))
          taken.formUnion(route.links)
          count += 1
        }
      }
    }
    #expect(count > 50)
  }
}
