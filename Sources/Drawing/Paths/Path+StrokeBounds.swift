extension Path {
  /// Returns a rectangle that contains the whole stroke of the path, including square caps and
  /// pointed corners. The rectangle can be larger than necessary. `nil` for an empty path.
  public func strokeBounds(_ style: StrokeStyle) -> Rect? {
    guard let box = boundingRect else { return nil }
    let half = max(style.lineWidth, 0) / 2
    var bounds = box.insetBy(dx: -half, dy: -half)
    for subpath in directedSubpaths() {
      for joint in subpath.joints where style.lineJoin == .miter {
        guard let tip = joint.miterTip(half: half, limit: style.miterLimit) else { continue }
        bounds = bounds.union(Rect(origin: tip, size: .zero))
      }
      guard style.lineCap == .square else { continue }
      // Dashes can have caps anywhere along the path.
      if !style.dash.isEmpty { bounds = bounds.union(box.insetBy(dx: -half * 2, dy: -half * 2)) }
      for end in subpath.ends {
        for side in [-half, half] {
          let corner = end.point.offset(
            x: end.direction.x * half - end.direction.y * side,
            y: end.direction.y * half + end.direction.x * side)
          bounds = bounds.union(Rect(origin: corner, size: .zero))
        }
      }
    }
    return bounds
  }

  /// A point where two pieces meet, with the path's directions before and after the point.
  private struct Joint {
    let point: Point
    let arriving: Point
    let leaving: Point

    /// Returns the tip of a pointed corner; `nil` if there is no corner or if the miter limit is
    /// exceeded. `half` is half the line width.
    func miterTip(half: Double, limit: Double) -> Point? {
      let cosine = arriving.x * leaving.x + arriving.y * leaving.y
      // At a turn by the angle t, the miter length is the line width divided by cos(t / 2).
      let halfCosine = ((1 + cosine) / 2).squareRoot()
      guard cosine < 1 - 1e-12, halfCosine > 1e-9, 1 / halfCosine <= limit else { return nil }
      let (x, y) = (arriving.x - leaving.x, arriving.y - leaving.y)
      let length = (x * x + y * y).squareRoot()
      let reach = half / halfCosine
      return point.offset(x: x / length * reach, y: y / length * reach)
    }
  }

  /// The corners of a subpath and, if it is open, its two ends with their outward directions.
  private struct DirectedSubpath {
    var joints: [Joint] = []
    var ends: [(point: Point, direction: Point)] = []
  }

  private func directedSubpaths() -> [DirectedSubpath] {
    var result: [DirectedSubpath] = []
    // The ends of each piece with the directions there. Pieces of zero length are left out.
    var pieces: [(from: Point, to: Point, leaving: Point, arriving: Point)] = []
    var (current, start) = (Point.zero, Point.zero)
    func finish(isClosed: Bool) {
      guard let first = pieces.first, let last = pieces.last else { return }
      var subpath = DirectedSubpath()
      for (one, next) in zip(pieces, pieces.dropFirst()) {
        subpath.joints.append(
          Joint(point: one.to, arriving: one.arriving, leaving: next.leaving))
      }
      if isClosed {
        subpath.joints.append(
          Joint(point: first.from, arriving: last.arriving, leaving: first.leaving))
      } else {
        subpath.ends = [
          (first.from, Point(x: -first.leaving.x, y: -first.leaving.y)), (last.to, last.arriving),
        ]
      }
      result.append(subpath)
      pieces = []
    }
    func add(_ corners: [Point]) {
      // The direction at an end is the direction to or from the nearest control point that differs
      // from the end.
      guard let from = corners.first, let to = corners.last,
        let next = corners.first(where: { $0 != from }),
        let before = corners.last(where: { $0 != to })
      else { return }
      pieces.append((from, to, from.direction(to: next), before.direction(to: to)))
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish(isClosed: false)
        (current, start) = (to, to)
      case .line(let to):
        add([current, to])
        current = to
      case .curve(let to, let control1, let control2):
        add([current, control1, control2, to])
        current = to
      case .closeSubpath:
        add([current, start])
        finish(isClosed: true)
        current = start
      }
    }
    finish(isClosed: false)
    return result
  }
}

extension Point {
  /// Returns the unit vector towards another point.
  fileprivate func direction(to other: Point) -> Point {
    let length = distance(to: other)
    return Point(x: (other.x - x) / length, y: (other.y - y) / length)
  }
}
