/// Like ``HierarchySweep``, but for eight places at once. The pass over the hierarchy loads each
/// arc only once for all eight costs.
struct HierarchySweep8<Cost: HierarchyCost>: Sendable {
  private var labels = HierarchyLabels<Cost>()
  /// The costs of the last sweep, indexed by position.
  private(set) var costs: [Cost.Eight] = []

  /// Computes the costs from the places at up to eight positions. For a position of -1, all costs
  /// are unreachable.
  mutating func run(from sources: [Int32], on graph: borrowing HierarchyGraph<Cost>) {
    let count = graph.places.count
    let none = Cost.eight(.unreachable)
    if costs.count == count {
      var costs = self.costs.mutableSpan
      for position in 0..<count { costs[position] = none }
    } else {
      costs = [Cost.Eight](repeating: none, count: count)
    }
    for (lane, source) in sources.prefix(8).enumerated() where source >= 0 {
      labels.start(at: source, placeCount: count)
      while let (position, cost) = labels.next(below: .unreachable) {
        Cost.set(lane, of: &costs[Int(position)], to: cost)
        labels.scan(
          position, cost: cost, along: graph.up, against: graph.down, below: .unreachable)
      }
    }
    Self.descend(&costs, along: graph.down)
  }

  private static func descend(
    _ costs: inout [Cost.Eight], along down: borrowing HierarchyArcs<Cost>
  ) {
    var costs = costs.mutableSpan
    let arcs = down.arcs.span
    let offsets = down.offsets.span
    var index = 0
    for position in 0..<costs.count {
      let end = Int(offsets[position &+ 1])
      var best = costs[position]
      while index < end {
        let arc = arcs[index]
        best = Cost.lower(best, costs[Int(arc.above)], plus: arc.cost)
        index &+= 1
      }
      costs[position] = best
    }
  }
}
