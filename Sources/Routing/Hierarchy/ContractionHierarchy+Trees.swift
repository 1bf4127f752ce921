extension ContractionHierarchy {
  /// The cheapest routes from a place to all other places: exactly the tree that
  /// ``Network/shortestPathTree(from:workspace:)`` returns.
  /// - Complexity: O(places + links + shortcuts), plus O(places log places) if some links cost
  ///   nothing.
  public func tree(
    from source: Int32, workspace: inout HierarchyWorkspace
  ) -> ShortestPathTree {
    var costs: [Int64] = []
    distances(from: source, into: &costs, workspace: &workspace)
    let links = network.treeLinks(from: source, costs: costs, hasFreeLinks: hasFreeLinks)
    return ShortestPathTree(source: source, predecessorLink: links, cost: costs)
  }

  /// The trees from several places, in the order of `sources`, computed by up to `jobs` concurrent
  /// tasks.
  public func trees(from sources: [Int32], jobs: Int) async -> [ShortestPathTree] {
    let parts = await mapSources(sources, jobs: jobs) { trees(fromEach: $0, costs: $1) }
    return Array(parts.joined())
  }

  /// The trees from several places, in the order of `sources`. One pass over the hierarchy computes
  /// the costs from eight places at once.
  public func trees(
    fromEach sources: ArraySlice<Int32>, workspace: inout HierarchyWorkspace
  ) -> [ShortestPathTree] {
    var costs: [[Int64]] = []
    distances(fromEach: sources, into: &costs, workspace: &workspace)
    return trees(fromEach: sources, costs: costs)
  }

  private func trees(fromEach sources: ArraySlice<Int32>, costs: [[Int64]]) -> [ShortestPathTree] {
    zip(sources, costs).map { source, costs in
      ShortestPathTree(
        source: source,
        predecessorLink: network.treeLinks(from: source, costs: costs, hasFreeLinks: hasFreeLinks),
        cost: costs)
    }
  }

  /// Calls `body` for groups of at most eight sources, with the costs from each source to all
  /// places, as ``distances(from:into:workspace:)`` returns them. Up to `jobs` tasks run
  /// concurrently, and the results are in the order of `sources`.
  ///
  /// The costs are discarded after `body` returns, because the costs of all pairs of places of a
  /// large network would not fit into memory.
  public func mapSources<Result: Sendable>(
    _ sources: [Int32], jobs: Int,
    _ body: @escaping @Sendable (ArraySlice<Int32>, [[Int64]]) -> Result
  ) async -> [Result] {
    let blocks = (sources.count + 7) / 8
    let tasks = max(1, min(jobs, blocks))
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      for task in 0..<tasks {
        let range = (blocks * task / tasks)..<(blocks * (task + 1) / tasks)
        group.addTask {
          var workspace = HierarchyWorkspace()
          var costs: [[Int64]] = []
          var results: [Result] = []
          for block in range {
            let part = sources[(8 * block)..<min(8 * block + 8, sources.count)]
            distances(fromEach: part, into: &costs, workspace: &workspace)
            results.append(body(part, costs))
          }
          return (task, results)
        }
      }
      var parts = [[Result]](repeating: [], count: tasks)
      for await (task, part) in group { parts[task] = part }
      return Array(parts.joined())
    }
  }

  /// The costs of the cheapest routes from several places to all places. One pass over the
  /// hierarchy computes the costs from eight places at once.
  public func distances(
    fromEach sources: ArraySlice<Int32>, into costs: inout [[Int64]],
    workspace: inout HierarchyWorkspace
  ) {
    if costs.count != sources.count {
      costs = [[Int64]](repeating: [], count: sources.count)
    }
    switch graph {
    case .compact(let graph): graph.sweep(sources, into: &costs, &workspace.compact.sweep8)
    case .wide(let graph): graph.sweep(sources, into: &costs, &workspace.wide.sweep8)
    }
  }
}

extension HierarchyGraph {
  fileprivate func sweep(
    _ sources: ArraySlice<Int32>, into costs: inout [[Int64]],
    _ sweep: inout HierarchySweep8<Cost>
  ) {
    for start in stride(from: 0, to: sources.count, by: 8) {
      let eight = sources.dropFirst(start).prefix(8)
      sweep.run(
        from: eight.map { positions.indices.contains(Int($0)) ? positions[Int($0)] : -1 }, on: self)
      for lane in 0..<eight.count { unsort(sweep.costs, lane, into: &costs[start + lane]) }
    }
  }

  private func unsort(_ sorted: [Cost.Eight], _ lane: Int, into costs: inout [Int64]) {
    if costs.count != places.count { costs = [Int64](repeating: 0, count: places.count) }
    var result = costs.mutableSpan
    let sorted = sorted.span
    let positions = positions.span
    for place in 0..<result.count {
      let cost = Cost.get(lane, of: sorted[Int(positions[place])])
      result[place] = cost < .unreachable ? Int64(cost) : -1
    }
  }
}
