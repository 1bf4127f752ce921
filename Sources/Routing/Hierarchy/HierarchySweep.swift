/// Computes the costs from one place to all other places: a search upwards, and then one pass over
/// all positions from the top down. In this pass, the cost of a position is lowered if a route
/// through a higher position is cheaper.
///
/// The pass is faster than Dijkstra's algorithm because it reads its arrays sequentially, has no
/// queue, and causes few branch mispredictions. (PHAST: Delling, Goldberg, Nowatzyk, Werneck 2011.)
struct HierarchySweep<Cost: HierarchyCost>: Sendable {
  private var labels = HierarchyLabels<Cost>()
  /// The costs of the last sweep, ordered by position.
  private(set) var costs: [Cost] = []

  /// If `up` and `down` are swapped, the results are the costs to `source`.
  mutating func run(
    from source: Int32, up: borrowing HierarchyArcs<Cost>, down: borrowing HierarchyArcs<Cost>
  ) {
    let count = down.offsets.count - 1
    if costs.count == count {
      var costs = self.costs.mutableSpan
      for position in 0..<count { costs[position] = .unreachable }
    } else {
      costs = [Cost](repeating: .unreachable, count: count)
    }
    labels.start(at: source, placeCount: count)
    while let (position, cost) = labels.next(below: .unreachable) {
      costs[Int(position)] = cost
      labels.scan(position, cost: cost, along: up, against: down, below: .unreachable)
    }
    down.descend(&costs) { min($0, $1 &+ $2) }
  }
}

extension HierarchyArcs {
  /// Lowers the costs of all positions, from the top down.
  ///
  /// - Parameter lower: takes the cost of a position, the cost of a higher position, and the cost
  ///   of the arc between them. Returns the lower of the first cost and the sum of the other two.
  @inline(__always)
  func descend<Costs>(_ costs: inout [Costs], lower: (Costs, Costs, Cost) -> Costs) {
    var costs = costs.mutableSpan
    let arcs = arcs.span
    let offsets = offsets.span
    var index = 0
    for position in 0..<costs.count {
      let end = Int(offsets[position &+ 1])
      var best = costs[position]
      while index < end {
        let arc = arcs[index]
        best = lower(best, costs[Int(arc.above)], arc.cost)
        index &+= 1
      }
      costs[position] = best
    }
  }
}
