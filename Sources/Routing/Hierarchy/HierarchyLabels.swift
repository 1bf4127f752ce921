/// The labels and the queue of a search in a hierarchy.
struct HierarchyLabels<Cost: HierarchyCost>: Sendable {
  struct Label: Sendable {
    var cost: Cost
    /// The position from which the label was set, and the index of the arc from there. Both are -1
    /// in the label of the position where the search starts.
    var from: Int32
    var arc: Int32
    /// The number of the search that wrote the label.
    var stamp: UInt32
  }

  var labels: [Label] = []
  var queue = QuaternaryHeap<Cost.Entry>()
  var stamp: UInt32 = 0

  mutating func start(at position: Int32, placeCount: Int) {
    if labels.count < placeCount || stamp == .max {
      labels = [Label](
        repeating: Label(cost: 0, from: -1, arc: -1, stamp: 0), count: placeCount)
      stamp = 0
    }
    stamp += 1
    queue.removeAll()
    labels[Int(position)] = Label(cost: 0, from: -1, arc: -1, stamp: stamp)
    queue.push(Cost.entry(cost: 0, place: position))
  }

  /// The lowest cost found for a position; `nil` if the position was not reached.
  @inline(__always)
  func cost(at position: Int32) -> Cost? {
    let label = labels[Int(position)]
    return label.stamp == stamp ? label.cost : nil
  }

  /// Removes the next position from the queue and returns it. Returns `nil` if no position in the
  /// queue has a cost below `limit`.
  @inline(__always)
  mutating func next(below limit: Cost) -> (position: Int32, cost: Cost)? {
    while let entry = queue.pop() {
      let cost = Cost.cost(of: entry)
      guard cost < limit else {
        queue.removeAll()
        return nil
      }
      let position = Cost.place(of: entry)
      // An outdated entry is skipped, because its position was already taken at a lower cost.
      if cost == labels[Int(position)].cost { return (position, cost) }
    }
    return nil
  }

  /// Labels each position that an arc of `position` leads to at a cost below `limit`. Does nothing
  /// if an arc in `against` shows that `position` can be reached at a lower cost, because the route
  /// found so far is then not a cheapest route ("stall on demand").
  @inline(__always)
  mutating func scan(
    _ position: Int32, cost: Cost, along arcs: borrowing HierarchyArcs<Cost>,
    against: borrowing HierarchyArcs<Cost>, below limit: Cost
  ) {
    Self.scan(
      position, cost: cost, along: arcs, against: against, below: limit, stamp: stamp,
      labels: &labels, queue: &queue)
  }

  @inline(__always)
  private static func scan(
    _ position: Int32, cost base: Cost, along arcs: borrowing HierarchyArcs<Cost>,
    against: borrowing HierarchyArcs<Cost>, below limit: Cost, stamp: UInt32,
    labels: inout [Label], queue: inout QuaternaryHeap<Cost.Entry>
  ) {
    let place = Int(position)
    var labels = labels.mutableSpan
    let checked = against.arcs.span
    let ends = against.offsets.span
    for index in Int(ends[place])..<Int(ends[place &+ 1]) {
      let arc = checked[index]
      guard arc.cost < base else { break }
      let known = labels[Int(arc.above)]
      if known.stamp == stamp, known.cost &+ arc.cost < base { return }
    }
    let ways = arcs.arcs.span
    let offsets = arcs.offsets.span
    for index in Int(offsets[place])..<Int(offsets[place &+ 1]) {
      let arc = ways[index]
      let cost = base &+ arc.cost
      // The remaining arcs cost no less than this arc.
      guard cost < limit else { break }
      let known = labels[Int(arc.above)]
      if known.stamp == stamp, known.cost <= cost { continue }
      labels[Int(arc.above)] = Label(
        cost: cost, from: position, arc: Int32(truncatingIfNeeded: index), stamp: stamp)
      queue.push(Cost.entry(cost: cost, place: arc.above))
    }
  }
}
