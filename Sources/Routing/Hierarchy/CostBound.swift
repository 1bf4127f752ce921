extension Network {
  /// An upper bound on the cost of every cheapest route. If the bound is too high for 32-bit costs,
  /// a few searches try to lower it.
  ///
  /// A cheapest route visits no place twice, so its cost is at most the highest link cost times the
  /// largest possible number of links. Routes through a central place may give a smaller bound.
  /// Suppose that the central place reaches every place of its connected component at a cost of at
  /// most a, and that every place reaches the central place at a cost of at most b. Then no
  /// cheapest route within the component costs more than a + b.
  var routeCostBound: Int64 {
    var dearest: Int64 = 0
    for link in links where link.from != link.to { dearest = max(dearest, link.cost) }
    let count = Int64(max(min(links.count, placeCount - 1), 0))
    let (product, overflow) = dearest.multipliedReportingOverflow(by: count)
    let bound = overflow ? Self.costLimit : min(product, Self.costLimit)
    guard bound >= Int64(Int32.unreachable) else { return bound }
    return min(bound, boundThroughCentres ?? bound)
  }

  /// The bound that follows from routes through central places: one place in a directed network,
  /// and one place of each component in an undirected network. `nil` if a directed network has a
  /// place without a route to or from the central place. Also `nil` if an undirected network has
  /// very many components.
  private var boundThroughCentres: Int64? {
    var workspace = SearchWorkspace()
    if !isUndirected {
      let there = shortestPathTree(from: 0, workspace: &workspace).cost
      let back = shortestPathTree(to: 0, workspace: &workspace).cost
      guard !there.contains(-1), !back.contains(-1), let a = there.max(), let b = back.max()
      else { return nil }
      return a + b
    }
    var isReached = [Bool](repeating: false, count: placeCount)
    var bound: Int64 = 0
    var parts = 0
    for place in 0..<Int32(placeCount) where !isReached[Int(place)] {
      if arcs(from: place).isEmpty { continue }
      // With very many components, a search in each would take more time than 32-bit costs save.
      parts += 1
      guard parts <= 64 else { return nil }
      let tree = shortestPathTree(from: place, workspace: &workspace)
      for (other, cost) in tree.cost.enumerated() where cost >= 0 {
        isReached[other] = true
        bound = max(bound, 2 * cost)
      }
    }
    return bound
  }
}
