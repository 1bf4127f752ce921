import SeededRandom
import Testing

@testable import Routing

@Suite struct BrokenTreeTests {
  @Test(arguments: NetworkKind.allCases) func costsAreThoseOfANewTree(_ kind: NetworkKind) throws {
    var random = Random(seed: 5)
    var workspace = SearchWorkspace()
    var (broken, repaired) = (0, 0)
    for _ in 0..<2000 {
      let network = try randomNetwork(kind, &random)
      guard network.placeCount > 0 else { continue }
      let isClosed = network.links.map { _ in random.below(3) == 0 }
      let closed = Set(isClosed.indices.filter { isClosed[$0] }.map { Int32($0) })
      let reduced = network.without(links: closed, places: [])
      let source = Int32(random.below(network.placeCount))
      let whole = network.shortestPathTree(from: source, workspace: &workspace)
      let tree = BrokenTree(whole, closing: isClosed, on: network)
      let costs = tree.costs(on: reduced, workspace: &workspace)
      #expect(costs == reduced.shortestPathTree(from: source, workspace: &workspace).cost)
      for place in 0..<Int32(network.placeCount) {
        let links = whole.route(to: place, on: network)?.links ?? []
        #expect(tree.isBroken[Int(place)] == links.contains { isClosed[Int($0)] })
        broken += tree.isBroken[Int(place)] ? 1 : 0
        repaired += tree.isBroken[Int(place)] && costs[Int(place)] >= 0 ? 1 : 0
      }
    }
    #expect(broken > 200 && repaired > 50)
  }
}
