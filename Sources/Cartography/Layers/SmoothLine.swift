import Drawing

extension PathData {
  /// Adds a smooth line along points. If a straight line or one cubic curve is within `tolerance`
  /// of every point, that line or curve is added. Otherwise the line is halved, and each half is
  /// added in the same way. A part with fewer than five points is not halved, but becomes one
  /// curve.
  mutating func addSmooth(_ line: [Point], tolerance: Double) {
    guard let first = line.first, line.count > 1 else { return }
    move(to: first)
    addCurves(line[...], tolerance: tolerance)
  }

  private mutating func addCurves(_ line: ArraySlice<Point>, tolerance: Double) {
    guard let start = line.first, let end = line.last, line.count > 1 else { return }
    if line.allSatisfy({ $0.distance(toSegment: start, end) <= tolerance }) {
      self.line(to: end)
      return
    }
    let curve = Cubic(through: line)
    if line.count < 5 || line.allSatisfy({ curve.isNear($0, within: tolerance) }) {
      self.curve(to: end, control1: curve.control1, control2: curve.control2)
      return
    }
    let middle = (line.startIndex + line.endIndex) / 2
    addCurves(line[...middle], tolerance: tolerance)
    addCurves(line[middle...], tolerance: tolerance)
  }
}

/// A cubic Bézier curve between the ends of a line, with the same direction as the line at each
/// end.
private struct Cubic {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point

  init(through line: ArraySlice<Point>) {
    start = line[line.startIndex]
    end = line[line.endIndex - 1]
    let third = line.length / 3
    control1 = Self.step(from: start, towards: line[line.startIndex + 1], third)
    control2 = Self.step(from: end, towards: line[line.endIndex - 2], third)
  }

  private static func step(from a: Point, towards b: Point, _ length: Double) -> Point {
    let distance = a.distance(to: b)
    return distance > 0 ? a.interpolated(to: b, at: length / distance) : a
  }

  func isNear(_ point: Point, within tolerance: Double) -> Bool {
    var previous = start
    for step in 1...24 {
      let next = self.point(at: Double(step) / 24)
      if point.distance(toSegment: previous, next) <= tolerance { return true }
      previous = next
    }
    return false
  }

  private func point(at t: Double) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}
