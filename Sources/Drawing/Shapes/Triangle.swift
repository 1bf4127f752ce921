/// A triangle with its apex in the middle of its frame's top side and its base along the bottom.
///
/// An inset moves the three sides inwards, so that the outer edge of a border with mitred joins is
/// exactly the original triangle.
public struct Triangle: InsettableShape, Hashable {
  /// The total inset on each side.
  public var insetAmount = 0.0

  /// Makes a triangle.
  public init() {}

  /// Returns the outline within a rectangle, after all insets.
  public func path(in rect: Rect) -> Path {
    // If the sides of a triangle move inwards by d, the triangle shrinks towards its incentre by
    // the factor 1 - d / r. Here r is the radius of the inscribed circle: the area divided by half
    // the perimeter.
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
}
