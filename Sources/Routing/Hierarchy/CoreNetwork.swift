/// The arcs between two neighbours in the network being contracted, as seen from one of them.
struct CoreArc<Cost: HierarchyCost>: Sendable {
  var neighbour: Int32
  /// An upper bound on the number of links that the arc represents in either direction.
  var hops: Int32
  /// The cost of the arc to the neighbour; `Cost.unreachable` if there is none.
  var out: Cost
  /// The cost of the arc from the neighbour; `Cost.unreachable` if there is none.
  var into: Cost
  /// The index of the link to the neighbour; for a shortcut, -1 minus the index of the place that
  /// the shortcut bypasses.
  var outVia: Int32
  /// The same as ``outVia``, but for the link or shortcut from the neighbour.
  var intoVia: Int32
}

/// The network that remains while places are contracted one by one. Contraction adds shortcuts to
/// it and removes the contracted places, so searches do not have to skip these places.
///
/// The arcs of all places are in one array, in which each place has a row. A row that outgrows its
/// capacity moves to the end of the array and gets spare capacity. The arcs between two neighbours
/// are stored in the rows of both. A row is sorted by the cost of its outgoing arcs, so that
/// searches can skip the expensive arcs, which are the majority in a dense network.
struct CoreNetwork<Cost: HierarchyCost>: Sendable {
  private(set) var arcs: [CoreArc<Cost>] = []
  private(set) var rows: [Row]
  /// A Boolean value that is true if every arc costs the same in both directions.
  let isSymmetric: Bool

  struct Row: Sendable {
    var start: Int = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  /// Copies a network with its places in another order. Self-loops and links that cost more than
  /// `bound` are dropped. Of parallel links, only the cheapest is kept; in a tie, the first.
  init(_ network: Network, order: PlaceOrder, bound: Cost) {
    rows = [Row](repeating: Row(), count: network.placeCount)
    isSymmetric = network.isUndirected
    for (position, place) in order.places.enumerated() {
      let start = arcs.count
      for arc in network.arcs(from: place) where arc.target != place && arc.cost <= bound {
        let cost = Cost(truncatingIfNeeded: arc.cost)
        arcs.append(
          CoreArc(
            neighbour: order.positions[Int(arc.target)], hops: 1, out: cost,
            into: isSymmetric ? cost : .unreachable, outVia: arc.link, intoVia: arc.link))
      }
      if !isSymmetric {
        for arc in network.arcs(to: place) where arc.target != place && arc.cost <= bound {
          arcs.append(
            CoreArc(
              neighbour: order.positions[Int(arc.target)], hops: 1, out: .unreachable,
              into: Cost(truncatingIfNeeded: arc.cost), outVia: arc.link, intoVia: arc.link))
        }
      }
      let end = Self.merge(&arcs, from: start)
      arcs.removeSubrange(end...)
      arcs[start...].sort { ($0.out, $0.neighbour) < ($1.out, $1.neighbour) }
      let count = Int32(end - start)
      rows[position] = Row(start: start, count: count, capacity: count)
    }
  }

  /// Merges arcs that lead to the same neighbour. Arcs before the index `start` are not changed.
  /// - Returns: the index after the merged arcs.
  private static func merge(_ arcs: inout [CoreArc<Cost>], from start: Int) -> Int {
    arcs[start...].sort { ($0.neighbour, $0.outVia) < ($1.neighbour, $1.outVia) }
    var end = start
    for index in start..<arcs.count {
      let arc = arcs[index]
      if end > start, arcs[end - 1].neighbour == arc.neighbour {
        if arc.out < arcs[end - 1].out {
          arcs[end - 1].out = arc.out
          arcs[end - 1].outVia = arc.outVia
        }
        if arc.into < arcs[end - 1].into {
          arcs[end - 1].into = arc.into
          arcs[end - 1].intoVia = arc.intoVia
        }
      } else {
        arcs[end] = arc
        end += 1
      }
    }
    return end
  }

  @inline(__always)
  func range(of place: Int32) -> Range<Int> {
    let row = rows[Int(place)]
    return row.start..<(row.start + Int(row.count))
  }

  /// Removes a place from the rows of its neighbours. Its own row does not change.
  mutating func remove(_ place: Int32) {
    for index in range(of: place) {
      let neighbour = arcs[index].neighbour
      let range = range(of: neighbour)
      guard let first = range.first(where: { arcs[$0].neighbour == place }) else { continue }
      for other in (first + 1)..<range.upperBound { arcs[other - 1] = arcs[other] }
      rows[Int(neighbour)].count -= 1
    }
  }

  /// Adds an arc, or lowers the cost of the existing arc between the two places if `cost` is lower.
  mutating func offer(_ from: Int32, _ to: Int32, cost: Cost, hops: Int32, bypassing place: Int32) {
    let via = -1 - place
    let out = index(of: to, from: from)
    if cost < arcs[out].out {
      arcs[out].out = cost
      arcs[out].outVia = via
      arcs[out].hops = max(hops, arcs[out].into == .unreachable ? 0 : arcs[out].hops)
      moveForward(out, in: rows[Int(from)].start)
    }
    let into = index(of: from, from: to)
    if cost < arcs[into].into {
      arcs[into].into = cost
      arcs[into].intoVia = via
      arcs[into].hops = max(hops, arcs[into].out == .unreachable ? 0 : arcs[into].hops)
    }
  }

  /// Restores the order of a row after the cost of an arc was lowered.
  private mutating func moveForward(_ index: Int, in start: Int) {
    let arc = arcs[index]
    var hole = index
    while hole > start, arcs[hole - 1].out > arc.out {
      arcs[hole] = arcs[hole - 1]
      hole -= 1
    }
    arcs[hole] = arc
  }

  /// Returns the index of the arc between two places, and adds the arc if there is none.
  private mutating func index(of neighbour: Int32, from place: Int32) -> Int {
    let range = range(of: place)
    for index in range where arcs[index].neighbour == neighbour { return index }
    let new = CoreArc<Cost>(
      neighbour: neighbour, hops: 0, out: .unreachable, into: .unreachable, outVia: 0, intoVia: 0)
    var row = rows[Int(place)]
    if row.count == row.capacity {
      let room = max(8, 2 * row.capacity)
      row.start = arcs.count
      row.capacity = room
      for index in range { arcs.append(arcs[index]) }
      for _ in 0..<(Int(room) - range.count) { arcs.append(new) }
    }
    let index = row.start + Int(row.count)
    arcs[index] = new
    row.count += 1
    rows[Int(place)] = row
    return index
  }
}
