/// A bidirectional search for the cheapest route between two places. The search goes upwards from
/// the start along the arcs, and upwards from the goal against the arcs. Each step is on the side
/// whose next place has the lower cost.
///
/// At least one of the cheapest routes with shortcuts goes up to its highest place and then only
/// down. Such a route exists because a shortcut can bypass each place at which a route goes down
/// and then up again. Therefore the two searches meet at the highest place of this route. Each
/// search stops once its costs reach the best cost found. If coordinates are known, the straight
/// line to the goal (in the backward search, to the start) gives a lower bound on the remaining
/// cost. A place is pruned if its cost plus this bound is not below the best cost (as in Goldberg
/// and Harrelson's A*, 2005).
struct HierarchyQuery<Cost: HierarchyCost>: Sendable {
  var forward = HierarchyLabels<Cost>()
  var backward = HierarchyLabels<Cost>()
  /// The cost of the cheapest route; `Cost.unreachable` if there is none.
  private(set) var best = Cost.unreachable
  private(set) var meeting: Int32 = -1

  mutating func run(
    on graph: borrowing HierarchyGraph<Cost>, from source: Int32, to goal: Int32,
    geometry: NetworkGeometry?
  ) {
    let count = graph.places.count
    forward.start(at: source, placeCount: count)
    backward.start(at: goal, placeCount: count)
    best = .unreachable
    meeting = -1
    while true {
      let ahead = forward.queue.first
      let behind = backward.queue.first
      if let ahead, behind.map({ ahead <= $0 }) ?? true {
        guard let (position, cost) = forward.next(below: best) else { continue }
        join(position, cost, backward.cost(at: position))
        guard !leadsAstray(position, cost, geometry, graph, goal) else { continue }
        forward.scan(position, cost: cost, along: graph.up, against: graph.down, below: best)
      } else if behind != nil {
        guard let (position, cost) = backward.next(below: best) else { continue }
        join(position, cost, forward.cost(at: position))
        guard !leadsAstray(position, cost, geometry, graph, source) else { continue }
        backward.scan(position, cost: cost, along: graph.down, against: graph.up, below: best)
      } else {
        return
      }
    }
  }

  /// Returns true if no route through a position can cost less than the best known route.
  @inline(__always)
  private func leadsAstray(
    _ position: Int32, _ cost: Cost, _ geometry: NetworkGeometry?,
    _ graph: borrowing HierarchyGraph<Cost>, _ end: Int32
  ) -> Bool {
    guard best < .unreachable, let geometry else { return false }
    let bound = geometry.straightBound(
      from: Int(graph.places[Int(position)]), to: Int(graph.places[Int(end)]))
    return Int64(cost) + bound >= Int64(best)
  }

  @inline(__always)
  private mutating func join(_ position: Int32, _ cost: Cost, _ other: Cost?) {
    if let other, cost + other < best {
      best = cost + other
      meeting = position
    }
  }
}
