extension Path {
  /// The smallest rectangle around the path, without its stroke; `nil` for an empty path.
  public var boundingRect: Rect? {
    var points: [Point] = []
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let to):
        points.append(to)
        (current, start) = (to, to)
      case .line(let to):
        points.append(to)
        current = to
      case .curve(let to, let control1, let control2):
        Self.appendExtremes(from: current, control1, control2, to, into: &points)
        current = to
      case .closeSubpath:
        current = start
      }
    }
    return Rect(containing: points)
  }

  /// Appends the end of a cubic curve and the points where its x or y has an extreme value.
  private static func appendExtremes(
    from a: Point, _ b: Point, _ c: Point, _ d: Point, into points: inout [Point]
  ) {
    points.append(d)
    for axis in [\Point.x, \Point.y] {
      for t in turns(a[keyPath: axis], b[keyPath: axis], c[keyPath: axis], d[keyPath: axis]) {
        let s = 1 - t
        let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        points.append(
          Point(
            x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y))
      }
    }
  }

  /// The parameters within (0, 1) at which the derivative of a cubic Bézier polynomial is zero.
  private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let quadratic = d - 3 * c + 3 * b - a
    let half = a - 2 * b + c
    let constant = b - a
    var roots: [Double] = []
    if abs(quadratic) < 1e-12 {
      if half != 0 { roots = [-constant / (2 * half)] }
    } else {
      let discriminant = half * half - quadratic * constant
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-half + root) / quadratic, (-half - root) / quadratic]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
