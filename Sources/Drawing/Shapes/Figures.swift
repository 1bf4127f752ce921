/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Hashable {
  /// The total inset on each side.
  public var insetAmount = 0.0

  /// Makes a rectangle.
  public init() {}

  /// Returns the outline within a rectangle, after all insets.
  public func path(in rect: Rect) -> Path {
    Path { $0.addRect(rect.insetBy(dx: insetAmount, dy: insetAmount)) }
  }
}

/// An ellipse that touches the four sides of its frame.
public struct Ellipse: InsettableShape, Hashable {
  /// The total inset on each side.
  public var insetAmount = 0.0

  /// Makes an ellipse.
  public init() {}

  /// Returns the outline within a rectangle, after all insets.
  public func path(in rect: Rect) -> Path {
    Path { $0.addEllipse(in: rect.insetBy(dx: insetAmount, dy: insetAmount)) }
  }
}

/// The largest circle that fits into the frame, around the middle of the frame.
public struct Circle: InsettableShape, Hashable {
  /// The total inset on each side.
  public var insetAmount = 0.0

  /// Makes a circle.
  public init() {}

  /// Returns the outline within a rectangle, after all insets.
  public func path(in rect: Rect) -> Path {
    let radius = max(min(rect.width, rect.height) / 2 - insetAmount, 0)
    return Path { $0.addEllipse(in: Rect(around: rect.center, radius: radius)) }
  }
}
