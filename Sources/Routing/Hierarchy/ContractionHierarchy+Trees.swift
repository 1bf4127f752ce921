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

  /// The trees from several places, in the order of `sources`. One pass over the hierarchy computes
  /// the costs from eight places at once.
  public func trees(
    fromEach sources: ArraySlice<Int32>, workspace: inout HierarchyWorkspace
  ) -> [ShortestPathTree] {
    var costs: [[Int64]] = []
    distances(fromEach: sources, into: &costs, workspace: &workspace)
    return zip(sources, costs).map { source, costs in
      ShortestPathTree(
        source: source,
        predecessorLink: network.treeLinks(from: source, costs: costs, hasFreeLinks: hasFreeLinks),
        cost: costs)
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
      for lane in 0..<eight.count {
        unsort(sweep.costs, into: &costs[start + lane]) { Cost.get(lane, of: $0) }
      }
    }
  }
}
