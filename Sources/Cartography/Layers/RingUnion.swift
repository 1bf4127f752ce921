import Geography

/// Merges areas whose shared borders have identical points. Edges that two areas have in opposite
/// directions cancel out, and the remaining edges form closed rings.
struct RingUnion {
  private var numbers: [UInt64: Int32] = [:]
  private var points: [GridPoint] = []
  /// Edges as `from << 32 | to`, in the order in which they were added. Both parts are indices into
  /// `points`.
  private var steps: [UInt64] = []
  /// Edges that one area has in both directions, such as the shores of an inlet of zero width. Such
  /// edges must not cancel out, because they are not a border with another area.
  private var doubled: [UInt64] = []

  mutating func add(_ rings: [[GridPoint]]) {
    var added: [UInt64] = []
    for ring in rings {
      guard let last = ring.last else { continue }
      var previous = number(of: last)
      for point in ring {
        let next = number(of: point)
        if next != previous { added.append(UInt64(previous) << 32 | UInt64(next)) }
        previous = next
      }
    }
    let known = Set(added)
    for step in added {
      if known.contains(step << 32 | step >> 32) {
        doubled.append(step)
      } else {
        steps.append(step)
      }
    }
  }

  func rings() -> [[GridPoint]] {
    var surplus: [UInt64: Int32] = [:]
    surplus.reserveCapacity(steps.count)
    for step in steps {
      let opposite = step << 32 | step >> 32
      if let count = surplus[opposite], count > 0 {
        surplus[opposite] = count - 1
      } else {
        surplus[step, default: 0] += 1
      }
    }
    // Each point has as many edges out as in, so a walk can end only where it started.
    var first = [Int32](repeating: -1, count: points.count)
    var others: [Int32: [Int32]] = [:]
    var kept: [UInt64] = []
    for step in steps where (surplus[step] ?? 0) > 0 {
      surplus[step, default: 1] -= 1
      kept.append(step)
    }
    kept += doubled
    for step in kept {
      let from = Int32(truncatingIfNeeded: step >> 32)
      let to = Int32(truncatingIfNeeded: step & 0xFFFF_FFFF)
      if first[Int(from)] < 0 {
        first[Int(from)] = to
      } else {
        others[from, default: []].append(to)
      }
    }
    var result: [[GridPoint]] = []
    for step in kept {
      let start = Int32(truncatingIfNeeded: step >> 32)
      guard first[Int(start)] >= 0 else { continue }
      var ring: [GridPoint] = []
      var current = start
      while first[Int(current)] >= 0 {
        ring.append(points[Int(current)])
        let next = first[Int(current)]
        first[Int(current)] = others[current]?.popLast() ?? -1
        current = next
      }
      if ring.count > 1 { result.append(ring) }
    }
    return result
  }

  private mutating func number(of point: GridPoint) -> Int32 {
    let key = UInt64(UInt32(bitPattern: point.x)) << 32 | UInt64(UInt32(bitPattern: point.y))
    if let number = numbers[key] { return number }
    let number = Int32(points.count)
    numbers[key] = number
    points.append(point)
    return number
  }
}
