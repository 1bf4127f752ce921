import SeededRandom
import Testing

@testable import Routing

/// Compares every search with an independent algorithm, on every pair of places in thousands of
/// small networks.
@Suite struct RandomSearchTests {
  @Test(arguments: NetworkKind.allCases)
  func searchesAreRight(_ kind: NetworkKind) throws {
    var random = Random(seed: UInt64(NetworkKind.allCases.firstIndex(of: kind) ?? 0))
    var workspace = SearchWorkspace()
    for number in 0..<300 {
      let network = try randomNetwork(kind, &random)
      let expected = floydWarshall(network)
      for from in 0..<Int32(network.placeCount) {
        let grown = network.tracedShortestPathTree(from: from, workspace: &workspace)
        #expect(grown.tree.cost == expected[Int(from)], "\(kind) \(number) from \(from)")
        let broad = network.tracedBreadthFirstTree(from: from, workspace: &workspace)
        for to in 0..<Int32(network.placeCount) {
          let searched = network.search(.bfs, from: from, to: to, workspace: &workspace)
          #expect(broad.result(for: to, on: network) == searched, "\(kind) \(number)")
        }
        for to in 0..<Int32(network.placeCount) {
          check(network, grown, to, expected[Int(from)][Int(to)], &workspace, "\(kind) \(number)")
        }
      }
      checkProperties(network, expected)
    }
  }

  private func check(
    _ network: Network, _ grown: TracedTree, _ to: Int32, _ cost: Int64,
    _ workspace: inout SearchWorkspace, _ name: Comment
  ) {
    let from = grown.tree.source
    let dijkstra = network.tracedSearch(.dijkstra, from: from, to: to, workspace: &workspace)
    for algorithm in Algorithm.allCases {
      let traced = network.tracedSearch(algorithm, from: from, to: to, workspace: &workspace)
      let result = traced.result
      #expect((result.route == nil) == (cost < 0), name)
      if algorithm.isExact { #expect(result.route?.cost ?? -1 == cost, name) }
      if let route = result.route {
        #expect(isSound(route, on: network, from: from, to: to), name)
        #expect(route.cost >= cost, name)
      }
      #expect(
        network.search(algorithm, from: from, to: to, workspace: &workspace) == result, name)
      // The trace alone gives the same route and the same counts.
      #expect(traced.trace.route(on: network) == result.route, name)
      #expect(traced.trace.events.count { $0 >= 0 } == result.settled, name)
      #expect(traced.trace.events.count { $0 < 0 } == result.relaxed, name)
    }
    // The tree's route equals the route of the search, and the trace of the search is a prefix of
    // the tree's trace.
    #expect(grown.tree.route(to: to, on: network) == dijkstra.result.route, name)
    #expect(grown.trace.prefix(to: to).events == dijkstra.trace.events, name)
    #expect(grown.result(for: to, on: network) == dijkstra.result, name)
    let bfs = network.search(.bfs, from: from, to: to, workspace: &workspace)
    #expect(bfs.route?.links.count == fewestLinks(network, from, to), name)
    // A* settles only places that Dijkstra's algorithm settles too.
    let aStar = network.tracedSearch(.aStar, from: from, to: to, workspace: &workspace)
    let settled = Set(dijkstra.trace.events.filter { $0 >= 0 })
    #expect(aStar.trace.events.allSatisfy { $0 < 0 || settled.contains($0) }, name)
  }

  private func checkProperties(_ network: Network, _ cost: [[Int64]]) {
    let places = 0..<network.placeCount
    for a in places {
      for b in places {
        if network.isUndirected { #expect(cost[a][b] == cost[b][a]) }
        for c in places where cost[a][b] >= 0 && cost[b][c] >= 0 {
          #expect(cost[a][c] >= 0 && cost[a][c] <= cost[a][b] + cost[b][c])
        }
      }
    }
  }

  @Test func workspacesServeNetworksOfAllSizes() throws {
    var random = Random(seed: 99)
    var workspace = SearchWorkspace()
    for _ in 0..<200 {
      let network = try randomNetwork(.mixed, &random)
      guard network.placeCount > 1 else { continue }
      var fresh = SearchWorkspace()
      for algorithm in Algorithm.allCases {
        #expect(
          network.tracedSearch(algorithm, from: 0, to: 1, workspace: &workspace)
            == network.tracedSearch(algorithm, from: 0, to: 1, workspace: &fresh))
      }
    }
  }
}
