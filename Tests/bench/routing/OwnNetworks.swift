import Input
import Routing
import SiteGenerator

enum OwnNetworks {
  struct Missing: Error {}

  static func measure(content: String) async throws {
    var diagnostics = Diagnostics()
    guard let content = ContentReader(folder: content).read(jobs: 1, into: &diagnostics)
    else { throw diagnostics }
    let networks = content.networks
    func network(_ slug: String) throws -> NetworkContent {
      guard let network = networks.first(where: { $0.slug == slug }) else { throw Missing() }
      return network
    }

    let roads = try network("e-roads").network
    var trees = Measurement("all trees and traces of the E-roads")
    for _ in 0..<5 {
      let watch = Stopwatch()
      var workspace = SearchWorkspace()
      let all = (0..<Int32(roads.placeCount)).map {
        roads.tracedShortestPathTree(from: $0, workspace: &workspace)
      }
      trees.seconds.append(watch.cpuSeconds)
      trees.sums.append(Int64(all.count))
    }
    trees.report()

    let board = try network("ukraine-board")
    var deals = Measurement("all deals of the board")
    for _ in 0..<3 {
      deals.add { Int64(board.solveDeals(into: &diagnostics)?.count ?? 0) }
    }
    deals.report()

    try compare(networks.map(\.network))
  }

  struct Unproven: Error {}

  /// The maximum number of sources, and of goals, per network.
  private static let sample = 100

  /// Runs A* between all places of every network, or between a sample of them. The costs must equal
  /// those of Dijkstra's algorithm, and A* must not settle more places.
  private static func compare(_ networks: [Network]) throws {
    var workspace = SearchWorkspace()
    var aStar = Measurement("A* on pairs of every network")
    var pairs: Int64 = 0
    var settled: Int64 = 0
    var settledByDijkstra: Int64 = 0
    let watch = Stopwatch()
    for network in networks {
      let step = (network.placeCount + sample - 1) / sample
      let ends = stride(from: 0, to: Int32(network.placeCount), by: max(step, 1))
      for source in ends {
        let grown = network.tracedShortestPathTree(from: source, workspace: &workspace)
        var order = [Int](repeating: 0, count: network.placeCount)
        var count = 0
        for step in grown.trace.decoded(on: network) where step.kind == .settle {
          count += 1
          order[Int(step.place)] = count
        }
        for goal in ends {
          let found = network.search(.aStar, from: source, to: goal, workspace: &workspace)
          let cost = grown.tree.cost[Int(goal)]
          // If there is no route, Dijkstra's algorithm settles every reachable place.
          let most = cost < 0 ? count : order[Int(goal)]
          guard found.route?.cost ?? -1 == cost, found.settled <= most else { throw Unproven() }
          pairs += 1
          settled += Int64(found.settled)
          settledByDijkstra += Int64(most)
        }
      }
    }
    aStar.seconds.append(watch.cpuSeconds)
    aStar.sums = [pairs, settled, settledByDijkstra]
    aStar.report()
  }
}
