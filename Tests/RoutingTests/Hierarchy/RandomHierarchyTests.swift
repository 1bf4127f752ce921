import Geography
import SeededRandom
import Testing

@testable import Routing

/// Compares hierarchies with the Floyd–Warshall algorithm and with Dijkstra's algorithm, on every
/// pair of places in thousands of small networks.
@Suite struct RandomHierarchyTests {
  @Test(arguments: NetworkKind.allCases)
  func smallNetworks(_ kind: NetworkKind) throws {
    var random = Random(seed: UInt64(NetworkKind.allCases.firstIndex(of: kind) ?? 0) + 1000)
    var memory = Memory()
    for number in 0..<300 {
      let network = try randomNetwork(kind, &random)
      let expected = floydWarshall(network)
      for hierarchy in bothWidths(network) {
        check(hierarchy, expected, &memory, "\(kind) \(number)")
      }
    }
  }

  /// Networks that are large enough for hierarchies of several levels. The links have so few
  /// distinct costs that most routes tie with others, and some links cost nothing.
  @Test(arguments: [0, 1, 2, 3])
  func networksWithManyTies(_ seed: UInt64) throws {
    var random = Random(seed: seed)
    var memory = Memory()
    for number in 0..<40 {
      let count = 8 + random.below(25)
      let dearest = [1, 2, 3, 50][random.below(4)]
      let links = (0..<(2 * count)).map { _ in
        Link(
          from: Int32(random.below(count)), to: Int32(random.below(count)),
          cost: Int64(max(0, random.below(dearest + 2) - Int(seed) % 2)),
          isDirected: seed > 1 && random.below(3) > 0)
      }
      // With known coordinates, queries are pruned by straight-line distances.
      let spots = (0..<count).map { _ in
        Coordinate(
          latitude: Double(random.below(5) * 45 - 90), longitude: Double(random.below(9) * 45 - 180)
        )
      }
      let network = try Network(
        placeCount: count, links: links, coordinates: number % 2 == 0 ? spots : nil)
      let expected = floydWarshall(network)
      for hierarchy in bothWidths(network) {
        check(hierarchy, expected, &memory, "\(seed) \(number)")
      }
    }
  }

  @Test func costsNearTheLimits() throws {
    var random = Random(seed: 5)
    var memory = Memory()
    for limit in [Int64(Int32.unreachable), Network.costLimit] {
      for number in 0..<100 {
        let count = 3 + random.below(5)
        let dearest = limit / Int64(count - 1)
        let links = (0..<(count + random.below(count))).map { _ in
          // Even a route that consists of the most expensive links costs at most `limit`.
          Link(
            from: Int32(random.below(count)), to: Int32(random.below(count)),
            cost: [dearest, dearest - 1, dearest / 2, 1, 0][random.below(5)],
            isDirected: random.below(2) == 0)
        }
        let network = try Network(placeCount: count, links: links)
        check(
          ContractionHierarchy(network), floydWarshall(network), &memory, "\(limit) \(number)")
      }
    }
    // A route with the largest cost that is allowed.
    let network = try Network(
      placeCount: 3,
      links: [
        Link(from: 0, to: 1, cost: Network.costLimit / 2),
        Link(from: 1, to: 2, cost: Network.costLimit / 2),
      ])
    let cost = ContractionHierarchy(network).distance(from: 0, to: 2, workspace: &memory.hierarchy)
    #expect(cost == Network.costLimit)
  }

  struct Memory {
    var hierarchy = HierarchyWorkspace()
    var search = SearchWorkspace()
    var costs: [Int64] = []
  }

  /// The default hierarchy, and a hierarchy that always has 64-bit costs.
  private func bothWidths(_ network: Network) -> [ContractionHierarchy] {
    let wide = HierarchyGraph<Int64>(network, bound: Network.costLimit)
    return [ContractionHierarchy(network), ContractionHierarchy(network, .wide(wide))]
  }

  private func check(
    _ hierarchy: ContractionHierarchy, _ expected: [[Int64]], _ memory: inout Memory,
    _ name: Comment
  ) {
    let network = hierarchy.network
    for from in 0..<Int32(network.placeCount) {
      hierarchy.distances(from: from, into: &memory.costs, workspace: &memory.hierarchy)
      #expect(memory.costs == expected[Int(from)], name)
      hierarchy.distances(to: from, into: &memory.costs, workspace: &memory.hierarchy)
      #expect(memory.costs == expected.map { $0[Int(from)] }, name)
      #expect(
        hierarchy.tree(from: from, workspace: &memory.hierarchy)
          == network.shortestPathTree(from: from, workspace: &memory.search), name)
      for to in 0..<Int32(network.placeCount) {
        let cost = expected[Int(from)][Int(to)]
        let found = hierarchy.distance(from: from, to: to, workspace: &memory.hierarchy)
        #expect(found ?? -1 == cost, name)
        let route = hierarchy.route(from: from, to: to, workspace: &memory.hierarchy)
        #expect((route == nil) == (cost < 0), name)
        guard let route else { continue }
        #expect(route.cost == cost && isSound(route, on: network, from: from, to: to), name)
      }
    }
  }
}
