import SeededRandom
import Testing

@testable import Routing

@Suite struct AlternativeRouteTests {
  private func alternatives(_ network: Network, _ from: Int32, _ to: Int32) -> [Route] {
    var workspace = SearchWorkspace()
    return AlternativeRoutes(network).find(
      from: network.shortestPathTree(from: from, workspace: &workspace),
      to: network.shortestPathTree(to: to, workspace: &workspace), workspace: &workspace)
  }

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

  /// A spur is a detour that leaves a route and comes back the same way. No alternative contains a
  /// spur, even if the spur costs nothing and the algorithm tries its end (place 2) as a via place
  /// before its beginning (place 3).
  @Test func spursAreNoAlternatives() throws {
    let network = try Network(
      placeCount: 4,
      links: [
        Link(from: 0, to: 1, cost: 100), Link(from: 0, to: 3, cost: 60),
        Link(from: 3, to: 1, cost: 60), Link(from: 3, to: 2, cost: 0),
      ])
    #expect(alternatives(network, 0, 1).map(\.places) == [[0, 3, 1]])
  }

  /// The best route is 0, 1, 2, 3. A detour through 4 avoids its middle link. The route with the
  /// detour is cheap enough, and shares little enough with the best route. The algorithm examines a
  /// part of this route: up to a quarter of the best cost before place 4, and up to a quarter after
  /// it. If this part contains the whole detour, the algorithm rejects the route, because the
  /// middle link is cheaper than the detour.
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

  /// The network of the previous test, with a shorter middle link. The route with the detour
  /// therefore shares more than 60 % with the best route.
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

  /// The first alternative must be one of the candidates that a simple check of all conditions
  /// accepts. If the check accepts any candidate, there must be an alternative.
  @Test(arguments: [false, true]) func alternativesAreThoseOfThePlainCheck(isDirected: Bool) throws
  {
    var random = Random(seed: 11)
    var (found, missing) = (0, 0)
    for _ in 0..<30 {
      let network = try grid(&random, isDirected: isDirected)
      let costs = floydWarshall(network)
      for from in 0..<Int32(network.placeCount) {
        for to in 0..<Int32(network.placeCount) where from != to {
          let routes = alternatives(network, from, to)
          let expected = candidates(network, from, to, costs)
          #expect(routes.isEmpty == expected.isEmpty)
          if let first = routes.first { #expect(expected.contains(first)) }
          if routes.isEmpty { missing += 1 } else { found += 1 }
        }
      }
    }
    #expect(found > 1000 && missing > 1000)
  }

  /// Sixteen places in a square, most of them joined to their neighbours.
  private func grid(_ random: inout Random, isDirected: Bool) throws -> Network {
    var links: [Link] = []
    for place in 0..<Int32(16) {
      for other in [place + 1, place + 4] where other < 16 && (other % 4 != 0 || other == place + 4)
      {
        guard random.below(8) > 0 else { continue }
        links.append(
          Link(
            from: place, to: other, cost: Int64(random.below(20)),
            isDirected: isDirected && random.below(3) == 0))
      }
    }
    return try Network(placeCount: 16, links: links)
  }

  /// All routes that meet the conditions of ``AlternativeRoutes`` for a first alternative.
  private func candidates(
    _ network: Network, _ from: Int32, _ to: Int32, _ costs: [[Int64]]
  ) -> [Route] {
    var workspace = SearchWorkspace()
    let tree = network.shortestPathTree(from: from, workspace: &workspace)
    let goalTree = network.shortestPathTree(to: to, workspace: &workspace)
    guard let best = tree.route(to: to, on: network), best.cost > 0 else { return [] }
    return (0..<Int32(network.placeCount)).compactMap { via in
      guard let first = tree.route(to: via, on: network),
        let second = goalTree.route(to: via, on: network)
      else { return nil }
      // All places on a plateau, which is a run of links that both trees share, give the same
      // candidate. Only the first place of a plateau is tried.
      if let link = first.links.last,
        goalTree.predecessorLink[Int(first.places.dropLast().last ?? 0)] == link
      {
        return nil
      }
      let links = first.links + second.links.reversed()
      let route = Route(cost: first.cost + second.cost, from: from, links: links, on: network)
      let shared = links.filter(best.links.contains).map { network.links[Int($0)].cost }
      guard Set(route.places).count == route.places.count, route.cost * 10 <= best.cost * 14,
        shared.reduce(0, +) * 10 <= best.cost * 6
      else { return nil }
      // The part of the route up to a quarter of the best cost before and after `via`.
      var (start, before) = (first.links.count, Int64(0))
      while start > 0, before + network.links[Int(links[start - 1])].cost <= best.cost / 4 {
        start -= 1
        before += network.links[Int(links[start])].cost
      }
      var (end, after) = (first.links.count, Int64(0))
      while end < links.count, after + network.links[Int(links[end])].cost <= best.cost / 4 {
        after += network.links[Int(links[end])].cost
        end += 1
      }
      return costs[Int(route.places[start])][Int(route.places[end])] == before + after
        ? route : nil
    }
  }
}
