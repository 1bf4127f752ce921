extension Network {
  /// Searches for a route between two places. Finds no route if one of the places is not in the
  /// network.
  ///
  /// Ties are broken by index, so every run gives the same result. For `dijkstra`, the route is the
  /// same as in the ``ShortestPathTree`` from the source.
  public func search(
    _ algorithm: Algorithm, from source: Int32, to goal: Int32,
    workspace: inout SearchWorkspace
  ) -> SearchResult {
    var recorder = NoRecorder()
    return run(algorithm, from: source, to: goal, workspace: &workspace, recorder: &recorder)
  }

  /// Searches for a route and records the steps of the search.
  public func tracedSearch(
    _ algorithm: Algorithm, from source: Int32, to goal: Int32,
    workspace: inout SearchWorkspace
  ) -> TracedSearch {
    var recorder = TraceRecorder(placeCount: placeCount)
    let result = run(algorithm, from: source, to: goal, workspace: &workspace, recorder: &recorder)
    let trace = Trace(
      algorithm: algorithm, source: source, goal: goal, events: recorder.events,
      meeting: result.meeting)
    return TracedSearch(result: result, trace: trace)
  }

  private func run<Recorder: SearchRecorder>(
    _ algorithm: Algorithm, from source: Int32, to goal: Int32,
    workspace: inout SearchWorkspace, recorder: inout Recorder
  ) -> SearchResult {
    guard contains(source), contains(goal) else {
      return SearchResult(route: nil, settled: 0, relaxed: 0, meeting: nil)
    }
    return switch algorithm {
    case .bfs:
      run(BreadthFirstPolicy(), from: source, to: goal, &workspace.breadthFirst, &recorder)
    case .dijkstra:
      run(DijkstraPolicy(), from: source, to: goal, &workspace.forward, &recorder)
    case .aStar:
      run(
        AStarPolicy(geometry: geometry, goal: goal), from: source, to: goal, &workspace.forward,
        &recorder)
    case .greedy:
      run(
        GreedyPolicy(geometry: geometry, goal: goal), from: source, to: goal,
        &workspace.unordered, &recorder)
    case .bidirectional:
      runBothWays(from: source, to: goal, &workspace, &recorder)
    }
  }

  private func run<Policy: SearchPolicy, Recorder: SearchRecorder>(
    _ policy: Policy, from source: Int32, to goal: Int32,
    _ labelling: inout LabelSetting<Policy.Queue>, _ recorder: inout Recorder
  ) -> SearchResult {
    var policy = policy
    labelling.start(at: source, on: self, policy: &policy)
    let found = labelling.run(in: forward, goal: goal, policy: &policy, recorder: &recorder)
    var route: Route?
    if found, let cost = labelling.cost(of: goal) {
      let links = chain(from: goal) { labelling.link(to: $0, in: forward) }
      route = Route(cost: cost, from: source, links: links.reversed(), on: self)
    }
    return SearchResult(
      route: route, settled: labelling.settled, relaxed: labelling.relaxed, meeting: nil)
  }

  private func runBothWays<Recorder: SearchRecorder>(
    from source: Int32, to goal: Int32,
    _ workspace: inout SearchWorkspace, _ recorder: inout Recorder
  ) -> SearchResult {
    var search = BidirectionalSearch()
    search.run(on: self, from: source, to: goal, workspace: &workspace, recorder: &recorder)
    var route: Route?
    if search.meeting >= 0 {
      let links =
        chain(from: search.meeting) { workspace.forward.link(to: $0, in: forward) }.reversed()
        + chain(from: search.meeting) { workspace.backward.link(to: $0, in: backward) }
      route = Route(cost: search.best, from: source, links: links, on: self)
    }
    return SearchResult(
      route: route, settled: workspace.forward.settled + workspace.backward.settled,
      relaxed: workspace.forward.relaxed + workspace.backward.relaxed,
      meeting: search.meeting >= 0 ? search.meeting : nil)
  }
}

extension Route {
  init(cost: Int64, from source: Int32, links: [Int32], on network: Network) {
    self.cost = cost
    self.links = links
    var places = [source]
    places.reserveCapacity(links.count + 1)
    var place = source
    for link in links {
      place = network.otherEnd(of: link, from: place)
      places.append(place)
    }
    self.places = places
  }
}
