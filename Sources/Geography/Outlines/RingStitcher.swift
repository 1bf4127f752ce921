import Input

/// Makes the outline of an area from the arcs that have the area on their right.
struct RingStitcher {
  let arcs: [OutlineArc]
  let longitudes: [Int32]
  let latitudes: [Int32]
  /// The node numbers. On maps that continue across the antimeridian, nodes at ±180 degrees share a
  /// number.
  let nodeNumbers: [Int32]

  /// Makes rings that together use each arc once, in the order of their first arcs. Rings that
  /// touch at a point stay separate. Takes O(n log n) time for n arcs, even if many of them meet at
  /// one node.
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
        // When the ring returns to its first node, it is closed, unless another arc turns more
        // sharply to the right than the first arc.
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

  /// The direction of the first edge of an arc.
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

/// The direction of an edge. Directions are compared by their angle, anticlockwise from east.
private struct Direction: Comparable {
  let x: Int64
  let y: Int64

  private var isSouthern: Bool { y < 0 || (y == 0 && x < 0) }

  static func < (a: Direction, b: Direction) -> Bool {
    a.isSouthern == b.isSouthern ? a.x * b.y - a.y * b.x > 0 : b.isSouthern
  }

  static func == (a: Direction, b: Direction) -> Bool { !(a < b) && !(b < a) }
}

/// The arcs that leave each node, sorted by their angles.
private struct Departures {
  private let directions: [Direction]
  /// The arcs, sorted by node and angle. `nodes` contains the node that each of these arcs leaves.
  private let order: [Int]
  private let nodes: [Int32]
  /// The position of each arc in `order`.
  private var places: [Int]
  /// The positions in `order` whose arcs are unused.
  private var free: FreePositions

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
    free = FreePositions(count: order.count)
  }

  mutating func isUsed(_ arc: Int) -> Bool { free.first(from: places[arc]) != places[arc] }

  mutating func use(_ arc: Int) { free.take(places[arc]) }

  /// Of the unused arcs that leave a node, the arc that turns most sharply to the right, towards
  /// the inside of the area. It is the first arc anticlockwise from `back`, the direction back
  /// along the arriving arc. An arc in the direction `back` itself comes last. `nil` if all arcs of
  /// the node are used.
  mutating func next(from node: Int32, after back: Direction) -> Int? {
    let start = nodes.partitioningIndex { $0 >= node }
    let end = nodes.partitioningIndex { $0 > node }
    let turn = (start..<end).partitioningIndex { back < directions[order[$0]] }
    if let place = free.first(from: turn), place < end { return order[place] }
    if let place = free.first(from: start), place < turn { return order[place] }
    return nil
  }

  /// Returns true if `arc` comes before `other`, anticlockwise from the direction `back`.
  func isNearer(_ arc: Int, than other: Int, after back: Direction) -> Bool {
    let isBehind = !(back < directions[arc])
    let isOtherBehind = !(back < directions[other])
    return isBehind == isOtherBehind ? directions[arc] < directions[other] : isOtherBehind
  }
}
