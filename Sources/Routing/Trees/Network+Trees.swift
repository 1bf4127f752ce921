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

  /// The trees from all places, in their order, computed by up to `jobs` concurrent tasks.
  public func shortestPathTrees(jobs: Int) async -> [ShortestPathTree] {
    await shortestPathTrees(from: Array(0..<Int32(placeCount)), jobs: jobs)
  }

  /// The trees from several places, in their order, computed by up to `jobs` concurrent tasks.
  public func shortestPathTrees(from sources: [Int32], jobs: Int) async -> [ShortestPathTree] {
    await mapPlaces(sources, jobs: jobs) { place, workspace in
      shortestPathTree(from: place, workspace: &workspace)
    }
  }

  /// The trees and traces from all places, in the order of the places, computed by up to `jobs`
  /// concurrent tasks.
  public func tracedShortestPathTrees(jobs: Int) async -> [TracedTree] {
    await mapPlaces(Array(0..<Int32(placeCount)), jobs: jobs) { place, workspace in
      tracedShortestPathTree(from: place, workspace: &workspace)
    }
  }

  /// Calls `body` in up to `jobs` concurrent tasks, each with its own workspace. The results are in
  /// the order of the places.
  private func mapPlaces<Result: Sendable>(
    _ places: [Int32], jobs: Int,
    _ body: @escaping @Sendable (Int32, inout SearchWorkspace) -> Result
  ) async -> [Result] {
    let count = places.count
    let tasks = max(1, min(jobs, count))
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      for task in 0..<tasks {
        let range = (count * task / tasks)..<(count * (task + 1) / tasks)
        group.addTask {
          var workspace = SearchWorkspace()
          return (task, places[range].map { body($0, &workspace) })
        }
      }
      var parts = [[Result]](repeating: [], count: tasks)
      for await (task, part) in group { parts[task] = part }
      return Array(parts.joined())
    }
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
