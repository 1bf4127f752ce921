extension Network {
  /// The cheapest routes from a place to all other places. If the place is not in the network,
  /// there are no routes, and all costs are -1.
  /// - Complexity: O((places + links) log links)
  public func shortestPathTree(
    from source: Int32, workspace: inout SearchWorkspace
  ) -> ShortestPathTree {
    var recorder = NoRecorder()
    return growTree(from: source, in: forward, workspace: &workspace, recorder: &recorder)
  }

  /// The cheapest routes from all places to one goal, as a tree whose ``ShortestPathTree/source``
  /// is the goal. The ``ShortestPathTree/predecessorLink`` of a place is the first link of its
  /// route to the goal. ``ShortestPathTree/route(to:on:)`` returns these routes reversed.
  public func shortestPathTree(
    to goal: Int32, workspace: inout SearchWorkspace
  ) -> ShortestPathTree {
    var recorder = NoRecorder()
    return growTree(from: goal, in: backward, workspace: &workspace, recorder: &recorder)
  }

  /// The cheapest routes from a place, with the trace of the search.
  public func tracedShortestPathTree(
    from source: Int32, workspace: inout SearchWorkspace
  ) -> TracedTree {
    var recorder = TraceRecorder(placeCount: placeCount)
    let tree = growTree(
      from: source, in: forward, workspace: &workspace, recorder: &recorder)
    let trace = Trace(
      algorithm: .dijkstra, source: source, goal: nil, events: recorder.events, meeting: nil)
    return TracedTree(tree: tree, trace: trace)
  }

  private func growTree<Recorder: SearchRecorder>(
    from source: Int32, in adjacency: Adjacency, workspace: inout SearchWorkspace,
    recorder: inout Recorder
  ) -> ShortestPathTree {
    var links = [Int32](repeating: -1, count: placeCount)
    var costs = [Int64](repeating: -1, count: placeCount)
    guard contains(source) else {
      return ShortestPathTree(source: source, predecessorLink: links, cost: costs)
    }
    var policy = DijkstraPolicy()
    workspace.forward.start(at: source, on: self, policy: &policy)
    _ = workspace.forward.run(in: adjacency, goal: nil, policy: &policy, recorder: &recorder)
    for place in 0..<placeCount {
      guard let cost = workspace.forward.cost(of: Int32(place)) else { continue }
      links[place] = workspace.forward.link(to: Int32(place), in: adjacency)
      costs[place] = cost
    }
    return ShortestPathTree(source: source, predecessorLink: links, cost: costs)
  }
}
