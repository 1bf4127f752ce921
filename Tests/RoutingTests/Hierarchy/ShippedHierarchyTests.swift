import SeededRandom
import Testing

@testable import Routing

/// The hierarchies of the repository's networks give the same trees as Dijkstra's algorithm, link
/// by link.
@Suite struct ShippedHierarchyTests {
  @Test(arguments: ShippedNetwork.slugs)
  func hierarchiesAgreeWithDijkstra(_ slug: String) throws {
    let network = try ShippedNetwork(slug).network
    let hierarchy = ContractionHierarchy(network)
    let sources = Array(0..<Int32(network.placeCount))
    var plain = SearchWorkspace()
    let expected = sources.map { network.shortestPathTree(from: $0, workspace: &plain) }
    var workspace = HierarchyWorkspace()
    #expect(hierarchy.trees(fromEach: sources[...], workspace: &workspace) == expected)
    let count = Int32(network.placeCount)
    // All pairs in the small networks, and a sample of pairs in the large network.
    for from in stride(from: 0, to: count, by: count > 100 ? 41 : 1) {
      #expect(hierarchy.tree(from: from, workspace: &workspace) == expected[Int(from)])
      for to in stride(from: count > 100 ? from % 7 : 0, to: count, by: count > 100 ? 7 : 1) {
        let route = hierarchy.route(from: from, to: to, workspace: &workspace)
        let cost = expected[Int(from)].cost[Int(to)]
        #expect(route?.cost ?? -1 == cost)
        if let route { #expect(isSound(route, on: network, from: from, to: to)) }
      }
    }
  }

  @Test func sourcesInAnyOrder() throws {
    let network = try ShippedNetwork("ukraine-board").network
    let hierarchy = ContractionHierarchy(network)
    var workspace = HierarchyWorkspace()
    let sources: [Int32] = [3, 3, 0, 17, 5, 9, 20, 1, 2, 4, 33]
    let all = hierarchy.trees(fromEach: sources[...], workspace: &workspace)
    #expect(all == sources.map { hierarchy.tree(from: $0, workspace: &workspace) })
    #expect(hierarchy.trees(fromEach: sources[4...8], workspace: &workspace) == Array(all[4...8]))
    #expect(hierarchy.trees(fromEach: [], workspace: &workspace).isEmpty)
  }

  /// A lattice that is large enough for many levels, with ties everywhere and some one-way streets.
  @Test func aLattice() throws {
    let side = 40
    var random = Random(seed: 40)
    var links: [Link] = []
    for row in 0..<side {
      for column in 0..<side {
        let place = Int32(row * side + column)
        if column + 1 < side {
          links.append(
            Link(
              from: place, to: place + 1, cost: Int64(1 + random.below(2)),
              isDirected: random.below(9) == 0))
        }
        if row + 1 < side {
          links.append(
            Link(from: place, to: place + Int32(side), cost: Int64(1 + random.below(2))))
        }
      }
    }
    let network = try Network(placeCount: side * side, links: links)
    let hierarchy = ContractionHierarchy(network)
    #expect(hierarchy.shortcutCount > 0 && hierarchy.levelCount > 10)
    let sources: [Int32] = (0..<40).map { _ in Int32(random.below(side * side)) }
    var workspace = HierarchyWorkspace()
    var plain = SearchWorkspace()
    let trees = hierarchy.trees(fromEach: sources[...], workspace: &workspace)
    for (source, tree) in zip(sources, trees) {
      #expect(tree == network.shortestPathTree(from: source, workspace: &plain))
    }
    #expect(ContractionHierarchy(network).shortcutCount == hierarchy.shortcutCount)
  }

  /// A star whose hub has too many neighbours to be rated by witness searches.
  @Test func aHub() throws {
    let arms = 200
    let links = (1...Int32(arms)).map { Link(from: 0, to: $0, cost: Int64($0)) }
    let hierarchy = ContractionHierarchy(try Network(placeCount: arms + 1, links: links))
    #expect(hierarchy.shortcutCount == 0)
    var workspace = HierarchyWorkspace()
    #expect(hierarchy.distance(from: 7, to: 200, workspace: &workspace) == 207)
  }

  /// A network of random links, all equally important, is not contracted. A street lattice is
  /// contracted.
  @Test func whatIsNotWorthwhileIsNotContracted() throws {
    var random = Random(seed: 3)
    let count = 2000
    let links = (0..<(10 * count)).map { _ in
      Link(
        from: Int32(random.below(count)), to: Int32(random.below(count)),
        cost: Int64(1 + random.below(1000)))
    }
    let tangle = ContractionHierarchy(worthwhile: try Network(placeCount: count, links: links))
    #expect(tangle == nil)
    var streets: [Link] = []
    for place in 0..<Int32(count) {
      for next in [place + 1, place + 40] where next < Int32(count) {
        streets.append(Link(from: place, to: next, cost: Int64(5 + place % 7)))
      }
    }
    let lattice = try Network(placeCount: count, links: streets)
    let hierarchy = try #require(ContractionHierarchy(worthwhile: lattice))
    var workspace = HierarchyWorkspace()
    var memory = SearchWorkspace()
    #expect(
      hierarchy.tree(from: 7, workspace: &workspace)
        == lattice.shortestPathTree(from: 7, workspace: &memory))
  }
}
