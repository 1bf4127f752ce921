/// Checks if routes around a place, called witnesses, can replace the routes through the place.
///
/// The search runs Dijkstra's algorithm on the remaining network up to a limit. A witness that the
/// search misses causes an unnecessary shortcut, but never a wrong result.
struct WitnessSearch<Cost: HierarchyCost>: Sendable {
  private struct Label: Sendable {
    var cost: Cost
    /// The number of the search that the label belongs to; 0 if the label belongs to no search.
    var stamp: UInt32
  }

  private var labels: [Label]
  /// For each target without a witness, the cost that a witness must not exceed.
  private var targets: [Label]
  private var queue = QuaternaryHeap<Cost.Entry>()
  private var stamp: UInt32 = 0
  private var missing = 0
  /// The largest cost among the targets.
  private var limit: Cost = 0

  init(placeCount: Int) {
    labels = [Label](repeating: Label(cost: 0, stamp: 0), count: placeCount)
    targets = labels
  }

  mutating func start() {
    if stamp == .max { self = WitnessSearch(placeCount: labels.count) }
    stamp += 1
    missing = 0
    limit = 0
  }

  /// Adds a target: a place, and the cost that a route to it must not exceed.
  mutating func ask(for place: Int32, cost: Cost) {
    targets[Int(place)] = Label(cost: cost, stamp: stamp)
    missing += 1
    limit = max(limit, cost)
  }

  func lacksWitness(_ place: Int32) -> Bool { targets[Int(place)].stamp == stamp }

  /// Searches from `source` without entering the place `avoided`. Ends when all targets have a
  /// witness, when the remaining targets cannot get one, or when `effort` places are settled.
  /// - Returns: false if the search ended because of `effort`; otherwise true.
  mutating func run(
    on core: borrowing CoreNetwork<Cost>, from source: Int32, avoiding avoided: Int32, effort: Int
  ) -> Bool {
    labels[Int(source)] = Label(cost: 0, stamp: stamp)
    // A negative cost keeps the search out of the avoided place, because no route to it costs less.
    labels[Int(avoided)] = Label(cost: -1, stamp: stamp)
    queue.removeAll()
    return Self.run(
      on: core, from: source, effort: effort, limit: limit, missing: missing, stamp: stamp,
      labels: &labels, targets: &targets, queue: &queue)
  }

  private static func run(
    on core: borrowing CoreNetwork<Cost>, from source: Int32, effort: Int, limit: Cost,
    missing: Int, stamp: UInt32, labels: inout [Label], targets: inout [Label],
    queue: inout QuaternaryHeap<Cost.Entry>
  ) -> Bool {
    var labels = labels.mutableSpan
    var targets = targets.mutableSpan
    let arcs = core.arcs.span
    let rows = core.rows.span
    var missing = missing
    var place = source
    var base: Cost = 0
    var settled = 0
    while true {
      let row = rows[Int(place)]
      for index in row.start..<(row.start &+ Int(row.count)) {
        let cost = base &+ arcs[index].out
        // The remaining arcs of the row cost no less than this arc.
        guard cost <= limit else { break }
        let target = Int(arcs[index].neighbour)
        let known = labels[target]
        if known.stamp == stamp, known.cost <= cost { continue }
        labels[target] = Label(cost: cost, stamp: stamp)
        if targets[target].stamp == stamp, cost <= targets[target].cost {
          targets[target].stamp = 0
          missing -= 1
          if missing == 0 { return true }
        }
        queue.push(Cost.entry(cost: cost, place: arcs[index].neighbour))
      }
      settled += 1
      guard settled < effort else { return false }
      repeat {
        guard let entry = queue.pop() else { return true }
        place = Cost.place(of: entry)
        base = Cost.cost(of: entry)
      } while base > labels[Int(place)].cost
    }
  }
}
