/// An outline of straight and curved pieces in one or more subpaths. Its methods are named as in
/// SwiftUI's `Path`.
///
/// A path may begin without a `move`. If the first piece is then a line, the line starts at its own
/// end. If it is a curve, the curve starts at its first control point.
public struct Path: Hashable, Sendable {
  /// A piece of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: Point)
    /// A straight line from the current point.
    case line(to: Point)
    /// A cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to the start of the subpath, which closes the subpath.
    case closeSubpath
  }

  /// The pieces in the order in which they were added.
  public private(set) var elements: [Element] = []
  /// The point where the next piece starts; `nil` if nothing has been added.
  public private(set) var currentPoint: Point?
  private var subpathStart = Point.zero

  /// Makes a path with the pieces that the closure adds.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Starts a subpath at a point.
  public mutating func move(to point: Point) {
    elements.append(.move(to: point))
    currentPoint = point
    subpathStart = point
  }

  /// Adds a straight line from the current point.
  public mutating func addLine(to point: Point) {
    startIfNeeded(at: point)
    elements.append(.line(to: point))
    currentPoint = point
  }

  /// Starts a subpath at the first point and adds straight lines to all other points.
  public mutating func addLines(_ points: some Sequence<Point>) {
    var isFirst = true
    for point in points {
      if isFirst { move(to: point) } else { addLine(to: point) }
      isFirst = false
    }
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    startIfNeeded(at: control1)
    elements.append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Connects the current point to the start of the subpath. Without this call, a path that ends at
  /// its start has two caps there instead of a corner.
  public mutating func closeSubpath() {
    guard currentPoint != nil, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = subpathStart
  }

  private mutating func startIfNeeded(at point: Point) {
    if currentPoint == nil {
      move(to: point)
    } else if elements.last == .closeSubpath {
      move(to: subpathStart)
    }
  }
}
