import Geography
import Input
import Routing

struct GivenNetwork {
  let network: Network
  let sources: [Int32]
  let pairs: [(Int32, Int32)]

  struct Unreadable: Error {}

  init(graph: String, sources: String, pairs: String) throws {
    var diagnostics = Diagnostics()
    let arcs = DIMACS.readArcs(
      try FileSystem.read(graph + ".gr"), path: graph + ".gr", into: &diagnostics)
    let coordinates = DIMACS.readCoordinates(
      try FileSystem.read(graph + ".co"), path: graph + ".co", into: &diagnostics)
    guard let arcs, let coordinates else { throw diagnostics }
    network = try Network(
      placeCount: arcs.placeCount, links: arcs.joined, coordinates: coordinates)
    self.sources = try Self.rows(sources, of: 1).map { $0[0] }
    self.pairs = try Self.rows(pairs, of: 2).map { ($0[0], $0[1]) }
  }

  func measure() throws {
    trees()
    for algorithm in [Algorithm.dijkstra, .bidirectional, .aStar] where !pairs.isEmpty {
      var workspace = SearchWorkspace()
      // The first search grows the workspace to the size of the network, so it is not measured.
      _ = network.search(algorithm, from: 0, to: 0, workspace: &workspace)
      queries("\(algorithm.rawValue) queries", pairs) { from, to in
        network.search(algorithm, from: from, to: to, workspace: &workspace).route?.cost
      }
    }
    hierarchy()

    var ordering = Measurement("numbering along the curve")
    let watch = Stopwatch()
    let near = network.reordered(by: PlaceOrder.local(to: network))
    ordering.seconds.append(watch.cpuSeconds)
    ordering.sums.append(Int64(near.placeCount))
    ordering.report()

    var memory = Measurement("peak memory")
    memory.sums = [Int64(Stopwatch.peakMemory)]
    memory.report()
  }

  private func trees() {
    var workspace = SearchWorkspace()
    var measurement = Measurement("tree")
    // The first search grows the workspace to the size of the network, so it is not measured.
    _ = network.shortestPathTree(from: 0, workspace: &workspace)
    for source in sources {
      let watch = Stopwatch()
      let tree = network.shortestPathTree(from: source, workspace: &workspace)
      measurement.seconds.append(watch.cpuSeconds)
      measurement.sums.append(tree.cost.reduce(0) { $0 + max(0, $1) })
    }
    measurement.report()
  }

  /// Measures the mean time of a query in seconds, and the sum of all costs.
  private func queries(
    _ what: String, _ pairs: [(Int32, Int32)], _ cost: (Int32, Int32) -> Int64?
  ) {
    var measurement = Measurement(what)
    measurement.add { pairs.reduce(0) { $0 + (cost($1.0, $1.1) ?? 0) } }
    measurement.seconds[0] /= Double(pairs.count)
    measurement.report()
  }

  private func hierarchy() {
    var making = Measurement("hierarchy, preprocessing")
    let watch = Stopwatch()
    let hierarchy = ContractionHierarchy(network)
    making.seconds.append(watch.cpuSeconds)
    making.sums.append(Int64(hierarchy.shortcutCount))
    making.report()

    var workspace = HierarchyWorkspace()
    if !pairs.isEmpty {
      _ = hierarchy.distance(from: 0, to: 1, workspace: &workspace)
      queries("hierarchy, queries", pairs) { from, to in
        hierarchy.distance(from: from, to: to, workspace: &workspace)
      }
      queries("hierarchy, queries with routes", pairs) { from, to in
        hierarchy.route(from: from, to: to, workspace: &workspace)?.cost
      }
    }
    var sweeps = Measurement("hierarchy, sweep")
    var costs: [Int64] = []
    hierarchy.distances(from: 0, into: &costs, workspace: &workspace)
    for source in sources {
      let watch = Stopwatch()
      hierarchy.distances(from: source, into: &costs, workspace: &workspace)
      sweeps.seconds.append(watch.cpuSeconds)
      sweeps.sums.append(costs.reduce(0) { $0 + max(0, $1) })
    }
    sweeps.report()

    var trees = Measurement("hierarchy, tree")
    for source in sources {
      let watch = Stopwatch()
      let tree = hierarchy.tree(from: source, workspace: &workspace)
      trees.seconds.append(watch.cpuSeconds)
      trees.sums.append(tree.cost.reduce(0) { $0 + max(0, $1) })
    }
    trees.report()

    var blocks = Measurement("hierarchy, eight sweeps at once")
    var eight: [[Int64]] = []
    hierarchy.distances(fromEach: sources.prefix(8), into: &eight, workspace: &workspace)
    blocks.add {
      hierarchy.distances(fromEach: sources.prefix(8), into: &eight, workspace: &workspace)
      return 0
    }
    blocks.sums = eight.map { $0.reduce(0) { $0 + max(0, $1) } }
    blocks.seconds[0] /= Double(max(1, min(8, sources.count)))
    blocks.report()
  }

  private static func rows(_ path: String, of count: Int) throws -> [[Int32]] {
    try FileSystem.read(path).split(separator: UInt8(ascii: "\n")).map { line in
      let row = line.split(separator: UInt8(ascii: " ")).compactMap {
        Int32(String(decoding: $0, as: UTF8.self)).map { $0 - 1 }
      }
      guard row.count == count else { throw Unreadable() }
      return row
    }
  }
}
