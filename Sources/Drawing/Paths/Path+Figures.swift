#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Path {
  /// Adds a rectangle as a closed subpath, clockwise from its least corner.
  public mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the ellipse that touches the rectangle's sides as a closed subpath, clockwise from the top.
  public mutating func addEllipse(in rect: Rect) {
    move(to: Point(x: rect.midX, y: rect.minY))
    addTurns(
      center: rect.center, radii: Size(width: rect.width / 2, height: rect.height / 2),
      from: 0, by: 360)
    closeSubpath()
  }

  /// Adds an arc of a circle; a straight line leads to its start if there is a current point.
  ///
  /// 0 degrees is up and clockwise means clockwise on the page, for reader and writer alike. (SwiftUI
  /// measures from the right, and reverses the direction because its y grows downwards.)
  ///
  /// - Parameters:
  ///   - center: the circle's centre.
  ///   - radius: the circle's radius; a negative one counts as 0.
  ///   - startAngle: the direction in which the arc starts.
  ///   - endAngle: the direction in which it ends. If it is a full turn or more from the start, in
  ///     the arc's direction, the arc is the whole circle; otherwise full turns are added or
  ///     subtracted until the end lies ahead of the start.
  ///   - clockwise: true if the arc runs clockwise.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool = true
  ) {
    let radius = max(radius, 0)
    let direction = startAngle.direction
    let start = center.offset(x: direction.x * radius, y: direction.y * radius)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    var turn = endAngle.degrees - startAngle.degrees
    guard turn.isFinite else { return }
    if !clockwise { turn = -turn }
    if turn >= 360 {
      turn = 360
    } else if turn < 0 {
      turn -= (turn / 360).rounded(.down) * 360
    }
    addTurns(
      center: center, radii: Size(width: radius, height: radius), from: startAngle.degrees,
      by: clockwise ? turn : -turn)
  }

  /// Adds Bézier curves along an ellipse, each at most a quarter turn, which keeps them within
  /// 0.03 % of the radius of the true curve.
  mutating func addTurns(center: Point, radii: Size, from start: Double, by turn: Double) {
    guard turn != 0, turn.isFinite else { return }
    // More than a hundred turns look like a hundred.
    let turn = min(max(turn, -36_000), 36_000)
    let count = Int((abs(turn) / 90).rounded(.up))
    let step = turn / Double(count)
    // The handle of a cubic curve that fits a circular arc of this angle.
    let handle = 4.0 / 3 * tan(step * .pi / 180 / 4)
    for index in 0..<count {
      let from = Angle.degrees(start + step * Double(index)).direction
      let to = Angle.degrees(start + step * Double(index + 1)).direction
      // The tangent of a clockwise turn is the direction turned right: (x, y) -> (-y, x).
      addCurve(
        to: center.offset(x: to.x * radii.width, y: to.y * radii.height),
        control1: center.offset(
          x: (from.x - from.y * handle) * radii.width,
          y: (from.y + from.x * handle) * radii.height),
        control2: center.offset(
          x: (to.x + to.y * handle) * radii.width,
          y: (to.y - to.x * handle) * radii.height))
    }
  }
}
