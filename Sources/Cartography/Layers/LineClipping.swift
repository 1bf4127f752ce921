import Drawing

extension Rect {
  func clip(_ line: [Point]) -> [[Point]] {
    var pieces: [[Point]] = []
    var piece: [Point] = []
    guard var previous = line.first else { return [] }
    for next in line.dropFirst() {
      if let (start, end) = clipSegment(previous, next) {
        if piece.last != start {
          if piece.count > 1 { pieces.append(piece) }
          piece = [start]
        }
        piece.append(end)
      }
      previous = next
    }
    if piece.count > 1 { pieces.append(piece) }
    return pieces
  }

  /// Returns the pieces of a line that lie outside the rectangle.
  func clipAway(_ line: [Point]) -> [[Point]] {
    var pieces: [[Point]] = []
    guard var previous = line.first else { return [] }
    var piece = [previous]
    for next in line.dropFirst() {
      if let (start, end) = clipSegment(previous, next), start != end {
        if start != previous { piece.append(start) }
        if piece.count > 1 { pieces.append(piece) }
        piece = [end]
      }
      if piece.last != next { piece.append(next) }
      previous = next
    }
    if piece.count > 1 { pieces.append(piece) }
    return pieces
  }

  /// Returns the part of a segment within the rectangle, if any (Liang and Barsky, 1984).
  private func clipSegment(_ a: Point, _ b: Point) -> (Point, Point)? {
    let dx = b.x - a.x
    let dy = b.y - a.y
    guard dx.isFinite, dy.isFinite else { return nil }
    var enter = 0.0
    var leave = 1.0
    for (step, room) in [(-dx, a.x - minX), (dx, maxX - a.x), (-dy, a.y - minY), (dy, maxY - a.y)] {
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        enter = max(enter, room / step)
      } else {
        leave = min(leave, room / step)
      }
    }
    guard enter <= leave else { return nil }
    return (
      enter == 0 ? a : a.interpolated(to: b, at: enter),
      leave == 1 ? b : a.interpolated(to: b, at: leave)
    )
  }
}

/// Simplifies a line with the Douglas-Peucker algorithm and a maximum error of `tolerance`.
func simplified(_ line: [Point], tolerance: Double) -> [Point] {
  guard line.count > 2 else { return line }
  var keep = Array(repeating: false, count: line.count)
  keep[0] = true
  keep[line.count - 1] = true
  var stack = [(0, line.count - 1)]
  while let (from, to) = stack.popLast() {
    var worst = (distance: tolerance, index: -1)
    for index in from + 1..<max(to, from + 1) {
      let distance = line[index].distance(toSegment: line[from], line[to])
      if distance > worst.distance { worst = (distance, index) }
    }
    guard worst.index >= 0 else { continue }
    keep[worst.index] = true
    stack.append((from, worst.index))
    stack.append((worst.index, to))
  }
  return line.indices.filter { keep[$0] }.map { line[$0] }
}

extension Point {
  func distance(toSegment a: Point, _ b: Point) -> Double {
    squaredDistance(toSegment: a, b).squareRoot()
  }
}

extension RandomAccessCollection<Point> {
  /// The length of the line along the points.
  var length: Double {
    zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}
