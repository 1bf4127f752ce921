extension Network {
  /// The cheapest routes from a place to all other places. If the place is not in the network,
  /// there are no routes, and all costs are -1.
  /// - Complexity: O((places + links) log links)
  public func shortestPathTree(
    from source: Int32, workspace: inout SearchWorkspace
  ) -> ShortestPathTree {
    var recorder = NoRecorder()
    return growTree(
      DijkstraPolicy(), from: source, in: forward, &workspace.forward, recorder: &recorder)
  }

  /// The cheapest routes from all places to one goal, as a tree whose ``ShortestPathTree/source``
  /// is the goal. The ``ShortestPathTree/predecessorLink`` of a place is the first link of its
  /// route to the goal. ``ShortestPathTree/route(to:on:)`` returns these routes reversed.
  public func shortestPathTree(
    to goal: Int32, workspace: inout SearchWorkspace
  ) -> ShortestPathTree {
    var recorder = NoRecorder()
    return growTree(
      DijkstraPolicy(), from: goal, in: backward, &workspace.forward, recorder: &recorder)
  }

  /// The cheapest routes from a place, with the trace of the search.
  public func tracedShortestPathTree(
    from source: Int32, workspace: inout SearchWorkspace
  ) -> TracedTree {
    tracedTree(.dijkstra, DijkstraPolicy(), from: source, &workspace.forward)
  }

  /// The routes with the fewest links from a place, with the trace of the breadth-first search. The
  /// costs in the tree are the costs of these routes.
  public func tracedBreadthFirstTree(
    from source: Int32, workspace: inout SearchWorkspace
  ) -> TracedTree {
    tracedTree(.bfs, BreadthFirstPolicy(), from: source, &workspace.breadthFirst)
  }

  private func tracedTree<Policy: SearchPolicy>(
    _ algorithm: Algorithm, _ policy: Policy, from source: Int32,
    _ labelling: inout LabelSetting<Policy.Queue>
  ) -> TracedTree {
    var recorder = TraceRecorder(placeCount: placeCount)
    let tree = growTree(policy, from: source, in: forward, &labelling, recorder: &recorder)
    return TracedTree(
      tree: tree,
      trace: Trace(
        algorithm: algorithm, source: source, goal: nil, events: recorder.events, meeting: nil))
  }

  private func growTree<Policy: SearchPolicy, Recorder: SearchRecorder>(
    _ policy: Policy, from source: Int32, in adjacency: Adjacency,
    _ labelling: inout LabelSetting<Policy.Queue>, recorder: inout Recorder
  ) -> ShortestPathTree {
    var links = [Int32](repeating: -1, count: placeCount)
    var costs = [Int64](repeating: -1, count: placeCount)
    guard contains(source) else {
      return ShortestPathTree(source: source, predecessorLink: links, cost: costs)
    }
    var policy = policy
    labelling.start(at: source, on: self, policy: &policy)
    _ = labelling.run(in: adjacency, goal: nil, policy: &policy, recorder: &recorder)
    for place in 0..<placeCount {
      guard let cost = labelling.cost(of: Int32(place)) else { continue }
      links[place] = labelling.link(to: Int32(place), in: adjacency)
      costs[place] = cost
    }
    return ShortestPathTree(source: source, predecessorLink: links, cost: costs)
  }
}
