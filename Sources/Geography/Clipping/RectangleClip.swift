struct RectangleClip {
  let minX: Int32
  let minY: Int32
  let maxX: Int32
  let maxY: Int32

  func contains(_ point: GridPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Clips a closed ring with the Sutherland-Hodgman algorithm. The result is one ring, which
  /// follows the rectangle's sides where the original ring is outside.
  func ring(_ ring: [GridPoint]) -> [GridPoint] {
    if ring.allSatisfy({ contains($0) }) { return ring }
    var result = ring
    for side in Side.allCases {
      guard let last = result.last else { return [] }
      var previous = last
      var clipped: [GridPoint] = []
      clipped.reserveCapacity(result.count + 8)
      for point in result {
        let isIn = keeps(point, side)
        if isIn != keeps(previous, side) { clipped.append(crossing(previous, point, side)) }
        if isIn { clipped.append(point) }
        previous = point
      }
      result = clipped
    }
    return result
  }

  func pieces(_ line: [GridPoint]) -> [[GridPoint]] {
    if line.allSatisfy({ contains($0) }) { return [line] }
    var pieces: [[GridPoint]] = []
    var piece: [GridPoint] = []
    for (a, b) in zip(line, line.dropFirst()) {
      guard let (from, to) = segment(a, b) else { continue }
      if piece.last != from {
        if piece.count > 1 { pieces.append(piece) }
        piece = [from]
      }
      if to != from { piece.append(to) }
    }
    if piece.count > 1 { pieces.append(piece) }
    return pieces
  }

  private enum Side: CaseIterable { case left, right, top, bottom }

  private func keeps(_ point: GridPoint, _ side: Side) -> Bool {
    switch side {
    case .left: point.x >= minX
    case .right: point.x <= maxX
    case .top: point.y >= minY
    case .bottom: point.y <= maxY
    }
  }

  /// Returns the point where a segment crosses a side. The point does not depend on the direction
  /// of the segment, so the clipped borders of neighbouring areas match.
  private func crossing(_ a: GridPoint, _ b: GridPoint, _ side: Side) -> GridPoint {
    let swapped = (a.x, a.y) > (b.x, b.y)
    let (p, q) = swapped ? (b, a) : (a, b)
    switch side {
    case .left: return GridPoint(x: minX, y: Self.value(p.x, p.y, q.x, q.y, at: minX))
    case .right: return GridPoint(x: maxX, y: Self.value(p.x, p.y, q.x, q.y, at: maxX))
    case .top: return GridPoint(x: Self.value(p.y, p.x, q.y, q.x, at: minY), y: minY)
    case .bottom: return GridPoint(x: Self.value(p.y, p.x, q.y, q.x, at: maxY), y: maxY)
    }
  }

  private static func value(_ u1: Int32, _ v1: Int32, _ u2: Int32, _ v2: Int32, at u: Int32)
    -> Int32
  {
    let share = (Double(u) - Double(u1)) / (Double(u2) - Double(u1))
    return Int32((Double(v1) + (Double(v2) - Double(v1)) * share).rounded())
  }

  private func segment(_ a: GridPoint, _ b: GridPoint) -> (GridPoint, GridPoint)? {
    var from = a
    var to = b
    for side in Side.allCases {
      switch (keeps(from, side), keeps(to, side)) {
      case (true, true): continue
      case (false, false): return nil
      case (false, true): from = crossing(from, to, side)
      case (true, false): to = crossing(from, to, side)
      }
    }
    return (from, to)
  }
}
