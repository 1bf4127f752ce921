/// A triangle with its tip in the middle of the top side of its frame and its base at the bottom.
///
/// An inset moves the three sides inwards, so that a border with mitred joins fills exactly the
/// triangle without an inset.
public struct Triangle: InsettableShape, Hashable {
  private var insetAmount = 0.0

  /// Makes a triangle.
  public init() {}

  /// The outline within a rectangle, inset as asked before.
  public func path(in rect: Rect) -> Path {
    // With sides moved inwards by d the triangle shrinks towards its incentre by 1 - d / r, where
    // r is the radius of the inscribed circle: area over half the perimeter.
    let side = (rect.width * rect.width / 4 + rect.height * rect.height).squareRoot()
    let perimeter = rect.width + 2 * side
    let inradius = perimeter > 0 ? rect.width * rect.height / perimeter : 0
    let incentre = Point(x: rect.midX, y: rect.maxY - inradius)
    let scale = inradius > 0 ? max(1 - insetAmount / inradius, 0) : 0
    return Path { path in
      path.addLines(
        [
          Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
          Point(x: rect.minX, y: rect.maxY),
        ].map { incentre.interpolated(to: $0, at: scale) })
      path.closeSubpath()
    }
  }

  /// The same shape, smaller by an amount on each side, beyond earlier insets.
  public func inset(by amount: Double) -> Triangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}
