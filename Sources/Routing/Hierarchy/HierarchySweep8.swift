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
    graph.down.descend(&costs) { Cost.lower($0, $1, plus: $2) }
  }
}
