import Testing

@testable import Routing

/// On the repository's networks, A* finds the same costs as Dijkstra's algorithm, and never settles
/// more places.
@Suite struct ShippedNetworkTests {
  @Test(arguments: ShippedNetwork.slugs)
  func searchesAgree(_ slug: String) throws {
    let network = try ShippedNetwork(slug).network
    var workspace = SearchWorkspace()
    let count = Int32(network.placeCount)
    // All pairs in the small networks, and a sample of pairs in the large network.
    let step = count > 100 ? 97 : 1
    for from in stride(from: 0, to: count, by: step) {
      let grown = network.tracedShortestPathTree(from: from, workspace: &workspace)
      for to in stride(from: count > 100 ? from % 29 : 0, to: count, by: count > 100 ? 29 : 1) {
        let dijkstra = network.search(.dijkstra, from: from, to: to, workspace: &workspace)
        let aStar = network.search(.aStar, from: from, to: to, workspace: &workspace)
        let both = network.search(.bidirectional, from: from, to: to, workspace: &workspace)
        #expect(aStar.route?.cost == dijkstra.route?.cost)
        #expect(both.route?.cost == dijkstra.route?.cost)
        #expect(aStar.settled <= dijkstra.settled)
        #expect(grown.tree.route(to: to, on: network) == dijkstra.route)
        #expect(grown.result(for: to, on: network) == dijkstra)
      }
    }
  }

  @Test func positionsThatCoincideAreFine() throws {
    let campus = try ShippedNetwork("hover-georgia-tech").network
    #expect(campus.links.contains { $0.cost == 0 })
    #expect((campus.geometry?.costPerMetre ?? 0) > 0.9)
  }
}
