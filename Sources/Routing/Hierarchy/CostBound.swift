extension Network {
  /// An upper bound of the cost of every cheapest route, as small as a few searches can prove.
  ///
  /// A cheapest route visits no place twice, so it costs at most the sum of as many of the most
  /// expensive links. If that does not fit into 32 bits, routes by way of one place may give a
  /// smaller bound: if every place of a connected part can be reached from a place at a cost of at
  /// most a, and reaches it at a cost of at most b, none of the part's cheapest routes costs more
  /// than a + b.
  var routeCostBound: Int64 {
    var dearest: Int64 = 0
    for link in links where link.from != link.to { dearest = max(dearest, link.cost) }
    let count = Int64(max(min(links.count, placeCount - 1), 0))
    let (product, overflow) = dearest.multipliedReportingOverflow(by: count)
    let bound = overflow ? Self.costLimit : min(product, Self.costLimit)
    guard bound >= Int64(Int32.unreachable) else { return bound }
    return min(bound, boundThroughCentres ?? bound)
  }

  /// The bound by way of one place of each part; `nil` if a part has places between which no routes
  /// lead through that place in both directions.
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
      // With very many parts, searching each would take more time than 32-bit costs save.
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
