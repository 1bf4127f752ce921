import Testing

@testable import Routing

@Suite struct AlternativeRouteTests {
  private func alternatives(_ network: Network, _ from: Int32, _ to: Int32) -> [Route] {
    var workspace = SearchWorkspace()
    return AlternativeRoutes(network).find(
      from: network.shortestPathTree(from: from, workspace: &workspace),
      to: network.shortestPathTree(to: to, workspace: &workspace), workspace: &workspace)
  }

  /// Four parallel routes with the costs 20, 22, 26 and 30.
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
    // The costs 22 and 26 are allowed; 30 is more than 1.4 times 20.
    #expect(alternatives(network, 0, 1).map(\.cost) == [22, 26])
    #expect(alternatives(network, 1, 0).isEmpty)
    #expect(alternatives(network, 0, 0).isEmpty)
  }

  /// A spur off a route and back is not part of an alternative. This must hold even if the spur
  /// costs nothing and its end is tried before the place where it begins.
  @Test func spursAreNoAlternatives() throws {
    let network = try Network(
      placeCount: 4,
      links: [
        Link(from: 0, to: 1, cost: 100), Link(from: 0, to: 3, cost: 60),
        Link(from: 3, to: 1, cost: 60), Link(from: 3, to: 2, cost: 0),
      ])
    #expect(alternatives(network, 0, 1).map(\.places) == [[0, 3, 1]])
  }

  /// The best route is 0, 1, 2, 3. Its middle link has a detour through 4. The route with the
  /// detour is cheap enough, and shares little enough with the best route. The algorithm examines
  /// the part of the route up to a quarter of the best cost before and after 4. It rejects the
  /// route if this part contains the whole detour, because there is a cheaper link.
  @Test(arguments: [(25, false), (26, true)] as [(Int64, Bool)])
  func detoursAreNoAlternatives(length: Int64, isTaken: Bool) throws {
    let network = try Network(
      placeCount: 5,
      links: [
        Link(from: 0, to: 1, cost: 30), Link(from: 1, to: 2, cost: 40),
        Link(from: 2, to: 3, cost: 30), Link(from: 1, to: 4, cost: length),
        Link(from: 4, to: 2, cost: length),
      ])
    #expect(alternatives(network, 0, 3).map(\.places) == (isTaken ? [[0, 1, 4, 2, 3]] : []))
  }

  /// The same detour around a shorter middle link. The route with the detour now shares more than
  /// 60 % with the best route.
  @Test func routesThatShareMuchAreNoAlternatives() throws {
    let network = try Network(
      placeCount: 5,
      links: [
        Link(from: 0, to: 1, cost: 31), Link(from: 1, to: 2, cost: 38),
        Link(from: 2, to: 3, cost: 31), Link(from: 1, to: 4, cost: 26),
        Link(from: 4, to: 2, cost: 26),
      ])
    #expect(alternatives(network, 0, 3).isEmpty)
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
