import Platform

extension Path {
  /// Adds a rectangle as a closed subpath, clockwise from the corner with the smallest coordinates.
  public mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the closed ellipse that touches all sides of a rectangle, clockwise from the top.
  public mutating func addEllipse(in rect: Rect) {
    move(to: Point(x: rect.midX, y: rect.minY))
    addTurns(
      center: rect.center, radii: Size(width: rect.width / 2, height: rect.height / 2),
      from: 0, by: 360)
    closeSubpath()
  }

  /// Adds an arc of a circle. If there is a current point, a straight line connects it to the start
  /// of the arc.
  ///
  /// 0 degrees points up. Clockwise means clockwise on the page. (SwiftUI measures angles from the
  /// right, and its clockwise direction appears reversed because y grows downwards.)
  ///
  /// A negative radius counts as 0. If the end is a full turn or more after the start, in the arc's
  /// direction, the arc is the whole circle. An end before the start is moved forwards by full
  /// turns until it is no longer before the start.
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

  /// Adds Bézier curves along an ellipse. Each curve covers at most a quarter turn, so the error is
  /// below 0.03 % of the radius.
  mutating func addTurns(center: Point, radii: Size, from start: Double, by turn: Double) {
    guard turn != 0, turn.isFinite else { return }
    // Limit the number of turns to a hundred, because more would look the same.
    let turn = min(max(turn, -36_000), 36_000)
    let count = Int((abs(turn) / 90).rounded(.up))
    let step = turn / Double(count)
    // The distance between an end and its control point, in radii, for a curve that fits a circular
    // arc of `step` degrees.
    let handle = 4.0 / 3 * tan(step * .pi / 180 / 4)
    for index in 0..<count {
      let from = Angle.degrees(start + step * Double(index)).direction
      let to = Angle.degrees(start + step * Double(index + 1)).direction
      // The tangent of a clockwise arc is the direction turned right by 90°: (x, y) -> (-y, x).
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
