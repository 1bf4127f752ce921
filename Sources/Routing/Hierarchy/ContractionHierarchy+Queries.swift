extension ContractionHierarchy {
  /// The cost of the cheapest route between two places; `nil` if there is no route.
  public func distance(
    from source: Int32, to goal: Int32, workspace: inout HierarchyWorkspace
  ) -> Int64? {
    guard network.contains(source), network.contains(goal) else { return nil }
    return switch graph {
    case .compact(let graph):
      graph.distance(source, goal, network.geometry, &workspace.compact.query)
    case .wide(let graph): graph.distance(source, goal, network.geometry, &workspace.wide.query)
    }
  }

  /// A cheapest route between two places, as links of the network; `nil` if there is no route.
  public func route(
    from source: Int32, to goal: Int32, workspace: inout HierarchyWorkspace
  ) -> Route? {
    guard let cost = distance(from: source, to: goal, workspace: &workspace) else { return nil }
    let links =
      switch graph {
      case .compact(let graph): graph.links(of: workspace.compact.query)
      case .wide(let graph): graph.links(of: workspace.wide.query)
      }
    return Route(cost: cost, from: source, links: links, on: network).withoutLoops(on: network)
  }

  /// The costs of the cheapest routes from a place to all places; -1 if there is no route.
  ///
  /// - Parameter costs: receives the costs, which replace its old content. Passing the same array
  ///   again avoids an allocation.
  /// - Complexity: O(places + links + shortcuts)
  public func distances(
    from source: Int32, into costs: inout [Int64], workspace: inout HierarchyWorkspace
  ) {
    switch graph {
    case .compact(let graph):
      graph.sweep(source, forward: true, &workspace.compact.sweep, into: &costs)
    case .wide(let graph):
      graph.sweep(source, forward: true, &workspace.wide.sweep, into: &costs)
    }
  }

  /// The costs of the cheapest routes from all places to a place; -1 if there is no route.
  ///
  /// - Parameter costs: receives the costs; see ``distances(from:into:workspace:)``.
  public func distances(
    to goal: Int32, into costs: inout [Int64], workspace: inout HierarchyWorkspace
  ) {
    switch graph {
    case .compact(let graph):
      graph.sweep(goal, forward: false, &workspace.compact.sweep, into: &costs)
    case .wide(let graph):
      graph.sweep(goal, forward: false, &workspace.wide.sweep, into: &costs)
    }
  }
}

extension HierarchyGraph {
  func distance(
    _ source: Int32, _ goal: Int32, _ geometry: NetworkGeometry?,
    _ query: inout HierarchyQuery<Cost>
  ) -> Int64? {
    query.run(
      on: self, from: positions[Int(source)], to: positions[Int(goal)], geometry: geometry)
    return query.best < .unreachable ? Int64(query.best) : nil
  }

  /// Computes the costs from a place, or to it if `forward` is false, ordered by place.
  func sweep(
    _ place: Int32, forward: Bool, _ sweep: inout HierarchySweep<Cost>, into costs: inout [Int64]
  ) {
    guard place >= 0, Int(place) < places.count else {
      costs = [Int64](repeating: -1, count: places.count)
      return
    }
    sweep.run(
      from: positions[Int(place)], up: forward ? up : down, down: forward ? down : up)
    unsort(sweep.costs, into: &costs) { $0 }
  }

  /// Converts costs ordered by position into costs ordered by place.
  @inline(__always)
  func unsort<Costs>(_ sorted: [Costs], into costs: inout [Int64], _ cost: (Costs) -> Cost) {
    if costs.count != places.count { costs = [Int64](repeating: 0, count: places.count) }
    var result = costs.mutableSpan
    let sorted = sorted.span
    let positions = positions.span
    for place in 0..<result.count {
      let cost = cost(sorted[Int(positions[place])])
      result[place] = cost < .unreachable ? Int64(cost) : -1
    }
  }
}

extension Route {
  /// The route without its loops. A loop in a cheapest route costs nothing.
  func withoutLoops(on network: Network) -> Route {
    var last: [Int32: Int] = [:]
    for (index, place) in places.enumerated() { last[place] = index }
    guard last.count < places.count else { return self }
    var links: [Int32] = []
    var index = last[places[0]] ?? 0
    while index < self.links.count {
      links.append(self.links[index])
      index = last[places[index + 1]] ?? index + 1
    }
    return Route(cost: cost, from: places[0], links: links, on: network)
  }
}
