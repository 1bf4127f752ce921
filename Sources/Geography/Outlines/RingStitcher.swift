#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Joins arcs into rings: the outline of an area from the arcs that have it on their right.
struct RingStitcher {
  let arcs: [OutlineArc]
  let longitudes: [Int32]
  let latitudes: [Int32]
  /// For every node the number to compare it by: where maps are whole across the antimeridian, the
  /// nodes at +180 have the numbers of those at -180.
  let nodeNumbers: [Int32]

  /// The rings that use each of the arcs once, in the order of their first arcs. Where rings touch
  /// in a point they stay apart.
  func rings(of references: [ArcReference]) -> [[ArcReference]] {
    var used = [Bool](repeating: false, count: references.count)
    // Arcs by the node where they begin, ascending, each node's in the given order.
    let byStart = references.indices.sorted {
      (start(references[$0]), $0) < (start(references[$1]), $1)
    }
    let starts = byStart.map { start(references[$0]) }
    var result: [[ArcReference]] = []
    for first in references.indices where !used[first] {
      var ring: [ArcReference] = []
      let origin = start(references[first])
      var current = first
      while true {
        used[current] = true
        ring.append(references[current])
        let node = end(references[current])
        if node == origin && closes(ring, before: byStart, starts, used, references, node) { break }
        guard let next = next(after: references[current], byStart, starts, used, references) else {
          break
        }
        current = next
      }
      result.append(ring)
    }
    return result
  }

  /// Back at the first node, the ring is closed unless another arc lies nearer inside.
  private func closes(
    _ ring: [ArcReference], before byStart: [Int], _ starts: [Int32], _ used: [Bool],
    _ references: [ArcReference], _ node: Int32
  ) -> Bool {
    guard let last = ring.last, let first = ring.first,
      let other = next(after: last, byStart, starts, used, references)
    else { return true }
    return turn(from: last, to: first) <= turn(from: last, to: references[other])
  }

  /// The unused arc that leaves where an arc ends, the one that turns most to the right, where the
  /// inside is.
  private func next(
    after reference: ArcReference, _ byStart: [Int], _ starts: [Int32], _ used: [Bool],
    _ references: [ArcReference]
  ) -> Int? {
    let node = end(reference)
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < node { low = middle + 1 } else { high = middle }
    }
    var best: (index: Int, turn: Double)?
    while low < starts.count && starts[low] == node {
      let candidate = byStart[low]
      low += 1
      if used[candidate] { continue }
      let angle = turn(from: reference, to: references[candidate])
      if best.map({ angle < $0.turn }) ?? true { best = (candidate, angle) }
    }
    return best?.index
  }

  /// The angle from the way back to the way on, anticlockwise, in 0<...360 degrees (radians here).
  private func turn(from incoming: ArcReference, to outgoing: ArcReference) -> Double {
    let back = direction(of: incoming.reversed)
    let on = direction(of: outgoing)
    let angle = atan2(
      back.x * on.y - back.y * on.x, back.x * on.x + back.y * on.y)
    return angle <= 0 ? angle + 2 * .pi : angle
  }

  /// Along the first edge of an arc.
  private func direction(of reference: ArcReference) -> (x: Double, y: Double) {
    let vertices = arcs[reference.arc].vertices
    let first = reference.isReversed ? vertices.upperBound - 1 : vertices.lowerBound
    let second = reference.isReversed ? first - 1 : first + 1
    return (
      Double(longitudes[second]) - Double(longitudes[first]),
      Double(latitudes[second]) - Double(latitudes[first])
    )
  }

  private func start(_ reference: ArcReference) -> Int32 {
    let arc = arcs[reference.arc]
    return nodeNumbers[Int(reference.isReversed ? arc.end : arc.start)]
  }

  private func end(_ reference: ArcReference) -> Int32 { start(reference.reversed) }
}
