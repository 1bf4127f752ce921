/// Something that can draw its outline within any rectangle, and so can be reused at any size.
public protocol Shape: Sendable {
  /// The outline within a rectangle of the page.
  func path(in rect: Rect) -> Path
}

/// A shape that can be made smaller from all sides, and so can have a border inside its frame.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape moved inwards by an amount, on top of the insets that it already has.
  func inset(by amount: Double) -> InsetShape
}

/// A path is a shape that stays where its own coordinates put it, whatever the rectangle.
extension Path: Shape {
  /// The path itself.
  public func path(in rect: Rect) -> Path { self }
}
