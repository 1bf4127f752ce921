/// Joins arcs into rings: the outline of an area from the arcs that have it on their right.
struct RingStitcher {
  let arcs: [OutlineArc]
  let longitudes: [Int32]
  let latitudes: [Int32]
  /// The number by which each node is compared. If maps are continuous across the antimeridian,
  /// nodes at +180 have the numbers of those at -180.
  let nodeNumbers: [Int32]

  /// The rings that use each of the arcs once, in the order of their first arcs. Rings that touch
  /// in a point stay separate.
  ///
  /// Takes time in proportion to n log n for n arcs, even if most of them meet in one point.
  func rings(of references: [ArcReference]) -> [[ArcReference]] {
    var departures = departures(of: references)
    var result: [[ArcReference]] = []
    for first in references.indices where !departures.isUsed(first) {
      var ring: [ArcReference] = []
      let origin = start(references[first])
      var current = first
      while true {
        departures.use(current)
        ring.append(references[current])
        let node = start(references[current].reversed)
        let back = direction(of: references[current].reversed)
        let next = departures.next(from: node, after: back)
        // Back at the first node, the ring is closed unless another arc lies nearer inside.
        if node == origin {
          guard let next, departures.isNearer(next, than: first, after: back) else { break }
        }
        guard let next else { break }
        current = next
      }
      result.append(ring)
    }
    return result
  }

  private func departures(of references: [ArcReference]) -> Departures {
    Departures(
      nodes: references.map { start($0) }, directions: references.map { direction(of: $0) })
  }

  /// Along the first edge of an arc.
  private func direction(of reference: ArcReference) -> Direction {
    let vertices = arcs[reference.arc].vertices
    let first = reference.isReversed ? vertices.upperBound - 1 : vertices.lowerBound
    let second = reference.isReversed ? first - 1 : first + 1
    return Direction(
      x: Int64(longitudes[second]) - Int64(longitudes[first]),
      y: Int64(latitudes[second]) - Int64(latitudes[first]))
  }

  private func start(_ reference: ArcReference) -> Int32 {
    let arc = arcs[reference.arc]
    return nodeNumbers[Int(reference.isReversed ? arc.end : arc.start)]
  }
}

/// The direction of an edge, compared by its angle: anticlockwise from the east.
private struct Direction: Comparable {
  let x: Int64
  let y: Int64

  private var isSouthern: Bool { y < 0 || (y == 0 && x < 0) }

  static func < (a: Direction, b: Direction) -> Bool {
    a.isSouthern == b.isSouthern ? a.x * b.y - a.y * b.x > 0 : b.isSouthern
  }

  static func == (a: Direction, b: Direction) -> Bool { !(a < b) && !(b < a) }
}

/// The arcs that leave each node, by their angles.
private struct Departures {
  private let directions: [Direction]
  /// The arcs by node and angle, and the nodes that they leave.
  private let order: [Int]
  private let nodes: [Int32]
  /// The place of each arc in this order.
  private var places: [Int]
  /// Positions in this order, counted from the end, in sets that each begin at a position whose arc
  /// is unused.
  private var free: DisjointSets

  init(nodes: [Int32], directions: [Direction]) {
    self.directions = directions
    let order = nodes.indices.sorted {
      if nodes[$0] != nodes[$1] { return nodes[$0] < nodes[$1] }
      if directions[$0] != directions[$1] { return directions[$0] < directions[$1] }
      return $0 < $1
    }
    self.order = order
    self.nodes = order.map { nodes[$0] }
    places = [Int](repeating: 0, count: order.count)
    for (place, arc) in order.enumerated() { places[arc] = place }
    free = DisjointSets(count: order.count + 1)
  }

  mutating func isUsed(_ arc: Int) -> Bool { firstFree(from: places[arc]) != places[arc] }

  mutating func use(_ arc: Int) {
    let number = order.count - places[arc]
    free.join(number, number - 1)
  }

  /// The unused arc from a node that turns most to the right, towards the inside: the first one
  /// anticlockwise from the way back. The way back itself is the last.
  mutating func next(from node: Int32, after back: Direction) -> Int? {
    let start = partition { $0 < node }
    let end = partition { $0 <= node }
    let turn = firstPlace(after: back, in: start..<end)
    let place = firstFree(from: turn)
    if place < end { return order[place] }
    let wrapped = firstFree(from: start)
    return wrapped < turn ? order[wrapped] : nil
  }

  /// Returns true if one arc from a node comes before another, anticlockwise from the way back.
  func isNearer(_ arc: Int, than other: Int, after back: Direction) -> Bool {
    let isBehind = !(back < directions[arc])
    let isOtherBehind = !(back < directions[other])
    return isBehind == isOtherBehind ? directions[arc] < directions[other] : isOtherBehind
  }

  private mutating func firstFree(from place: Int) -> Int {
    order.count - free.root(of: order.count - place)
  }

  /// The first position whose node does not satisfy the predicate.
  private func partition(where isBefore: (Int32) -> Bool) -> Int {
    search(nodes.indices) { isBefore(nodes[$0]) }
  }

  private func firstPlace(after back: Direction, in range: Range<Int>) -> Int {
    search(range) { !(back < directions[order[$0]]) }
  }

  private func search(_ range: Range<Int>, while isBefore: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
