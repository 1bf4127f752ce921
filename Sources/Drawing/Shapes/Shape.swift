/// A shape whose outline can be fitted to a rectangle, so that it can be used at any size.
public protocol Shape: Sendable {
  /// Returns the outline within a rectangle of the page.
  func path(in rect: Rect) -> Path
}

/// A shape that can be inset on all sides, so that it can have a border inside its frame.
public protocol InsettableShape: Shape {
  /// The total inset on each side.
  var insetAmount: Double { get set }
}

extension InsettableShape {
  /// Returns the shape inset by an amount, in addition to its earlier insets.
  public func inset(by amount: Double) -> Self {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

extension Path: Shape {
  /// Returns the path itself, whatever the rectangle.
  public func path(in rect: Rect) -> Path { self }
}
