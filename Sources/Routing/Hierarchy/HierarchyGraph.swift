/// An arc between a place and a higher place of the hierarchy.
struct HierarchyArc<Cost: HierarchyCost>: Sendable {
  /// The position of the higher place.
  var above: Int32
  var cost: Cost
}

/// The arcs between each place and its higher neighbours, in one direction: either up or down. The
/// arcs of the place at position p are at `offsets[p] ..< offsets[p + 1]`, the cheapest first.
struct HierarchyArcs<Cost: HierarchyCost>: Sendable {
  var offsets: [Int32] = [0]
  var arcs: [HierarchyArc<Cost>] = []
  /// For each arc, the index of its link; for a shortcut, -1 minus the position of the place that
  /// the shortcut bypasses. These numbers are stored separately from the costs, because only routes
  /// need them.
  var vias: [Int32] = []

  @inline(__always)
  func range(of position: Int32) -> Range<Int> {
    Int(offsets[Int(position)])..<Int(offsets[Int(position) + 1])
  }
}

/// A network with its shortcuts, arranged for searches. Places are ordered by level, the highest
/// first. A search therefore accesses memory in one direction, and mostly in one region.
struct HierarchyGraph<Cost: HierarchyCost>: Sendable {
  let up: HierarchyArcs<Cost>
  /// The arcs that lead down, listed at their lower ends.
  let down: HierarchyArcs<Cost>
  /// The position of each place of the network.
  let positions: [Int32]
  /// The place at each position; the inverse of `positions`.
  let places: [Int32]
  let levelCount: Int
  let shortcutCount: Int

  init(_ network: Network, bound: Cost) {
    let order = PlaceOrder.local(to: network)
    var builder = HierarchyBuilder(network, order: order, bound: bound)
    _ = builder.contractAll(coreLimit: .max)
    self.init(network, order, builder)
  }

  /// Returns `nil` if the remaining network becomes too dense while more than `coreLimit` places
  /// are left.
  init?(_ network: Network, bound: Cost, coreLimit: Int, advance: (Int) -> Void) {
    let order = PlaceOrder.local(to: network)
    var builder = HierarchyBuilder(network, order: order, bound: bound)
    guard builder.contractAll(coreLimit: coreLimit, advance: advance) else { return nil }
    self.init(network, order, builder)
  }

  private init(_ network: Network, _ order: PlaceOrder, _ builder: HierarchyBuilder<Cost>) {
    let count = network.placeCount
    let levelCount = Int(builder.levels.max() ?? -1) + 1
    self.levelCount = levelCount
    // Places are sorted by level, the highest first. Within a level they are sorted by the number
    // of arcs, which reduces branch mispredictions, and then by their order in the builder.
    let keys = (0..<count).map { place in
      let level = UInt64(levelCount - 1 - Int(builder.levels[place]))
      let ways = UInt64(min(builder.rows[place].count, 0xff))
      return level << 40 | ways << 32 | UInt64(place)
    }.sorted()
    let sorted = PlaceOrder(places: keys.map { Int32(truncatingIfNeeded: $0) })
    up = Self.arcs(of: builder, sorted, cost: \.out, via: \.outVia)
    down =
      network.isUndirected ? up : Self.arcs(of: builder, sorted, cost: \.into, via: \.intoVia)
    places = sorted.places.map { order.places[Int($0)] }
    positions = order.positions.map { sorted.positions[Int($0)] }
    var shortcutCount = up.vias.count { $0 < 0 }
    if !network.isUndirected { shortcutCount += down.vias.count { $0 < 0 } }
    self.shortcutCount = shortcutCount
  }

  private static func arcs(
    of builder: HierarchyBuilder<Cost>, _ order: PlaceOrder,
    cost: KeyPath<CoreArc<Cost>, Cost>, via: KeyPath<CoreArc<Cost>, Int32>
  ) -> HierarchyArcs<Cost> {
    var result = HierarchyArcs<Cost>()
    let positions = order.positions
    result.offsets.reserveCapacity(positions.count + 1)
    for place in order.places {
      let row = builder.arcs[builder.rows[Int(place)]]
        .filter { $0[keyPath: cost] < .unreachable }
        .sorted {
          ($0[keyPath: cost], positions[Int($0.neighbour)])
            < ($1[keyPath: cost], positions[Int($1.neighbour)])
        }
      for arc in row {
        let via = arc[keyPath: via]
        result.arcs.append(
          HierarchyArc(above: positions[Int(arc.neighbour)], cost: arc[keyPath: cost]))
        result.vias.append(via < 0 ? -1 - positions[Int(-1 - via)] : via)
      }
      result.offsets.append(Int32(result.arcs.count))
    }
    return result
  }
}
